import Basics
import Planning
import Threads

/// The changes of a transaction, written to disk before any other file.
///
/// It never changes afterward. The disk shows how far the run came; see `Rollback`.
struct Journal: Sendable {
    /// The change to one file.
    struct Entry: Equatable, Sendable {
        enum Action: String {
            case create, replace, remove
            /// Changes of an empty folder.
            case removeFolder = "remove-folder"
            case makeFolder = "make-folder"

            /// Whether the old file is kept for the rollback.
            var hasBackup: Bool { self == .replace || self == .remove }

            /// Whether folders may become empty.
            var empties: Bool { self == .remove || self == .removeFolder }
        }

        let action: Action
        let destination: Destination
        /// The checksum of the file before the change, or nil if it didn't exist.
        let old: UInt64?
        /// The checksum of the file after the change, or nil if it is removed.
        let new: UInt64?
    }

    var names = TemporaryNames()
    var run: TransactionRun
    /// The topmost missing folders.
    var folders: [Folder] = []
    /// Whether the first of `folders` contains the journal.
    var isInNewFolder = false
    /// The paths that get another spelling when everything else is done.
    var respellings: [Respelling] = []
    /// The changes in the plan's order. The temporary name of a file contains its index.
    var entries: [Entry]

    init(of operations: [FileOperation], by run: TransactionRun) {
        self.run = run
        // Computing the checksums takes most of the time.
        entries = Parallel.map(operations.indices) { operations[$0].map(Entry.init) }
            .flatMap(\.self)
    }

    /// Returns the name of a replaced or removed file in the folder of the journal.
    static func backupName(_ index: Int) -> String { String(index) }
}

/// A path that gets another spelling, on a volume that ignores the difference.
struct Respelling: Sendable {
    /// A folder above the names that differ.
    let base: String
    let old, new: OutputPath

    init(base: String, from old: OutputPath, to new: OutputPath) {
        (self.base, self.old, self.new) = (base, old, new)
    }

    /// The links on the way to what differs are followed.
    init(from old: Destination, to new: Destination) {
        let (from, to) = (AbsolutePath(old.path).components, AbsolutePath(new.path).components)
        let shared = zip(from, to).prefix { $0.isSpelled(like: $1) }.count
        self.init(
            base: AbsolutePath(old.path).prefix(shared).relative(to: AbsolutePath(".")),
            from: OutputPath(ofRecord: Array(from[shared...])),
            to: OutputPath(ofRecord: Array(to[shared...])))
    }
}

/// The command that a transaction belongs to.
package struct TransactionRun: Equatable, Sendable {
    let command: String
    /// The time in seconds since 1970.
    let time: Int
    /// The number of the command in the history that it undoes.
    package var undone: Int?

    package init(command: String, time: Int) {
        self.command = command
        self.time = time
    }
}

extension Journal.Entry {
    fileprivate init(_ operation: FileOperation) {
        destination = operation.destination
        old = operation.old.map { UInt64(checksumOf: $0) }
        if operation.isEmptyFolder {
            action = operation.verb == .remove ? .removeFolder : .makeFolder
            new = nil
        } else if operation.verb == .remove {
            (action, new) = (.remove, nil)
        } else {
            action = operation.verb.replaces ? .replace : .create
            new = UInt64(checksumOf: operation.new)
        }
    }
}

/// The text of a journal: fields that end in a null character, which is in no path. A header is
/// followed by five fields for each folder and entry: its kind, two checksums, a base, and a path. A
/// respelling has the new spelling instead of the first checksum.
///
/// A path below the place of the journal is relative to it, so that the place can be moved.
extension Journal {
    static let title = "scene-kit journal 5"
    /// The last field. Without it, the journal is incomplete, and nothing else was written.
    private static let end = "end"
    private static let headerCount = 7

