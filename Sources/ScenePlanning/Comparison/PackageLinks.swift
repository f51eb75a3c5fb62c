import Basics
import Manifests
import Planning
import ProjectReading
import Projects
import Scenes
import SwiftSource
import TemplateSets

/// What the code of scenes and features needs in the manifests of its packages: the packages of
/// sets, the libraries of the scenes that routes lead to, and the one of the shared files.
///
/// New and existing packages get the same. If a manifest computes what would have to change, a note
/// says what to paste.
struct PackageLinks {
    private let state: ProjectState
    /// What manifests lack that scene-kit can't edit.
    private(set) var notes: [Diagnostic] = []
    /// The changes of manifests that exist.
    private(set) var operations: [FileOperation] = []
    /// The folder of the package that holds a module, by module.
    private var folders: [String: AbsolutePath?] = [:]
    /// The manifests that exist, by the folders of their packages.
    private var manifests: [String: ManifestContents?] = [:]
    /// The folder of the package that holds a place, by its path.
    private var foldersOfPlaces: [String: AbsolutePath?] = [:]
    private var packages: [String: NewPackage] = [:]
    /// The places of rendered scenes, by their names.
    private let places: [String: ResolvedOutput]
    private var features: Set<String>?
    private lazy var libraries = state.project.libraries
    private let desired: DesiredProject
    /// What manifests that exist need, by the folders of their packages.
    private var needs: [String: ManifestNeeds] = [:]
    /// The packages of the project that each package uses, by the names of their folders.
    private var used: [String: [String: AbsolutePath]] = [:]

    /// The folders of new packages for shared files. If there are scenes or features already, someone
    /// deleted or moved what they use.
    private(set) var newSupport: Set<String> = []

    /// The packages to create, each once, with all that their code needs.
    var newPackages: [NewPackage] { packages.sorted { $0.key < $1.key }.map(\.value) }

    /// - Parameter isComplete: Whether the command updates what was behind before it.
    init(of desired: DesiredProject, isComplete: Bool) throws(Failure) {
        (state, self.desired) = (desired.state, desired)
        let rendered = desired.groups.flatMap { group in
            group.scenes.all.map { ($0.given.name.text, group.place) }
        }
        places = Dictionary(rendered) { $1 }
        var users = desired.groups.map { ($0.place, $0.scenes.requirements, $0.scenes.makesTests) }
        if let route = desired.newRoute?.route {
            let (templateSet, options) = (route.templateSet, route.origin.options)
            users.append(
                (
                    route.place, templateSet.requirements(for: [options]),
                    templateSet.makesTests(options)
                ))
        }
        for package in desired.newPackages + users.flatMap(\.0.newPackages) {
            try checkNotMoved(package)
            add(package)
        }
        if isComplete { try restoreManifests() }
        let ofFeatures = isComplete && users.isEmpty ? try userOfFeatures() : nil
        for (place, requirements, makesTests) in users + [ofFeatures].compactMap(\.self) {
            let package = place.support?.package(
                of: state.project, makesTests: makesTests, needing: requirements)
            guard let package else { continue }
            add(package)
            newSupport.insert(state.disk.absolute(package.folder).text)
        }
        for group in desired.groups {
            for resolved in group.scenes.all where resolved.scene.options.exportsScene {
                try check(resolved, at: group.place)
            }
        }
        for (place, requirements, _) in users {
            guard let module = place.module, let own = folder(of: place) else { continue }
            if place.addsTestTarget {
                var tests = PackageManifest.Target(.test, module + "Tests", targets: [module])
                if let support = place.support, let name = support.testingName {
                    tests.packages = [try package(in: support.package, of: own, [name])]
                }
                needs[own.text, default: ManifestNeeds()].tests = (module, tests.text)
            }
            try add(requirements.dependencies, to: module, in: own)
            if let support = place.support {
                try add(requirements.dependencies, to: support.name, in: support.package)
            }
        }
        for package in desired.changedPackages {
            let own = state.disk.absolute(package.folder)
            for target in package.manifest.targets {
                if target.kind == .library {
                    needs[own.text, default: ManifestNeeds()].products.insert(target.name)
                }
                let targets = PackageDependency(folder: ".", products: target.targets)
                try add(
                    (target.targets.isEmpty ? [] : [targets]) + target.packages, to: target.name,
                    in: own)
            }
        }
        for group in desired.groups { try addImports(of: group) }
        let routes =
            desired.groups.map { ($0.place, $0.scenes.all.flatMap(\.scene.routes)) }
            + (desired.referring + [desired.newRoute?.route].compactMap(\.self)).map {
                ($0.place, $0.routes)
            }
        for (place, routes) in routes { try addLibraries(of: routes, at: place) }
        if isComplete || desired.newFeature != nil { try registerFeatures(of: desired) }
        if !state.records.moved.isEmpty {
            for package in state.project.packages {
                let folder = state.disk.absolute(package).text
                needs[folder] = needs[folder] ?? ManifestNeeds()
            }
        }
        for (folder, needs) in needs.sorted(by: { $0.key < $1.key }) {
            try edit(state.disk.absolute(folder), for: needs)
        }
    }

