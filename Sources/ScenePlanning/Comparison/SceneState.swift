package import Basics
import Planning
import ProjectReading
package import Projects

/// The changes to a recorded scene since scene-kit wrote it.
package struct SceneState: Sendable {
    package enum Kind: String, Sendable {
        /// Every file is unchanged.
        case current
        /// A file was edited.
        case edited
        /// The set has changed since.
        case behind
        case missing
    }

    /// The state that needs the most attention.
    package let kind: Kind
    /// The state of each file, in the order of the record.
    package private(set) var files: [Kind] = []
    /// A note for each file that counts as missing because it can't be read.
    package private(set) var notes: [Diagnostic] = []

    /// - Parameter isBehind: Whether `update` would change the scene.
    package init(
        of outline: SceneRecord, in state: ProjectState, isBehind: Bool
    ) throws(Failure) {
        let name = outline.entry.name.text
        let record = state.located(try state.records.record(of: name) ?? outline)
        for file in record.files {
            do throws(Failure) {
                let place = state.records.destination(of: file)
                let contents = try Self.contents(at: place, on: state.disk)
                let isCurrent = contents.map(file.base.matches)
                files.append(isCurrent.map { $0 ? .current : .edited } ?? .missing)
            } catch {
                guard error.status == .refused else { throw error }
                files.append(.missing)
                notes += error.diagnostics.map { $0.with(.note) }
            }
        }
        if files.contains(.missing) {
            kind = .missing
        } else if isBehind {
            kind = .behind
        } else {
            kind = files.contains(.edited) ? .edited : .current
        }
    }

    /// Follows a link that stays in the project, because this code only reads. Nil if the file
    /// doesn't exist.
    private static func contents(
        at destination: Destination, on disk: any Disk
    ) throws(Failure) -> [UInt8]? {
        do throws(Failure) {
            guard case .file(let contents) = try disk.entry(at: destination) else { return nil }
            return contents
        } catch {
            let behindLink = Result { () throws(Failure) in
                try disk.read(destination.path, atMost: 256 << 20)
            }
            guard error.status == .refused, case .success(let contents) = behindLink else {
                throw error
            }
            return contents
        }
    }
}
