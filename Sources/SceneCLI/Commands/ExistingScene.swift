import ArgumentParsing
package import Basics
import Planning
package import Projects
package import Scenes
import SwiftSource
package import TemplateSets
package import Workspace

/// A recorded scene that `new` adds files to. The record supplies every choice that the command
/// leaves out. The choices that the command names have to fit the existing files.
///
/// With `--only`, `new` adds parts of the scene. Without it, `new` adds the remaining parts of a
/// scene that has only some.
package final class ExistingScene: Sendable {
    package let record: SceneRecord
    /// Whether every file in the record was removed or moved.
    private let filesAreMissing: Bool

    /// Nil if the command creates the whole scene.
    ///
    /// - Parameters:
    ///   - makesParts: Whether the command creates only parts of the scene.
    ///   - describesScene: Whether the command gives choices for the whole scene.
    /// - Throws: What reading the record throws.
    init?(
        _ name: String, in snapshot: ProjectSnapshot, makesParts: Bool, describesScene: Bool,
        _ policy: ExistingFilePolicy
    ) throws(Failure) {
        guard let record = try snapshot.record(of: name) else { return nil }
        self.record = record
        filesAreMissing = !record.files.isEmpty && !snapshot.records.hasFiles(of: record)
        if !makesParts {
            // `--force` replaces the whole scene.
            guard record.entry.choices.parts != nil, !filesAreMissing, policy != .overwrite
            else { return nil }
        } else if filesAreMissing, describesScene {
            // There are no existing files that the choices have to fit.
            return nil
        }
    }

    /// A note that the command uses the record although all files are missing.
    package var notes: [Diagnostic] {
        guard filesAreMissing else { return [] }
        let name = record.entry.name
        return [
            Diagnostic.note(
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
            .conflict, "the scene '\(record.entry.name.text)' belongs \(place)", path: option,
            hint: "Leave out \(option) to add to it there.")
    }

    /// The recorded choices that apply to the whole scene, without the set's options.
    package var given: SceneChoices {
        var given = record.entry.choices
        given.parts = nil
        given.routes = nil
        given.options = [:]
        return given
    }

    /// The choices that the scene was created with. The existing files rely on them.
    package var choices: SceneChoices {
        var choices = given
        choices.imports = record.resolved.imports
        choices.options = record.resolved.options
        return choices
    }

    /// - Throws: `Failure` with 73 if the scene was created from another set.
    package func check(_ templateSet: TemplateSet, in project: Project) throws(Failure) {
        let recorded = record.entry.choices.template?.text ?? ""
        guard templateSet.digest != record.setDigest,
            templateSet.recordedReference(in: project) != recorded
        else { return }
        throw Failure(
            .conflict,
            "the scene '\(record.entry.name.text)' was created from the set '\(recorded)'",
            path: "--template", hint: "Leave out --template, or choose another name.")
    }

    /// - Parameter scene: The scene that the command describes.
    /// - Throws: `Failure` with 73 and every choice that differs from the record, if these choices
    ///   would change the recorded files.
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

    /// The recorded routes that aren't in `asked`, if their tests are created. Their tests are
    /// created with the scene's other tests.
    ///
    /// - Throws: What looking up the targets throws.
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

    /// The recorded files, rendered for a scene.
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
