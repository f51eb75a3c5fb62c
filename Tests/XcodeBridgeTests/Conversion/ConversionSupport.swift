import Foundation
import TestSupport
import XcodeTemplates

@testable import Basics
@testable import Scenes
@testable import TemplateSets
@testable import XcodeBridge

/// A bundle and the set that it was converted to.
struct Conversion {
    let template: XcodeTemplate
    let converted: ConvertedSet
    let set: TemplateSet

    init(_ template: XcodeTemplate) throws {
        self.template = template
        let tool = try SemanticVersion("1.0.0").required
        converted = try ConvertedSet(of: template, tool: tool)
        set = try TemplateSet(
            reading: TemplateSetFolder(location: "S", files: converted.files), tool: tool)
    }

    /// The bundle of a rule in the fixtures.
    init(rule: String) throws {
        try self.init(
            XcodeTemplate(
                name: "Module", location: "Module.xctemplate",
                files: Self.bytes(below: "Xcode/\(rule)/Module.xctemplate")))
    }

    /// A bundle with options in the old form of property lists, beside the one of its name.
    init(options: String = "", files: [String: String], name: String = "Module") throws {
        let info = """
            { Kind = "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind";
              Options = ({ Identifier = productName; Type = text; Required = YES; }\(options)); }
            """
        var bundle = files.mapValues { Array($0.utf8) }
        bundle["TemplateInfo.plist"] = Array(info.utf8)
        try self.init(
            XcodeTemplate(name: name, location: "Module.xctemplate", files: bundle))
    }

    /// The files that the set generates, by path.
    func files(
        _ name: String = "Car", _ options: [String] = [],
        in surroundings: RenderEnvironment = RenderEnvironment(), author: String = ""
    ) throws -> [String: String] {
        let request = SceneRequest(
            name: name, options: options, author: author, date: "2026-03-14")
        let preview = try SceneRenderer(of: set, in: surroundings)
        let files = try preview.files(of: Scene(resolving: request, for: set))
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path.description, $0.text) })
    }

    /// The warnings, each with its line.
    var warnings: [String] {
        converted.diagnostics.filter { $0.severity == .warning }.map {
            ($0.position.map { "\($0.line): " } ?? "") + $0.message
        }
    }

    /// The notes, except the one that every conversion has.
    var notes: [String] {
        converted.diagnostics.filter { $0.severity == .note }.map(\.message).filter {
            !$0.hasPrefix("Swift files aren't reformatted")
        }
    }

    /// The text of a file of the set.
    func text(_ path: String) -> String? {
        converted.files[path].map { String(decoding: $0, as: UTF8.self) }
    }

    static func tree(_ path: String) throws -> [String: String] {
        try bytes(below: path).mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private static func bytes(below path: String) throws -> [String: [UInt8]] {
        let folder = Repository.fixtures.appending(path: path)
        var files: [String: [UInt8]] = [:]
        for name in try FileTree.read(folder).keys {
            files[name] = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        }
        return files
    }
}

extension Optional {
    /// The value. Throws if it's nil.
    var required: Wrapped {
        get throws {
            guard let self else { throw Missing() }
            return self
        }
    }
}

private struct Missing: Error {}
