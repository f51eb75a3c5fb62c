import Basics

/// The address of a git repository that is safe to pass to git.
package struct GitURL: Hashable, Sendable {
    package let text: String
    package let transport: Transport

    package enum Transport: String, Sendable {
        case https, ssh, file
        /// Plain HTTP, only to this machine.
        case http
    }

    /// The address of a repository in a folder of this machine.
    package init(folder path: String) {
        // In a URL, a percent sign begins an escape sequence.
        text = "file://" + path.replacing("%", with: "%25")
        transport = .file
    }

    /// Throws what `PackSource.init` throws.
    init(parsing text: String) throws(Failure) {
        if let colons = text.firstRange(of: "://") {
            let scheme = text[..<colons.lowerBound].lowercased()
            let rest = text[colons.upperBound...]
            transport = try Self.transport(scheme, rest, of: text)
            self.text = "\(scheme)://\(rest)"
        } else if text.utf8.contains("::".utf8) {
            throw .otherTransport(text.prefix { $0 != ":" })
        } else if let colon = text.firstIndex(of: ":") {
            // `user@host:path` is an address for ssh.
            let path = text[text.index(after: colon)...]
            // `user:password@host/path` is meant for https.
            if path.drop(while: { $0 == "/" }).prefix(while: { $0 != "/" }).contains("@") {
                throw .sourceWithCredentials
            }
            if path.contains("?") { throw .sourceWithQuery }
            let host = String(text[..<colon])
            // `owner/name:ref`: a host has no slash.
            if host.contains("/"), !host.contains("@") { throw .sourceWithVersion(host) }
            try Self.checkHost(text[..<colon], allowsUser: true)
            if path.isEmpty { throw .noSource(text) }
            (self.text, transport) = (text, .ssh)
        } else {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, !parts.contains(""), text.hasOnlyWordCharacters(and: "-_./")
            else {
                let name = text.prefix { !"#@".contains($0) }
                if name.count < text.count, name.contains("/") {
                    throw .sourceWithVersion(String(name))
                }
                throw .noSource(text)
            }
            (self.text, transport) = ("https://github.com/\(text)", .https)
        }
    }

    private static func transport(
        _ scheme: String, _ rest: Substring, of text: String
    ) throws(Failure) -> Transport {
        if scheme.contains("@") { throw .sourceWithCredentials }
        guard let transport = Transport(rawValue: scheme) else { throw .otherTransport(scheme) }
        let host = rest.prefix { $0 != "/" }
        let path = rest.dropFirst(host.count)
        if host.contains("@"), transport != .ssh { throw .sourceWithCredentials }
        if transport != .file, rest.contains(where: { $0 == "?" || $0 == "#" }) {
            throw .sourceWithQuery
        }
        if transport == .file {
            guard path.count > 1, host.isEmpty || host == "localhost" else { throw .noSource(text) }
            return transport
        }
        guard path.count > 1, !host.isEmpty else { throw .noSource(text) }
        try checkHost(host, allowsUser: transport == .ssh)
        // The address of a page of GitHub or GitLab.
        if transport == .https,
            let page = ["/-/", "/tree/", "/blob/"].lazy.compactMap(path.firstRange).first
        {
            throw .sourceWithVersion("\(scheme)://\(host)\(path[..<page.lowerBound])")
        }
        if transport == .http, !isThisMachine(host) {
            throw .unsafeSource(
                "packs are fetched over plain http from this machine only",
                hint: "Use https, ssh or file.")
        }
        return transport
    }

    /// Checks a host with its port and, for ssh, the user in front of it. A host that begins with a
    /// hyphen would be an option of ssh.
    private static func checkHost(_ text: Substring, allowsUser: Bool) throws(Failure) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        if parts.count > (allowsUser ? 2 : 1)
            || parts.dropLast().contains(where: { $0.contains(":") })
        {
            throw .sourceWithCredentials
        }
        for part in parts {
            let isSafe = part.unicodeScalars.allSatisfy {
                !$0.isASCII || String($0).hasOnlyWordCharacters(and: ".-_:[]")
            }
            guard isSafe, !part.isEmpty, part.first != "-" else {
                throw .unsafeSource(
                    "the URL's host contains characters that no host has, and could be taken for an option"
                )
            }
        }
    }

    private static func isThisMachine(_ host: Substring) -> Bool {
        ["127.0.0.1", "[::1]", "localhost"].contains { name in
            guard host.hasPrefix(name) else { return false }
            let port = host.dropFirst(name.count)
            return port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy(\.isWholeNumber)
        }
    }
}

extension Failure {
    static func noSource(_ text: String) -> Failure {
        Failure(
            .usage, "'\(text.maskedAsURL.prefix(200))' is neither a folder nor a repository",
            hint: "Type a folder as ./packs, a URL as https://… or git@host:path, or a "
                + "repository on GitHub as owner/name.")
    }

    /// The failure of a source that also names a tag or a branch.
    fileprivate static func sourceWithVersion(_ source: String) -> Failure {
        Failure(
            .usage, "the source contains a version", path: "source",
            hint: "Write it as an option: \(source.maskedAsURL.quotedForShell) --ref <tag|branch>")
    }

    /// The failure of a text that git must not get.
    static func unsafeSource(_ message: String, hint: String? = nil) -> Failure {
        Failure(.refused, message, hint: hint)
    }

    fileprivate static func otherTransport(_ name: some StringProtocol) -> Failure {
        .unsafeSource(
            "packs are not fetched over '\(String(name.prefix(40).filter { $0 != "@" }))'",
            hint: "Use https, ssh or file.")
    }

    fileprivate static let sourceWithCredentials = unsafeSource(
        "the URL contains a user name or a password, which would be kept and shown",
        hint: credentialsHint)
    fileprivate static let sourceWithQuery = unsafeSource(
        "the URL contains a query, which may be a key to the repository and would be kept and shown",
        hint: credentialsHint)
    private static let credentialsHint =
        "Leave it out: git's credential helper gives it to the server when it is asked for "
        + "(see 'git help credentials')."
}
