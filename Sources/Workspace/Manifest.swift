import Basics
package import FileSystem
package import Scenes
import SwiftSource

/// The `Package.swift` of a folder. It is read as text and never run or changed.
package enum Manifest {
    package static func path(in folder: String) -> String {
        folder == "." ? "Package.swift" : folder + "/Package.swift"
    }

    /// The manifest's text; nil where there is none.
    package static func text(in folder: String) throws(SystemError) -> String? {
        let path = path(in: folder)
        guard try FileSystem.kind(of: path) != nil else { return nil }
        return String(decoding: try FileSystem.bytes(of: path), as: UTF8.self)
    }
}

/// The package that a folder lies in.
package struct SurroundingPackage {
    private let folder: AbsolutePath
    private let manifest: String
    /// The folder's path in the package.
    private let path: String

    /// Nil where no folder at or above has a manifest.
    package init?(of folder: String) {
        var ancestor = AbsolutePath(folder)
        var below: [String] = []
        while true {
            if let text = try? Manifest.text(in: ancestor.text) {
                self.folder = ancestor
                manifest = text
                path = below.isEmpty ? "." : below.joined(separator: "/")
                return
            }
            guard let last = ancestor.components.popLast() else { return nil }
            below.insert(last, at: 0)
        }
    }

    /// The module of the target that holds the folder.
    package var module: String? { holder?.name }

    /// The folder of that target.
    package var target: OutputLayout.Root? {
        holder.map { OutputLayout.Root(folder.shown, [$0.folder]) }
    }

    private var holder: PackageTarget? {
        ManifestReader.targets(in: manifest).target(holding: path)
    }
}

/// A path from the root, without `.` and `..`.
package struct AbsolutePath {
    package var components: [String]

    /// The path that a user's path stands for, worked out as text.
    package init(_ path: String) {
        components = path.utf8.first == UInt8(ascii: "/") ? [] : Self.currentFolder.components
        append(path)
    }

    /// It stays the same as long as the program runs.
    private static let currentFolder = AbsolutePath(below: FileSystem.currentFolder())

    private init(below path: String) {
        components = []
        append(path)
    }

    private mutating func append(_ path: String) {
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            let component = String(Substring(part))
            if component == ".." {
                _ = components.popLast()
            } else if component != "." {
                components.append(component)
            }
        }
    }

    package var text: String { "/" + components.joined(separator: "/") }

    /// The path from the current folder, where it lies there; else the whole of it.
    package var shown: String {
        let current = AbsolutePath(".").components
        guard components.starts(with: current) else { return text }
        let rest = components.dropFirst(current.count)
        return rest.isEmpty ? "." : rest.joined(separator: "/")
    }

    /// The way here from another folder.
    package func relative(to folder: AbsolutePath) -> String {
        let shared = zip(components, folder.components).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.components.count - shared)
        let path = up + components.dropFirst(shared)
        return path.isEmpty ? "." : path.joined(separator: "/")
    }

    package var lastComponent: String? { components.last }
}
