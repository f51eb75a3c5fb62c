package import Basics
import Manifests
import Planning
import ProjectReading
import Projects
import Scenes

extension ProjectState {
    /// The packages without manifests, although code of scenes or features is there.
    ///
    /// - Throws: `Failure` with 65 for a manifest or a scenes file with the markers of a merge.
    package func packagesWithoutManifests() throws(Failure) -> Set<ProjectFolder> {
        let scenes = try scenes()
        for list in Set(scenes.compactMap(\.scenesFile)).sorted() {
            let bytes = disk.bytes(of: project.shownPath(ofList: list), atMost: 256 << 20) ?? []
            if ConflictMarker.isOfMerge(in: bytes) { _ = try lists.change(list) { _ in } }
        }
        let shared = try shared().files.map { Array($0.path.components.dropLast()) }
        let parents = Set(scenes.map(\.sources.components) + shared).flatMap { folder in
            (0...folder.count).map { ProjectFolder(components: Array(folder.prefix($0))) }
        }
        for parent in Set(parents).sorted(by: { $0.path < $1.path }) {
            let text = Result { () throws(Failure) in
                try Manifest.text(in: project.place(of: parent).path, on: disk)
            }
            if case .failure(let error) = text, error.status == .data { throw error }
        }
        let ofScenes = Dictionary(scenes.map { ($0.sources, $0) }) { $1 }.values.filter(isLost)
        let ofFeatures = try ProjectFeatures(of: self).packages.map(\.folder)
        return Set(ofScenes.compactMap(\.package) + ofFeatures).filter { package in
            let manifest = Manifest.path(in: project.place(of: package).path)
            return !disk.exists(manifest) && !disk.isOmitted(manifest)
        }
    }

    /// Whether a scene in the folder of no package was in one: git ignores what SwiftPM builds there,
    /// or another file names the package.
    private func isLost(_ record: SceneRecord) -> Bool {
        let sources = project.place(of: record.sources).path
        guard let package = record.package, disk.isFolder(sources) else { return false }
        let outer = SurroundingPackage(of: sources, on: disk)
        if let outer, outer.module != nil || outer.manifest.computedTargets != nil { return false }
        let folder = disk.absolute(project.place(of: package).path)
        let above = XcodeFolders(in: project).ancestors(of: folder.text)
        let isOfXcode = above.first?.projects.isEmpty == false || above.first?.generator != nil
        var files = above.flatMap { level in
            (level.projects.map { "\($0).xcodeproj/project.pbxproj" }
                + [level.generator?.file].compactMap(\.self)).map { (level.path, $0) }
        }
        files += project.packages.map { (disk.absolute($0), Manifest.fileName) }
        files += [record.scenesFile].compactMap(\.self).map { (disk.absolute(project.root), $0) }
        func text(_ path: String) -> String {
            String(decoding: disk.bytes(of: path, atMost: 64 << 20) ?? [], as: UTF8.self)
        }
        return !isOfXcode && text("\(folder.text)/.gitignore").contains("/.build")
            || files.contains { base, name in
                // A package follows one of these words in all of them.
                let words = text("\(base.text)/\(name)").split {
                    " \t\r\n\"'(){}[]:=,;".contains($0)
                }
                return zip(words, words.dropFirst()).contains { key, value in
                    ["path", "relativePath", "package"].contains(key)
                        && value.trimmingPrefix("./") == folder.relative(to: base)
                }
            }
    }
}

extension SceneRecord {
    /// The package that the scene would be in by its folders.
    fileprivate var package: ProjectFolder? { sources.package(of: module) }
}

extension ProjectFolder {
    /// The package that would have a module in this folder.
    func package(of module: String?) -> ProjectFolder? {
        guard let module, components.suffix(2) == ["Sources", module] else { return nil }
        return ProjectFolder(components: components.dropLast(2))
    }
}
