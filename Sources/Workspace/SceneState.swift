package import Basics
import FileSystem
import Planning
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
        /// A file is missing.
        case missing
    }

    /// The state of each file, in the order of the record.
    package let files: [Kind]
    /// A note for each file that counts as missing because it can't be read.
    package let notes: [Diagnostic]
    private let isBehind: Bool

    /// - Parameter isBehind: Whether `update` would change the scene.
    /// - Throws: what reading a file throws.
    package init(
        of record: SceneRecord, in records: RecordStore, isBehind: Bool
    ) throws(Failure) {
        let disk = DiskState()
        var states: [Kind] = []
        var notes: [Diagnostic] = []
        for file in record.files {
            do throws(Failure) {
                let contents = try Self.contents(at: records.destination(of: file), on: disk)
                let state = contents.map { file.base.matches($0) ? Kind.current : .edited }
                states.append(state ?? .missing)
            } catch {
                guard error.status == .refused else { throw error }
                states.append(.missing)
                notes += error.diagnostics.map(\.asNote)
            }
        }
        files = states
        self.notes = notes
        self.isBehind = isBehind
    }

    /// Follows a link that stays in the project, because this code only reads. Nil if the file
    /// doesn't exist.
    private static func contents(
        at destination: Destination, on disk: DiskState
    ) throws(Failure) -> [UInt8]? {
        do throws(Failure) {
            guard case .file(let contents) = try disk.entry(at: destination) else { return nil }
            return contents
        } catch {
            guard error.status == .refused else { throw error }
            let inTheWay = error
            do throws(Failure) {
                return try ProjectFile.read(destination.path, atMost: sizeLimit)
            } catch {
                throw inTheWay
            }
        }
    }

    private static let sizeLimit = 256 << 20

    /// The scene's state: the one that needs the most attention.
    package var kind: Kind {
        if files.contains(.missing) { return .missing }
        if isBehind { return .behind }
        return files.contains(.edited) ? .edited : .current
    }
}

extension Diagnostic {
    fileprivate var asNote: Diagnostic {
        var note = self
        note.severity = .note
        return note
    }
}
