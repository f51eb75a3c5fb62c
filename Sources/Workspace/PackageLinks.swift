import Basics
import FileSystem
import Planning
import Projects
import Scenes
import SwiftFormatting
import SwiftSource
import TemplateSets

/// The libraries of a project's packages that code needs besides its own module: those of the scenes
/// that routes lead to, and the one of the shared files.
///
/// New packages get them in their manifests. Manifests that exist are the user's, so notes say what
/// to paste.
struct PackageLinks {
    private let snapshot: ProjectSnapshot
    /// The folder of the package that holds a module, by module.
    private var folders: [String: AbsolutePath] = [:]
    private var packages: [String: NewPackage] = [:]

    /// The packages to create, each once, with all that their code needs.
    var newPackages: [NewPackage] { packages.sorted { $0.key < $1.key }.map(\.value) }

    init(of desired: DesiredProject) throws(Failure) {
        snapshot = desired.snapshot
        for package in desired.newPackages + desired.groups.flatMap(\.place.newPackages) {
            add(package)
        }
        for group in desired.groups { learn(group.place) }
        let routes =
            desired.groups.map { ($0.place, $0.scenes.items.flatMap(\.scene.routes)) }
            + (desired.referring + [desired.newRoute?.route].compactMap(\.self)).map {
                ($0.place, $0.routes)
            }
        for (place, routes) in routes { try link(place, routes) }
    }

    private mutating func add(_ package: NewPackage) {
        let folder = AbsolutePath(package.folder).text
        if packages[folder] == nil {
            packages[folder] = package
        } else {
            packages[folder]?.manifest.merge(package.manifest)
        }
        for target in package.manifest.targets { folders[target.name] = AbsolutePath(folder) }
    }

    private mutating func learn(_ place: ResolvedOutput) {
        guard let module = place.module, folders[module] == nil else { return }
        folders[module] = SurroundingPackage(of: place.layout.scene.path)?.folder
    }

    /// The folder of a module that recorded scenes belong to.
    private mutating func folder(of module: String) throws(Failure) -> AbsolutePath? {
        if let known = folders[module] { return known }
        for record in try snapshot.scenes() where record.module == module {
            learn(snapshot.place(of: record))
            break
        }
        return folders[module]
    }

    private mutating func link(_ place: ResolvedOutput, _ routes: [Route]) throws(Failure) {
        guard let module = place.module else { return }
        learn(place)
        guard let own = folders[module] else { return }
        var needed: [(module: String, package: AbsolutePath)] = []
        for target in Set(routes.map(\.target)).sorted(by: {
            $0.name.description < $1.name.description
        }) {
            guard let other = target.module, other != module else { continue }
            if let folder = try folder(of: other) { needed.append((other, folder)) }
        }
        var libraries: [PackageDependency] = []
        for (module, folder) in needed {
            libraries.append(
                PackageDependency(folder: folder.relative(to: own), products: [module]))
        }
        if libraries.isEmpty { return }
        if packages[own.text] != nil {
            packages[own.text]?.manifest.add(PackageDependency.merged(libraries), to: module)
        } else {
            try note(PackageDependency.merged(libraries), of: module, in: own)
        }
    }

    private func note(
        _ libraries: [PackageDependency], of module: String, in folder: AbsolutePath
    ) throws(Failure) {
        guard let text = try Manifest.text(in: folder.text) else { return }
        let path = Manifest.path(in: folder.fromHere)
        let contents = ManifestContents(SourceText(name: path, text: text))
        guard let target = contents.targets.first(where: { $0.name == module }) else { return }
        let missing = libraries.compactMap { $0.missing(among: target.dependencies) }
        if missing.isEmpty { return }
        snapshot.add([.missing(missing, of: target, in: text, at: path)])
    }
}
