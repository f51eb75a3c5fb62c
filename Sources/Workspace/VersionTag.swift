import Basics

/// A tag that names a version: `1.2.0` or `v1.2.0`.
struct VersionTag {
    let name: String
    let version: SemanticVersion

    private static let folder = "refs/tags/"

    /// - Parameter reference: the full name of a ref; nil if it is no such tag.
    init?(_ reference: String) {
        guard reference.hasPrefix(Self.folder) else { return nil }
        name = String(reference.dropFirst(Self.folder.count))
        guard let version = SemanticVersion(name.hasPrefix("v") ? String(name.dropFirst()) : name)
        else { return nil }
        self.version = version
    }

    /// The name of the newest version's tag, if that is newer than this. A version that others
    /// are to try counts only beside one that is such itself.
    func newest(among references: some Sequence<String>) -> String? {
        references.compactMap(VersionTag.init)
            .filter { version < $0.version }
            .filter { version.preRelease != nil || $0.version.preRelease == nil }
            .max { ($0.version, $0.name) < ($1.version, $1.name) }?.name
    }
}
