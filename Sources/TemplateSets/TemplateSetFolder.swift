package import Basics

/// The files of a set before they are read.
package struct TemplateSetFolder: Sendable {
    /// The beginning of paths in messages: a folder, or the name of a built-in set.
    package var location: String
    /// The contents of every file by its path in the folder. Names that begin with a dot are
    /// omitted.
    package let files: [String: [UInt8]]
    /// The name of a bundle whose folder has another name.
    package var knownBundleName: String?
    /// How the set's base was found, if it isn't a built-in set.
    package var foundBase = FoundBase()
    private let knownDigest: Digest?
    /// `TemplateSet.tagNames`, if they are known without parsing the templates.
    let knownTagNames: Set<String>?

    /// - Parameter digest: The digest of the folder if it is already known.
    package init(
        location: String, files: [String: [UInt8]], digest: Digest? = nil,
        tagNames: Set<String>? = nil
    ) {
        (self.location, self.files) = (location, files)
        (knownDigest, knownTagNames) = (digest, tagNames)
    }

    /// The name of the file that makes a folder a set.
    package static let manifestName = OutputPath.setManifest

    package func path(of file: String) -> String { Self.path(of: file, in: location) }

    package static func path(of file: String, in location: String) -> String {
        location.isEmpty ? file : "\(location)/\(file)"
    }

    /// The digest of the whole folder. This command computes it without scene-kit:
    ///
    ///     find . -type f | LC_ALL=C sort | xargs sha256sum | sha256sum
    package var digest: Digest {
        if let knownDigest { return knownDigest }
        var hash = SHA256()
        let sorted = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (path, bytes) in sorted {
            hash.update("\(SHA256.digest(of: bytes).description)  ./\(path)\n".utf8)
        }
        return hash.finish()
    }

    /// The files that are text, except the manifest, with line feeds.
    var texts: [String: String] {
        var texts: [String: String] = [:]
        for (path, bytes) in files where path != Self.manifestName {
            texts[path] = String(validUTF8: bytes.withLineFeeds)
        }
        return texts
    }
}

/// The meaning of paths in a set's folder.
package enum SetLayout {
    private static let partialsFolder = "Partials/"
    private static let partialSuffix = ".mustache"

    package static func isPartial(_ path: String) -> Bool {
        path.hasPrefix(partialsFolder) && path.hasSuffix(partialSuffix)
    }

    /// The name of a partial in tags.
    package static func partialName(of path: String) -> String {
        String(path.dropFirst(partialsFolder.count).dropLast(partialSuffix.count))
    }

    package static func partialPath(of name: String) -> String {
        partialsFolder + name + partialSuffix
    }
}
