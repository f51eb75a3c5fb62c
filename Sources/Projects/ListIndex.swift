package import Basics
package import TemplateSets

/// What `generate` wrote for one list: `.scene-kit/generated/<list>.txt`.
///
/// A line with the list's path, one for each set that came out of a repository, then one for each
/// file, its digest and its path from the project's root, sorted by path: the form that `sha256sum
/// --check` reads. It is committed.
package struct ListIndex: Sendable {
    /// The digest of each file as it was written, by its path.
    package var digests = PathDigests()
    /// The list that it belongs to, as it is reached from the project's root.
    package var list: String?
    /// Where sets can be had from, by their name.
    package var sources: [String: SetSource] = [:]

    /// Whether it was read from a file that holds just what `contents` would be.
    package private(set) var isAsWritten = false

    /// An index of nothing.
    package init(list: String? = nil) {
        self.list = list
    }

    /// Reads the file.
    ///
    /// - Throws: `Failure` with 65 for a line that is none of these, such as a mark of a merge
    ///   conflict, and with 77 for a path that leads out of the project.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        let source: SourceText
        do {
            source = try SourceText(name: name, utf8: bytes)
        } catch {
            throw Self.failure(.data, "this is not UTF-8", in: error.source, at: error.offset)
        }
        let count = bytes.count { $0 == UInt8(ascii: "\n") }
        digests.reserveCapacity(count)
        isAsWritten = bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            try read(bytes[start..<end], in: source)
            start = end + 1
        }
    }

    /// The list that the first line of such a file names, without a look at the others.
    package static func list(in bytes: [UInt8]) -> String? {
        guard bytes.starts(with: Self.listMark.utf8) else { return nil }
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        return String(decoding: line.dropFirst(Self.listMark.utf8.count), as: UTF8.self)
    }

    private static let listMark = "# "

    /// Reads a line, which is a part of the file's bytes.
    private mutating func read(
        _ line: ArraySlice<UInt8>, in source: SourceText
    ) throws(Failure) {
        guard !line.isEmpty else {
            isAsWritten = false
            return
        }
        if line.startIndex == 0, let list = Self.list(in: Array(line)) {
            self.list = list
            return
        }
        if digests.entries.isEmpty, line.starts(with: Self.sourceMark.utf8) {
            let text = String(
                decoding: line.dropFirst(Self.sourceMark.utf8.count), as: UTF8.self)
            return readSource(text)
        }
        guard let entry = PathDigests.Entry(line: line) else {
            throw Self.failure(
                .data, "this line is no digest and path", in: source, at: line.startIndex)
        }
        let path = entry.path
        do {
            if !path.isPlainlySafe { _ = try OutputPath(path) }
        } catch {
            throw Self.failure(
                .refused, "the path '\(path.onOneLine)' \(error.reason)", in: source,
                at: line.startIndex + PathDigests.Entry.pathOffset)
        }
        if let last = digests.entries.last, last.path >= path { isAsWritten = false }
        digests.append(entry)
    }

    private static let sourceMark = "# set "

    /// `Table https://… v1.2.0`. It is a help for people only, so what cannot be read is left out.
    private mutating func readSource(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 2 || words.count == 3 else { return }
        sources[words[0]] = SetSource(
            source: words[1], reference: words.count == 3 ? words[2] : nil)
    }

    private static func failure(
        _ status: ExitStatus, _ message: String, in source: SourceText, at offset: Int
    ) -> Failure {
        Failure(
            status,
            Diagnostic(
                .error, message, in: source, atUTF8Offset: offset,
                hint: "Restore the file from version control, or remove it: then what was "
                    + "generated before counts as yours."))
    }

    /// The bytes of the file.
    package var contents: [UInt8] {
        var contents: [UInt8] = []
        let size = digests.entries.reduce(0) { $0 + $1.path.utf8.count + 67 }
        contents.reserveCapacity(size + (list?.utf8.count ?? 0) + 3)
        if let list { contents += "# \(list)\n".utf8 }
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            let reference = source.reference.map { " \($0)" } ?? ""
            contents += "\(Self.sourceMark)\(name) \(source.url.text)\(reference)\n".utf8
        }
        for entry in digests.entries { entry.write(to: &contents) }
        return contents
    }
}

extension String {
    /// Whether a path is made of letters, digits and a few marks, with none that could lead
    /// elsewhere; others are looked at closely. An index may have very many paths.
    fileprivate var isPlainlySafe: Bool {
        var previous = UInt8(ascii: "/")
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"):
                break
            // Neither may begin a component, nor end one.
            case UInt8(ascii: "."), UInt8(ascii: "/"):
                if previous == UInt8(ascii: "/") || previous == UInt8(ascii: ".") { return false }
            default: return false
            }
            previous = byte
        }
        return previous != UInt8(ascii: "/") && previous != UInt8(ascii: ".")
            && utf8.count <= OutputPathProblem.longestPath
    }
}
