import Diagnostics
import SceneScaffold
import XcodeTemplates

/// What a new pack begins with: a set by its name or folder, or an Xcode file template.
enum PackOrigin {
    /// Reads it.
    ///
    /// - Throws: what `TemplateStore.set(named:)` throws, and `Failure` with 65 for a folder that is
    ///   called `.xctemplate` and is no bundle.
    static func set(named text: String) throws(Failure) -> TemplateSet {
        if isCalledBundle(text) {
            guard FileSystem.isFolder(text) else { throw noFolder(text) }
            let folder = try PackFolderReader(text).read()
            guard folder.isXcodeTemplate else { throw noBundle(text) }
            return try TemplateSet(reading: folder, tool: SceneKit.semanticVersion)
        }
        do throws(Failure) {
            return try TemplateStore(Project.findRoot()).set(named: text)
        } catch {
            let info = text + "/" + XcodeTemplate.infoName
            guard error.status == .notFound, (try? FileSystem.kind(of: info)) == .file else {
                throw error
            }
            return try TemplateSet(
                reading: PackFolderReader(text).read(), tool: SceneKit.semanticVersion)
        }
    }

    private static func isCalledBundle(_ text: String) -> Bool {
        var text = Substring(text)
        while text.last == "/" { text.removeLast() }
        return text.lowercased().hasSuffix(".xctemplate")
    }

    private static func noFolder(_ path: String) -> Failure {
        Failure(
            .notFound,
            Diagnostic(
                .error, "there is no folder here, so there is no Xcode template", path: path))
    }

    private static func noBundle(_ path: String) -> Failure {
        Failure(
            .data,
            Diagnostic(
                .error, "there is no \(XcodeTemplate.infoName) in it, so this is no Xcode template",
                path: path,
                hint: "Give the folder that Xcode reads, or a set that 'scene-kit list' shows."))
    }
}

extension NewPack {
    /// A pack with a set that an Xcode file template was converted to, and cases of it.
    ///
    /// - Throws: what converting throws.
    init(converting template: XcodeTemplate) throws(Failure) {
        let converted = try ConvertedSet(of: template, tool: SceneKit.semanticVersion)
        self.init(setNamed: converted.name, notes: converted.diagnostics)
        for (path, bytes) in converted.files { add("\(folderName)/\(path)", bytes) }
        let set = try TemplateSet(
            reading: TemplateSetFolder(location: converted.name, files: converted.files),
            tool: SceneKit.semanticVersion)
        for (name, json) in converted.cases {
            let folder = "\(PackFolder.casesFolder)/\(name)"
            let packCase = try PackCase(parsing: json, name: folder)
            add("\(folder)/\(PackFolder.caseManifestName)", json)
            for (path, bytes) in try CaseScene(packCase, of: set).render() {
                add("\(folder)/\(PackCase.expectedFolder)/\(path)", bytes)
            }
        }
    }
}
