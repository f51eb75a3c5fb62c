import Basics
import Foundation
import TestSupport
import Testing

/// The borders that `docs/contributing/architecture.md` promises, read from the sources.
@Suite struct ArchitectureTests {
    @Test func `a module uses only those below it in the manifest`() throws {
        let manifest = try Manifest()
        for (rank, module) in manifest.modules.enumerated() {
            let below = manifest.modules[(rank + 1)...]
            let others = manifest.uses[module, default: []].subtracting(below)
            #expect(others.isEmpty, "\(module) uses \(others)")
        }
    }

    @Test func `planning can't reach the disk`() throws {
        let manifest = try Manifest()
        let start = try #require(manifest.modules.firstIndex(of: "ScenePlanning"))
        for module in manifest.modules[start...] + ["ProjectLinting", "SceneGraphs"] {
            #expect(!Self.reached(from: module, manifest.uses).contains("FileSystem"), "\(module)")
        }
        #expect(Self.reached(from: "scene-kit", manifest.uses).contains("FileSystem"))
    }

    @Test func `only two files know the platform, and nothing knows Foundation`() throws {
        let manifest = try Manifest()
        var platforms: Set<String> = []
        for (module, sources) in try Self.modules() {
            for (file, text) in sources {
                // The text of a manifest imports PackageDescription.
                let known = manifest.modules + ["PackageDescription"]
                let others = Self.imports(in: text).filter { !known.contains($0) }
                if others == ["Glibc", "Musl", "Darwin"] {
                    platforms.insert("\(module)/\(file)")
                } else {
                    #expect(others.isEmpty, "Sources/\(module)/\(file) imports \(others)")
                }
            }
        }
        #expect(platforms == ["FileSystem/Platform.swift", "Threads/Platform.swift"])
    }

    @Test func `only those files have code for a platform`() throws {
        for (module, sources) in try Self.modules() {
            for (file, text) in sources where file != "Platform.swift" {
                let isConditional = text.contains(/(?m)^ *#(?:if|elseif)\b/)
                #expect(!isConditional, "Sources/\(module)/\(file)")
            }
        }
    }

    @Test func `folders of a target depend on each other in one direction`() throws {
        for (target, sources) in try Self.modules().merging(Self.tests(), uniquingKeysWith: { $1 })
        {
            let circles = Self.circles(among: Self.folders(of: sources))
            #expect(circles.isEmpty, "\(target): \(circles)")
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

    @Test func `the map of modules is that of the tree, in the order of the manifest`() throws {
        let page = Repository.root.appending(path: "docs/contributing/architecture.md")
        let map = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
            .drop { $0 != "    Sources/" }.prefix { !$0.isEmpty }
        var expected: Set<String> = []
        for (module, sources) in try Self.modules() {
            for folder in Set(sources.keys.map(Self.folder)) where !folder.isEmpty {
                expected.insert("\(module)/\(folder)")
            }
        }
        var modules: [String] = []
        var folders: Set<String> = []
        for line in map {
            if let match = line.firstMatch(of: /^ {6}([\w-]+)\/\s/) {
                modules.append(String(match.1))
            } else if let match = line.firstMatch(of: /^ {8}(\w+)\/\s/) {
                folders.insert("\(modules.last ?? "")/\(match.1)")
            }
        }
        #expect(try modules == Manifest().modules)
        #expect(folders == expected)
    }

    /// Without this a module may find another one that happens to be built already.
    @Test func `a target imports what the manifest says it uses`() throws {
        let manifest = try Manifest()
        for (target, sources) in try Self.modules().merging(Self.tests(), uniquingKeysWith: { $1 })
        {
            let ours = sources.values.flatMap(Self.imports).filter(manifest.modules.contains)
            #expect(Set(ours) == manifest.uses[target] ?? [], "\(target)")
        }
        for (plugin, sources) in try Self.modules(in: "Plugins") {
            let ours = sources.values.flatMap(Self.imports).filter(manifest.modules.contains)
            #expect(ours.isEmpty, "\(plugin)")
        }
    }

    @Test func `tests lie in the folders of what they test`() throws {
        let modules = try Self.modules()
        for (name, tests) in try Self.tests() where name != "EndToEndTests" {
            guard name != "TestSupport" else { continue }
            let module = String(name.dropLast("Tests".count))
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

    /// The targets in `Tests`; other folders there are data, or compiled by scripts.
    private static func tests() throws -> [String: [String: String]] {
        try modules(in: "Tests").filter { $0.key.hasSuffix("Tests") || $0.key == "TestSupport" }
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

    private static func reached(
        from start: String, _ uses: [String: Set<String>]
    ) -> Set<String> {
        var seen: Set<String> = []
        var open = Array(uses[start] ?? [])
        while let next = open.popLast() {
            if seen.insert(next).inserted { open += uses[next] ?? [] }
        }
        return seen
    }

    /// The groups of folders that reach each other.
    private static func circles(among uses: [String: Set<String>]) -> [[String]] {
        let reach = Dictionary(
            uniqueKeysWithValues: uses.keys.map { ($0, reached(from: $0, uses)) })
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

/// The modules of the package, and what its targets use.
private struct Manifest {
    /// From the top.
    var modules: [String] = []
    var uses: [String: Set<String>] = [:]

    init() throws {
        let text = try String(
            contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
        let target =
            /(?:module\(|tests\(|arget\(\s*name:)\s*"([\w-]+)"(?:,\s*(?:uses|dependencies): \[([^\]]*)\])?/
        for match in text.matches(of: target) {
            let name = String(match.1)
            let list = match.2 ?? ""
            if !name.contains("Test") { modules.append(name) }
            uses[name] = Set(list.matches(of: /"([\w-]+)"/).map { String($0.1) })
        }
    }
}
