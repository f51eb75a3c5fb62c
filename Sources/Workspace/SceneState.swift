package import Basics
import FileSystem
import Planning
package import Projects

/// What has become of a recorded scene since scene-kit wrote it.
package struct SceneState: Sendable {
    package enum Kind: String, Sendable {
        /// Every file is as it was written.
        case current
        /// A file was edited.
        case edited
        /// The set has changed since.
        case behind
        /// A file has gone.
        case missing
    }

    /// The state of each file, in the order of the record.
    package let files: [Kind]
    private let isBehind: Bool

    /// - Parameter setDigest: that of the scene's set as it is today; nil where it cannot be had.
    /// - Throws: what reading a file throws.
    package init(
        of record: SceneRecord, in records: RecordStore, setDigest: Digest?
    ) throws(Failure) {
        let disk = DiskState()
        var states: [Kind] = []
        for file in record.files {
            if case .file(let contents) = try disk.entry(at: records.destination(of: file)) {
                states.append(file.base.matches(contents) ? .current : .edited)
            } else {
                states.append(file.isAbsent ? .current : .missing)
            }
        }
        files = states
        isBehind = setDigest.map { $0 != record.setDigest } ?? false
    }

    /// That of the scene: what there is most to do about.
    package var kind: Kind {
        if files.contains(.missing) { return .missing }
        if isBehind { return .behind }
        return files.contains(.edited) ? .edited : .current
    }
}
