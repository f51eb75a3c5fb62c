/// Where a set can be had from, for those who have not installed it: it is kept in records and
/// indexes, which are committed. Only repositories are, since a folder is another one elsewhere.
public struct SetSource: Hashable, Sendable {
    /// The repository.
    public let url: GitURL
    /// The tag, branch or commit.
    public let reference: PackReference?

    /// The source of a pack; nil for a folder.
    public init?(of pin: PackPin) {
        self.init(source: pin.source, reference: pin.reference)
    }

    /// Reads what a file says; nil for what no repository is fetched from.
    public init?(source: String, reference: String?) {
        guard let source = try? PackSource(parsing: source, isFolder: { _ in false }),
            case .git(let url) = source
        else { return nil }
        self.url = url
        guard let reference else {
            self.reference = nil
            return
        }
        guard let read = try? PackReference(parsing: reference) else { return nil }
        self.reference = read
    }

    /// What is typed to have it.
    public var installCommand: String {
        "scene-kit install \(url.text)" + (reference.map { " --ref \($0)" } ?? "")
    }
}

extension PackPin {
    /// What is typed to have the pack as it was.
    ///
    /// - Parameter name: what it is called here.
    public func installCommand(as name: String, forProject: Bool) -> String {
        let parsed = try? PackSource(parsing: source) { _ in true }
        var command = "scene-kit install \(source.shellQuoted)"
        if let reference { command += " --ref \(reference.shellQuoted)" }
        for set in only ?? [] { command += " --only \(set)" }
        if parsed?.lastComponent != name { command += " --as \(name)" }
        return command + (forProject ? " --project" : "")
    }
}

extension String {
    /// The text as one word of a command line.
    fileprivate var shellQuoted: String {
        let isPlain = utf8.allSatisfy { byte in
            switch UnicodeScalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", ":", "@", "+", "=", ",": true
            default: false
            }
        }
        return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
