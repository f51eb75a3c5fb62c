import TestSupport
import Testing
import XcodeTemplates

@testable import Basics
@testable import Scenes
@testable import TemplateSets

/// What scene-kit's own sets begin their files with.
struct FileHeadersOfScenesTests {
    private let day: CalendarDate

    init() throws {
        day = try CalendarDate(parsing: SourceText(name: "", text: "2026-03-14"))
    }

    private func surroundings(
        _ header: String, _ configured: [String] = []
    ) throws -> RenderEnvironment {
        var surroundings = RenderEnvironment(header: configured)
        surroundings.macros.overrides = [
            "FILEHEADER": header, "TEAM": "The ___PACKAGENAME___ team",
        ]
        surroundings.macros.overridesPath = "m.plist"
        surroundings.macros.packageName = "Shop"
        try surroundings.takeFileHeader(by: Authorship(author: "Ann", date: day))
        return surroundings
    }

    private func set() throws -> TemplateSet {
        let text = "{{#header}}\n{{.}}\n{{/header}}\nstruct {{scene}} {}\n"
        return try makeSet(
            ["A.swift": text, "B.txt": text],
            paths: ["A.swift": "{{scene}}.swift", "B.txt": "{{scene}}.txt"])
    }

    private func texts(
        _ names: String..., in surroundings: RenderEnvironment
    ) throws -> [String: String] {
        let set = try set()
        let preview = try SceneRenderer(of: set, in: surroundings)
        var texts: [String: String] = [:]
        for name in names {
            let scene = try Scene(
                resolving: SceneRequest(name: name, date: "2026-03-14"), for: set)
            for file in try preview.ownFiles(of: scene) {
                texts[file.path.description] = file.text
            }
        }
        return texts
    }

    @Test func `the name of each file stands in its header`() throws {
        let surroundings = try surroundings("\n// ___FILENAME___, ___TEAM___\n// ___YEAR___ Ann")
        // From the second scene on, a list fills names into what is there.
        let texts = try texts("Cars", "Login", "Help", in: surroundings)
        for name in ["Cars", "Login", "Help"] {
            #expect(
                texts["\(name).swift"] == """
                    //
                    // \(name).swift, The Shop team
                    // 2026 Ann
                    struct \(name) {}

                    """)
            #expect(texts["\(name).txt"]?.contains("// \(name).txt, The Shop team\n") == true)
        }
    }

    @Test func `a header that is the same for all stands in each file`() throws {
        let texts = try texts("Cars", "Login", "Help", in: surroundings(" ___FULLUSERNAME___"))
        #expect(texts["Help.swift"] == "// Ann\nstruct Help {}\n")
        #expect(texts["Help.txt"] == "// Ann\nstruct Help {}\n")
    }

    @Test func `the header of the configuration goes first`() throws {
        let texts = try texts(
            "Cars", in: surroundings(" ___FULLUSERNAME___", ["Shop", "", "// 1"]))
        #expect(texts["Cars.swift"] == "// Shop\n//\n// 1\nstruct Cars {}\n")
    }

    @Test func `without a header in either place there is none`() throws {
        #expect(try texts("Cars", in: surroundings("  "))["Cars.txt"] == "struct Cars {}\n")
        #expect(try texts("Cars", in: RenderEnvironment())["Cars.txt"] == "struct Cars {}\n")
    }

    @Test func `what cannot be expanded is wrong in the file of the macros`() throws {
        let failure = #expect(throws: Failure.self) { try surroundings(" ___FILEHEADER___") }
        #expect(failure?.status == .data)
        #expect(failure?.diagnostics.first?.path == "m.plist")
        // Where the configuration has a header, nobody needs it.
        _ = try surroundings(" ___FILEHEADER___", ["Shop"])
    }

    @Test func `a file that is there keeps its date`() throws {
        let surroundings = try surroundings(" By ___FULLUSERNAME___, ___DATE___")
        let file = RenderedFile(
            id: "a", role: "A", root: .scene, path: try OutputPath("A.swift"), isShared: false,
            contents: Array("// By Ann, 2026-03-14\nnew\n".utf8))
        let old = Array("// By Bob, 2020-01-01\nold\n".utf8)
        let kept = try surroundings.keepingHeader(of: old, in: file)
        #expect(kept.text == "// By Bob, 2020-01-01\nnew\n")
        #expect(try RenderEnvironment().keepingHeader(of: old, in: file) == file)
    }
}
