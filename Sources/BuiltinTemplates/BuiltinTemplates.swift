/// The template sets in the binary, byte for byte those of `Templates/`, and the pack in `Starter/`
/// that new packs begin with. Cases have no expected trees, because the sets generate them.
///
/// The files `Embedded….swift`, one for each set, are made from those folders by
/// `scripts/embed-templates`; a test fails when they differ. A file is a literal, and costs nothing
/// until it is used.
package enum BuiltinTemplates {
    /// A set's folder.
    package struct EmbeddedSet: Sendable {
        /// What `--template` calls it.
        package let name: String
        /// The SHA-256 digest of the folder, as the binary would find it.
        package let digest: String
        /// The first part of each name in a tag of its templates and their paths, and spaces between.
        package let tagNames: String
        /// The files by their path in the folder, sorted.
        package let files: [EmbeddedFile]
    }

    /// A file of a folder.
    package struct EmbeddedFile: Sendable {
        /// Relative to the folder.
        package let path: String
        /// The whole file.
        package let text: String

        init(_ path: String, _ text: String) {
            self.path = path
            self.text = text
        }
    }

    /// The names of the sets, sorted.
    package static var names: [String] { embedded.map(\.name) }

    /// All sets, sorted by name.
    package static var sets: [EmbeddedSet] { embedded.map { $0.load() } }

    package static func set(named name: String) -> EmbeddedSet? {
        embedded.first { $0.name == name }?.load()
    }

    /// The `case.json` of every case of `Templates/Tests`, by its path there, sorted.
    package static var cases: [EmbeddedFile] { loadCases() }

    /// The files of `Templates/Feature`, sorted by path: what a feature needs in addition to its scenes.
    package static var feature: [EmbeddedFile] { loadFeature() }

    /// The files of the pack in `Starter/`, sorted by path.
    package static var starter: [EmbeddedFile] { loadStarter() }
}
