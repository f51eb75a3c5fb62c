import Basics
import Manifests
import Planning
import ProjectReading
import Projects
import Scenes
import SwiftSource

/// The libraries of a project's packages that code imports: those of the scenes
/// that routes lead to, and the one of the shared files.
///
/// New packages get them in their manifests, and manifests that exist are edited. If a manifest
/// computes what would have to change, a note says what to paste.
struct PackageLinks {
    private let state: ProjectState
    /// What manifests lack that scene-kit can't edit.
    private(set) var notes: [Diagnostic] = []
    /// The folder of the package that holds a module, by module.
    private var folders: [String: AbsolutePath] = [:]
    private var packages: [String: NewPackage] = [:]
    /// The places of scenes, by their modules.
    private var places: [String: ResolvedOutput] = [:]
    private var features: Set<String>?
    private var knowsPackages = false
    /// The scenes file that the scenes come from.
    private let list: String?
    /// The manifests that exist and need more, by the folders of their packages.
    private var edits: [String: (place: Destination, old: [UInt8], text: String)] = [:]

    /// The packages to create, each once, with all that their code needs.
    var newPackages: [NewPackage] { packages.sorted { $0.key < $1.key }.map(\.value) }

    /// The changes of manifests that exist.
    var operations: [FileOperation] {
        edits.values.sorted { $0.place.path < $1.place.path }.compactMap { place, old, text in
            let file = WantedFile(destination: place, contents: Array(text.utf8), owner: .tool)
            return FileOperation(for: file, policy: .overwrite, over: .file(old))
        }.filter(\.verb.writes)
    }

    /// - Parameter isComplete: Whether the command updates what was behind before it.
    init(of desired: DesiredProject, isComplete: Bool) throws(Failure) {
        state = desired.state
        list = desired.list
        for package in desired.newPackages + desired.groups.flatMap(\.place.newPackages) {
            add(package)
        }
        for group in desired.groups {
            if let module = group.place.module { places[module] = group.place }
            for resolved in group.scenes.all where resolved.scene.options.exportsScene {
                try check(resolved, at: group.place)
            }
        }
        let newRoute = desired.newRoute?.route.place
        for place in desired.groups.map(\.place) + [newRoute].compactMap(\.self)
        where place.addsTestTarget {
            guard let module = place.module, let folder = try folder(of: module),
                let contents = try manifest(in: folder)
            else { continue }
            var tests = PackageManifest.Target(.test, module + "Tests", targets: [module])
            if let support = place.support, let name = support.testingName {
                let path = support.package.relative(to: folder)
                tests.packages = [PackageDependency(folder: path, products: [name])]
            }
            edits[folder.text]?.text =
                try contents.addingTests(of: module, as: tests.text).source.text
        }
        for package in desired.changedPackages {
            for target in package.manifest.targets {
                let own = PackageDependency(folder: ".", products: target.targets)
                try add(
                    (target.targets.isEmpty ? [] : [own]) + target.packages, to: target.name,
                    in: state.disk.absolute(package.folder))
            }
        }
        for group in desired.groups {
            try addRequirements(of: group.place)
            try addImports(of: group)
        }
        let routes =
            desired.groups.map { ($0.place, $0.scenes.all.flatMap(\.scene.routes)) }
            + (desired.referring + [desired.newRoute?.route].compactMap(\.self)).map {
                ($0.place, $0.routes)
            }
        for (place, routes) in routes { try addLibraries(of: routes, at: place) }
        if isComplete || desired.newFeature != nil { try registerFeatures(of: desired) }
    }

    /// - Throws: `Failure` with 65 for a scene that other features lead to, if it is in no feature or
    ///   only a part of a scene.
    private func check(_ resolved: ResolvedScene, at place: ResolvedOutput) throws(Failure) {
        let name = resolved.given.name
        let interface = place.layout.interface?.path ?? ""
        guard place.support != nil, state.disk.isFolder(interface) else {
            throw name.failure(
                .data, "other features can't lead to '\(name.text)', which is in no feature",
                hint: list == nil
                    ? "'scene-kit feature <Name>' creates one, and "
                        + "'scene-kit new \(name.text) --feature <Name> --exported' a scene of it."
                    : "'scene-kit feature \(place.module ?? "<Name>")' makes its package one.")
        }
        if resolved.scene.isExported { return }
        throw name.failure(
            .data, "other features can't lead to a part of the scene '\(name.text)'",
            hint: "Leave out the option 'exported', or create the whole scene without --only.")
    }

    private mutating func add(_ package: NewPackage) {
        let folder = state.disk.absolute(package.folder).text
        if packages[folder] == nil {
            packages[folder] = package
        } else {
            packages[folder]?.manifest.merge(package.manifest)
        }
        for target in package.manifest.targets {
            folders[target.name] = state.disk.absolute(folder)
        }
    }

