package import Basics

/// The files of a set before they are read.
package struct TemplateSetFolder: Sendable {
    /// The beginning of paths in messages: a folder, or the name of a built-in set.
    package var location: String
    /// The contents of every file by its path in the folder. Names that begin with a dot are omitted.
    package let files: [String: Content]
    /// The name of a bundle whose folder has another name.
    package var knownBundleName: String?
    private let knownDigest: Digest?

    package enum Content: Sendable {
        case bytes([UInt8])
        /// The contents of a file that is known to be UTF-8.
        case text(String)

        /// Nil if the bytes aren't UTF-8.
        package var text: String? {
            switch self {
            case .bytes(let bytes): String(validating: bytes, as: UTF8.self)
            case .text(let text): text
            }
        }

        package var bytes: [UInt8] {
            switch self {
            case .bytes(let bytes): bytes
            case .text(let text): Array(text.utf8)
            }
        }

        fileprivate var digest: Digest {
            switch self {
            case .bytes(let bytes): SHA256.digest(of: bytes)
            case .text(let text): SHA256.digest(of: text.utf8)
            }
        }
    }

    package init(location: String, files: [String: [UInt8]]) {
        self.init(location: location, contents: files.mapValues(Content.bytes))
    }

    /// - Parameter digest: The digest of the folder if it is already known.
    package init(location: String, contents: [String: Content], digest: Digest? = nil) {
        self.location = location
        files = contents
        knownDigest = digest
    }

    /// The name of the file that makes a folder a set.
    package static let manifestName = OutputPath.setManifest

    /// The path of a file in messages.
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
        for (path, content) in sorted {
            hash.update("\(content.digest.description)  ./\(path)\n".utf8)
        }
        return hash.finish()
    }

    /// The files that are text, except the manifest.
    var texts: [String: String] {
        var texts: [String: String] = [:]
        for (path, content) in files where path != Self.manifestName {
            texts[path] = content.text
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

    /// Whether a file is documentation and not a template.
    package static func isForReaders(_ path: String) -> Bool {
        let stem = path.prefix { $0 != "." }.uppercased()
        return ["README", "LICENSE", "LICENCE", "NOTICE", "CHANGELOG"].contains(stem)
    }
}
