import Basics
import Foundation
import TestSupport
import Testing
import XcodeExporting

/// Exports of sets as bundles: their options and names, and refusals.
struct ExportingSetsTests {
    /// The files of the one bundle that a set of one file becomes, without plist and pictures.
    private func files(
        _ template: String, path: String = "{{scene}}.swift", options: String = "[]"
    ) throws -> [String: String] {
        let bundles = try bundles(template, path: path, options: options)
        #expect(bundles.map(\.folder) == ["S.xctemplate"])
        let files = bundles[0].files.filter { !$0.path.hasPrefix("Template") }
        return Dictionary(
            uniqueKeysWithValues: files.map {
                ($0.path, String(decoding: $0.contents, as: UTF8.self))
            }
        )
    }

    private func bundles(
        _ template: String, path: String = "{{scene}}.swift", options: String = "[]"
    ) throws -> [XcodeExport.Bundle] {
        let set = try makeSet(["a.swift": template], paths: ["a.swift": path], options: options)
        return try XcodeExport(of: set).bundles
    }

    /// The options in the property list of a bundle.
    private func options(of bundle: XcodeExport.Bundle) throws -> [[String: Any]] {
        let plist = try #require(bundle.files.first { $0.path == "TemplateInfo.plist" })
        let read = try PropertyListSerialization.propertyList(
            from: Data(plist.contents), options: [], format: nil)
        return try #require((read as? [String: Any])?["Options"] as? [[String: Any]])
    }

