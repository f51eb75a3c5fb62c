package import Basics
import FileSystem
package import Scenes
import SwiftSource

/// The `Package.swift` of a folder. It is read as text and never run or changed.
package enum Manifest {
    static let fileName = "Package.swift"

    package static func path(in folder: String) -> String {
        Destination.join(folder, fileName)
    }

    private static let sizeLimit = 16 << 20

    /// The manifest's text; nil where there is none.
    ///
    /// - Throws: `Failure` with 77 for one that is not a regular file of the project, and with 74 for one
    ///   that cannot be read.
    package static func text(in folder: String) throws(Failure) -> String? {
        let bytes = try ProjectFile.read(path(in: folder), in: folder, atMost: sizeLimit)
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The library targets that a scene could go to, where `--module` has to choose one of several.
    package static func librariesToChooseFrom(in folder: String) -> [String] {
        guard let text = try? text(in: folder) else { return [] }
        do throws(PackageTargets.Problem) {
            _ = try ManifestReader.targets(in: text).library()
        } catch {
            if case .several(let libraries) = error { return libraries }
        }
        return []
    }
}

/// The package that a folder lies in.
package struct SurroundingPackage {
    let folder: AbsolutePath
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

    /// - Throws: `Failure` with 64 where the folder of a new package lies in a target of another one, of
    ///   which SwiftPM would take the new manifest for a source. Beside its targets there is room, as for
    ///   the packages of a repository that is a package itself.
    static func refuseNewPackage(in folder: String) throws(Failure) {
        let location = AbsolutePath(resolvingLinksOf: folder)
        guard let outer = SurroundingPackage(of: location.text), outer.hasSources else { return }
        let owner = outer.module.map { "the target '\($0)'" } ?? "the targets"
        throw Failure(
            .usage,
            Diagnostic(
                .error,
                "a package in here would be among the sources of \(owner) of the package "
                    + "'\(outer.folder.relative(to: AbsolutePath(".")))'",
                path: folder,
                hint: "Name that package to add the scene to it, or a folder beside its targets."))
    }

    /// Whether the folder is one that SwiftPM takes sources from.
    private var hasSources: Bool {
        let top = path.prefix { $0 != "/" }
        return holder != nil || ["Sources", "Tests", "Plugins"].contains(top)
    }

    private var holder: PackageTarget? {
        ManifestReader.targets(in: manifest).target(holding: path)
    }
}
