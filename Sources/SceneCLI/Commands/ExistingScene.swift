import ArgumentParsing
package import Basics
import Planning
package import Projects
package import Scenes
import SwiftSource
package import TemplateSets
package import Workspace

/// A scene of which `new` makes more: what its record says stands where nothing else is said, and
/// what is said has to fit the files that are there.
///
/// `--only` makes parts of it, and without that the rest of a scene of which only parts were made.
package final class ExistingScene: Sendable {
    package let record: SceneRecord
    /// Whether the files that the record names have all gone: removed, or moved elsewhere.
    private let filesAreMissing: Bool

    /// Nil where a scene is made anew.
    ///
    /// - Parameters:
    ///   - makesParts: whether only parts of it are asked for.
    ///   - describesScene: whether something is said of the scene as a whole.
    /// - Throws: what reading the record throws.
    init?(
        _ name: String, in snapshot: ProjectSnapshot, makesParts: Bool, describesScene: Bool,
        _ policy: ExistingFilePolicy
    ) throws(Failure) {
        guard let record = try snapshot.record(of: name) else { return nil }
        self.record = record
        filesAreMissing = !record.files.isEmpty && !snapshot.records.hasFiles(of: record)
        if !makesParts {
            // --force makes it anew.
            guard record.entry.choices.parts != nil, !filesAreMissing, policy != .overwrite
            else { return nil }
        } else if filesAreMissing, describesScene {
            // Nothing is there that it would have to go with.
            return nil
        }
    }

    /// Says that the record counts although nothing else is left.
    package var notes: [Diagnostic] {
        guard filesAreMissing else { return [] }
        let name = record.entry.name
        return [
            Diagnostic(
                .note,
                "none of the files in this record exist; the scene keeps its recorded options",
                path: name.name,
                hint: "If the scene '\(name.text)' was removed, remove its record, too.")
        ]
    }

    /// - Throws: `Failure` with 73 for a module, and a folder of tests, that the scene is not in.
    func check(
        _ place: ResolvedOutput, in project: Project, _ options: OutputOptions
    ) throws(Failure) {
        if let module = record.module, options.module != nil, place.module != module {
            throw belongsElsewhere("to the module '\(module)'", "--module")
        }
        if let tests = record.tests, options.tests != nil, let root = place.layout.tests,
            project.folder(at: root) != tests
        {
            throw belongsElsewhere("with its tests to '\(tests.path)'", "--tests")
        }
    }

    private func belongsElsewhere(_ place: String, _ option: String) -> Failure {
        Failure(
            .conflict,
            Diagnostic(
                .error, "the scene '\(record.entry.name.text)' belongs \(place)", path: option,
                hint: "Leave out \(option) to add to it there."))
    }

    /// What was given of the scene as a whole, but for its options.
    package var given: SceneChoices {
        var given = record.entry.choices
        given.parts = nil
        given.routes = nil
        given.options = [:]
        return given
    }

    /// The values that it was made with: the files that are there rely on them.
    package var choices: SceneChoices {
        var choices = given
        choices.imports = record.resolved.imports
        choices.options = record.resolved.options
        return choices
    }

    /// - Throws: `Failure` with 73 where the scene is of another set.
    package func check(_ templateSet: TemplateSet, in project: Project) throws(Failure) {
        let recorded = record.entry.choices.template?.text ?? ""
        guard templateSet.digest != record.setDigest,
            templateSet.recordedReference(in: project) != recorded
        else { return }
        throw Failure(
            .conflict,
            Diagnostic(
                .error,
                "the scene '\(record.entry.name.text)' was created from the set '\(recorded)'",
                path: "--template", hint: "Leave out --template, or choose another name."))
    }

    /// - Parameter scene: the scene as it is now asked for.
    /// - Throws: `Failure` with 73 and all that was said of the scene and differs from its record,
    ///   where that would make other files of those that are there.
    package func check(
        _ scene: Scene, of templateSet: TemplateSet, in environment: RenderEnvironment
    ) throws(Failure) {
        var entry = record.entry
        entry.choices = choices
        entry.choices.options = entry.choices.options.filter { key, _ in
            templateSet.options.contains { $0.name == key }
        }
        let earlier = try entry.scene(
            for: templateSet, author: SourceText(argument: scene.author, of: "--author"),
            date: SourceText(argument: "\(scene.date)", of: "--date"))
        let changes = changes(from: earlier, to: scene)
        guard !changes.isEmpty else { return }
        let preview = try SceneGeneration.Preview(of: templateSet, in: environment)
        guard
            try recordedFiles(of: earlier, templateSet, preview)
                != recordedFiles(of: scene, templateSet, preview)
        else { return }
        throw Failure(.conflict, changes)
    }

    /// The routes that the record has besides those that are asked for now, where their tests are to
    /// be made: they come with the other tests.
    ///
    /// - Throws: what looking up the targets throws.
    package func routesToTest(
        besides asked: [Route], parts: Set<String>, of templateSet: TemplateSet,
        _ targets: RouteTargets, from module: String?
    ) throws(Failure) -> [Route] {
        let makesTests = templateSet.files.contains { file in
            file.repetition == .forEachRoute && file.root == .tests
                && (parts.isEmpty || file.isNamed(in: parts))
        }
        guard makesTests else { return [] }
        let labels = Set(asked.map(\.label))
        var routes = try targets.routes(of: record.entry, for: templateSet, from: module)
            .filter { !labels.contains($0.label) }
        for index in routes.indices { routes[index].exists = true }
        return routes
    }

    /// The files that the record has, as they come out for a scene.
    private func recordedFiles(
        of scene: Scene, _ templateSet: TemplateSet, _ preview: SceneGeneration.Preview
    ) throws(Failure) -> [RenderedFile] {
        let ids = Set(templateSet.files.filter { $0.repetition == .once }.map(\.id))
        var scene = scene
        scene.routes = []
        scene.parts = Set(record.files.compactMap(\.id)).intersection(ids)
        return scene.parts.isEmpty ? [] : try preview.ownFiles(of: scene)
    }

    private func changes(from earlier: Scene, to scene: Scene) -> [Diagnostic] {
        let choices = record.entry.choices
        var changes: [Diagnostic] = []
        if earlier.parameters.declaration != scene.parameters.declaration {
            changes.append(change("parameters", choices.parameters, "--param"))
        }
        if earlier.dependencies.declaration != scene.dependencies.declaration {
            changes.append(change("dependencies", choices.dependencies, "--dependency"))
        }
        if Set(earlier.imports) != Set(scene.imports) {
            changes.append(change("imports", choices.imports, "--import"))
        }
        if earlier.samples != scene.samples {
            changes.append(change("samples", choices.samples, "--sample"))
        }
        for option in changedOptions(from: earlier, to: scene) {
            let texts = earlier.options[option]?.texts ?? []
            changes.append(
                change(
                    "any '\(option)'",
                    texts.map { SourceText(name: "", text: "\(option)=\($0)") }, "--option"))
        }
        return changes
    }

    private func changedOptions(from earlier: Scene, to scene: Scene) -> [String] {
        scene.options.values.keys.sorted().filter { earlier.options[$0] != scene.options[$0] }
    }

    private func change(
        _ what: String, _ recorded: [SourceText]?, _ option: String
    ) -> Diagnostic {
        let texts = (recorded ?? []).map { "\(option) '\($0.text.escapedForTerminal())'" }
        let made = texts.isEmpty ? "without \(what)" : "with " + texts.joined(separator: " ")
        return Diagnostic(
            .error,
            "the scene '\(record.entry.name.text)' was created \(made), and its files rely on that",
            path: option,
            hint: "Leave out \(option) to add to the scene as it is, or recreate all of it: "
                + "without --only, with --force, and with all of its options.")
    }
}