    @Test func `names become macros in contents, and the base name in paths`() throws {
        #expect(
            try files(
                "struct {{scene}}: V {}\n// {{fileName}}\n", path: "{{scene}}/{{scene}}V.swift")
                == [
                    "___FILEBASENAME___/___FILEBASENAME___V.swift":
                        "struct ___VARIABLE_productName___: V {}\n"
                        + "// ___VARIABLE_productName___V.swift\n"
                ])
    }

    @Test func `every case of the scene's name has its own option`() throws {
        let bundle = try bundles(
            "// {{title}} {{scene.snakeCase}} {{scene.upperCamelCase}} {{scene.constantCase}}\n",
            path: "{{scene.kebabCase}}.swift")[0]
        let identifiers = try options(of: bundle).compactMap { $0["Identifier"] as? String }
        #expect(
            Set(identifiers) == [
                "productName", "title", "sceneSnakeCase", "sceneKebabCase", "sceneUpperCamelCase",
                "sceneConstantCase",
            ])
        #expect(bundle.files.contains { $0.path == "___VARIABLE_sceneKebabCase___.swift" })
    }

    @Test func `authors, dates, and headers are Xcode's`() throws {
        #expect(
            try files("{{#header}}\n{{.}}\n{{/header}}\n// {{author}} {{date}} {{year}}\n")
                == [
                    "___FILEBASENAME___.swift":
                        "//___FILEHEADER___\n// ___FULLUSERNAME___ ___DATE___ ___YEAR___\n"
                ])
    }

    @Test func `choices become variant folders and can depend on each other`() throws {
        let choices = """
            [{"name": "kind", "type": "choice", "values": ["plain", "rich"], "default": "rich",
              "summary": "A kind"},
             {"name": "log", "type": "bool", "default": true, "summary": "A log",
              "when": {"kind": "rich"}},
             {"name": "idle", "type": "bool", "summary": "Nothing"},
             {"name": "word", "type": "text", "default": "it", "summary": "A word"},
             {"name": "list", "type": "members", "default": ["a:Int"], "summary": "A list"}]
            """
        let template = """
            // {{options.kind}} {{options.log}} {{options.word}}{{#options.list}} {{name}}{{/options.list}}

            """
        #expect(
            try files(template, options: choices) == [
                // An inactive option has its default.
                "plain/___FILEBASENAME___.swift": "// plain true ___VARIABLE_word___ a\n",
                "rich/___FILEBASENAME___.swift": "// rich false ___VARIABLE_word___ a\n",
                "richlog/___FILEBASENAME___.swift": "// rich true ___VARIABLE_word___ a\n",
            ])
        let bundle = try bundles(template, options: choices)[0]
        let options = try options(of: bundle)
        #expect(
            options.map { $0["Identifier"] as? String } == ["productName", "kind", "log", "word"])
        #expect(options.map { $0["Type"] as? String } == ["text", "popup", "checkbox", "text"])
        #expect(options.map { $0["Default"] as? String } == [nil, "rich", "true", "it"])
        #expect(options[1]["Values"] as? [String] == ["plain", "rich"])
        #expect(options[2]["RequiredOptions"] as? [String: String] == ["kind": "rich"])
    }

    @Test func `lines break as for a name of usual length, but never inside a name`() throws {
        let words = String(repeating: "word ", count: 17)
        #expect(
            try files("/// {{scene}} \(words)end\nlet x = 1\n").values.first
                == "/// ___VARIABLE_productName___ \(words.dropLast())\n/// end\nlet x = 1\n")
        // A title of three words would be torn apart, so that no line of the set is broken.
        let text = "/// \(words)and {{title}}\nlet x = 1\n"
        #expect(
            try files(text).values.first
                == text.replacing("{{title}}", with: "___VARIABLE_title___"))
    }

    @Test func `initial data is one value, whose parts are options`() throws {
        let template = """
            {{#imports}}
            import {{.}}
            {{/imports}}
            struct {{scene}} { {{#params}}let {{name}}: {{type}}{{/params}}
                init({{parameters}}) {} }
            // {{samples.arguments}}

            """
        let files = try files(template)
        #expect(
            files.keys.sorted() == [
                "none/___FILEBASENAME___.swift", "one value/___FILEBASENAME___.swift",
                "one valueimportFoundation/___FILEBASENAME___.swift",
            ])
        let text = try #require(files["one valueimportFoundation/___FILEBASENAME___.swift"])
        #expect(text.hasPrefix("import Foundation\nstruct ___VARIABLE_productName___ { let "))
        #expect(
            text.contains(
                "init(___VARIABLE_parameterLabel___ ___VARIABLE_parameterName___: "
                    + "___VARIABLE_parameterType___)"))
        #expect(text.contains("// ___VARIABLE_parameterLabel___: ___VARIABLE_parameterSample___\n"))
    }

    @Test func `an option of the set keeps its name, and that of the export changes`() throws {
        let bundle = try bundles(
            "{{#params}}// {{name}} {{options.parameterName}}\n{{/params}}",
            options: #"[{"name": "parameterName", "type": "text", "summary": "A word"}]"#)[0]
        let identifiers = try self.options(of: bundle).compactMap { $0["Identifier"] as? String }
        #expect(identifiers.contains("parameterName") && identifiers.contains("parameterNameX"))
    }

    @Test(arguments: [
        ("{{#params}}{{name.upperCamelCase}}{{/params}}\n", "line 1 of this file's output"),
        ("// a\n// {{options.word.snakeCase}}\n", "line 2 of this file's output"),
        ("import {{scene}}\nimport Middle\n", "line 1 of this file's output"),
        ("let a_{{scene}} = 1\n", "next to an underscore"),
    ])
    func `text that no macro can express is refused`(template: String, reason: String) throws {
        let refusal = outcome {
            try bundles(
                template, options: #"[{"name": "word", "type": "text", "summary": "A word"}]"#)
        }
        #expect(refusal?.status == .data)
        let line = try #require(refusal?.lines.first)
        #expect(line.contains("a.swift: the set 'S' cannot be exported"))
        #expect(line.contains(reason), "\(line)")
    }

    @Test func `too many combinations are refused, and so is one folder for two of them`() {
        let many = (0..<14).map { #"{"name": "o\#($0)", "type": "bool", "summary": "O"}"# }
        let refusal = outcome {
            try bundles("a\n", options: "[\(many.joined(separator: ","))]")
        }
        #expect(refusal?.status == .data)
        #expect(refusal?.lines.first?.contains("more than 8192 combinations") == true)
        let meeting = outcome {
            try bundles(
                "// {{options.a}}{{options.b}}{{options.c}}\n",
                options: """
                    [{"name": "a", "type": "choice", "values": ["x", "Y"], "default": "x", "summary": "A"},
                     {"name": "b", "type": "bool", "summary": "B"},
                     {"name": "c", "type": "choice", "values": ["y", "by"], "default": "y", "summary": "C"}]
                    """)
        }
        #expect(meeting?.lines.first?.contains("Xcode would look into the folder 'xby'") == true)
    }
}
