import FileSystem
import Packs
import TemplateSets

/// The Swift files of a folder and those below it.
package enum SwiftFiles {
    /// Folders that hold other people's code, or what was built.
    private static let skipped: Set<String> = [
        "Carthage", "DerivedData", "Pods", "build", "node_modules",
    ]

    private static let deepest = 32

    /// Calls `body` with the path and the text of each file, sorted by folder. What cannot be read
    /// is passed over, symbolic links are not followed, and a package in the folder is left alone,
    /// since its modules are others; so are template sets and what the cases of packs expect of them.
    package static func forEach(
        below folder: String, depth: Int = 0, _ body: (_ path: String, _ text: String) -> Void
    ) {
        guard depth < deepest, let names = try? FileSystem.names(in: folder),
            depth == 0 || !names.contains("Package.swift"),
            !names.contains(TemplateSetFolder.manifestName),
            !names.contains(PackFolder.caseManifestName)
        else { return }
        for name in names where !name.hasPrefix(".") {
            let path = folder == "." ? name : "\(folder)/\(name)"
            if name.hasSuffix(".swift") {
                guard (try? FileSystem.kind(of: path)) == .file,
                    let bytes = try? FileSystem.bytes(of: path)
                else { continue }
                body(path, String(decoding: bytes, as: UTF8.self))
            } else if !skipped.contains(name), (try? FileSystem.kind(of: path)) == .folder {
                forEach(below: path, depth: depth + 1, body)
            }
        }
    }

    /// The packages in the folders below a folder, without those in each other.
    package static func packages(below folder: String, depth: Int = 0) -> [String] {
        guard depth < deepest, let names = try? FileSystem.names(in: folder) else { return [] }
        if depth > 0, names.contains("Package.swift") { return [folder] }
        return names.filter { !$0.hasPrefix(".") && !skipped.contains($0) }.flatMap { name in
            let path = folder == "." ? name : "\(folder)/\(name)"
            guard (try? FileSystem.kind(of: path)) == .folder else { return [String]() }
            return packages(below: path, depth: depth + 1)
        }
    }
}
