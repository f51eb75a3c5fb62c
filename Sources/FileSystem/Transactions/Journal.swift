import Basics
import Planning

/// The changes of a transaction, written to disk before any other file.
///
/// It never changes afterward. The disk shows how far the run came; see `Rollback`.
struct Journal: Sendable {
    /// The change to one file.
    struct Entry: Sendable {
        enum Action: String, CaseIterable {
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
        /// The digest of the file before the change, or nil if it didn't exist.
        let old: Digest?
        /// The digest of the file after the change, or nil if it is removed.
        let new: Digest?
    }

    var names = TemporaryNames()
    /// The process that writes.
    var process = getpid()
    /// The time in seconds since 1970.
    var time: Int
    /// The command line, for messages.
    var command: String
    /// The number of the command in the history that this one undoes.
    var undone: Int?
    /// The topmost missing folders.
    var folders: [Folder] = []
    /// Whether the first of `folders` contains the journal.
    var isInNewFolder = false
    /// The changes in the plan's order. The temporary name of a file contains its index.
    var entries: [Entry] = []

    init(of operations: [FileOperation], by run: TransactionRun) {
        time = run.time
        command = run.command
        undone = run.undone
        // Computing the digests takes most of the time.
        entries = Parallel.map(operations.indices) { operations[$0].map(Entry.init) }
            .flatMap(\.self)
    }

    /// Returns the name of a replaced or removed file in the folder of the journal.
    static func backupName(_ index: Int) -> String { String(index) }
}

/// The command that a transaction belongs to.
package struct TransactionRun: Sendable {
    /// The command line.
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
        let isGoing = operation.verb == .remove
        let isFolder = operation.isEmptyFolder
        old = operation.old.map { SHA256.digest(of: $0) }
        new = isGoing || isFolder ? nil : SHA256.digest(of: operation.new)
        if isFolder {
            action = isGoing ? .removeFolder : .makeFolder
        } else if isGoing {
            action = .remove
        } else {
            action = operation.verb.replaces ? .replace : .create
        }
    }
}

/// The text of a journal, a line for each fact. A path is the last word of its line.
///
///     scene-kit journal 2
///     stamp 1795384605 123456789 4711
///     run 0123456789abcdef 4711 1795384605
///     command scene-kit new Cars
///     place /home/me/Shop
///     base .
///     folder 0 Cars
///     create - <digest of the new bytes> 0 Cars/CarsRouter.swift
///     end
///
/// A path below the place of the journal is relative to it, so that the place can be moved. A line break
/// or percent sign is escaped as in a URL.
extension Journal {
    private static let title = "scene-kit journal 2"
    /// The last line. Without it, the journal is incomplete, and nothing else was written.
    private static let end = "end"

    /// - Parameters:
    ///   - stamp: The stamp of the journal file.
    ///   - place: The folder that relative paths begin at.
    func text(_ stamp: FileStamp, from place: String) -> [UInt8] {
        var lines = JournalLines(from: place)
        lines.add(Self.title)
        lines.add(Self.line(of: stamp))
        lines.add("run \(names.number) \(process) \(time)")
        lines.add("command \(command.withEscapedBreaks)")
        lines.add("place \(lines.place.text.withEscapedBreaks)")
        if let undone { lines.add("undone \(undone)") }
        if isInNewFolder { lines.add("inside") }
        for folder in folders {
            lines.add("folder", of: folder.anchor, folder.names.joined(separator: "/"))
        }
        for entry in entries {
            let old = entry.old?.description ?? "-"
            let new = entry.new?.description ?? "-"
            lines.add(
                "\(entry.action.rawValue) \(old) \(new)", of: entry.destination.base,
                entry.destination.relative.description)
        }
        lines.add(Self.end)
        return lines.bytes
    }

