package import Basics

/// Where a pack comes from: a folder, or a git repository.
package enum PackSource: Hashable, Sendable {
    /// A folder of this machine, by its path.
    case folder(String)
    case git(GitURL)

    /// Reads a source as it is typed: a path, a URL, `user@host:path`, or `owner/repository` on GitHub.
    ///
    /// - Parameter isFolder: whether there is a folder at a path. What is one is not looked for
    ///   anywhere else.
    /// - Throws: `Failure` with 77 for a URL that git must not be given, and with 64 for a text that
    ///   cannot be a source. What may be a password in a URL is not repeated.
    package init(parsing text: String, isFolder: (String) -> Bool) throws(Failure) {
        if let problem = SourceProblem.ofText(text) { throw problem.failure(for: text) }
        if text.hasPrefix("/") || text.hasPrefix(".") || isFolder(text) {
            self = .folder(text)
        } else {
            self = .git(try GitURL(parsing: text))
        }
    }

    /// How it is shown, recorded and typed.
    package var text: String {
        switch self {
        case .folder(let path): path
        case .git(let url): url.text
        }
    }

    /// What a pack from it is called: the last component without `.git`. It may be no name at all.
    package var lastComponent: String {
        let parts = text.split { $0 == "/" || $0 == ":" }
        let last = parts.last.map(String.init) ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// The same with the owner of the repository in front, for packs of one name; nil for a folder and
    /// where no owner is known.
    package var ownerAndName: String? {
        guard case .git(let url) = self, url.transport != .file else { return nil }
        let colons = url.text.firstRange(of: "://")
        let path =
            colons.map { url.text[$0.upperBound...].drop { $0 != "/" } }
            ?? url.text.drop { $0 != ":" }.dropFirst()
        guard let owner = path.split(separator: "/").dropLast().last else { return nil }
        return "\(owner)-\(lastComponent)"
    }

    /// Whether two texts lead to one place, however they are spelled.
    package func isSame(as other: PackSource) -> Bool { key == other.key }

    private var key: String {
        var key = text
        while key.count > 1, key.hasSuffix("/") { key.removeLast() }
        if case .git = self, key.hasSuffix(".git") { key.removeLast(4) }
        return key
    }
}

/// The address of a git repository that is safe to hand to git.
package struct GitURL: Hashable, Sendable {
    /// As it is shown and handed to git.
    package let text: String
    /// What it is fetched over.
    package let transport: Transport

    /// What a repository is fetched over.
    package enum Transport: String, Sendable {
        case https, ssh, file
        /// Plain HTTP, to this machine only.
        case http
    }

    /// The address of a repository in a folder of this machine.
    package init(folder path: String) {
        // git takes a percent sign in a URL for the beginning of an escape.
        text = "file://" + path.replacing("%", with: "%25")
        transport = .file
    }

    /// Reads an address.
    ///
    /// - Throws: `Failure`, as `PackSource` does.
    init(parsing text: String) throws(Failure) {
        do throws(SourceProblem) {
            if let colons = text.firstRange(of: "://") {
                (self.text, transport) = try Self.url(
                    scheme: text[..<colons.lowerBound].lowercased(),
                    rest: String(text[colons.upperBound...]))
            } else if text.contains("::") {
                throw .otherTransport(String(text.prefix { $0 != ":" }))
            } else if let colon = text.firstIndex(of: ":") {
                // `user@host:path`, as ssh has it.
                let path = text[text.index(after: colon)...]
                // `user:password@host/path`, which is meant for https.
                if path.drop(while: { $0 == "/" }).prefix(while: { $0 != "/" }).utf8.contains(
                    "@".utf8)
                {
                    throw .credentials
                }
                if path.utf8.contains("?".utf8) { throw .query }
                try Self.checkHost(String(text[..<colon]), allowsUser: true)
                guard !path.isEmpty else { throw .noSource }
                (self.text, transport) = (text, .ssh)
            } else {
                (self.text, transport) = (try Self.gitHub(text), .https)
            }
        } catch {
            throw error.failure(for: text)
        }
    }

    private static func url(
        scheme: String, rest: String
    ) throws(SourceProblem) -> (String, Transport) {
        if scheme.utf8.contains("@".utf8) { throw .credentials }
        guard let transport = Transport(rawValue: scheme) else { throw .otherTransport(scheme) }
        let host = String(rest.prefix { $0 != "/" })
        let path = rest.dropFirst(host.count)
        if host.utf8.contains("@".utf8), transport != .ssh { throw .credentials }
        if transport != .file, rest.contains(where: { $0 == "?" || $0 == "#" }) { throw .query }
        guard path.count > 1, !host.isEmpty || transport == .file else { throw .noSource }
        switch transport {
        case .file:
            guard host.isEmpty || host == "localhost" else { throw .noSource }
        case .https: try checkHost(host, allowsUser: false)
        case .http:
            try checkHost(host, allowsUser: false)
            guard isThisMachine(host) else { throw .plainHTTP }
        case .ssh: try checkHost(host, allowsUser: true)
        }
        return ("\(scheme)://\(rest)", transport)
    }

    /// A host with its port, and for ssh with a user before it, of the letters that hosts have. A
    /// host that begins with a hyphen would be an option of ssh.
    private static func checkHost(_ text: String, allowsUser: Bool) throws(SourceProblem) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        if parts.count > 1, !allowsUser || parts.dropLast().contains(where: { $0.contains(":") }) {
            throw .credentials
        }
        guard parts.count <= 2 else { throw .credentials }
        for part in parts {
            let isSafe = part.utf8.allSatisfy { byte in
                switch UnicodeScalar(byte) {
                case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", ":", "[", "]": true
                default: byte >= 0x80
                }
            }
            guard isSafe, !part.isEmpty, part.first != "-" else { throw .host }
        }
    }

    private static func isThisMachine(_ host: String) -> Bool {
        ["127.0.0.1", "[::1]", "localhost"].contains { name in
            guard host.hasPrefix(name) else { return false }
            let port = host.dropFirst(name.count)
            return port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy(\.isWholeNumber)
        }
    }

    /// `owner/repository`.
    private static func gitHub(_ text: String) throws(SourceProblem) -> String {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let areNames = parts.allSatisfy { part in
            !part.isEmpty
                && part.allSatisfy {
                    $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))
                }
        }
        guard parts.count == 2, areNames else { throw .noSource }
        return "https://github.com/\(text)"
    }
}