    /// - Parameters:
    ///   - stamp: The stamp of the journal file.
    ///   - place: The folder that relative paths begin at.
    func text(_ stamp: FileStamp, from place: String) -> [UInt8] {
        let place = AbsolutePath(resolvingLinksOf: place)
        var bases: [String: String] = [:]
        func written(_ base: String) -> String {
            if let known = bases[base] { return known }
            let path = AbsolutePath(resolvingLinksOf: base)
            let isBelow = path.components.starts(with: place.components)
            bases[base] = isBelow ? path.relative(to: place) : path.text
            return bases[base]!
        }
        var fields = [
            Self.title, stamp.field, names.number, run.command, "\(run.time)",
            run.undone.map(String.init) ?? "", place.text,
        ]
        for (index, folder) in folders.enumerated() {
            let kind = index == 0 && isInNewFolder ? "own-folder" : "folder"
            fields += [kind, "", "", written(folder.anchor), folder.names.joined(separator: "/")]
        }
        for entry in entries {
            fields += [
                entry.action.rawValue, entry.old.map { String($0, radix: 16) } ?? "",
                entry.new.map { String($0, radix: 16) } ?? "",
                written(entry.destination.base), entry.destination.relative.description,
            ]
        }
        for respelling in respellings {
            fields += [
                "respell", respelling.new.description, "", written(respelling.base),
                respelling.old.description,
            ]
        }
        fields.append(Self.end)
        return Array(fields.joined(separator: "\0").utf8)
    }

    /// Parses a journal. Nil if it is incomplete or is a copy.
    ///
    /// A project from a stranger may contain a journal, but its inode number and time differ from
    /// those in its text.
    ///
    /// - Parameter place: The folder of the journal, or nil for the folder that its text names.
    init?(parsing bytes: [UInt8], stamp: FileStamp, place: String?) {
        let fields = bytes.split(separator: 0, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard fields.count > Self.headerCount, fields.count % 5 == (Self.headerCount + 1) % 5,
            fields[0] == Self.title, fields[1] == stamp.field, fields.last == Self.end,
            let names = TemporaryNames(number: fields[2]), let time = Int(fields[4])
        else { return nil }
        self.names = names
        run = TransactionRun(command: fields[3], time: time)
        run.undone = Int(fields[5])
        let place = place ?? fields[6]
        entries = []
        for start in stride(from: Self.headerCount, to: fields.count - 1, by: 5) {
            let base =
                switch fields[start + 3] {
                case ".": place
                case let path where path.hasPrefix("/"): path
                case let path: Destination.join(place, path)
                }
            guard let path = Self.checked(fields[start + 4]) else { return nil }
            switch fields[start] {
            case "own-folder", "folder":
                isInNewFolder = isInNewFolder || fields[start] == "own-folder"
                folders.append(Folder(anchor: base, names: path.components))
            case "respell":
                guard let new = Self.checked(fields[start + 1]) else { return nil }
                respellings.append(Respelling(base: base, from: path, to: new))
            case let kind:
                guard let action = Entry.Action(rawValue: kind) else { return nil }
                entries.append(
                    Entry(
                        action: action, destination: Destination(base: base, relative: path),
                        old: UInt64(fields[start + 1], radix: 16),
                        new: UInt64(fields[start + 2], radix: 16)))
            }
        }
    }

    /// Returns a path that doesn't lead up or into git's folder. The other rules for the files of a
    /// set don't apply to records.
    private static func checked(_ text: String) -> OutputPath? {
        let components = text.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
        ).map { String(Substring($0)) }
        let isSafe = components.allSatisfy { component in
            let visible = component.lowercased().utf8.filter { (0x21..<0x7F).contains($0) }
            return !["", ".", ".."].contains(component)
                && ![".git", "git~1"].contains(String(decoding: visible, as: UTF8.self))
        }
        return isSafe ? OutputPath(ofRecord: components) : nil
    }
}

extension FileStamp {
    fileprivate var field: String { "\(seconds) \(nanoseconds) \(number)" }
}

extension UInt64 {
    /// A number that different files have by accident only. A digest would take ten times as long.
    init(checksumOf bytes: [UInt8]) {
        var sum: UInt64 = 0x243f_6a88_85a3_08d3
        func add(_ word: UInt64) {
            let product = (sum ^ word).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
            sum = product.high ^ product.low
        }
        let whole = bytes.count & ~7
        bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: whole, by: 8) {
                add(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian)
            }
        }
        add(bytes[whole...].reduce(0) { $0 << 8 | UInt64($1) })
        add(UInt64(bytes.count))
        self = sum
    }
}
