import ArgumentParsing
import Basics
import FileSystem
import Planning
import Workspace

extension WriteTargets {
    /// Returns the places of a command that works in a project.
    ///
    /// - Parameters:
    ///   - isReading: Whether the command writes nothing, even without `--dry-run`.
    ///   - isRecorded: Whether the command writes records and can therefore be undone.
    static func project(
        _ arguments: ParsedArguments, isReading: Bool = false, isRecorded: Bool = true
    ) throws(Failure) -> WriteTargets {
        let project = Project.findRoot(package: try arguments.folder(.package))
        return WriteTargets(
            places: [project.stateFolder(isRecorded: isRecorded)],
            access: isReading || arguments.flag(.dryRun) ? .reading : .writing)
    }

    /// Returns the places of a command that writes to a folder, in a project or elsewhere.
    static func folder(
        _ path: String, _ arguments: ParsedArguments, isReading: Bool = false
    ) -> WriteTargets {
        WriteTargets(
            places: [Project.stateFolder(holding: path)],
            access: isReading || arguments.flag(.dryRun) ? .reading : .writing)
    }

    /// Returns the places of a command that fetches packs before it locks the stores.
    static func stores(_ stores: [PackStore]) -> WriteTargets {
        WriteTargets(places: stores.map(\.stateFolder), access: .writingLater)
    }
}
