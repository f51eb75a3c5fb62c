package import Basics
package import Manifests
package import Planning
package import Scenes

/// The `Package.swift` of a folder. It is read as text and never run.
package enum Manifest {
    package static let fileName = "Package.swift"

    package static func path(in folder: String) -> String {
        Destination.join(folder, fileName)
    }

    private static let sizeLimit = 16 << 20

    /// The manifest's text; nil if the file doesn't exist. Throws a `Failure` with 77 if it isn't a
    /// regular file of the project, and with 74 if it can't be read.
    package static func text(in folder: String, on disk: any Disk) throws(Failure) -> String? {
        let bytes = try disk.read(path(in: folder), in: folder, atMost: sizeLimit)
        if let bytes, ConflictMarker.isOfMerge(in: bytes) {
            throw Failure(
                .data, "the manifest has the markers of a merge conflict",
                path: disk.fromHere(disk.absolute(path(in: folder))),
                hint: "Resolve the lines between the markers, then try again.")
        }
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The package beside a folder whose name is nearly that of the folder, or the package of its name
    /// in a folder with nearly the name of the one around it; nil if there is none.
    package static func packageNamed(like folder: String, on disk: any Disk) -> String? {
        let (parent, name) = disk.absolute(folder).text.splitAtLastSlash
        if !disk.isFolder(parent) {
            let (top, misspelled) = parent.splitAtLastSlash
            return Suggestions.closest(to: misspelled, among: (try? disk.names(in: top)) ?? [])
                .map { "\(top)/\($0)/\(name)" }.first { disk.exists(path(in: $0)) }
                .map { disk.fromHere(disk.absolute($0)) }
        }
        let packages = ((try? disk.names(in: parent)) ?? []).filter {
            disk.exists(path(in: "\(parent)/\($0)"))
        }
        return Suggestions.closest(to: name, among: packages).first.map {
            disk.fromHere(disk.absolute("\(parent)/\($0)"))
        }
    }

    /// The library targets that can contain a scene, if `--module` has to choose one of several.
    package static func librariesToChooseFrom(in folder: String, on disk: any Disk) -> [String] {
        guard let text = try? text(in: folder, on: disk) else { return [] }
        return ManifestContents(SourceText(name: path(in: folder), text: text)).choices
    }
}

/// The package that contains a folder.
package struct SurroundingPackage {
    package let folder: AbsolutePath
    private let disk: any Disk
    package let manifest: ManifestContents
    /// The folder's path in the package.
    private let path: String

    /// Nil if neither the folder nor one above it has a manifest.
    package init?(of folder: String, on disk: any Disk) {
        let start = disk.absolute(folder)
        self.disk = disk
        for ancestor in start.selfAndAncestors {
            guard let text = try? Manifest.text(in: ancestor.text, on: disk) else { continue }
            self.folder = ancestor
            manifest = ManifestContents(SourceText(name: ancestor.text, text: text))
            path = start.relative(to: ancestor)
            return
        }
        return nil
    }

    /// The module of the target that holds the folder.
    package var module: String? { holder?.name }

    /// The folder of a target; nil if the manifest has no such target.
    package func place(of target: String) -> OutputLayout.Root? {
        manifest.targets.first { $0.name == target }.map {
            OutputLayout.Root(disk.shown(folder), $0.folder.split(separator: "/").map(String.init))
        }
    }

    package var target: OutputLayout.Root? {
        holder.map { OutputLayout.Root(disk.shown(folder), [$0.folder]) }
    }

    /// - Throws: `Failure` with 64 if the new package would be in a target of another package,
    ///   because SwiftPM would compile the new manifest as a source. Outside of targets, a package
    ///   can contain others.
    package static func refuseNewPackage(in folder: String, on disk: any Disk) throws(Failure) {
        let location = disk.resolved(folder)
        guard let outer = SurroundingPackage(of: location.text, on: disk), outer.hasSources else {
            return
        }
        let owner = outer.module.map { "the target '\($0)'" } ?? "the targets"
        throw Failure(
            .usage,
            "a package in here would be among the sources of \(owner) of the package "
                + "'\(disk.fromHere(outer.folder))'", path: folder,
            hint: "Name that package to add the scene to it, or a folder beside its targets.")
    }

    /// Whether the folder is one that SwiftPM takes sources from.
    private var hasSources: Bool {
        let top = path.prefix { $0 != "/" }
        return holder != nil || ["Sources", "Tests", "Plugins"].contains(top)
    }

    private var holder: PackageTarget? { manifest.target(holding: path) }
}
