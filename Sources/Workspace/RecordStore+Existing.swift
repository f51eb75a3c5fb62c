package import Basics
package import Projects
import Scenes
package import SwiftSource

extension RecordStore {
    /// The record of a scene that `new` is to write; nil where there is none whose files are there.
    ///
    /// - Parameter isContinued: whether more is to be made of that scene.
    /// - Throws: `Failure` with 73 where the project has the scene in a list, in another place, or one
    ///   whose name differs only in case or Unicode form, and what reading it throws.
    package func existing(
        _ scene: SceneName, at place: ResolvedOutput, isContinued: Bool
    ) throws(Failure) -> SceneRecord? {
        let name = scene.description
        let key = name.caseFolded
        let twin = names.first { $0.caseFolded == key && !$0.isSpelled(like: name) }
        if let twin {
            throw conflict(
                scene,
                "the project has a scene '\(twin)', which differs only in \(name.difference(from: twin))",
                hint: "Choose another name.")
        }
        guard let record = try record(of: name) else { return nil }
        if let list = record.list {
            throw conflict(
                scene,
                "the scene '\(name)' is created by 'scene-kit generate', "
                    + "from '\(project.shownPath(ofList: list))'",
                hint: "Change it there and run '\(project.generateCommand(forList: list))', or "
                    + "choose another name.")
        }
        // A record whose files have all gone is one of a scene that was removed.
        guard isContinued || hasFiles(of: record) else { return nil }
        guard record.sources == project.folder(at: place.layout.scene) else {
            throw conflict(
                scene, "the project has a scene '\(name)' already, in '\(record.sources.path)'",
                hint: isContinued
                    ? "Leave out --output and --package to add to it there, or choose "
                        + "another name."
                    : "'\(project.command("update \(name)"))' changes it there. Or choose another name, "
                        + "or add --no-record to leave this one unrecorded.")
        }
        return record
    }

    private func conflict(_ scene: SceneName, _ message: String, hint: String) -> Failure {
        Failure(.conflict, scene.source.diagnostic(message, hint: hint))
    }
}
