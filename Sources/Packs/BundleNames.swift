import Basics
import XcodeTemplates

/// What the Xcode file templates of a pack are called: after their folders, and where several of those
/// have one name, with as many of the folders around them in front as tell them apart.
struct BundleNames {
    private var names: [String: String] = [:]

    /// - Parameter paths: those of the bundles in the pack; the empty one is the pack itself, which is
    ///   called after its location.
    init(_ paths: Set<String>) {
        var prefixes: [String: Int] = [:]
        for path in paths where !path.isEmpty {
            names[path] = Self.name(of: path, withFolders: 0)
            prefixes[path] = 0
        }
        while true {
            let namesakes = Dictionary(grouping: names.keys) { (names[$0] ?? "").caseFolded }
            let unclear = namesakes.values.filter { $0.count > 1 }.joined()
                .filter { prefixes[$0, default: 0] < Self.folders(around: $0).count }
            if unclear.isEmpty { return }
            for path in unclear {
                prefixes[path, default: 0] += 1
                names[path] = Self.name(of: path, withFolders: prefixes[path, default: 0])
            }
        }
    }

    private static func name(of path: String, withFolders count: Int) -> String {
        let folder = path.splitAtName.name
        let own = XcodeTemplate.name(ofFolder: folder) ?? folder
        return (folders(around: path).suffix(count) + [own]).joined(separator: " ")
    }

    private static func folders(around path: String) -> [String] {
        path.splitAtName.folder.split(separator: "/").map { folder in
            folder.split(separator: " ").joined(separator: " ")
        }.filter { !$0.isEmpty }
    }

    /// The name of the bundle at a path; nil for the pack itself.
    subscript(path: String) -> String? { names[path] }
}
