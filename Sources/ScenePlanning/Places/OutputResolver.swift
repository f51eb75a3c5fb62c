package import Basics
package import Manifests
package import Planning
package import ProjectReading
package import Projects
package import Scenes
import SwiftSource

/// Resolves the place of a scene from the user's options and, if these leave it open, from the
/// project.
package struct OutputResolver {
    package internal(set) var options: OutputOptions
    /// The module that the user typed or, failing that, the module of the list or of the project.
    package internal(set) var module: String?
    /// The module's name in the file that contains it; nil if the user typed it.
    private(set) var moduleText: SourceText?
    /// The package that the user or a scenes file names.
    private(set) var package: String?
    /// The project, which supplies the places that the options leave open.
    package let project: Project
    /// The record of the scene that gets more files or of a list's existing scenes. It supplies
    /// their place.
    package var record: SceneRecord?
    /// Whether the target that the user is in gets the scene if several could hold it.
    package var prefersCurrentTarget = false
    private(set) var makesTests = false
    private(set) var requirements = PackageRequirements()
    /// Notes on links that name places.
    private(set) var notes: [Diagnostic] = []

    /// - Throws: `Failure` with 65 if the project's configuration has an invalid module name, and
    ///   what `Project.find` throws.
    package init(_ options: OutputOptions, on disk: any Disk) throws(Failure) {
        self.options = options
        project = try Project.find(
            package: options.package, output: options.output, list: options.list, on: disk)
        // A record names no link.
        self.options.output = options.output.map(project.real)
        self.options.tests = options.tests.map(project.real)
        self.options.support = options.support.map(project.real)
        package = options.package.map(project.real)
        notes = [options.output, options.tests, options.support, options.package]
            .compactMap(\.self).compactMap(project.noteOnLink)
        if let module = options.module {
            self.module = module
        } else if let name = project.configuration.module {
            (module, moduleText) = (try OutputOptions.checkedModule(name), name)
        }
    }

    /// Returns a resolver for the scenes of a package and a module in a scenes file.
    ///
    /// - Throws: `Failure` with 65 if a name isn't valid, the package isn't one of the project, or
    ///   nothing says where the module is.
    package func inPackage(
        _ package: SourceText?, module name: SourceText?
    ) throws(Failure) -> OutputResolver {
        var resolver = self
        if let package {
            resolver.package = try project.package(named: package)
            let named = Destination.join(project.root, package.text)
            resolver.notes += [project.noteOnLink(named)].compactMap(\.self)
            (resolver.module, resolver.moduleText) = (options.module, nil)
            // The folders of the command line are for scenes without a package.
            (resolver.options.output, resolver.options.tests) = (nil, nil)
        }
        guard let name else { return resolver }
        let isPlaced =
            resolver.ownPackage != nil || options.output != nil
            || project.configuration.sources != nil
        if !isPlaced {
            throw name.failure(
                "nothing says where the module '\(name.text.onOneLine)' is",
                hint: "Name its package with \"package\", or its folder with --output.")
        }
        (resolver.module, resolver.moduleText) = (try OutputOptions.checkedModule(name), name)
        return resolver
    }

    /// Returns a resolver for the scenes of a feature.
    ///
    /// - Throws: `Failure` with 66 for an unknown feature, and what reading records throws.
    package func inFeature(
        _ name: SourceText, of state: ProjectState
    ) throws(Failure) -> OutputResolver {
        let features = try ProjectFeatures(of: state)
        guard let sources = features.sources(of: name.text) else {
            throw Failure(
                .notFound,
                name.diagnostic(
                    "there is no feature '\(name.text.onOneLine)'",
                    hint: Suggestions.question(for: name.text, among: features.names)
                        ?? "'scene-kit feature \(name.text.quotedInMessage)' creates it."))
        }
        var resolver = self
        resolver.package = try project.path(
            ofPackage: ProjectFolder(components: sources.components.dropLast(2)))
        (resolver.module, resolver.moduleText) = (name.text, nil)
        return resolver
    }

    /// The choices of scenes that don't make them.
    ///
    /// - Throws: `Failure` for a configuration that is wrong.
    package func defaults() throws(Failure) -> SceneChoices {
        guard let package, options.package == nil else { return project.configuration.defaults }
        return try project.configuration(at: OutputLayout.Root(package)).defaults
    }

    /// Resolves the place by the packages on disk.
    ///
    /// - Parameters:
    ///   - makesTests: Whether the set creates tests.
    ///   - requirements: What the code needs from its package.
    package func resolve(
        makesTests: Bool, needing requirements: PackageRequirements = PackageRequirements()
    ) throws(Failure) -> ResolvedOutput {
        try resolver(makesTests: makesTests, needing: requirements).unformatted()
            .formatted(on: project.disk)
    }

    func resolver(makesTests: Bool, needing requirements: PackageRequirements) -> OutputResolver {
        var resolver = self
        (resolver.makesTests, resolver.requirements) = (makesTests, requirements)
        return resolver
    }

    func unformatted() throws(Failure) -> ResolvedOutput {
        if let package { return try place(inPackage: package) }
        if let place = try inPackage() { return place }
        if record == nil, isUndecided { try refuseRoot() }
        return try inFolders()
    }

    /// The package that holds the scene unless a folder is named: the one that the user or a scenes
    /// file names, the one that the user is in, or the project itself.
    package var ownPackage: String? {
        package ?? project.currentPackage.map(project.real)
    }

    /// Whether neither the user nor the project says where scenes go.
    package var isUndecided: Bool {
        ownPackage == nil && options.output == nil && project.configuration.sources == nil
    }

    /// - Throws: `Failure` with 64 if the project consists of packages, so that a scene at its root
    ///   would be in none of them.
    private func refuseRoot() throws(Failure) {
        if project.root != "." { return }
        let packages = packagesForScenes.map { "--package " + $0.quotedForShell }
        if packages.isEmpty || XcodeFolders(in: project).haveApp(above: project.root) { return }
        throw Failure(
            .usage, "nothing says which package of the project the scene belongs to",
            path: project.root,
            hint: "Choose one with \(packages.prefix(8).joinedAsAlternatives()).")
    }

    /// The project's packages, without the one of the shared files and the one of the app.
    var packagesForScenes: [String] {
        let others = [ProjectSetup.supportModule, ProjectFeatures.appModule]
        return project.packages.filter { package in
            project.disk.absolute(package).lastComponent.map { !others.contains($0) } ?? true
        }
    }

    /// The place in the folders that the options, the record, or the project name.
    func inFolders() throws(Failure) -> ResolvedOutput {
        let sources = record?.sources ?? project.configuration.sources
        let scene =
            options.output.map { OutputLayout.Root($0) }
            ?? sources.map(project.place) ?? OutputLayout.Root(".")
        let configured = project.configuration.tests
        let package = SurroundingPackage(of: scene.path, on: project.disk)
        // The old target's tests can't import a scene that moves to another target.
        let isMoved =
            options.output != nil && package?.module != nil && package?.module != record?.module
        let recorded = isMoved ? nil : record?.tests
        let tests =
            options.tests.map { OutputLayout.Root($0) }
            ?? (recorded ?? configured?.folder).map(project.place)
        var place = try place(
            of: scene, tests: makesTests ? tests : nil,
            module: module ?? package?.module ?? record?.module, isInPackage: package != nil)
        let isInTarget = place.module == project.configuration.module?.text
        place.target =
            package?.target ?? (isInTarget ? project.configuration.sources.map(project.place) : nil)
        if package == nil {
            try place.checkTargets(
                below: requirements.platforms, in: project,
                isTyped: options.module != nil && moduleText == nil)
        }
        if place.layout.tests != nil, place.module == nil {
            let file = configured?.path ?? project.shownPath(ofList: ProjectConfiguration.fileName)
            throw Failure(
                .usage, "the tests need the name of the module that they import",
                path: options.tests == nil ? file : "--tests",
                hint: "Add --module <name>, or \"module\" to \(file).")
        }
        if makesTests, tests == nil {
            place.notes.append(.testsAreMissing)
        }
        return place
    }

    /// The place in the project's package. Nil if a folder is named, or if the recorded scene is
    /// elsewhere.
    private func inPackage() throws(Failure) -> ResolvedOutput? {
        guard options.output == nil, ownPackage != nil else { return nil }
        guard let record else { return try packagePlace() }
        var resolver = self
        resolver.module = module ?? record.module
        let place = try? resolver.packagePlace()
        let isSame = place.map { project.folder(at: $0.layout.scene) == record.sources } ?? false
        return isSame ? place : nil
    }

    func packagePlace() throws(Failure) -> ResolvedOutput {
        guard makesTests, let tests = options.tests else {
            return try place(inPackage: ownPackage ?? project.root)
        }
        var place = try resolver(makesTests: false, needing: requirements)
            .place(inPackage: ownPackage ?? project.root)
        place.layout.tests = OutputLayout.Root(tests)
        return place
    }

    /// The place with these folders.
    ///
    /// - Throws: `Failure` with 64 for a folder of the project that records can't name.
    func place(
        of scene: OutputLayout.Root, tests: OutputLayout.Root?, module: String?, isInPackage: Bool
    ) throws(Failure) -> ResolvedOutput {
        for root in [scene, tests].compactMap(\.self) { try project.checkName(of: root.path) }
        var place = ResolvedOutput(
            OutputLayout(scene: scene, tests: tests, support: supportRoot(beside: scene)),
            module: module)
        place.notes = notes
        place.doubt =
            [scene, tests].lazy.compactMap { $0.flatMap { project.noteOnOutside($0.base) } }.first
        place.hasOwnSupport = options.support != nil || record?.support != nil
        place = place.completed(
            with: SupportModule(beside: scene, in: project, isForPackage: isInPackage))
        if isInPackage { place.notes += noteOnSupport(of: place) }
        return place
    }

    /// A note that the target of a package can't use shared files, if they are in no package.
    private func noteOnSupport(of place: ResolvedOutput) -> [Diagnostic] {
        guard let support = place.layout.support,
            !project.disk.absolute(support.path)
                .isAtOrBelow(project.disk.absolute(place.layout.scene.path)),
            SupportModule(at: support, in: project, isForPackage: true) == nil
        else { return [] }
        return [
            .note(
                "the folder of shared files is in no library, so the code of the package can't use "
                    + "them", path: support.path,
                hint: "Name one in a package as \"support\", such as "
                    + "\"Packages/SceneSupport/Sources/SceneSupport\".")
        ]
    }

    /// The folder for shared files; nil if the team writes its own.
    func supportRoot(beside scene: OutputLayout.Root) -> OutputLayout.Root? {
        if let support = options.support { return OutputLayout.Root(support) }
        return record?.support.map(project.place) ?? project.supportRoot(beside: scene)
    }
}

