import Basics
import Manifests
import Planning
import ProjectReading
import Projects
import Scenes
import TemplateSets

/// The library with the files that all scenes share, if `support` in `scene-kit.json` names a folder
/// that is one.
struct SupportModule: Sendable {
    let name: String
    let root: OutputLayout.Root
    /// The folder of its tests; nil if its package has none.
    let tests: OutputLayout.Root?
    /// The folder of what the tests of other modules use; nil if its package has none.
    let testing: OutputLayout.Root?
    let package: AbsolutePath
    private let isNew: Bool

    /// The module of what the tests of other modules use.
    var testingName: String? { testing == nil ? nil : name + "Testing" }

    /// The library of scenes; nil if `support` names none for them, or a folder in no library.
    ///
    /// - Parameter isForPackage: Whether a package, which exists or not, has the scenes.
    init?(beside scene: OutputLayout.Root, in project: Project, isForPackage: Bool) {
        let configuration = project.configuration(beside: scene)
        guard case .folder(let folder) = configuration.support else { return nil }
        // Features share a library with the app's scenes.
        let features = configuration.defaults.options[CommonOption.features]?.texts.first?.text
        self.init(
            at: project.place(of: folder), in: project,
            isForPackage: isForPackage || features == "true")
    }

    init?(at root: OutputLayout.Root, in project: Project, isForPackage: Bool) {
        self.root = root
        if let package = SurroundingPackage(of: root.path, on: project.disk),
            let name = package.module
        {
            self.name = name
            func place(_ target: String) -> OutputLayout.Root? {
                package.place(of: target).flatMap(project.folder).map(project.place)
            }
            (tests, testing) = (place(name + "Tests"), place(name + "Testing"))
            (self.package, isNew) = (package.folder, false)
            return
        }
        // A package that scene-kit makes has its folders.
        guard isForPackage, let folders = project.folder(at: root)?.components,
            let name = folders.last, folders.dropLast().last == "Sources"
        else { return nil }
        let package = ProjectFolder(components: Array(folders.dropLast(2)))
        guard let base = try? project.path(ofPackage: package), project.contains(base),
            (try? OutputOptions.checkedModule(SourceText(name: "", text: name))) != nil
        else { return nil }
        self.name = name
        func place(_ target: [String]) -> OutputLayout.Root {
            project.place(of: ProjectFolder(components: package.components + target))
        }
        tests = place(["Tests", name + "Tests"])
        testing = place(["Sources", name + "Testing"])
        (self.package, isNew) = (project.disk.absolute(base), true)
    }

    /// The manifest of a feature, which uses the library, or without a name that of the package which
    /// registers features.
    func manifest(
        of feature: String?, in folder: ProjectFolder, of project: Project,
        isInterfaceOnly: Bool = false, hasTests: Bool, needing requirements: PackageRequirements
    ) -> PackageManifest {
        let place = project.disk.absolute(project.place(of: folder).path)
        let support = PackageManifest.Support(
            folder: package.relative(to: place), name: name, testingName: testingName)
        let last = folder.components.last ?? feature ?? ""
        return feature.map {
            PackageManifest(
                feature: $0, in: last, on: support, isInterfaceOnly: isInterfaceOnly,
                hasTests: hasTests, needing: requirements)
        }
            ?? PackageManifest(
                app: ProjectFeatures.appModule, in: last, on: support, hasTests: hasTests,
                needing: requirements)
    }

    /// The package to create for it; nil if it exists.
    func package(
        of project: Project, makesTests: Bool, needing requirements: PackageRequirements
    ) -> NewPackage? {
        if !isNew { return nil }
        return NewPackage(
            in: project.disk.fromHere(package), of: project,
            PackageManifest(
                support: name, in: package.lastComponent ?? name, hasTests: makesTests,
                needing: requirements))
    }
}

extension ResolvedOutput {
    /// The place with the folders that follow from those of the scenes and of the shared files.
    func completed(with support: SupportModule?) -> ResolvedOutput {
        var place = self
        if let support, support.root == layout.support, support.name != module {
            place.layout.supportTests = support.tests
            place.layout.supportTesting = support.testing
            place.support = support
        }
        guard let module else { return place }
        let scene = layout.scene
        if scene.prefix.last == module {
            func sibling(_ suffix: String) -> OutputLayout.Root {
                OutputLayout.Root(scene.base, scene.prefix.dropLast() + [module + suffix])
            }
            place.layout.interface = sibling("Interface")
            place.layout.testing = sibling("Testing")
        }
        return place
    }
}
