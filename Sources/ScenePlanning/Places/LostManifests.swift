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
        let isOfOthers =
            above.contains { !$0.projects.isEmpty || $0.generator != nil }
            || ["BUILD", "BUILD.bazel"].contains { disk.exists("\(folder.text)/\($0)") }
        // What names packages, and the word before the path of one there.
        var files = above.flatMap { level in
            level.projects.map {
                (level.path, "\($0).xcodeproj/project.pbxproj", "relativePath")
            }
        }
        files += project.packages.map { (disk.absolute($0), Manifest.fileName, "path") }
        files += [record.scenesFile].compactMap(\.self).map {
            (disk.absolute(project.root), $0, "package")
        }
        func text(_ path: String) -> String {
            String(decoding: disk.bytes(of: path, atMost: 64 << 20) ?? [], as: UTF8.self)
        }
        let ignored = text("\(folder.text)/.gitignore").split(whereSeparator: \.isNewline)
        return !isOfOthers
            && ["/.build", "/.build/", ".build", ".build/"].contains { ignored.contains($0[...]) }
            || files.contains { base, name, key in
                let words = text("\(base.text)/\(name)").split {
                    $0.isWhitespace || "\"'(){}[]:=,;".contains($0)
                }
                return zip(words, words.dropFirst()).contains {
                    $0 == key && $1.trimmingPrefix("./") == folder.relative(to: base)
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
