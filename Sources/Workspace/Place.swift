package import Basics
package import Planning
package import Scenes
package import SwiftSource
package import TemplateSets

/// Where the files of a scene go, once everything about it is known.
package struct Place {
    /// A folder that files of one kind go to.
    package struct Root: Hashable {
        /// What the user named; no symbolic link is followed below it.
        package let base: String
        /// The folders from there on.
        package let prefix: [String]

        /// The same, where every one of them is safe; looked at once for all files.
        fileprivate let safePrefix: ProjectFolder?

        package init(_ base: String, _ prefix: [String] = []) {
            self.base = base
            self.prefix = prefix
            safePrefix = try? Self.folder(prefix)
        }

        fileprivate static func folder(
            _ prefix: [String]
        ) throws(OutputPathProblem) -> ProjectFolder {
            if prefix.isEmpty { return ProjectFolder(components: []) }
            return try ProjectFolder(prefix.joined(separator: "/"))
        }

        package var path: String {
            prefix.isEmpty ? base : Destination.join(base, prefix.joined(separator: "/"))
        }
    }

    package var scene: Root
    /// Nil where no tests are made.
    package var tests: Root?
    /// Nil where the team has shared files of its own, and none are made.
    package var support: Root?
    /// Whether the folder of the shared files was named for this scene.
    var hasOwnSupport = false
    /// The folder of the target or of the sources that the scene lies in, where that is known.
    package var target: Root?
    /// The module that the scene belongs to, where that is known.
    package var module: String?
    /// Whether the package's manifest lacks a package that the code needs.
    var lacksPackages = false
    /// What the target depends on in its package's manifest; nil where no manifest was read.
    package var dependencies: [String]?
    /// What a new package needs besides: its manifest and the formatter's configuration.
    package var packageFiles: [WantedFile] = []
    package var notes: [Diagnostic] = []
    /// How Swift is laid out there.
    package private(set) var layout = SwiftLayout()
    /// What to type next, where that is clear.
    package var nextStep: String?

    package init(
        scene: Root, tests: Root? = nil, support: Root? = nil, hasOwnSupport: Bool = false,
        target: Root? = nil, module: String? = nil, lacksPackages: Bool = false,
        dependencies: [String]? = nil, packageFiles: [WantedFile] = [], notes: [Diagnostic] = [],
        layout: SwiftLayout = SwiftLayout(), nextStep: String? = nil
    ) {
        self.scene = scene
        self.tests = tests
        self.support = support
        self.hasOwnSupport = hasOwnSupport
        self.target = target
        self.module = module
        self.lacksPackages = lacksPackages
        self.dependencies = dependencies
        self.packageFiles = packageFiles
        self.notes = notes
        self.layout = layout
        self.nextStep = nextStep
    }

    /// Lays out what goes there as the nearest formatter's configuration says.
    package mutating func followFormatter() {
        let formatter = FormatterFile(for: scene.path)
        layout = formatter.layout
        notes = formatter.warnings + notes
    }

    /// Says which packages the manifest has still to get for the set's own code.
    package mutating func note(_ lacks: [MissingDependency], of target: PackageTarget) {
        guard !lacks.isEmpty else { return }
        lacksPackages = true
        let products = lacks.flatMap(\.products)
        // Said here, and not again for the modules of parameters.
        dependencies? += products
        func block(_ lines: [String]) -> String {
            lines.map { "        \($0)" }.joined(separator: "\n")
        }
        let packages = lacks.flatMap(\.packageLines)
        let first =
            packages.isEmpty
            ? "" : "Paste into the dependencies of the package:\n\(block(packages))\n"
        notes.append(
            Diagnostic(
                .note,
                "the target '\(target.name)' does not depend on "
                    + "\(products.joinedAsAlternatives("and")), which the set's code imports",
                path: Manifest.path(in: scene.base),
                hint: first + "Paste into the dependencies of the target '\(target.name)':\n"
                    + block(lacks.flatMap(\.productLines))))
    }

    /// Says which modules the package's manifest has still to get; what builds next without them
    /// would fail, so nothing is proposed then.
    package mutating func note(imports: [ModuleName]) {
        guard let dependencies, let module else { return }
        let missing = Set(imports.map { String($0.description.prefix { $0 != "." }) })
            .subtracting(dependencies + [module]).subtracting(SystemModules.names).sorted()
        guard !missing.isEmpty else { return }
        nextStep = nil
        notes.append(
            Diagnostic(
                .note,
                "the target '\(module)' does not depend on \(missing.joinedAsAlternatives("and"))",
                path: Manifest.path(in: scene.base),
                hint: "If that is no module of the system, add its package to the manifest, and it "
                    + "to the target's dependencies."))
    }

    /// The files with their destinations; files of kinds that are not made here are left out.
    ///
    /// - Throws: `Failure` with 65 where a path becomes too long below its folder.
    package func placed(_ files: [RenderedFile], of set: TemplateSet) throws(Failure)
        -> [PlacedFile]
    {
        var placed: [PlacedFile] = []
        placed.reserveCapacity(files.count)
        for file in files {
            guard let root = root(for: file), support != nil || !file.isShared else { continue }
            placed.append(
                PlacedFile(file: file, destination: try destination(of: file, in: root, set)))
        }
        return placed
    }

    private func root(for file: RenderedFile) -> Root? {
        switch file.root {
        case .scene: scene
        case .tests: tests
        case .support: support
        }
    }

    private func destination(
        of file: RenderedFile, in root: Root, _ set: TemplateSet
    ) throws(Failure) -> Destination {
        do throws(OutputPathProblem) {
            var folder = root.safePrefix
            if folder == nil { folder = try Root.folder(root.prefix) }
            return Destination(
                base: root.base,
                relative: try OutputPath(file.path, below: folder ?? ProjectFolder(components: [])))
        } catch {
            let path = (root.prefix + file.path.components).joined(separator: "/")
            throw Failure(
                error.isOnlyLength ? .data : .refused,
                Diagnostic(
                    .error,
                    "the path '\(path.prefix(200))' of the file '\(file.id)' \(error.reason)",
                    path: set.location))
        }
    }
}

/// A file of a scene and where it goes.
package struct PlacedFile {
    package var file: RenderedFile
    package let destination: Destination

    /// The file as a plan wants it.
    ///
    /// - Parameter lastDigest: that of what scene-kit wrote there before, where it knows.
    package func wanted(lastDigest: Digest? = nil) -> WantedFile {
        WantedFile(
            destination: destination, contents: file.contents,
            owner: file.isShared ? .team : .user, lastDigest: lastDigest)
    }
}
