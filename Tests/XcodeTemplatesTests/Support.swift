import Basics
import Foundation
import TestSupport
import XcodeTemplates

/// Bundles and values for the tests.
enum Example {
    /// Values in which nothing is neutral.
    static var macros: MacroValues {
        var macros = MacroValues()
        macros.date = "21/11/2026"
        macros.year = "2026"
        macros.author = "Ann Example"
        macros.organizationName = "Example Org"
        macros.projectName = "Garage"
        macros.packageName = "Garage Kit"
        macros.targetName = "Garage App"
        macros.workspaceName = "All"
        return macros
    }

    static let kind = "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"

    /// A property list with the members of a dictionary in XML.
    static func plist(_ members: String) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(members)</dict></plist>
            """.utf8)
    }

    /// A bundle in memory with options in the old form of property lists.
    static func template(
        options: String = "{ Identifier = productName; Type = text; Required = YES; }",
        more: String = "", files: [String: String] = ["___FILEBASENAME___.txt": "x\n"]
    ) throws(Failure) -> XcodeTemplate {
        let info = "{ Kind = \"\(kind)\"; Options = (\(options)); \(more) }"
        var bundle = files.mapValues { Array($0.utf8) }
        bundle["TemplateInfo.plist"] = Array(info.utf8)
        return try XcodeTemplate(name: "Module", location: "Module.xctemplate", files: bundle)
    }

    /// The bundle in a folder of the fixtures.
    static func fixture(_ rule: String) throws -> XcodeTemplate {
        try XcodeTemplate(
            name: "Module", location: "Module.xctemplate",
            files: bytes(below: "Xcode/\(rule)/Module.xctemplate"))
    }

    /// Every file below a folder of the fixtures.
    static func bytes(below path: String) throws -> [String: [UInt8]] {
        let folder = Repository.fixtures.appending(path: path)
        var files: [String: [UInt8]] = [:]
        for name in try FileTree.read(folder).keys {
            files[name] = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        }
        return files
    }
}

extension XcodeRendering {
    /// The files as texts.
    var texts: [String: String] {
        Dictionary(
            uniqueKeysWithValues: files.map {
                ($0.path, String(decoding: $0.contents, as: UTF8.self))
            })
    }
}

/// The error that a body throws.
func failure(_ body: () throws(Failure) -> Void) -> Failure? {
    do {
        try body()
        return nil
    } catch {
        return error
    }
}
