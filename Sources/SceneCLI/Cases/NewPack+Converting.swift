import Basics
import Packs
import Scenes
import TemplateSets
import XcodeBridge
import XcodeTemplates

extension NewPack {
    /// A pack with a set that an Xcode file template was converted to, and cases of it.
    ///
    /// - Throws: what converting throws.
    init(converting template: XcodeTemplate) throws(Failure) {
        let converted = try ConvertedSet(of: template, tool: Tool.semanticVersion)
        self.init(setNamed: converted.name, notes: converted.diagnostics)
        for (path, bytes) in converted.files { add("\(folderName)/\(path)", bytes) }
        let templateSet = try TemplateSet(
            reading: TemplateSetFolder(location: converted.name, files: converted.files),
            tool: Tool.semanticVersion)
        var given: [(name: String, set: String?, given: [String: [UInt8]])] = []
        var budget = RunBudget()
        for (name, json) in converted.cases {
            let folder = "\(PackFolder.casesFolder)/\(name)"
            let packCase = try PackCase(parsing: json, name: folder)
            add("\(folder)/\(PackFolder.caseManifestName)", json)
            let scene = try CaseScene(packCase, of: templateSet)
            given.append((name, templateSet.name, try scene.render(spending: &budget)))
        }
        let layout = CaseLayout(given)
        for (name, _, _) in given {
            for (path, bytes) in layout.contents(of: name) {
                add("\(PackFolder.casesFolder)/\(name)/\(path)", bytes)
            }
        }
    }
}
