import Basics
import Foundation
import Scenes
import TemplateSets
import TestSupport
import Testing
import XcodeExporting
import XcodeTemplates

/// A bundle as it would be installed, and its property list as Foundation reads it.
struct ExportedBundle {
    let bundle: XcodeExport.Bundle
    private let info: [String: Any]
    /// What `--template` would give.
    let set: TemplateSet
    private static let ownFiles = ["TemplateInfo.plist", "TemplateIcon.png", "TemplateIcon@2x.png"]

    init(_ bundle: XcodeExport.Bundle) throws {
        self.bundle = bundle
        let plist = try #require(bundle.files.first { $0.path == "TemplateInfo.plist" })
        let read = try PropertyListSerialization.propertyList(
            from: Data(plist.contents), options: [], format: nil)
        info = try #require(read as? [String: Any])
        set = try TemplateSet(
            reading: TemplateSetFolder(
                location: bundle.folder,
                files: Dictionary(uniqueKeysWithValues: bundle.files.map { ($0.path, $0.contents) })
            ),
            tool: try #require(SemanticVersion("9.0.0")))
    }

    var options: [[String: Any]] { info["Options"] as? [[String: Any]] ?? [] }

    subscript(key: String) -> Any? { info[key] }

    /// The names of the variant folders.
    var folderNames: [String] {
        let paths = bundle.files.map(\.path).filter { !Self.ownFiles.contains($0) }
        return Set(paths.map { String($0.prefix { $0 != "/" }) }).sorted()
    }

    /// The files of a scene, without Xcode's header.
    ///
    /// - Parameter answers: what the dialog could be told; what it does not ask for is left out.
    func render(
        _ name: String, _ answers: [String: String], in module: String?
    ) throws -> [String: String] {
        let asked = Set(options.compactMap { $0["Identifier"] as? String })
        let request = SceneRequest(
            name: name,
            options: answers.filter { asked.contains($0.key) }.map { "\($0.key)=\($0.value)" },
            date: "2000-01-01")
        var surroundings = RenderEnvironment(module: module)
        surroundings.macros.overrides = ["FILEHEADER": ""]
        let generation = SceneGeneration(
            [
                SceneGeneration.Renderable(
                    .scene(try Scene(resolving: request, for: set)), name: request.name)
            ],
            of: [set], sharing: [.none], in: OutputLayout(scene: OutputLayout.Root("")),
            surroundings)
        var budget = RunBudget()
        let made = try generation.files(spending: &budget)
        var files: [String: String] = [:]
        for file in made.files.map(\.file) {
            // What is left of the header, and the empty line below it.
            let text = file.text
            files[file.path.description] =
                text.hasPrefix("//\n\n") ? String(text.dropFirst(4)) : text
        }
        #expect(made.warnings.isEmpty)
        return files
    }
}