/// Why a text cannot be a source.
private enum SourceProblem: Error {
    case noSource
    case option
    case control
    case otherTransport(String)
    case plainHTTP
    case credentials
    case query
    case host

    static func ofText(_ text: String) -> SourceProblem? {
        if text.isEmpty { return .noSource }
        if text.hasPrefix("-") { return .option }
        let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        return isPlain ? nil : .control
    }

    func failure(for text: String) -> Failure {
        if case .noSource = self {
            return Failure(
                .usage,
                Diagnostic(
                    .error,
                    "'\(text.maskedAsURL.prefix(200))' is neither a folder nor a repository",
                    path: "source",
                    hint: "Type a folder as ./packs, a URL as https://… or git@host:path, or a "
                        + "repository on GitHub as owner/name."))
        }
        return Failure(.refused, Diagnostic(.error, message, path: "source", hint: hint))
    }

    private var message: String {
        switch self {
        case .noSource: ""
        case .option: "a source that begins with '-' could be taken for an option of git"
        case .control: "the source contains a control character"
        case .otherTransport(let name):
            "packs are not fetched over '\(name.prefix(40).filter { $0 != "@" })'"
        case .plainHTTP: "packs are fetched over plain http from this machine only"
        case .credentials:
            "the URL contains a user name or a password, which would be kept and shown"
        case .query:
            "the URL contains a query, which may be a key to the repository and would be kept and shown"
        case .host:
            "the URL's host contains characters that no host has, and could be taken for an option"
        }
    }

    private var hint: String? {
        switch self {
        case .otherTransport, .plainHTTP: "Use https, ssh or file."
        case .credentials, .query:
            "Leave it out: git's credential helper gives it to the server when it is asked for "
                + "(see 'git help credentials')."
        case .noSource, .option, .control, .host: nil
        }
    }
}