    /// Adds the packages whose manifests are gone, with what features and scenes need of them.
    private mutating func restoreManifests() throws(Failure) {
        let (lost, project) = (try state.packagesWithoutManifests(), state.project)
        if lost.isEmpty { return }
        var manifests: [(folder: ProjectFolder, manifest: PackageManifest)] = []
        if let (place, requirements, hasTests) = try userOfFeatures(), let support = place.support {
            // The others are merged into those of features, which have more targets.
            manifests = try ProjectFeatures(of: state).packages.map { name, folder in
                let manifest = support.manifest(
                    of: name, in: folder, of: project, hasTests: hasTests, needing: requirements)
                return (folder, manifest)
            }
        }
        for (scenes, place) in desired.groups.map({ ($0.scenes, $0.place) }) {
            guard let module = place.module,
                let folder = project.folder(at: place.layout.scene)?.package(of: module)
            else { continue }
            let tests = place.layout.tests.flatMap(project.folder)?.path ?? ""
            let hasTests = tests.hasPrefix("\(folder.path)/Tests/")
            let manifest = PackageManifest(
                name: folder.components.last ?? module, targetName: module,
                testTargetName: hasTests ? place.testTarget : nil, needing: scenes.requirements)
            manifests.append((folder, manifest))
        }
        for (folder, manifest) in manifests where lost.contains(folder) {
            add(NewPackage(in: project.place(of: folder).path, of: project, manifest))
        }
    }

    /// What features without scenes need of the package with the shared files; nil without any.
    private func userOfFeatures() throws(Failure) -> (ResolvedOutput, PackageRequirements, Bool)? {
        guard let place = try ProjectFeatures(of: state).place(in: state),
            let (templateSet, options) = try state.defaultSet(at: place.layout.scene)
        else { return nil }
        return (place, templateSet.requirements(for: [options]), templateSet.makesTests(options))
    }

    /// - Throws: `Failure` with 73 for the former folder of a package that the user moved.
    private func checkNotMoved(_ package: NewPackage) throws(Failure) {
        let folder = state.project.folder(at: OutputLayout.Root(package.folder))?.components ?? []
        // The records of its scenes may tell.
        _ = try? state.scenes()
        let place = state.records.moved.place(of: folder).joined(separator: "/")
        if place == folder.joined(separator: "/") { return }
        let entries = desired.groups.filter { group in
            group.place.newPackages.contains { $0.folder == package.folder }
        }.flatMap(\.scenes.all)
        let message = "the package was moved to '\(place)'"
        let hint = "Nothing was written. Name that folder instead."
        throw entries.lazy.compactMap(\.given.package).first?
            .failure(.conflict, message, hint: hint)
            ?? Failure(.conflict, message, path: package.folder, hint: hint)
    }

