import Basics

/// A journal as text: a line for each fact, words split by single spaces, the path last.
///
///     scene-kit journal 1
///     stamp 1795384605 123456789 4711
///     run 0123456789abcdef 4711 1795384605
///     command scene-kit new Cars
///     place /home/me/Shop
///     base .
///     folder 0 Cars
///     create 0 - c0ffee Cars/CarsRouter.swift
///     end
///
/// A path below the place of the journal is relative to that, so the place can be moved. A line
/// break or percent sign in a path is written as in a URL.
extension Journal {
    private static let title = "scene-kit journal 1"
    /// Without this line it was not written to its end, and nothing was begun.
    private static let end = "end"

    /// - Parameters:
    ///   - stamp: that of the file.
    ///   - place: the folder that relative paths start from.
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

    /// Reads a journal; nil for one that is incomplete, or was not written by a run at this place.
    ///
    /// - Parameter place: where it lies now; nil for where it would have come to lie.
    ///
    /// A project may come from strangers, with a journal in it. Such a file cannot have the number that
    /// stands in it.
    init?(parsing bytes: [UInt8], stamp: FileStamp, place: String?) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        // Bytes, since to Swift a space with a combining mark is another character.
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
            old: Checksum(words[0]), new: Checksum(words[1]))
    }

    /// The words behind the first, of which the last goes to the end of the line.
    private static func words(_ line: Substring, _ name: String, _ count: Int) -> [Substring]? {
        guard line.utf8.starts(with: "\(name) ".utf8) else { return nil }
        let words = line.utf8.dropFirst(name.utf8.count + 1).split(
            separator: 0x20, maxSplits: count - 1, omittingEmptySubsequences: false)
        return words.count == count ? words.map { Substring($0) } : nil
    }

    /// A path that leads nowhere but down, and not to what git runs. It may be that of a record, so the
    /// other rules for the files of a set do not hold.
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

/// The lines of a journal, with one for each base before it is used.
private struct JournalLines {
    private(set) var bytes: [UInt8] = []
    private var bases: [String: Int] = [:]
    /// The one that was used last, since files come base by base.
    private var last: (base: String, number: Int)?
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
        if let last, last.base == base { return last.number }
        let number = bases[base] ?? bases.count
        if bases.updateValue(number, forKey: base) == nil {
            let path = AbsolutePath(resolvingLinksOf: base)
            let isBelow = path.components.starts(with: place.components)
            let text = isBelow ? path.relative(to: place) : path.text
            add("base \(text.withEscapedBreaks)")
        }
        last = (base, number)
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
