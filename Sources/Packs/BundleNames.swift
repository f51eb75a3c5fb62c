import Basics
import XcodeTemplates

/// What the Xcode file templates of a pack are called: after their folders, and where two of those
/// have one name, with the folder around them in front.
struct BundleNames {
    private var names: [String: String] = [:]

    /// - Parameter paths: those of the bundles in the pack; the empty one is the pack itself, which is
    ///   called after its location.
    init(_ paths: Set<String>) {
        var pathsByName: [String: [String]] = [:]
        for path in paths where !path.isEmpty {
            pathsByName[Self.name(of: path).caseFolded, default: []].append(path)
        }
        for path in paths where !path.isEmpty {
            let name = Self.name(of: path)
            let isAlone = pathsByName[name.caseFolded]?.count == 1
            let group = path.splitAtName.folder.splitAtName.name
            names[path] = isAlone || group.isEmpty ? name : "\(group) \(name)"
        }
    }

    private static func name(of path: String) -> String {
        let folder = path.splitAtName.name
        return XcodeTemplate.name(ofFolder: folder) ?? folder
    }

    /// The name of the bundle at a path; nil for the pack itself.
    subscript(path: String) -> String? { names[path] }
}
