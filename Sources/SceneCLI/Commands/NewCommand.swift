import SwiftSource
import ArgumentParsing
import Basics
import FileSystem
import Planning
import Projects
import Scenes
import TemplateSets
import Workspace

/// `scene-kit new`: one scene from a template set, and the routes that start from it.
enum NewCommand {
    static func run(
        _ arguments: ParsedArguments, _ environment: Environment
    ) throws(Failure) -> Outcome {
        var request = try PlaceRequest(arguments)
        let project = request.project
        let continued = try ContinuedScene(arguments, project)
        request.record = continued?.record
        let (entry, set) = try asked(arguments, project, continued)
        var scene = try scene(entry, set, continued?.record, arguments, environment)
        var place = try request.resolve(
            makesTests: set.makesTests(scene.options, scene.parts), packages: set.packages)
        place.note(imports: scene.imports)
        try continued?.check(place, in: project, arguments)
        scene.routes = try routes(of: scene, entry, set, from: place.module, project, continued)
        var renderer = try project.renderer(
            of: set, at: place, author: scene.author, date: scene.date)
        try continued?.check(scene, of: set, &renderer)
        let files = try place.placed(renderer.render(scene), of: set)
            .keepingHeaders(renderer.surroundings)
        try checkParts(scene, of: set, files, place)
        let job = SceneJob(
            project: project, set: set, place: place, files: files,
            isRecorded: !arguments.flag(noRecord))
        let (plan, notes) = try job.plan(ExistingFilePolicy(arguments)) {
            (recorder, skipped) throws(Failure) in
            recorder.record(
                scene, entry, files: files.filter { !skipped.contains($0.destination) },
                over: try recorder.existing(scene.name, isContinued: continued != nil))
        }
        try SharedTypes(place).check(plan)
        place.notes += renderer.warnings + notes
        place.notes += UnlistedFiles.notes(on: plan, of: place, in: project)
        var outcome = Outcome(
            plan, notes: (continued?.notes ?? []) + place.notes, arguments, environment)
        if outcome.status == .success {
            outcome.diagnostics += unheardOptions(plan, set, arguments)
            if !arguments.flag(.dryRun) { outcome.nextStep = place.nextStep }
        }
        return outcome
    }

    private static func scene(
        _ entry: SceneEntry, _ set: TemplateSet, _ record: SceneRecord?,
        _ arguments: ParsedArguments, _ environment: Environment
    ) throws(Failure) -> Scene {
        try entry.scene(
            for: set,
            author: arguments.last(of: .author) ?? record?.author ?? environment.userName,
            date: day(arguments, environment, record), options: arguments.values(of: option))
    }

    /// The routes that were asked for, and those of the record whose tests are made with the others.
    private static func routes(
        of scene: Scene, _ entry: SceneEntry, _ set: TemplateSet, from module: String?,
        _ project: Project, _ continued: ContinuedScene?
    ) throws(Failure) -> [Route] {
        var own = RouteTarget(scene, of: set, module: module)
        if continued?.record.hasBuilder == true { own.isGenerated = true }
        let targets = RouteTargets(
            project: project, generated: [scene.name.description: own], author: scene.author,
            date: scene.date.description)
        let asked = try targets.routes(of: entry, for: set, from: module)
        return try asked
            + (continued?.routesToTest(
                besides: asked, parts: scene.parts, of: set, targets, from: module) ?? [])
    }

    /// The scene as it was asked for, and the set that makes it.
    private static func asked(
        _ arguments: ParsedArguments, _ project: Project, _ continued: ContinuedScene?
    ) throws(Failure) -> (SceneEntry, TemplateSet) {
        var entry = entry(
            arguments, continued?.choices ?? project.configuration.defaults)
        let set = try TemplateStore(project, remembering: continued?.sources ?? [:])
            .set(entry.choices.template)
        try continued?.check(set, in: project)
        if continued != nil || arguments.last(of: .template) != nil {
            // The project's options are for its own set; another takes those that it has.
            entry.choices.options = entry.choices.options.filter { key, _ in
                set.options.contains { $0.name == key }
            }
        }
        return (entry, set)
    }

    /// The scene as it was asked for, with defaults where nothing was said.
    private static func entry(
        _ arguments: ParsedArguments, _ defaults: SceneChoices
    ) -> SceneEntry {
        func texts(_ option: Option) -> [SourceText]? {
            let values = arguments.values(of: option)
            return values.isEmpty ? nil : values.map { SourceText(name: option.name, text: $0) }
        }
        var choices = SceneChoices()
        choices.template = arguments.last(of: .template).map {
            SourceText(name: Option.template.name, text: $0)
        }
        choices.parameters = texts(param)
        choices.imports = texts(importModule)
        choices.dependencies = texts(dependency)
        choices.samples = texts(sample)
        choices.parts = texts(only)
        choices.routes = texts(route)?.map { RouteEntry($0) }
        choices.presentations = texts(present)?.map { RouteEntry($0) }
        var result = choices.over(defaults)
        // What the command line says of an option comes with its other arguments.
        for given in arguments.values(of: option) {
            result.options[String(given.prefix { $0 != "=" })] = nil
        }
        return SceneEntry(
            name: SourceText(name: "name", text: arguments.value(of: name) ?? ""), choices: result)
    }

    static func day(
        _ arguments: ParsedArguments, _ environment: Environment, _ record: SceneRecord? = nil
    ) throws(Failure) -> String {
        if let given = arguments.last(of: .date) ?? record?.date { return given }
        return try environment.today()
    }

    /// Says of each kept file that it is not what an option of the project asks for.
    private static func unheardOptions(
        _ plan: Plan, _ set: TemplateSet, _ arguments: ParsedArguments
    ) -> [Diagnostic] {
        let given = arguments.values(of: option)
        let asked = set.options.filter { option in
            option.scope == .project && given.contains { $0.hasPrefix(option.name + "=") }
        }
        guard !asked.isEmpty else { return [] }
        let names = asked.map { "'\($0.name)'" }.joined(separator: ", ")
        return plan.operations.filter { $0.verb == .keep && $0.old != nil && $0.old != $0.new }
            .map { kept in
                Diagnostic(
                    .note, "the shared file is kept, and is not what \(names) would make of it",
                    path: kept.path,
                    hint: "Change it by hand, or remove it to have it made again.")
            }
    }
}
