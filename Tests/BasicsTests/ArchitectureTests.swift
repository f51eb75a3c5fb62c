import Basics
import Foundation
import TestSupport
import Testing

/// The borders that `docs/architecture.md` and CONTRIBUTING promise, read from the sources.
@Suite struct ArchitectureTests {
    /// From the top: a module uses only those below it.
    private static let order = [
        "scene-kit", "SceneCLI", "Workspace", "FileSystem", "XcodeBridge", "Packs", "Projects",
        "Planning", "Scenes", "TemplateSets", "XcodeTemplates", "PropertyLists",
        "SwiftFormatting", "Linting", "SwiftSource", "TemplateEngine", "ArgumentParsing",
        "JSONSource", "Basics", "BuiltinTemplates",
    ]

    @Test func `a module uses only those below it`() throws {
        for (module, sources) in try Self.modules() {
            let rank = try #require(Self.order.firstIndex(of: module), "\(module) has no rank")
            for (file, text) in sources {
                for name in Self.imports(in: text) {
                    guard let other = Self.order.firstIndex(of: name) else { continue }
                    #expect(other > rank, "Sources/\(module)/\(file) imports \(name)")
                }
            }
        }
    }

    @Test func `only FileSystem knows the platform, and nothing knows Foundation`() throws {
        for (module, sources) in try Self.modules() {
            let platform: Set = module == "FileSystem" ? ["Glibc", "Darwin", "Musl"] : []
            for (file, text) in sources {
                // The text of a manifest imports PackageDescription.
                let known = Self.order + ["PackageDescription"]
                let others = Self.imports(in: text).filter { !known.contains($0) }
                #expect(
                    platform.isSuperset(of: others), "Sources/\(module)/\(file) imports \(others)")
            }
        }
    }

    @Test func `only one file has code for a platform`() throws {
        for (module, sources) in try Self.modules() {
            for (file, text) in sources where file != "Platform.swift" {
                let isConditional = text.contains(/(?m)^ *#(?:if|elseif)\b/)
                #expect(!isConditional, "Sources/\(module)/\(file)")
            }
        }
    }

    @Test func `folders of a module depend on each other in one direction`() throws {
        for (module, sources) in try Self.modules() {
            let circles = Self.circles(among: Self.folders(of: sources))
            #expect(circles.isEmpty, "Sources/\(module): \(circles)")
        }
    }

    @Test func `no two modules have a folder of one name`() throws {
        var owners: [String: Set<String>] = [:]
        for (module, sources) in try Self.modules() {
            for folder in Set(sources.keys.map(Self.folder)) where !folder.isEmpty {
                owners[folder, default: []].insert(module)
            }
        }
        for (folder, modules) in owners {
            #expect(modules.count == 1, "\(folder) lies in \(modules.sorted())")
        }
    }

    @Test func `the map in CONTRIBUTING is that of the tree`() throws {
        let text = try String(
            contentsOf: Repository.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        let map = text.components(separatedBy: "\n").drop { $0 != "    Sources/" }
            .prefix { !$0.hasPrefix("    Plugins/") }
        var expected: Set<String> = []
        for (module, sources) in try Self.modules() {
            expected.insert(module)
            for folder in Set(sources.keys.map(Self.folder)) where !folder.isEmpty {
                expected.insert("\(module)/\(folder)")
            }
        }
        var found: Set<String> = []
        var module = ""
        for line in map {
            if let match = line.firstMatch(of: /^ {6}([\w-]+)\/\s/) {
                module = String(match.1)
                found.insert(module)
            } else if let match = line.firstMatch(of: /^ {8}(\w+)\/\s/) {
                found.insert("\(module)/\(match.1)")
            }
        }
        #expect(found == expected)
    }

    /// Without this a module may find another one that happens to be built already.
    @Test func `a module imports what the manifest says it uses, and so do its tests`() throws {
        let manifest = try String(
            contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
        let declaration = /(?:module|tests)\(\s*"([\w-]+)",\s*uses: \[([^\]]*)\]/
        var uses: [String: Set<String>] = [:]
        for match in manifest.matches(of: declaration) {
            uses[String(match.1)] = Set(match.2.matches(of: /"([\w-]+)"/).map { String($0.1) })
        }
        let tests = try Self.modules(in: "Tests").filter { $0.key.hasSuffix("Tests") }
        for (module, sources) in try Self.modules().merging(tests, uniquingKeysWith: { $1 })
        where module != "scene-kit" {
            let ours = sources.values.flatMap(Self.imports).filter(Self.order.contains)
            #expect(Set(ours) == uses[module] ?? [], "\(module)")
        }
    }

    @Test func `tests lie in the folders of what they test`() throws {
        let modules = try Self.modules()
        for (name, tests) in try Self.modules(in: "Tests") where name.hasSuffix("Tests") {
            let module = String(name.dropLast("Tests".count))
            guard name != "EndToEndTests" else { continue }
            let sources = try #require(modules[module], "there is no module for Tests/\(name)")
            let folders = Set(tests.keys.map(Self.folder)).subtracting([""])
            #expect(folders.isSubset(of: sources.keys.map(Self.folder)), "Tests/\(name)")
        }
    }

    @Test func `finds every form of import`() {
        let text = """
            import A
            package import B
            @testable import C
            import struct D.E
              internal import F  // why
            // import G
            /// let important = H
            """
        #expect(Self.imports(in: text) == ["A", "B", "C", "D", "F"])
    }

    @Test func `finds a circle between folders`() {
        let folders = ["A": Set(["B"]), "B": ["C"], "C": ["A"], "D": ["A"]]
        #expect(Self.circles(among: folders) == [["A", "B", "C"]])
        #expect(Self.circles(among: ["A": ["B"], "B": []]).isEmpty)
    }

    /// The Swift files of each module by their path in it.
    ///
    /// The embedded templates are literals full of code that is not ours.
    private static func modules(
        in folder: String = "Sources"
    ) throws -> [String: [String: String]] {
        var modules: [String: [String: String]] = [:]
        for (path, text) in try FileTree.read(Repository.root.appending(path: folder))
        where path.hasSuffix(".swift") && !path.hasPrefix("BuiltinTemplates/Embedded") {
            let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
            modules[parts[0], default: [:]][parts[1]] = text
        }
        return modules
    }

    private static func folder(of file: String) -> String {
        let parts = file.split(separator: "/").dropLast()
        return parts.joined(separator: "/")
    }

    /// Which folders of a module name types of which others.
    private static func folders(of sources: [String: String]) -> [String: Set<String>] {
        let declaration =
            /(?m)^(?:package |final |indirect )*(?:struct|enum|class|protocol|typealias|actor) (\w+)/
        var owners: [Substring: Set<String>] = [:]
        let codes = sources.mapValues(withoutTextAndComments)
        for (file, code) in codes {
            for match in code.matches(of: declaration) {
                owners[match.1, default: []].insert(folder(of: file))
            }
        }
        var uses: [String: Set<String>] = [:]
        for (file, code) in codes {
            let own = folder(of: file)
            for match in code.matches(of: /\b[A-Z]\w*/) {
                guard let others = owners[match.0], !others.contains(own) else { continue }
                uses[own, default: []].formUnion(others)
            }
        }
        return uses
    }

    private static func withoutTextAndComments(_ text: String) -> String {
        text.replacing(/"""[\s\S]*?"""/, with: "")
            .replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
            .replacing(/\/\/[^\n]*/, with: "")
    }

    /// The groups of folders that reach each other.
    private static func circles(among uses: [String: Set<String>]) -> [[String]] {
        func reached(from start: String) -> Set<String> {
            var seen: Set<String> = []
            var open = Array(uses[start] ?? [])
            while let next = open.popLast() {
                if seen.insert(next).inserted { open += uses[next] ?? [] }
            }
            return seen
        }
        let reach = Dictionary(uniqueKeysWithValues: uses.keys.map { ($0, reached(from: $0)) })
        var groups: Set<[String]> = []
        for (folder, others) in reach where others.contains(folder) {
            groups.insert(others.filter { reach[$0]?.contains(folder) == true }.sorted())
        }
        return groups.sorted { $0[0] < $1[0] }
    }

    private static func imports(in text: String) -> [String] {
        let pattern = /\s*(?:@\w+\s+)*(?:public|package|internal|private|fileprivate)?\s*import\s+/
        let kind = /^(?:struct|class|enum|protocol|func|let|var|typealias)\s+/
        return text.split(separator: "\n").compactMap { line in
            // A pattern takes long, and most lines have no such word.
            guard line.contains("import"),
                let match = line.prefixMatch(of: pattern)
            else { return nil }
            let rest = line[match.range.upperBound...].replacing(kind, with: "")
            return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }
}
