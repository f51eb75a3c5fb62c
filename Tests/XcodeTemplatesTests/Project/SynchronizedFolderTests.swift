import Basics
import TestSupport
import Testing

@testable import XcodeTemplates

struct SynchronizedFolderTests {
    private static let text = SynchronizedProject.text

    private static func project(_ text: String) throws -> XcodeProjectFile {
        try XcodeProjectFile(parsing: Array(text.utf8), name: "p", in: "/p")
    }

    private static func edited(
        _ text: String, adding added: [(path: String, targets: Set<String>)] = [],
        removing removed: [String] = [], moving moved: [(from: String, to: String)] = []
    ) throws -> String {
        var edit = XcodeProjectEdit(of: try project(text), text: text, name: "p")
        return try edit.result(adding: added, removing: removed, moving: moved)
    }

    /// The lines that only one of two texts has, without indentation, with `ID` for new ids.
    private static func difference(_ old: String, _ new: String) -> [String] {
        let lines = (old.split(separator: "\n"), new.split(separator: "\n"))
        let words = Array(lines.1).difference(from: Array(lines.0)).map { change in
            switch change {
            case .insert(_, let line, _): "+" + line.drop { $0 == "\t" }
            case .remove(_, let line, _): "-" + line.drop { $0 == "\t" }
            }
        }
        return words.map { $0.replacing(/[0-9A-F]{24}/, with: "ID") }
    }

    @Test(
        arguments: [
            ("App/New.swift", ["App"]), ("App/Cars/A.swift", ["App", "Widget"]),
            ("App/Cars/Out.swift", []), ("App/Cars/Phase.swift", ["App", "Tests"]),
            ("App/Cars/de.lproj/Car.storyboard", []), ("App/Copied/A.swift", []),
            ("App/Inner/A.swift", ["App", "Widget"]), ("Shared/A.swift", ["App", "Widget"]),
            ("Free/A.swift", []), ("Apple/A.swift", []), ("Tests/A.swift", ["Tests"]),
        ] as [(String, Set<String>)])
    func `exceptions take files from a folder's targets and give them to others`(
        path: String, targets: Set<String>
    ) throws {
        #expect(try Self.project(Self.text).synchronizedTargets(of: "/p/\(path)") == targets)
    }

    @Test(
        arguments: [
            ("App/New.swift", ["App"], 0), ("App/New.swift", ["Widget"], 2),
            ("App/New.swift", ["App", "Widget", "Tests"], 9), ("App/New.swift", [], 1),
            ("App/Cars/Out.swift", ["App"], 1), ("App/Cars/Phase.swift", ["Widget"], 12),
            ("Shared/New+1.swift", ["Widget"], 9), ("Free/New.swift", ["App", "Tests"], 16),
            ("App/Inner/New.swift", ["Tests"], 17), ("Tests/New.swift", ["App"], 16),
            ("App/Cars/en.lproj/New.swift", ["Tests"], 9),
        ] as [(String, Set<String>, Int)])
    func `a file in a synchronized folder gets the targets that it needs`(
        path: String, targets: Set<String>, lines: Int
    ) throws {
        let file = "/p/\(path)"
        let before = try Self.project(Self.text).synchronizedTargets(of: file)
        let new = try Self.edited(Self.text, adding: [(file, targets)])
        #expect(try Self.project(new).synchronizedTargets(of: file) == targets)
        #expect(try !Self.project(new).lists(file))
        #expect(
            Self.difference(Self.text, new).count == lines, "\(Self.difference(Self.text, new))")
        let back = try Self.edited(new, adding: [(file, before)])
        #expect(back == Self.text || path.contains("Phase"), "a target replaces its phase")
        let moved = try Self.edited(new, moving: [(file, "/p/App/Cars/Moved.swift")])
        #expect(
            try Self.project(moved).synchronizedTargets(of: "/p/App/Cars/Moved.swift") == targets)
    }

    @Test(arguments: [
        ("Cars/A.swift", "Cars/B.swift", ["+Cars/B.swift = (", "+Cars/B.swift,"]),
        ("Cars/A.swift", "Bus/A 1.swift", ["+\"Bus/A 1.swift\" = (", "+\"Bus/A 1.swift\","]),
        ("Cars/A+B.m", "A.m", ["+A.m = \"-w -DX=\\\"1\\\"\";", "+A.m,"]),
        ("Cars/A.h", "Cars/Z-1.h", ["+\"Cars/Z-1.h\","]),
        ("Cars/Phase.swift", "P.swift", ["+P.swift,"]), ("Cars/No.swift", "Yes.swift", []),
    ])
    func `a file that moves keeps its exceptions`(
        old: String, new: String, lines: [String]
    ) throws {
        let paths = ("/p/App/\(old)", "/p/App/\(new)")
        let text = try Self.edited(Self.text, moving: [paths])
        let changes = Self.difference(Self.text, text)
        #expect(changes.filter { $0.hasPrefix("+") && $0.contains(".") }.sorted() == lines.sorted())
        #expect(!text.contains(old) && changes.filter { $0.hasPrefix("-") }.count >= lines.count)
        #expect(try Self.edited(text, moving: [(paths.1, paths.0)]) == Self.text)
        let removed = Self.difference(text, try Self.edited(text, removing: [paths.1]))
        #expect(removed.allSatisfy { $0.hasPrefix("-") } && removed.isEmpty == lines.isEmpty)
    }

    @Test func `a file that leaves a folder, or enters one, keeps its targets`() throws {
        let out = try Self.edited(
            Self.text, moving: [("/p/App/Cars/A.swift", "/p/Listed/A.swift")])
        #expect(try Self.project(out).lists("/p/Listed/A.swift"))
        #expect(out.count(of: "A.swift in Sources */ =") == 2)
        let back = try Self.edited(out, moving: [("/p/Listed/A.swift", "/p/App/Cars/A.swift")])
        let project = try Self.project(back)
        #expect(project.synchronizedTargets(of: "/p/App/Cars/A.swift") == ["App", "Widget"])
        #expect(!project.lists("/p/App/Cars/A.swift"))

        let moved = try Self.edited(
            Self.text, moving: [("/p/App/Cars/A.swift", "/p/Tests/A.swift")])
        #expect(
            try Self.project(moved).synchronizedTargets(of: "/p/Tests/A.swift") == [
                "App", "Widget",
            ])
        #expect(moved.count(of: "A.swift = (") == 1, "its platforms")
    }

    @Test func `what can't be a member is refused`() {
        for (path, target) in [
            ("App/Copied/A.swift", "App"), ("App/New.swift", "Empty"), ("Listed/A.swift", "Empty"),
        ] {
            #expect(throws: Failure.self) {
                try Self.edited(Self.text, adding: [("/p/\(path)", [target])])
            }
        }
    }
}

extension String {
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
