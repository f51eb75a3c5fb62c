import Basics
import Manifests
package import Planning
import ProjectReading
import Projects
import Scenes
import SwiftFormatting

extension OutputResolver {
    /// Resolves a place in an existing package or in a new one.
    ///
    /// - Throws: `Failure` with 64 if the user has to choose a module, with 65 if the manifest
    ///   doesn't support scenes, and with 74 if it can't be read.
    func place(inPackage folder: String) throws(Failure) -> ResolvedOutput {
        let manifest = try Manifest.text(in: folder, on: project.disk)
        var place =
            if let manifest { try existingPackage(folder, manifest) } else {
                try newPackage(folder)
            }
        place.target = place.layout.scene
        // A note says what the manifest lacks.
        if makesTests, place.notes == notes {
            let path = folder == "." ? "" : " --package-path \(folder.quotedForShell)"
            place.nextStep = "Next: swift test" + path
            if manifest == nil, let module = place.module, module != Self.usualModule {
                place.nextStep? += "\nIn the app: import \(module)"
            }
        }
        if manifest == nil { place.doubt = project.noteOnSimilarPackage(folder) ?? place.doubt }
        return place
    }

    private func newPackage(_ folder: String) throws(Failure) -> ResolvedOutput {
        try SurroundingPackage.refuseNewPackage(in: folder, on: project.disk)
        let module = module ?? moduleNamed(afterPackage: folder) ?? Self.usualModule
        let tests = makesTests ? module + "Tests" : nil
        var place = try place(
            of: OutputLayout.Root(folder, ["Sources", module]),
            tests: tests.map { OutputLayout.Root(folder, ["Tests", $0]) }, module: module,
            isInPackage: true)
        place.dependencies = requirements.dependencies.flatMap(\.products)
        let manifest = PackageManifest(
            name: project.disk.absolute(folder).lastComponent ?? "Scenes", targetName: module,
            testTargetName: tests, needing: requirements)
        place.newPackages.append(NewPackage(in: folder, of: project, manifest))
        return place
    }

    /// The module of a project's only package.
    private static let usualModule = "Scenes"

    /// The packages of a project need modules with different names. Nil for a package that seems to
    /// be the only one: no other exists, and its folder isn't in one for packages. Code that is there
    /// already keeps its module.
    private func moduleNamed(afterPackage folder: String) -> String? {
        let path = project.disk.absolute(folder).components
        let sources = Destination.join(folder, "Sources")
        let modules = ((try? project.disk.names(in: sources)) ?? []).filter {
            project.disk.isFolder("\(sources)/\($0)") && !$0.hasPrefix(".")
        }
        let isAmongOthers =
            isListed || project.configuration.support != nil || !project.packages.isEmpty
            || ["Packages", "Modules", "Features", "Libraries"].contains(path.dropLast().last)
        guard !modules.contains(Self.usualModule), isAmongOthers || modules.count == 1,
            let name = modules.count == 1 ? modules[0] : path.last
        else { return nil }
        return try? OutputOptions.checkedModule(SourceText(name: "", text: name))
    }

    /// Whether a scenes file names the package.
    private var isListed: Bool { package != nil && package != options.package.map(project.real) }

    private func existingPackage(
        _ folder: String, _ manifest: String
    ) throws(Failure) -> ResolvedOutput {
        let contents = ManifestContents(SourceText(name: Manifest.path(in: folder), text: manifest))
        if let module, let moduleText,
            case let libraries = contents.alternatives(to: module), !libraries.isEmpty
        {
            throw moduleText.failure(
                "the package '\(folder)' has no library target '\(module)'",
                hint: Suggestions.question(for: module, among: libraries)
                    ?? "Choose one with --module \(libraries.joinedAsAlternatives()).")
        }
        let library = try contents.place(module: module, orIfSeveral: currentTarget(of: folder))
            .library
        let tests = makesTests ? try contents.tests(of: library.name) : nil
        var place = try place(
            of: OutputLayout.Root(folder, library.folder.components),
            tests: tests.map { OutputLayout.Root(folder, $0.target.folder.components) },
            module: library.name, isInPackage: true)
        place.dependencies =
            library.dependencies + requirements.dependencies.flatMap(\.products)
        place.addsTestTarget = tests?.isNew == true
        if let declared = contents.platforms,
            let platforms = requirements.platforms.missing(in: declared)
        {
            place.note(platforms, insteadOf: declared)
        }
        return place
    }

