package import Basics

/// The files of a set as they were found, before anyone has read them.
package struct TemplateSetFolder: Sendable {
    /// What paths in messages begin with: a folder, or the name of a built-in set.
    package var location: String
    /// What is in every file, by its path in the folder. Names that begin with a dot are not part of
    /// a set.
    package let files: [String: Content]
    /// What a bundle is to be called where its folder does not say.
    package var knownBundleName: String?
    private let knownDigest: Digest?

    package enum Content: Sendable {
        /// Bytes that may be a text or not.
        case bytes([UInt8])
        /// What is known to be a text.
        case text(String)

        package var text: String? {
            switch self {
            case .bytes(let bytes): String(validating: bytes, as: UTF8.self)
            case .text(let text): text
            }
        }

        /// The bytes, also of a text.
        package var bytes: [UInt8] {
            switch self {
            case .bytes(let bytes): bytes
            case .text(let text): Array(text.utf8)
            }
        }

        var digest: Digest {
            switch self {
            case .bytes(let bytes): SHA256.digest(of: bytes)
            case .text(let text): SHA256.digest(of: text.utf8)
            }
        }
    }

    package init(location: String, files: [String: [UInt8]]) {
        self.init(location: location, contents: files.mapValues(Content.bytes))
    }

    /// The same, for files of which it may be known that they are texts.
    ///
    /// - Parameter digest: that of the folder, where it is known beforehand.
    package init(location: String, contents: [String: Content], digest: Digest? = nil) {
        self.location = location
        files = contents
        knownDigest = digest
    }

    /// The name of the file that makes a folder a set.
    package static let manifestName = OutputPath.setManifest

    /// How a file of the set is named in messages.
    package func path(of file: String) -> String { Self.path(of: file, in: location) }

    package static func path(of file: String, in location: String) -> String {
        location.isEmpty ? file : "\(location)/\(file)"
    }

    /// The digest of the whole folder, which anyone can compute without scene-kit:
    ///
    ///     find . -type f | LC_ALL=C sort | xargs sha256sum | sha256sum
    package var digest: Digest {
        if let knownDigest { return knownDigest }
        var hash = SHA256()
        // Paths are sorted as bytes, which is Swift's order of scalars in UTF-8.
        let paths = files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for path in paths {
            guard let content = files[path] else { continue }
            hash.update("\(content.digest.description)  ./\(path)\n".utf8)
        }
        return hash.finish()
    }

    /// The template files as text. Pictures and other files that no template uses stay behind.
    var texts: [String: String] {
        var texts: [String: String] = [:]
        for (path, content) in files where path != Self.manifestName {
            texts[path] = content.text
        }
        return texts
    }
}
