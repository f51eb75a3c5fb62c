package import Basics
import Manifests
import Planning
import ProjectReading
import Projects
import Scenes
import SwiftSource
import TemplateSets

extension DesiredProject {
    /// Adds a feature: its package, and the packages that the first feature needs.
    ///
    /// - Throws: `Failure` with 64 for a default set without features, and with 65 for an existing
    ///   package without the targets of a feature.
    package mutating func addFeature(
        _ setup: ProjectSetup, isInterfaceOnly: Bool
    ) throws(Failure) {
        let (project, name) = (state.project, setup.name)
        configurationChanges.append(ifAny: setup.change)
        if setup.change != nil {
            // Their options change with the configuration.
            let scenes = try state.scenes().map { ($0.entry.name.text, $0.entry) }
            try render(Dictionary(scenes) { $1 }, leavesOut: true)
        }
        let scenes = project.place(
            of: ProjectFolder(components: setup.package.components + ["Sources", name]))
        guard let support = state.supportModule(beside: scenes) else { return }
        let defaults = try project.configuration(at: scenes).defaults
        let templateSet = try state.sets.set(defaults.template)
        guard templateSet.options.contains(where: { $0.name == CommonOption.features }) else {
            throw Failure(
                .usage, "the set '\(templateSet.name)' has no shared files for features",
                path: "--template",
                hint: "Extend a built-in set, or name another as \"template\" in "
                    + "\(ProjectConfiguration.fileName).")
        }
        let options = try OptionValues(defaults.options, for: templateSet)
        let requirements = templateSet.requirements(for: [options])
        let makesTests = templateSet.makesTests(options)
        let folder = setup.package
        let features = try ProjectFeatures(of: state)
        let sources = ProjectFolder(components: folder.components + ["Sources", name])
        // For a package that was moved, the planner names its new place.
        if let known = features.sources(of: name), known != sources,
            state.records.moved.place(of: folder.components) == folder.components,
            !project.disk.isOneFile(project.place(of: known).path, scenes.path)
        {
            let package = known.components.dropLast(2).joined(separator: "/")
            throw Failure(
                .conflict, "there is a feature '\(name)' already, in '\(package)'",
                hint: "Choose another name, or name that folder with --package."
            )
        }
        let place = project.place(of: folder).path
        if !project.disk.exists(Manifest.path(in: place)) {
            doubt = project.noteOnSimilarPackage(place)
            // SwiftPM tells packages apart by the names of their folders.
            let own = features.names.compactMap { features.sources(of: $0)?.components.dropLast(2) }
            let twin = project.packages.first { package in
                let path = project.disk.absolute(package)
                return path.lastComponent?.caseFolded
                    == project.disk.absolute(place).lastComponent?.caseFolded
                    && !own.contains { path.components.suffix($0.count) == $0 }
            }
            if let twin {
                throw Failure(
                    .conflict, "there is a package with that folder's name, '\(twin)'", path: place,
                    hint: "Choose another name, or make that package the feature with --package "
                        + "\(twin.quotedForShell).")
            }
        }
        try add(
            support.manifest(
                of: name, in: folder, of: project, isInterfaceOnly: isInterfaceOnly,
                hasTests: makesTests, needing: requirements), in: folder)
        if let package = support.package(
            of: project, makesTests: makesTests, needing: requirements)
        {
            newPackages.append(package)
        }
        let app = ProjectFeatures.appModule
        let known = features.appPackage
        // Their folders would be one on some volumes.
        if let twin = features.names.first(where: { $0.caseFolded == name.caseFolded }),
            twin != name
        {
            throw Failure(
                .conflict, "there is a feature '\(twin)', which differs only in case",
                hint: "Choose another name.")
        }
        let appFolder = known ?? ProjectFolder(components: folder.components.dropLast() + [app])
        newFeature = NewFeature(
            name: name, sources: sources, isInterfaceOnly: isInterfaceOnly,
            app: ProjectFolder(components: appFolder.components + ["Sources", app]))
        if isInterfaceOnly || known != nil { return }
        try add(
            support.manifest(
                of: nil, in: appFolder, of: project, hasTests: makesTests, needing: requirements),
            in: appFolder)
    }

    /// Adds a package, unless it exists and has all targets.
    private mutating func add(
        _ manifest: PackageManifest, in folder: ProjectFolder
    ) throws(Failure) {
        let path = try state.project.path(ofPackage: folder)
        guard let text = try Manifest.text(in: path, on: state.disk) else {
            try SurroundingPackage.refuseNewPackage(in: path, on: state.disk)
            newPackages.append(NewPackage(in: path, of: state.project, manifest))
            return
        }
        let source = SourceText(name: Manifest.path(in: path), text: text)
        try ManifestContents(source).check(has: manifest)
        changedPackages.append(NewPackage(in: path, of: state.project, manifest))
    }
}

extension ManifestContents {
    /// - Throws: `Failure` with 65 if the package lacks targets, with the lines to paste.
    fileprivate func check(has manifest: PackageManifest) throws(Failure) {
        let names = Set(targets.map(\.name))
        let missing = manifest.targets.filter { !names.contains($0.name) }
        if missing.isEmpty { return }
        let lines = missing.map { target in
            "        .\(target.kind.rawValue)(name: \(target.name.asSwiftLiteral)),"
        }
        throw Failure(
            .data,
            "the package has no target "
                + missing.map { "'\($0.name)'" }.joinedAsAlternatives("or"),
            path: source.name,
            hint: "Paste at the beginning of its targets:\n" + lines.joined(separator: "\n")
                + "\nRun the command again: it adds products, and what the targets depend on.")
    }
}