    /// The target of a package that the user is in, if no option or file names a place.
    private func currentTarget(of folder: String) -> String? {
        guard prefersCurrentTarget, package == nil, record == nil,
            let current = SurroundingPackage(of: ".", on: project.disk),
            current.folder.text == project.disk.absolute(folder).text
        else { return nil }
        return current.module
    }
}

extension Project {
    /// A note that a new folder is outside of the project of the current folder. One beside that
    /// project, such as `../Shop`, isn't a slip.
    func noteOnOutside(_ folder: String) -> Diagnostic? {
        guard folder.hasPrefix("../../"), !disk.exists(folder) else { return nil }
        let here = Project.findRoot(on: disk).root
        if disk.absolute(folder).isAtOrBelow(disk.absolute(here)) { return nil }
        return .note(
            "this new folder is outside of the project in '\(here)'", path: folder,
            hint: "If it has a '..' too many, '\(command("undo"))' takes this back.")
    }

    /// A note that a new package has nearly the name of one beside it. `Cart` beside `Cars` and
    /// `Shopping` beside `Shop` aren't slips.
    func noteOnSimilarPackage(_ folder: String) -> Diagnostic? {
        guard let similar = Manifest.packageNamed(like: folder, on: disk) else { return nil }
        let names = [folder, similar].map { disk.absolute($0).lastComponent?.lowercased() ?? "" }
            .sorted { $0.count < $1.count }
        let isSwapped = names[0].count == names[1].count && names[0].sorted() == names[1].sorted()
        guard
            isSwapped || names[1] == names[0] + "s"
                || names[0].count > 4 && names[1].count - names[0].count <= 1
                || names[0].count > 2 && names[1].count == names[0].count + 1
                    && !names[1].hasPrefix(names[0])
        else { return nil }
        return .note(
            "this is a new package, and there is a package '\(similar)'", path: folder,
            hint: "If you mean that one, name it, or take this back with 'scene-kit undo --package "
                + "\(folder.quotedInMessage)'.")
    }
}

extension ResolvedOutput {
    /// Takes the folder for tests from the package of the scenes, and returns false if they are in
    /// none.
    mutating func takeTestsOfPackage(on disk: any Disk) throws(Failure) -> Bool {
        guard let module, let package = SurroundingPackage(of: layout.scene.path, on: disk),
            package.module == module
        else { return false }
        let tests = try package.manifest.tests(of: module)
        layout.tests = OutputLayout.Root(
            disk.fromHere(package.folder), tests.target.folder.components)
        addsTestTarget = tests.isNew
        return true
    }
}

/// A package to create.
package struct NewPackage: Sendable {
    package let folder: String
    var manifest: PackageManifest
    private let others: [(folder: String, name: String, text: String)]

    init(in folder: String, of project: Project, _ manifest: PackageManifest) {
        (self.folder, self.manifest) = (folder, manifest)
        // Packages with common shared files have one style. A file at the root would be for all other
        // code, too.
        let top = project.configuration.support == nil ? folder : project.root
        others = [
            IgnoreFile.exists(in: folder, on: project.disk)
                ? nil : (folder, IgnoreFile.name, PackageIgnoreFile.text),
            FormatterFile.exists(for: folder, on: project.disk)
                ? nil : (top, FormatterFile.name, FormatterConfiguration.text),
        ].compactMap(\.self)
    }

    /// The manifest and the other files of a new package that aren't code.
    var files: [WantedFile] {
        ([(folder, Manifest.fileName, manifest.text)] + others).map { folder, name, text in
            WantedFile(
                destination: Destination(base: folder, relative: OutputPath(ofRecord: [name])),
                contents: Array(text.utf8))
        }
    }
}

extension String {
    /// The folders of a path that a manifest gives; none for the package's own folder.
    fileprivate var components: [String] {
        self == "." ? [] : split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }
}

/// The `.gitignore` of a new package or pack.
package enum IgnoreFile {
    package static let name = ".gitignore"

    /// Whether a folder has a file system entry of that name. scene-kit never replaces it, even
    /// with `--on-conflict overwrite`.
    package static func exists(in folder: String, on disk: any Disk) -> Bool {
        disk.exists(folder + "/" + name)
    }
}