    /// The folder of the package that holds a module of the project.
    private mutating func folder(of module: String) throws(Failure) -> AbsolutePath? {
        if let known = folders[module] { return known }
        var place = places[module]
        if place == nil {
            place = try state.scenes().first { $0.module == module }.map(state.place)
        }
        if let place {
            folders[module] =
                SurroundingPackage(
                    of: place.layout.scene.path, on: state.disk)?.folder
        }
        if folders[module] == nil, !knowsPackages {
            knowsPackages = true
            let libraries = state.project.libraries.mapValues { state.disk.absolute($0) }
            folders.merge(libraries) { known, _ in known }
        }
        return folders[module]
    }

    /// The libraries of the project's packages among modules.
    private mutating func libraries(
        _ modules: [ModuleName], besides module: String, in own: AbsolutePath
    ) throws(Failure) -> [PackageDependency] {
        var found: [PackageDependency] = []
        for name in Set(modules.map { String($0.description.prefix { $0 != "." }) }).sorted()
        where name != module && !SystemModules.names.contains(name) {
            guard let folder = try folder(of: name) else { continue }
            found.append(PackageDependency(folder: folder.relative(to: own), products: [name]))
        }
        return found
    }

    /// Adds the packages that the code of a set needs.
    private mutating func addRequirements(of place: ResolvedOutput) throws(Failure) {
        guard !place.requirements.isEmpty, let module = place.module,
            let own = try folder(of: module)
        else { return }
        try add(place.requirements, to: module, in: own)
        if let support = place.support {
            try add(place.requirements, to: support.name, in: support.package)
        }
    }

    /// Adds what the parameters of scenes come from.
    private mutating func addImports(of group: DesiredProject.Group) throws(Failure) {
        let importing = group.scenes.all.filter { !$0.scene.imports.isEmpty }
        guard !importing.isEmpty, let module = group.place.module, let own = try folder(of: module)
        else { return }
        for resolved in importing {
            let libraries = try libraries(resolved.scene.imports, besides: module, in: own)
            try add(libraries, to: module, in: own)
            let interface = module + "Interface"
            if resolved.scene.isExported {
                let ofInterface = try self.libraries(
                    resolved.scene.imports, besides: interface, in: own)
                try add(ofInterface, to: interface, in: own)
            }
        }
    }

    private mutating func addLibraries(of routes: [Route], at place: ResolvedOutput) throws(Failure)
    {
        guard let module = place.module else { return }
        let targets = Set(routes.map(\.target)).filter { $0.module != nil && $0.module != module }
        if targets.isEmpty, place.support == nil { return }
        places[module] = places[module] ?? place
        guard let own = try folder(of: module) else { return }
        func library(_ product: String, in folder: AbsolutePath) -> PackageDependency {
            PackageDependency(folder: folder.relative(to: own), products: [product])
        }
        var libraries: [PackageDependency] = []
        for target in targets.sorted(by: { $0.name.description < $1.name.description }) {
            guard let other = target.module else { continue }
            let product = target.interface ?? other
            var known = try folder(of: other)
            if known == nil { known = try folder(of: product) }
            guard let folder = known else { continue }
            if product == other, try isFeature(other), try isFeature(module) {
                throw try notExported(target.name, of: other, for: module)
            }
            if try leads(from: product, to: module) {
                throw try circle(module, other, to: target.name)
            }
            libraries.append(library(product, in: folder))
            libraries += try self.libraries(target.imports, besides: module, in: own)
            if target.interface != nil, let tests = place.testTarget {
                let products = [product] + (target.isGenerated ? [other + "Testing"] : [])
                let folder = folder.relative(to: own)
                try add([PackageDependency(folder: folder, products: products)], to: tests, in: own)
            }
        }
        if let support = place.support {
            libraries.append(library(support.name, in: support.package))
            if let testing = support.testingName, let tests = place.testTarget {
                try add([library(testing, in: support.package)], to: tests, in: own)
            }
        }
        try add(PackageDependency.merged(libraries), to: module, in: own)
    }

    private mutating func isFeature(_ module: String) throws(Failure) -> Bool {
        if features == nil { features = Set(try ProjectFeatures(of: state).names) }
        return features?.contains(module) == true
    }

    private func notExported(
        _ scene: SceneName, of feature: String, for module: String
    ) throws(Failure) -> Failure {
        Failure(
            .usage,
            "a route of '\(module)' leads to '\(scene)', which isn't in the interface of '\(feature)'",
            hint: "Remove the route, or add '\(scene)' to the interface: "
                + (try wayToExport(scene)))
    }

