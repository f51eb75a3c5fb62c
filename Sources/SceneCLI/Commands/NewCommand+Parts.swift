import Basics
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

extension NewCommand {
    /// - Throws: `Failure` with 64 for a name that is none, where a scene of the project is meant.
    static func check(_ name: SourceText, among records: RecordStore) throws(Failure) {
        let key = name.text.caseFolded
        guard let meant = records.names.first(where: { $0.caseFolded == key }), meant != name.text
        else { return }
        _ = try SceneName(parsing: name) { [meant] }
    }

    /// - Throws: `Failure` with 64 if `--only` names files, and none of them is created.
    static func checkParts(
        of generation: SceneGeneration, _ place: ResolvedOutput
    ) throws(Failure) {
        guard case .scene(let scene) = generation.items[0].subject, !scene.parts.isEmpty else {
            return
        }
        let (parts, templateSet) = (scene.parts, generation.sets[0])
        var budget = RunBudget()
        let isMade = try generation.files(spending: &budget).files.contains { output in
            !output.file.isShared || parts.contains(output.file.id)
                || parts.contains(output.file.role)
        }
        if isMade { return }
        let hint =
            if place.layout.tests == nil, templateSet.makesTests(scene.options, parts) {
                "Tests need a place: add --tests <dir> --module <name>."
            } else if templateSet.files.contains(where: { $0.isNamed(in: parts) && !$0.isShared }) {
                "A file that is made for each route needs one: add --route <Scene>."
            } else {
                "\"support\": false in \(ProjectConfiguration.fileName) keeps shared files from "
                    + "being made."
            }
        let names = parts.sorted().map { "'\($0)'" }.joinedAsAlternatives("and")
        throw Failure(
            .usage,
            Diagnostic(
                .error, "nothing would be created for \(names.escapedForTerminal())",
                path: "--only",
                hint: hint))
    }
}
