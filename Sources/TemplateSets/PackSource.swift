package import Basics

/// The origin of a pack: a folder or a git repository.
package enum PackSource: Hashable, Sendable {
    /// The path of a folder on this machine.
    case folder(String)
    case git(GitURL)

    /// Reads a source as the user types it: a path, a URL, `user@host:path`, or `owner/repository`
    /// for GitHub.
    ///
    /// - Parameter isFolder: Whether a folder exists at a path. If one does, it's the source.
    /// - Throws: `Failure` with 77 for a URL that git must not get, and with 64 for any other text
    ///   that isn't a source. The message doesn't repeat a possible password.
    package init(parsing text: String, isFolder: (String) -> Bool) throws(Failure) {
        if text.isEmpty { throw .noSource(text) }
        if text.hasPrefix("-") {
            throw .unsafeSource(
                "a source that begins with '-' could be taken for an option of git")
        }
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            throw .unsafeSource("the source contains a control character")
        }
        self =
            text.hasPrefix("/") || text.hasPrefix(".") || isFolder(text)
            ? .folder(text) : .git(try GitURL(parsing: text))
    }

    /// The source as messages and records contain it, and as the user can type it.
    package var text: String {
        switch self {
        case .folder(let path): path
        case .git(let url): url.text
        }
    }

    /// The default name of a pack: the last component without `.git`. It may not be a valid name.
    package var lastComponent: String {
        let last = text.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// The owner of the repository and the default name, which tell packs with the same name apart;
    /// nil for a folder, and without an owner.
    package var ownerAndName: String? {
        guard case .git(let url) = self, url.transport != .file else { return nil }
        let colons = url.text.firstRange(of: "://")
        let path =
            colons.map { url.text[$0.upperBound...].drop { $0 != "/" } }
            ?? url.text.drop { $0 != ":" }.dropFirst()
        guard let owner = path.split(separator: "/").dropLast().last else { return nil }
        return "\(owner)-\(lastComponent)"
    }

    /// Whether both texts name the same place, except for slashes and `.git` at the end.
    package func isSame(as other: PackSource) -> Bool { key == other.key }

    private var key: String {
        var key = text
        while key.count > 1, key.hasSuffix("/") { key.removeLast() }
        if case .git = self, key.hasSuffix(".git") { key.removeLast(4) }
        return key
    }
}

/// A tag, branch, or commit in a form that git can't take for anything else.
package struct PackReference: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// Reads the value of `--ref` by the rules of `git check-ref-format`. Throws a `Failure` with
    /// 77 for an option, for an expression such as `@{-1}`, and for characters that have a meaning
    /// in a shell.
    package init(parsing text: String) throws(Failure) {
        guard Self.isName(text) else {
            throw Failure(
                .refused, "'\(text.prefix(100))' is not the name of a tag, branch or commit",
                path: "--ref", hint: "A name has letters, digits, '.', '_', '-', '+', '@' and '/'.")
        }
        description = text
    }

    /// Whether it can be a commit's name or the beginning of one.
    package var canBeCommit: Bool {
        (7...64).contains(description.utf8.count)
            && description.allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    private static func isName(_ text: String) -> Bool {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "._-+/@".unicodeScalars.contains(scalar)
        }
        guard isPlain, !text.isEmpty, text != "@", text.utf8.count <= 250, text.first != "-",
            !text.utf8.contains("..".utf8)
        else { return false }
        return text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.first != "." && part.last != "." && !part.hasSuffix(".lock")
        }
    }
}
