import Foundation
import TestSupport
import Testing

/// The direction of dependencies that `docs/architecture.md` promises.
@Suite struct ArchitectureTests {
    /// The pure modules, and what each may import of ours.
    private static let allowed: [String: Set<String>] = [
        "Basics": [],
        "ArgumentParsing": ["Basics"],
        "JSONSource": ["Basics"],
        "SwiftSource": ["Basics", "JSONSource"],
        "TemplateEngine": ["Basics"],
        "XcodeTemplates": ["Basics"],
        "SceneScaffold": [
            "Basics", "JSONSource", "SwiftSource", "TemplateEngine", "XcodeTemplates",
        ],
        "BuiltinTemplates": [],
    ]

    @Test(arguments: allowed.keys.sorted())
    func `a pure module imports only what its place allows`(module: String) throws {
        let files = try FileTree.read(Repository.root.appending(path: "Sources/\(module)"))
        // The embedded templates are literals full of imports that are not ours.
        let sources = files.filter { $0.key.hasSuffix(".swift") && !$0.key.isEmbedded }
        #expect(!sources.isEmpty)
        for (file, text) in sources {
            for name in Self.imports(in: text) {
                #expect(
                    Self.allowed[module]?.contains(name) == true,
                    "Sources/\(module)/\(file) imports \(name)")
            }
        }
    }

    @Test func `the package manifest says the same`() throws {
        let manifest = try String(
            contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8
        ).replacing(/\(\s+/, with: "(").replacing(/,\s+/, with: ", ")
        for (module, dependencies) in Self.allowed {
            let list = dependencies.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
            let line =
                dependencies.isEmpty
                ? "pure(\"\(module)\")" : "pure(\"\(module)\", uses: [\(list)])"
            #expect(manifest.contains(line), "Package.swift has no \(line)")
        }
    }

    @Test func `finds every form of import`() {
        let text = """
            import A
            public import B
            @testable import C
            import struct D.E
              internal import F  // why
            // import G
            /// let important = H
            """
        #expect(Self.imports(in: text) == ["A", "B", "C", "D", "F"])
    }

    private static func imports(in text: String) -> [String] {
        let pattern = /^\s*(?:@\w+\s+)*(?:public|package|internal|private|fileprivate)?\s*import\s+/
        let kind = /^(?:struct|class|enum|protocol|func|let|var|typealias)\s+/
        return text.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: pattern) else { return nil }
            let rest = line[match.range.upperBound...].replacing(kind, with: "")
            return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }
}

extension String {
    /// Whether it is the path of a file that scripts/embed-templates makes.
    fileprivate var isEmbedded: Bool { contains(/(^|\/)Embedded[A-Za-z]*\.swift$/) }
}