    private func wayToExport(_ scene: SceneName) throws(Failure) -> String {
        let list = try state.record(of: scene.description)?.scenesFile ?? self.list
        return state.project.wayToExport([scene.description], listedIn: list)
    }

    /// Whether a target uses another one, also through others.
    private mutating func leads(from module: String, to other: String) throws(Failure) -> Bool {
        var seen: Set<String> = []
        var waiting = [module]
        while let next = waiting.popLast() {
            if next == other { return true }
            if seen.insert(next).inserted { waiting += try targets(usedBy: next) }
        }
        return false
    }

    private mutating func targets(usedBy name: String) throws(Failure) -> [String] {
        let module = name.hasSuffix("Interface") ? String(name.dropLast("Interface".count)) : name
        guard let folder = try folder(of: module) else { return [] }
        if let target = packages[folder.text]?.manifest.targets.first(where: { $0.name == name }) {
            return target.targets + target.packages.flatMap(\.products)
        }
        var text = edits[folder.text]?.text
        if text == nil { text = try Manifest.text(in: folder.text, on: state.disk) }
        guard let text else { return [] }
        let contents = ManifestContents(SourceText(name: folder.text, text: text))
        return contents.targets.first { $0.name == name }?.dependencies ?? []
    }

    private mutating func circle(
        _ module: String, _ other: String, to scene: SceneName
    ) throws(Failure) -> Failure {
        let hint =
            try isFeature(other)
            ? "Add '\(scene)' to the interface of '\(other)': " + wayToExport(scene)
            : "Features lead to each other by their interfaces: 'scene-kit feature \(other)' gives "
                + "that package one. Then give '\(scene)' the option exported=true."
        return Failure(
            .usage,
            "a route from '\(module)' to '\(scene)' would let modules depend on each other, because "
                + "'\(other)' uses '\(module)'",
            hint: hint)
    }

    /// Lets the package that registers all features use them.
    private mutating func registerFeatures(of desired: DesiredProject) throws(Failure) {
        let features = try ProjectFeatures(of: state, adding: desired.newFeature)
        guard let app = features.appPackage.map(folder) else { return }
        let module = ProjectFeatures.appModule
        for name in features.names {
            guard let sources = features.sources(of: name) else { continue }
            let package = folder(ProjectFolder(components: sources.components.dropLast(2)))
                .relative(to: app)
            func library(_ product: String) -> [PackageDependency] {
                [PackageDependency(folder: package, products: [product])]
            }
            try add(library(name), to: module, in: app)
            try add(library(name + "Interface"), to: module + "Tests", in: app)
        }
    }

    private func folder(_ folder: ProjectFolder) -> AbsolutePath {
        state.disk.absolute(Destination.join(state.project.root, folder.path))
    }

    private mutating func add(
        _ libraries: [PackageDependency], to target: String, in folder: AbsolutePath
    ) throws(Failure) {
        if libraries.isEmpty { return }
        if packages[folder.text] != nil {
            packages[folder.text]?.manifest.add(libraries, to: target)
        } else {
            try edit(folder, adding: libraries, to: target)
        }
    }

    /// Returns an existing manifest as it is after earlier changes; nil if there is none.
    private mutating func manifest(in folder: AbsolutePath) throws(Failure) -> ManifestContents? {
        let destination = Destination(
            base: state.disk.fromHere(folder), relative: OutputPath(ofRecord: [Manifest.fileName]))
        if edits[folder.text] == nil {
            guard case .file(let bytes) = try state.disk.entry(at: destination) else {
                return nil
            }
            edits[folder.text] = (destination, bytes, String(decoding: bytes, as: UTF8.self))
        }
        return edits[folder.text].map {
            ManifestContents(SourceText(name: destination.path, text: $0.text))
        }
    }

    /// Adds libraries to an existing manifest, or a note that says what to paste.
    private mutating func edit(
        _ folder: AbsolutePath, adding libraries: [PackageDependency], to name: String
    ) throws(Failure) {
        guard let contents = try manifest(in: folder) else { return }
        let source = contents.source
        for path in contents.packageFolders
        where !state.disk.isFolder(Destination.join(folder.text, path))
            && packages[state.disk.absolute(Destination.join(folder.text, path)).text] == nil
        {
            let note = Diagnostic.note(
                "the package depends on '\(path)', which doesn't exist", path: source.name,
                hint: "Delete the lines that name it.")
            if !notes.contains(note) { notes.append(note) }
        }
        if let edited = contents.adding(libraries, to: name) {
            edits[folder.text]?.text = edited
            return
        }
        guard let target = contents.targets.first(where: { $0.name == name }) else { return }
        let missing = libraries.compactMap { $0.missing(among: target.dependencies) }
        if missing.isEmpty { return }
        notes.append(.missing(missing, of: target, in: source.text, at: source.name))
    }
}
