import Basics

/// Where a set can be had from, for those who have not installed it: it is kept in records and
/// indexes, which are committed. Only repositories are, since a folder is another one elsewhere.
package struct SetSource: Hashable, Sendable {
    package let url: GitURL
    package let reference: PackReference?

    /// The source of a pack; nil for a folder.
    package init?(of pin: PackPin) {
        self.init(source: pin.source, reference: pin.reference)
    }

    /// Reads what a file says; nil for what no repository is fetched from.
    package init?(source: String, reference: String?) {
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

    /// What is typed to have a set again that was asked for by this name.
    package func installCommand(for name: String) -> String {
        let pack = name.split(separator: "/").first.map(String.init)
        let pin = PackPin(source: url.text, reference: reference?.description, sets: [])
        return pin.installCommand(
            as: name.contains("/") ? pack : nil, forProject: false)
    }
}

extension PackPin {
    /// What is typed to have the pack as it was.
    ///
    /// - Parameter name: what it is called here; nil where that does not matter.
    package func installCommand(as name: String?, forProject: Bool) -> String {
        let parsed = try? PackSource(parsing: source) { _ in false }
        var command = "scene-kit install \(source.quotedForShell)"
        if let reference { command += " --ref \(reference.quotedForShell)" }
        for set in only ?? [] { command += " --only \(set.quotedForShell)" }
        if let name, parsed?.lastComponent != name { command += " --as \(name.quotedForShell)" }
        return command + (forProject ? " --project" : "")
    }
}
