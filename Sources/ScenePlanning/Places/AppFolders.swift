package import Basics
import Planning
package import ProjectReading
import Projects
import Scenes
import XcodeTemplates

/// The folders of a target in the nearest Xcode project, as paths from the current folder.
package struct AppFolders {
    /// The folder of the target's sources.
    package let sources: String
    /// The folder of its unit tests, if it exists.
    package let tests: String?
    package let module: String

    /// The target whose folder contains a folder or, failing that, the app. Nil if no project is at
    /// or above the current folder, or its target or folders aren't known.
    package init?(holding folder: String, in project: Project) {
        let all = XcodeFolders(in: project).ancestors(of: project.disk.absolute(".").text)
        guard let owner = all.first(where: { !$0.projects.isEmpty }) else { return nil }
        let start = project.disk.absolute(folder).components
        for (path, file) in owner.readableProjects() {
            func sources(of target: String) -> AbsolutePath? {
                let named = "\(owner.path.text)/\(target)"
                let synchronized = file.synchronizedFolders(of: target)
                let folders =
                    synchronized.isEmpty || synchronized.contains(named) ? [named] : synchronized
                return folders.first(where: project.disk.isFolder).map { project.disk.absolute($0) }
            }
            let targets = file.codeTargets
            let holder = targets.first { target in
                sources(of: target).map { start.starts(with: $0.components) } ?? false
            }
            let apps = targets.filter(file.isApp)
            let main = apps.first { "\($0).xcodeproj" == path.pathComponents.last } ?? apps.first
            guard let target = holder ?? main ?? (targets.count == 1 ? targets[0] : nil),
                let folder = sources(of: target), let name = file.module(of: target),
                let module = try? OutputOptions.checkedModule(SourceText(name: "", text: name))
            else { continue }
            let tests = file.targetNames.filter(file.isForTests).first {
                $0 == target + "Tests" || file.target($0, dependsOn: target)
            }
            self.sources = project.disk.fromHere(folder)
            self.tests = tests.flatMap(sources).map(project.disk.fromHere)
            self.module = module
            return
        }
        return nil
    }
}

extension XcodeFolders {
    /// Whether a folder, or one above it, has an Xcode project or what generates one.
    func haveApp(above folder: String) -> Bool {
        ancestors(of: folder).contains { !$0.projects.isEmpty || $0.generator != nil }
    }
}

extension OutputResolver {
    /// A note about a scene that goes into the current folder because nothing says otherwise, if
    /// packages or other scenes are around it.
    package func noteOnCurrentFolder(besides records: RecordStore) -> Diagnostic? {
        let disk = project.disk
        guard isUndecided else { return nil }
        // A few tell where the others are.
        let known = (try? records.outlines(of: Array(records.names.prefix(8)))) ?? []
        let folders = Set(known.map { project.place(of: $0.sources).path })
        let here = disk.absolute(".")
        if folders.contains(where: { disk.absolute($0) == here }) { return nil }
        // At the root, packages were the reason to refuse the place.
        let packages =
            (project.root == "." ? [] : packagesForScenes) + project.packagesBelow
        let places =
            packages.map { "--package " + $0.quotedForShell }
            + (packages.isEmpty ? folders.sorted().map { "--output " + $0.quotedForShell } : [])
        if XcodeFolders(in: project).haveApp(above: ".") { return noteOnApp }
        if places.isEmpty { return nil }
        return .note(
            "the scene goes into this folder, "
                + (packages.isEmpty ? "and the others aren't here" : "which is in no package"),
            path: ".",
            hint: "For another place, add \(places.prefix(8).joinedAsAlternatives()).")
    }

    /// A note about a scene that goes outside of the folder of the app's target.
    private var noteOnApp: Diagnostic? {
        guard let app = AppFolders(holding: ".", in: project) else { return nil }
        let disk = project.disk
        let sources = disk.absolute(app.sources).components
        if disk.absolute(".").components.starts(with: sources) { return nil }
        let tests = app.tests.map { " --tests " + $0.quotedForShell } ?? ""
        return .note(
            "the scene goes into this folder, which isn't in that of the module '\(app.module)'",
            path: ".",
            hint: "For another place, add --output \(app.sources.quotedForShell)\(tests) --module "
                + "\(app.module), or write \"sources\", \"tests\", and \"module\" into "
                + "\(ProjectConfiguration.fileName).")
    }

    /// The packages to offer for scenes if the user is in none, the best first: the only one below
    /// the current folder, and a new one. Empty if the project names a folder for scenes or belongs
    /// to Xcode.
    package var packagesToOffer: [String] {
        if project.configuration.sources != nil || XcodeFolders(in: project).haveApp(above: ".") {
            return []
        }
        let packages = SwiftFiles.packages(below: ".", levels: 2, on: project.disk)
        return (packages.count == 1 ? packages : []) + ["Scenes"]
    }
}
