import Diagnostics
import SceneScaffold

/// The `Package.swift` of a folder. It is read as text and never run or changed.
enum Manifest {
    static func path(in folder: String) -> String {
        folder == "." ? "Package.swift" : folder + "/Package.swift"
    }

    /// The manifest's text; nil where there is none.
    static func text(in folder: String) throws(SystemError) -> String? {
        let path = path(in: folder)
        guard try FileSystem.kind(of: path) != nil else { return nil }
        return String(decoding: try FileSystem.bytes(of: path), as: UTF8.self)
    }
}

/// The package that a folder lies in.
struct SurroundingPackage {
    private let manifest: String
    /// The folder's path in the package.
    private let path: String

    /// Nil where no folder at or above has a manifest.
    init?(of folder: String) {
        var ancestor = AbsolutePath(folder)
        var below: [String] = []
        while true {
            if let text = try? Manifest.text(in: ancestor.text) {
                manifest = text
                path = below.isEmpty ? "." : below.joined(separator: "/")
                return
            }
            guard let last = ancestor.components.popLast() else { return nil }
            below.insert(last, at: 0)
        }
    }

    /// The module of the target that holds the folder.
    var module: String? {
        ManifestReader.targets(in: manifest).target(holding: path)?.name
    }
}

/// A path from the root, without `.` and `..`.
struct AbsolutePath {
    var components: [String]

    /// The path that a user's path stands for, worked out as text.
    init(_ path: String) {
        let whole = path.hasPrefix("/") ? path : FileSystem.currentFolder() + "/" + path
        components = []
        for component in whole.split(separator: "/") where component != "." {
            if component == ".." {
                _ = components.popLast()
            } else {
                components.append(String(component))
            }
        }
    }

    var text: String { "/" + components.joined(separator: "/") }

    var lastComponent: String? { components.last }
}
