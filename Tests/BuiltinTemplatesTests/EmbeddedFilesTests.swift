import Basics
import BuiltinTemplates
import Foundation
import Packs
import Projects
import Scenes
import SwiftSource
import TemplateSets
import TestSupport
import Testing
import XcodeExporting

struct EmbeddedFilesTests {
    private static let remedy: Comment = """
        the binary does not carry what lies in Templates/ and Starter/: run scripts/embed-templates
        """

    /// The bytes of every file in `Templates/` and `Starter/`, by its path, but for what sets share,
    /// which the links of each set lead to, and what cases expect: that the sets give it is for the tests
    /// of packs to say.
    private func source() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in ["Starter", "Templates"] {
            let folder = Repository.root.appending(path: name)
            let path = folder.path(percentEncoded: false)
            for path in try FileManager.default.subpathsOfDirectory(atPath: path) {
                let url = folder.appending(path: path).physical
                let values = try url.resourceValues(forKeys: [.isRegularFileKey])
                let isElsewhere =
                    name == "Templates"
                    && (path.hasPrefix("Common/")
                        || path.hasPrefix("Tests/") && !path.hasSuffix("/case.json"))
                if values.isRegularFile == true, url.lastPathComponent != ".DS_Store", !isElsewhere
                {
                    files["\(name)/\(path)"] = try Data(contentsOf: url)
                }
            }
        }
        // With the entries that sets share.
        for (path, text) in try Repository.assembledTemplates().tree()
        where path.hasSuffix("/template.json") {
            files["Templates/\(path)"] = Data(text.utf8)
        }
        return files
    }

    private var carried: [String: Data] {
        var files: [String: Data] = [:]
        func add(_ folder: String, _ own: [BuiltinTemplates.EmbeddedFile]) {
            for file in own { files["\(folder)/\(file.path)"] = Data(file.text.utf8) }
        }
        for set in BuiltinTemplates.sets { add("Templates/\(set.name)", set.files) }
        add("Templates/Tests", BuiltinTemplates.cases)
        add("Templates/Feature", BuiltinTemplates.feature)
        add("Starter", BuiltinTemplates.starter)
        return files
    }

    @Test func `the binary carries the files`() throws {
        let source = try source()
        #expect(!source.isEmpty)
        #expect(Set(carried.keys).symmetricDifference(source.keys).sorted() == [], Self.remedy)
    }

    @Test func `it carries them byte for byte`() throws {
        let carried = carried
        let different = try source().filter { path, bytes in carried[path] ?? bytes != bytes }
        #expect(different.keys.sorted() == [], Self.remedy)
    }

    @Test func `it knows the digest of each set`() {
        for set in BuiltinTemplates.sets {
            let files = Dictionary(
                uniqueKeysWithValues: set.files.map { ($0.path, Array($0.text.utf8)) })
            let folder = TemplateSetFolder(location: set.name, files: files)
            #expect(folder.digest.description == set.digest, Self.remedy)
        }
    }

    /// Each set has cases, and each case has a set.
    @Test func `every set is tested`() throws {
        var tested: Set<String> = []
        for one in BuiltinTemplates.cases {
            let packCase = try PackCase(parsing: Array(one.text.utf8), name: one.path)
            tested.insert(packCase.set.text)
        }
        #expect(tested.sorted() == BuiltinTemplates.names)
        #expect(!BuiltinTemplates.names.contains("Tests"))
        #expect(!BuiltinTemplates.names.contains("Common"))
    }

    @Test func `sets and files are sorted`() {
        #expect(BuiltinTemplates.names == BuiltinTemplates.names.sorted())
        for set in BuiltinTemplates.sets {
            let paths = set.files.map(\.path)
            #expect(
                paths.map { Array($0.utf8) }.elementsEqual(
                    paths.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }))
        }
    }

    /// A scene whose type or test would have the name of a shared one can't be created.
    @Test(arguments: BuiltinTemplates.names)
    func `names that would collide with shared types are reserved`(name: String) throws {
        let embedded = try #require(BuiltinTemplates.set(named: name))
        let texts = Dictionary(uniqueKeysWithValues: embedded.files.map { ($0.path, $0.text) })
        let folder = TemplateSetFolder(
            location: name, files: texts.mapValues { Array($0.utf8) })
        let set = try TemplateSet(reading: folder, tool: try #require(SemanticVersion("0.1.0")))
        func types(_ isShared: Bool, forTests: Bool) -> [String] {
            set.files.filter { $0.isShared == isShared && $0.root.isForTests == forTests }.flatMap {
                (texts[$0.source] ?? "").matches(
                    of:
                        /(?m)^(?!private)(?:[^\/\s]+ )*?(?:struct|class|enum|protocol|actor) ([\w{}]+)/
                ).map { String($0.1) }
            }
        }
        for forTests in [false, true] {
            for type in types(false, forTests: forTests) where type.hasPrefix("{{scene}}") {
                let end = type.dropFirst("{{scene}}".count)
                // `XC` is how tests for XCTest differ from others.
                let taken = types(true, forTests: forTests).filter {
                    $0.hasSuffix(end) && $0 != end
                }
                .map { String($0.dropLast(end.count)) }.filter { !$0.hasSuffix("XC") }
                #expect(taken.filter { set.reserved.scenes.reasons[$0] == nil } == [], "\(type)")
            }
        }
    }

    @Test func `sets are found by their name`() {
        #expect(BuiltinTemplates.set(named: "Scene")?.name == "Scene")
        #expect(BuiltinTemplates.set(named: "scene") == nil)
    }

    /// Each is a set in order, called by the name of its folder.
    @Test func `every set makes scenes`() throws {
        let tool = try #require(SemanticVersion("0.1.0"))
        for embedded in BuiltinTemplates.sets {
            var files: [String: [UInt8]] = [:]
            for file in embedded.files { files[file.path] = Array(file.text.utf8) }
            let folder = TemplateSetFolder(location: embedded.name, files: files)
            let set = try TemplateSet(reading: folder, tool: tool)
            #expect(set.name == embedded.name)
            #expect(set.tagNames?.sorted().joined(separator: " ") == embedded.tagNames)
            let request = SceneRequest(name: "Cars", date: "2026-03-14")
            let preview = try SceneRenderer(
                of: set, in: RenderEnvironment(module: "Shop"))
            #expect(try !preview.files(of: Scene(resolving: request, for: set)).isEmpty)
        }
    }
}
