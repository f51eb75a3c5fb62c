import ArgumentParsing
import Basics
import FileSystem
import Workspace

extension Workplaces {
    /// Those of a command that works in a project.
    ///
    /// - Parameters:
    ///   - isReading: whether it writes nothing this time, `--dry-run` aside.
    ///   - isRecorded: whether it leaves records, and so may leave what it takes to undo it.
    static func project(
        _ arguments: ParsedArguments, isReading: Bool = false, isRecorded: Bool = true
    ) throws(Failure) -> Workplaces {
        let project = Project.findRoot(package: try arguments.folder(.package))
        return Workplaces(
            places: [project.stateFolder(isRecorded: isRecorded)],
            access: isReading || arguments.flag(.dryRun) ? .reading : .writing)
    }

    /// Those of a command that writes to a folder, in a project or elsewhere.
    static func folder(
        _ path: String, _ arguments: ParsedArguments, isReading: Bool = false
    ) -> Workplaces {
        Workplaces(
            places: [Project.stateFolder(holding: path)],
            access: isReading || arguments.flag(.dryRun) ? .reading : .writing)
    }

    /// Those of a command that fetches packs into stores before it locks these.
    static func stores(_ stores: [PackStore]) -> Workplaces {
        Workplaces(places: stores.map(\.stateFolder), access: .writingLater)
    }
}