extension Diagnostic {
    /// The note about a scene whose tests have no folder.
    package static let testsAreMissing = note(
        "no tests were created; to create them, add --tests <dir> --module <name>")
}

/// The options that place a scene, as the user typed them: `--package`, `--output`, `--tests`,
/// `--support`, and `--module`.
package struct OutputOptions {
    package var package: String?
    package var output: String?
    package var tests: String?
    package var support: String?
    package var module: String?
    /// The path of the scenes file.
    package var list: String?

    package init(
        package: String? = nil, output: String? = nil, tests: String? = nil, support: String? = nil,
        module: String? = nil, list: String? = nil
    ) {
        (self.package, self.output, self.tests) = (package, output, tests)
        (self.support, self.module, self.list) = (support, module, list)
    }

    /// - Throws: `Failure` if the text can't name a module or names only a part of one.
    package static func checkedModule(_ name: SourceText) throws(Failure) -> String {
        let module = try ModuleName(parsing: name).description
        if name.text.contains(".") {
            throw name.failure(
                "'\(name.text.prefix(100))' is part of a module",
                hint: "Name the module that the scene belongs to.")
        }
        return module
    }
}

extension Project {
    /// The folder for shared files if neither a command nor a record names one; nil if the team
    /// writes its own.
    package func supportRoot(beside scene: OutputLayout.Root) -> OutputLayout.Root? {
        switch configuration(beside: scene).support {
        case .madeByTeam: nil
        case .folder(let folder): place(of: folder)
        case nil: OutputLayout.Root(scene.base, scene.prefix + ["Support"])
        }
    }

    /// The configuration of scenes. What is wrong with it was reported when the place was found, or
    /// the record read.
    func configuration(beside scene: OutputLayout.Root) -> ConfigurationChain {
        (try? configuration(at: scene)) ?? configuration
    }
}
