import Basics
import Manifests
import Planning
import ProjectReading
import Projects
import Scenes

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

    /// Nil for a folder in no library.
    init?(in project: Project) {
        guard case .folder(let folder, let levelsUp)? = project.configuration.support else {
            return nil
        }
        root = project.place(of: folder, levelsUp: levelsUp)
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
        guard let name = folder.components.last, folder.components.dropLast().last == "Sources"
        else { return nil }
        let base = OutputLayout.Root(root.base, root.prefix.dropLast(2)).path
        guard project.hasPackage(at: base),
            (try? project.path(
                ofPackage: ProjectFolder(
                    components: Array(folder.components.dropLast(2))))) != nil,
            (try? OutputOptions.checkedModule(SourceText(name: "", text: name))) != nil
        else { return nil }
        self.name = name
        tests = OutputLayout.Root(root.base, root.prefix.dropLast(2) + ["Tests", name + "Tests"])
        testing = OutputLayout.Root(root.base, root.prefix.dropLast() + [name + "Testing"])
        (package, isNew) = (project.disk.absolute(base), true)
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
        guard let module else { return place }
        if let support, support.root == layout.support, support.name != module {
            place.layout.supportTests = support.tests
            place.layout.supportTesting = support.testing
            place.support = support
        }
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
