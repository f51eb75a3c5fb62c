import BuiltinTemplates
import Diagnostics
import Foundation
import SceneScaffold
import TestSupport
import Testing

struct EmbeddedFilesTests {
    private static let remedy: Comment = """
        the binary does not carry what lies in Templates/: run scripts/embed-templates
        """

    /// The bytes of every file in `Templates/`, by its path there.
    private func source() throws -> [String: Data] {
        let folder = Repository.templates.path(percentEncoded: false)
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            let url = Repository.templates.appending(path: path)
            let values = try url.resourceValues(forKeys: [.isRegularFileKey])
            if values.isRegularFile == true, url.lastPathComponent != ".DS_Store" {
                files[path] = try Data(contentsOf: url)
            }
        }
        return files
    }

    private var carried: [String: Data] {
        var files: [String: Data] = [:]
        for set in BuiltinTemplates.sets {
            for file in set.files { files["\(set.name)/\(file.path)"] = Data(file.text.utf8) }
        }
        return files
    }

    @Test func theBinaryCarriesTheFilesOfTemplates() throws {
        let source = try source()
        #expect(!source.isEmpty)
        #expect(Set(carried.keys).symmetricDifference(source.keys).sorted() == [], Self.remedy)
    }

    @Test func itCarriesThemByteForByte() throws {
        let carried = carried
        let different = try source().filter { path, bytes in carried[path] ?? bytes != bytes }
        #expect(different.keys.sorted() == [], Self.remedy)
    }

    @Test func itKnowsTheDigestOfEachSet() {
        for set in BuiltinTemplates.sets {
            let files = Dictionary(
                uniqueKeysWithValues: set.files.map { ($0.path, Array($0.text.utf8)) })
            let folder = TemplateSetFolder(location: set.name, files: files)
            #expect(folder.digest.description == set.digest, Self.remedy)
        }
    }

    @Test func setsAndFilesAreSorted() {
        #expect(BuiltinTemplates.names == BuiltinTemplates.names.sorted())
        for set in BuiltinTemplates.sets {
            let paths = set.files.map(\.path)
            #expect(
                paths.map { Array($0.utf8) }.elementsEqual(
                    paths.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }))
        }
    }

    @Test func setsAreFoundByTheirName() {
        #expect(BuiltinTemplates.set(named: "Scene")?.name == "Scene")
        #expect(BuiltinTemplates.set(named: "scene") == nil)
    }

    /// Each is a set in order, called by the name of its folder.
    @Test func everySetMakesScenes() throws {
        let tool = try #require(SemanticVersion("0.1.0"))
        for embedded in BuiltinTemplates.sets {
            var files: [String: [UInt8]] = [:]
            for file in embedded.files { files[file.path] = Array(file.text.utf8) }
            let folder = TemplateSetFolder(location: embedded.name, files: files)
            let set = try TemplateSet(reading: folder, tool: tool)
            #expect(set.name == embedded.name)
            let request = SceneRequest(name: "Cars", date: "2026-03-14")
            var renderer = try SceneRenderer(set: set, in: SceneSurroundings(module: "Shop"))
            #expect(try !renderer.render(Scene(resolving: request, for: set)).isEmpty)
        }
    }
}