    /// - Throws: `Failure` with 65 for a scene that other features lead to, if it is in no feature or
    ///   only a part of a scene.
    private mutating func check(
        _ resolved: ResolvedScene, at place: ResolvedOutput
    ) throws(Failure) {
        let name = resolved.given.name
        let interface = place.layout.interface?.path ?? ""
        let isOfFeature = try isFeature(place.module ?? "")
        guard place.support != nil, isOfFeature || state.disk.isFolder(interface) else {
            throw name.failure(
                .data, "other features can't lead to '\(name.text)', which is in no feature",
                hint: desired.list == nil
                    ? "'scene-kit feature <Name>' creates one, and "
                        + "'scene-kit new \(name.text) --feature <Name> --option exported=true' a scene of it."
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
            let known = libraries[target.name]?.first.map { state.disk.absolute($0) }
            if target.kind == .library, let other = known ?? folders[target.name] ?? nil,
                other.text != folder
            {
                notes.append(
                    .note(
                        "the package '\(state.disk.fromHere(other))' has a module '\(target.name)', too, "
                            + "and an app can't use both",
                        path: Manifest.path(in: package.folder),
                        hint: "Choose another name for one of them."))
            }
            folders[target.name] = state.disk.absolute(folder)
        }
    }

    /// The folder of the package that holds a place; nil for one in no package.
    private mutating func folder(of place: ResolvedOutput) -> AbsolutePath? {
        let path = place.layout.scene.path
        if let known = foldersOfPlaces[path] { return known }
        let components = state.disk.absolute(path).components
        let new = packages.keys.map(state.disk.absolute).filter {
            components.starts(with: $0.components)
        }
        let folder =
            new.max { $0.components.count < $1.components.count }
            ?? SurroundingPackage(of: path, on: state.disk)?.folder
        foldersOfPlaces[path] = folder
        return folder
    }

    /// The folder of the package that holds a module of the project.
    private mutating func folder(of module: String) throws(Failure) -> AbsolutePath? {
        if let known = folders[module] { return known }
        var place = desired.groups.first { $0.place.module == module }?.place
        if place == nil {
            place = try state.scenes().first { $0.module == module }.map(state.place)
        }
        let found =
            place.flatMap { folder(of: $0) }
            ?? libraries[module]?.first.map { state.disk.absolute($0) }
        folders[module] = found
        return found
    }

    /// The folder of the package that holds a scene.
    private mutating func folder(of scene: SceneName, in module: String) throws(Failure)
        -> AbsolutePath?
    {
        var place = places[scene.description]
        if place == nil {
            place = try state.record(of: scene.description).map(state.place)
        }
        if let place, place.module == module { return folder(of: place) }
        return try folder(of: module)
    }

    /// A package of the project as a dependency of another one.
    ///
    /// - Throws: `Failure` with 65 for two packages whose folders have the same name.
    private mutating func package(
        in folder: AbsolutePath, of own: AbsolutePath, _ targets: [String]
    ) throws(Failure) -> PackageDependency {
        if folder == own { return PackageDependency(folder: ".", products: targets) }
        let name = folder.lastComponent ?? ""
        try check(folder, named: name, of: own)
        return PackageDependency(
            folder: folder.relative(to: own), name: name,
            products: try targets.map { (target) throws(Failure) in
                try product(with: target, in: folder)
            })
    }

    private mutating func check(
        _ folder: AbsolutePath, named name: String, of own: AbsolutePath
    ) throws(Failure) {
        let key = name.lowercased()
        if used[own.text] == nil {
            let paths = try manifest(in: own)?.packageFolders ?? []
            let known =
                paths.map { state.disk.absolute(Destination.join(own.text, $0)) }
                .filter { state.disk.exists(Manifest.path(in: $0.text)) } + [own]
            used[own.text] = Dictionary(
                known.map { ($0.lastComponent?.lowercased() ?? "", $0) }
            ) { first, _ in first }
        }
        let other = used[own.text]?[key] ?? folder
        used[own.text]?[key] = other
        if other == folder || state.disk.isOneFile(other.text, folder.text) { return }
        throw Failure(
            .data,
            "the package would depend on '\(state.disk.fromHere(folder))', and SwiftPM takes it for "
                + "'\(state.disk.fromHere(other))', whose folder has the same name",
            path: Manifest.path(in: state.disk.fromHere(own)),
            hint: "Nothing was written. Rename one of the two folders.")
    }

    /// The product with a library target of another package. If there is none, the package gets one.
    private mutating func product(
        with target: String, in folder: AbsolutePath
    ) throws(Failure) -> String {
        guard packages[folder.text] == nil, let contents = try manifest(in: folder) else {
            return target
        }
        let products = contents.products.filter { $0.targets.contains(target) }.map(\.name)
        if products.isEmpty || products.contains(target) {
            needs[folder.text, default: ManifestNeeds()].products.insert(target)
            return target
        }
        return products[0]
    }

    /// The libraries of the project's packages among modules.
    private mutating func libraries(
        _ modules: [ModuleName], besides module: String, in own: AbsolutePath
    ) throws(Failure) -> [PackageDependency] {
        var found: [PackageDependency] = []
        for name in Set(modules.map { String($0.description.prefix { $0 != "." }) }).sorted()
        where name != module && !SystemModules.names.contains(name) {
            let folders = libraries[name] ?? []
            if folders.count > 1 {
                let target = try manifest(in: own)?.targets.first { $0.name == module }
                if target?.dependencies.contains(name) == true { continue }
                notes.append(
                    .note(
                        "\(folders.count) packages have a module '\(name)', which code of "
                            + "'\(module)' imports",
                        path: Manifest.path(in: state.disk.fromHere(own)),
                        hint: "Let it depend on one of \(folders.joinedAsAlternatives())."))
            } else if let folder = try folder(of: name) {
                found.append(try package(in: folder, of: own, [name]))
            }
        }
        return found
    }

    /// Adds what the parameters of scenes come from.
    private mutating func addImports(of group: DesiredProject.Group) throws(Failure) {
        let importing = group.scenes.all.filter { !$0.scene.imports.isEmpty }
        guard !importing.isEmpty, let module = group.place.module, let own = folder(of: group.place)
        else { return }
        for resolved in importing {
            let interface = module + "Interface"
            for target in resolved.scene.isExported ? [module, interface] : [module] {
                try add(
                    libraries(resolved.scene.imports, besides: target, in: own), to: target, in: own
                )
            }
        }
    }

    private mutating func addLibraries(of routes: [Route], at place: ResolvedOutput) throws(Failure)
    {
        guard let module = place.module else { return }
        let targets = Set(routes.map(\.target)).filter { $0.module != nil }
        if targets.isEmpty, place.support == nil { return }
        guard let own = folder(of: place) else { return }
        for target in targets.sorted(by: { $0.name.description < $1.name.description }) {
            guard let other = target.module else { continue }
            let product = target.interface ?? other
            var known = try folder(of: target.name, in: other)
            if known == nil { known = try folder(of: product) }
            guard let folder = known else { continue }
            if other == module {
                if folder == own { continue }
                throw Failure(
                    .usage,
                    "a route leads to '\(target.name)' in '\(state.disk.fromHere(folder))', whose "
                        + "module '\(module)' has the name of the route's own",
                    path: Manifest.path(in: state.disk.fromHere(own)),
                    hint: "Nothing was written. Rename one of the two targets.")
            }
            if product == other, try isFeature(other), try isFeature(module) {
                throw try notExported(target.name, of: other, for: module)
            }
            if try leads(from: product, to: module) {
                throw try circle(module, other, to: target.name)
            }
            try add(
                [package(in: folder, of: own, [product])]
                    + libraries(target.imports, besides: module, in: own), to: module, in: own)
            if target.interface != nil, let tests = place.testTarget {
                let targets = [product] + (target.isGenerated ? [other + "Testing"] : [])
                try add([package(in: folder, of: own, targets)], to: tests, in: own)
            }
        }
        guard let support = place.support else { return }
        try add([package(in: support.package, of: own, [support.name])], to: module, in: own)
        if let testing = support.testingName, let tests = place.testTarget {
            try add([package(in: support.package, of: own, [testing])], to: tests, in: own)
        }
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
        let list = try state.record(of: scene.description)?.scenesFile ?? desired.list
        return state.project.wayToGive([scene.description], listedIn: list)
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
        let used = needs[folder.text]?.targets[name]?.flatMap(\.products) ?? []
        let target = try manifest(in: folder)?.targets.first { $0.name == name }
        return used + (target?.dependencies ?? [])
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
        for case (let name?, let package) in features.packages {
            let package = folder(package)
            for (product, target) in [(name, module), (name + "Interface", module + "Tests")] {
                try add([self.package(in: package, of: app, [product])], to: target, in: app)
            }
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
            needs[folder.text, default: ManifestNeeds()].add(libraries, to: target)
        }
    }

    /// Returns an existing manifest; nil if there is none.
    private mutating func manifest(in folder: AbsolutePath) throws(Failure) -> ManifestContents? {
        if let known = manifests[folder.text] { return known }
        let contents = try Manifest.text(in: folder.text, on: state.disk).map {
            ManifestContents(
                SourceText(name: Manifest.path(in: state.disk.fromHere(folder)), text: $0))
        }
        manifests[folder.text] = contents
        return contents
    }

    /// The packages that a manifest names by paths which lead nowhere since a folder was moved, with
    /// the paths that lead there.
    private func movedPackages(
        of contents: ManifestContents, in folder: AbsolutePath
    ) -> [String: String] {
        let (disk, moved) = (state.disk, state.records.moved)
        let root = disk.absolute(state.project.root)
        guard !moved.isEmpty, folder.isAtOrBelow(root) else { return [:] }
        let own = Array(folder.components.dropFirst(root.components.count))
        var places: [String: String] = [:]
        for path in contents.packageFolders
        where !disk.isFolder(Destination.join(folder.text, path)) {
            for base in [moved.recordedPlace(of: own), own] {
                let target = AbsolutePath(path, from: root.appending(base[...]))
                guard target.isAtOrBelow(root) else { continue }
                let names = Array(target.components.dropFirst(root.components.count))
                let place = root.appending(moved.place(of: names)[...])
                if disk.isFolder(place.text), places[path] == nil {
                    places[path] = place.relative(to: folder)
                }
            }
        }
        return places
    }

    /// Adds what code needs to an existing manifest, or notes that say what to paste.
    private mutating func edit(_ folder: AbsolutePath, for needs: ManifestNeeds) throws(Failure) {
        guard var contents = try manifest(in: folder) else { return }
        let moved = movedPackages(of: contents, in: folder)
        if !moved.isEmpty { contents = contents.replacing(moved) ?? contents }
        for path in contents.packageFolders
        where !state.disk.isFolder(Destination.join(folder.text, path))
            && !state.disk.isOmitted(Destination.join(folder.text, path))
            && packages[state.disk.absolute(Destination.join(folder.text, path)).text] == nil
        {
            notes.append(
                .note(
                    "the package depends on '\(path)', which doesn't exist",
                    path: contents.source.name,
                    hint: moved[path].map { "Write '\($0)'." }
                        ?? "Delete the lines that name it."))
        }
        if let (module, target) = needs.tests {
            contents = try contents.addingTests(of: module, as: target)
        }
        do throws(ManifestObstacle) {
            contents = try contents.edited(for: needs)
        } catch {
            notes += contents.notes(on: contents.missingLines(for: needs), because: error)
        }
        let destination = try state.project.editedFile(
            Manifest.path(in: state.disk.fromHere(folder)))
        let file = WantedFile(
            destination: destination, contents: Array(contents.source.text.utf8), owner: .tool)
        let operation = FileOperation(
            for: file, policy: .overwrite, over: try state.disk.entry(at: destination))
        if let operation, operation.verb.writes { operations.append(operation) }
    }
}

extension ManifestContents {
    /// Notes that say what a manifest lacks, with the lines to paste, and why it isn't edited.
    fileprivate func notes(
        on missing: MissingLines, because obstacle: ManifestObstacle
    ) -> [Diagnostic] {
        func paste(_ place: String, _ lines: [String]) -> String {
            "Paste into the \(place):\n"
                + lines.map { "        \($0)," }.joined(separator: "\n")
        }
        func note(_ message: String, _ hints: [String]) -> Diagnostic {
            let message = "\(message); this manifest isn't edited, because \(obstacle.reason)"
            let hint = hints.joined(separator: "\n")
            guard let offset = obstacle.offset else {
                return .note(message, path: source.name, hint: hint)
            }
            return Diagnostic(.note, message, in: source, at: offset..<offset + 1, hint: hint)
        }
        var notes: [Diagnostic] = []
        var shared =
            missing.packages.isEmpty
            ? [] : [paste("dependencies of the package", missing.packages)]
        if !missing.products.isEmpty {
            notes.append(
                note(
                    "the package has no product for other packages",
                    [
                        paste("products", missing.products)
                    ]))
        }
        for target in missing.targets {
            let verb = target.isLiteral ? "does not depend on" : "has to depend on"
            notes.append(
                note(
                    "the target '\(target.name)' \(verb) "
                        + "\(target.products.joinedAsAlternatives("and")), which its code imports",
                    shared + [paste("dependencies of the target '\(target.name)'", target.lines)]))
            shared = []
        }
        return notes
    }
}
