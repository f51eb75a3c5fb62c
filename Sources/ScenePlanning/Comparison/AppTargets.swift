import Basics
import Planning
import ProjectReading
import Scenes
import XcodeTemplates

/// The targets of the nearest Xcode project that new files of a scene get into.
struct AppTargets {
    /// The folder of the project.
    let folder: String
    private let disk: any Disk
    private let project: XcodeProjectFile
    /// The files that each target lists.
    private let listed: [String: Set<String>]
    private let targets: Set<String>
    /// Whether only other files tell the targets: those with most files in the nearest folder.
    private let isGuess: Bool

    /// Nil if a package gets the files, or if their targets aren't known.
    init?(of files: [FileOperation], at place: ResolvedOutput, in state: ProjectState) {
        let disk = state.disk
        let scene = disk.absolute(place.layout.scene.path)
        guard place.newPackages.isEmpty, place.dependencies == nil,
            let file = files.first(where: {
                !$0.isShared && disk.absolute($0.path).isAtOrBelow(scene)
            }),
            let owner = XcodeFolders(in: state.project).ancestors(of: scene.text)
                .first(where: { $0.isPackage || !$0.projects.isEmpty }),
            !owner.isPackage || SurroundingPackage(of: scene.text, on: disk)?.module == nil
        else { return nil }
        let path = disk.absolute(file.path)
        for (_, project) in owner.readableProjects() {
            let listed = Dictionary(
                uniqueKeysWithValues: project.targetNames.map { ($0, project.listedFiles(of: $0)) })
            let named = XcodeMembership.targets(at: place.layout.scene.path, in: state)
            var targets = project.targets(
                of: path.text, file, isTest: false, named, isTyped: state.xcodeTargets != nil)
            if targets.isEmpty, let target = place.module.flatMap(project.target(ofModule:)) {
                targets = [target]
            }
            let isGuess = targets.isEmpty
            let above = path.selfAndAncestors.dropFirst().prefix {
                $0.components.count > owner.path.components.count
            }
            for folder in above where targets.isEmpty {
                let counts = listed.mapValues { files in
                    files.count { $0.hasPrefix(folder.text + "/") }
                }
                let most = counts.values.max().flatMap { $0 == 0 ? nil : $0 }
                targets = Set(counts.filter { $0.value == most }.keys)
            }
            let code = Set(project.codeTargets)
            if targets.isEmpty, code.count == 1 { targets = code }
            targets.formIntersection(code)
            if targets.isEmpty { continue }
            (folder, self.disk) = (disk.fromHere(owner.path), disk)
            (self.project, self.listed) = (project, listed)
            (self.targets, self.isGuess) = (targets, isGuess)
            return
        }
        return nil
    }

    /// Whether an existing file is compiled with the new ones; nil if no target is known to have it.
    func have(_ path: String) -> Bool? {
        let path = disk.absolute(path).text
        let own = project.synchronizedTargets(of: path)
            .union(listed.filter { $0.value.contains(path) }.keys)
            .intersection(project.codeTargets)
        if own.isEmpty { return nil }
        return isGuess ? own.isSuperset(of: targets) : !own.isDisjoint(with: targets)
    }
}