    /// Parses a journal. Nil if it is incomplete or is a copy.
    ///
    /// A project from a stranger may contain a journal, but its inode number and time differ from those
    /// in its text.
    ///
    /// - Parameter place: The folder of the journal, or nil for the folder that its text names.
    init?(parsing bytes: [UInt8], stamp: FileStamp, place: String?) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        // Bytes are split because a space and a combining mark are a different `Character`.
        let lines = text.utf8.split(separator: 0x0A).map { Substring($0) }
        guard lines.count > 5, lines[0] == Self.title, lines.last! == Self.end,
            lines[1] == Self.line(of: stamp),
            let run = Self.words(lines[2], "run", 3), let names = TemporaryNames(number: run[0]),
            let process = Int32(run[1]), let time = Int(run[2]),
            let command = lines[3].withoutPrefix("command "),
            let place = place ?? lines[4].withoutPrefix("place ")
        else { return nil }
        (self.names, self.process, self.time, self.command) = (names, process, time, command)
        var bases: [String] = []
        for line in lines[5...].dropLast() {
            guard add(line, &bases, place) else { return nil }
        }
    }

    private static func line(of stamp: FileStamp) -> String {
        "stamp \(stamp.seconds) \(stamp.nanoseconds) \(stamp.number)"
    }

    private mutating func add(
        _ line: Substring, _ bases: inout [String], _ place: String
    ) -> Bool {
        if line == "inside" {
            isInNewFolder = true
        } else if let path = line.withoutPrefix("base ") {
            let isWhole = path.hasPrefix("/") || place == "."
            bases.append(path == "." ? place : isWhole ? path : Destination.join(place, path))
        } else if let number = line.withoutPrefix("undone ") {
            undone = Int(number)
        } else if let words = Self.words(line, "folder", 2) {
            guard let base = Int(words[0]), bases.indices.contains(base),
                let path = Self.checked(words[1])
            else { return false }
            folders.append(Folder(anchor: bases[base], names: path.components))
        } else {
            guard let entry = Self.entry(line, bases) else { return false }
            entries.append(entry)
        }
        return true
    }

    private static func entry(_ line: Substring, _ bases: [String]) -> Entry? {
        let name = line.utf8.prefix { $0 != 0x20 }
        guard let action = Entry.Action(rawValue: String(Substring(name))),
            let words = words(line, action.rawValue, 4), let base = Int(words[2]),
            bases.indices.contains(base), let path = checked(words[3])
        else { return nil }
        return Entry(
            action: action, destination: Destination(base: bases[base], relative: path),
            old: Digest(String(words[0])), new: Digest(String(words[1])))
    }

    /// Returns the words after the first. The last one extends to the end of the line.
    private static func words(_ line: Substring, _ name: String, _ count: Int) -> [Substring]? {
        guard line.utf8.starts(with: "\(name) ".utf8) else { return nil }
        let words = line.utf8.dropFirst(name.utf8.count + 1).split(
            separator: 0x20, maxSplits: count - 1, omittingEmptySubsequences: false)
        return words.count == count ? words.map { Substring($0) } : nil
    }

    /// Returns a path that doesn't lead up or into git's folder. The other rules for the files of a set
    /// don't apply to records.
    private static func checked(_ text: Substring) -> OutputPath? {
        let components = text.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
        ).map { String(Substring($0)).withBreaks }
        let isSafe = components.allSatisfy { component in
            let visible = component.lowercased().utf8.filter { (0x21..<0x7F).contains($0) }
            return !["", ".", ".."].contains(component) && !component.utf8.contains(0)
                && ![".git", "git~1"].contains(String(decoding: visible, as: UTF8.self))
        }
        return isSafe ? OutputPath(ofRecord: components) : nil
    }
}

/// Lines of a journal, with a line for each base before it is used.
private struct JournalLines {
    private(set) var bytes: [UInt8] = []
    private var bases: [String: Int] = [:]
    let place: AbsolutePath

    init(from place: String) {
        self.place = AbsolutePath(resolvingLinksOf: place)
    }

    mutating func add(_ line: String) {
        bytes += line.utf8
        bytes.append(UInt8(ascii: "\n"))
    }

    mutating func add(_ words: String, of base: String, _ path: String) {
        let number = number(of: base)
        add("\(words) \(number) \(path.withEscapedBreaks)")
    }

    private mutating func number(of base: String) -> Int {
        let number = bases[base] ?? bases.count
        if bases.updateValue(number, forKey: base) == nil {
            let path = AbsolutePath(resolvingLinksOf: base)
            let isBelow = path.components.starts(with: place.components)
            let text = isBelow ? path.relative(to: place) : path.text
            add("base \(text.withEscapedBreaks)")
        }
        return number
    }
}

extension Substring {
    fileprivate func withoutPrefix(_ prefix: String) -> String? {
        guard utf8.starts(with: prefix.utf8) else { return nil }
        return String(Substring(utf8.dropFirst(prefix.utf8.count))).withBreaks
    }
}

extension String {
    fileprivate var withEscapedBreaks: String {
        guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x25 }) else { return self }
        return utf8.reduce(into: [UInt8]()) { bytes, byte in
            switch byte {
            case 0x0A: bytes += "%0A".utf8
            case 0x0D: bytes += "%0D".utf8
            case 0x25: bytes += "%25".utf8
            default: bytes.append(byte)
            }
        }.asText
    }

    fileprivate var withBreaks: String {
        guard utf8.contains(0x25) else { return self }
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            switch (byte, rest.prefix(2)) {
            case (0x25, [0x30, 0x41]): bytes.append(0x0A)
            case (0x25, [0x30, 0x44]): bytes.append(0x0D)
            case (0x25, [0x32, 0x35]): bytes.append(0x25)
            default:
                bytes.append(byte)
                continue
            }
            rest = rest.dropFirst(2)
        }
        return bytes.asText
    }
}

extension [UInt8] {
    fileprivate var asText: String { String(decoding: self, as: UTF8.self) }
}
