public import Diagnostics

/// What `generate` wrote for one list: `.scene-kit/generated/<list>.txt`.
///
/// A line with the list's path, one for each set that came out of a repository, then one for each file, its digest and its path from the project's
/// root, sorted by path: the form that `sha256sum --check` reads. It is committed.
public struct GeneratedIndex: Sendable {
    /// The digest of each file as it was written, by its path.
    public var digests: [String: Digest] = [:]
    /// The list that it belongs to, as it is reached from the project's root.
    public var list: String?
    /// Where sets can be had from, by their name.
    public var sources: [String: SetSource] = [:]

    /// An index of nothing.
    public init(list: String? = nil) {
        self.list = list
    }

    /// Reads the file.
    ///
    /// - Throws: `Failure` with 65 for a line that is none of these, such as a mark of a merge
    ///   conflict, and with 77 for a path that leads out of the project.
    public init(parsing bytes: [UInt8], name: String) throws(Failure) {
        let source: SourceText
        do {
            source = try SourceText(name: name, utf8: bytes)
        } catch {
            throw Self.failure(.data, "this is not UTF-8", in: error.source, at: error.offset)
        }
        var offset = 0
        for line in source.text.utf8.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        {
            defer { offset += line.count + 1 }
            guard !line.isEmpty else { continue }
            if offset == 0, line.starts(with: "# ".utf8) {
                list = String(Substring(line.dropFirst(2)))
                continue
            }
            if digests.isEmpty, line.starts(with: Self.sourceMark.utf8) {
                readSource(String(Substring(line.dropFirst(Self.sourceMark.utf8.count))))
                continue
            }
            guard let digest = Digest(Substring(line.prefix(64))),
                line.dropFirst(64).starts(with: "  ".utf8)
            else {
                throw Self.failure(
                    .data, "this line is no digest and path", in: source, at: offset)
            }
            let path = String(Substring(line.dropFirst(66)))
            do {
                if !path.isPlainlySafe { _ = try OutputPath(path) }
            } catch {
                throw Self.failure(
                    .refused, "the path '\(path.onOneLine)' \(error.reason)", in: source,
                    at: offset + 66)
            }
            digests[path] = digest
        }
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

    /// The text of the file.
    public var text: String {
        var text = list.map { "# \($0)\n" } ?? ""
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            text +=
                Self.sourceMark + "\(name) \(source.url.text)"
                + (source.reference.map { " \($0)" } ?? "") + "\n"
        }
        text.reserveCapacity(digests.count * 120)
        for (path, digest) in digests.sorted(by: { $0.key < $1.key }) {
            text += "\(digest)  \(path)\n"
        }
        return text
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
