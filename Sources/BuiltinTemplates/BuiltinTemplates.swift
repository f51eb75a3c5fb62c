/// The template sets that the binary carries, byte for byte as they lie in `Templates/`.
///
/// `Embedded.swift` is made from that folder by `scripts/embed-templates`; a test fails when the
/// two differ.
public enum BuiltinTemplates {
    /// A set's folder.
    public struct EmbeddedSet: Sendable {
        /// What `--template` calls it.
        public let name: String
        /// The SHA-256 digest of the folder, as the binary would find it.
        public let digest: String
        /// The files by their path in the folder, sorted.
        public let files: [EmbeddedFile]
    }

    /// A file of a set.
    public struct EmbeddedFile: Sendable {
        /// Relative to the set's folder.
        public let path: String
        /// The whole file.
        public let text: String

        init(_ path: String, _ text: String) {
            self.path = path
            self.text = text
        }
    }

    /// The names of the sets, sorted.
    public static var names: [String] { embedded.map(\.name) }

    /// All sets, sorted by name.
    public static var sets: [EmbeddedSet] { embedded.map { $0.load() } }

    /// The set of a name.
    public static func set(named name: String) -> EmbeddedSet? {
        embedded.first { $0.name == name }?.load()
    }
}
