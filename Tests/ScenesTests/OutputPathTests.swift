import TestSupport
import Testing

@testable import Basics
@testable import Scenes

/// Cases 1 to 24 of the hostile inputs: paths that a set asks for.
struct OutputPathTests {
    /// Renders a set of two files whose path and whose option's value are given.
    private func paths(
        _ path: String, note: String = "note", other: String = "Other.swift"
    ) throws -> [String] {
        let set = try makeSet(
            ["A.swift": "", "B.swift": ""],
            paths: ["A.swift": path.jsonEscaped, "B.swift": other.jsonEscaped],
            options: #"[{ "name": "note", "type": "text", "summary": "N" }]"#)
        let scene = try Scene(
            resolving: SceneRequest(name: "Cars", options: ["note=\(note)"], date: "2026-03-14"),
            for: set)
        return try renderedFiles(of: scene, set).map(\.path.description)
    }

    @Test(arguments: [
        "{{scene}}/{{scene}}View.swift", "a/b/c/d.swift", ".swiftlint.yml", "a/.gitignore",
        ".github/workflows/ci.yml", "Cars+List.swift", "a-b", "über.swift", "車.swift", "a b.swift",
        "...a", "a..b", "a/..b/c~", "e\u{301}.swift",
    ])
    func `ordinary paths are taken`(path: String) throws {
        #expect(try paths(path)[0] == path.replacing("{{scene}}", with: "Cars"))
    }

    @Test(arguments: [
        (1, "../x"), (2, "/etc/x"), (3, "~/x"), (3, "~root/x"), (4, "a/../../x"), (4, "a/.."),
        (7, "..\\x"), (7, "a\\..\\..\\b"), (8, "C:\\x"), (8, "c:x"), (8, "\\\\srv\\s"),
        (9, "a\u{0}b"), (10, "a\nb"), (10, "a\u{1B}[0m"), (10, "a\u{7F}"), (10, "a\r\nb"),
        (10, "a\u{85}"), (10, "a\u{2028}b"), (11, ""), (11, "{{options.note}}"), (11, "a//b"),
        (11, "a/"), (12, "./a"), (12, "a/./b"), (12, ".."), (12, "."),
        (13, ".git/hooks/post-checkout"), (13, ".GIT/config"), (13, "a/.Git/x"),
        (13, ".g\u{200D}it/x"), (13, ".gi\u{FEFF}t"), (13, "git~1/x"), (13, "GIT~1"),
        (14, "a./b"), (14, "a /b"), (14, "a."), (14, "a "), (16, "a\u{FF0F}b"),
        (16, "\u{2024}\u{2024}/x"), (16, "a\u{2215}b"), (16, "\u{FF0E}git/x"),
        (17, "a\u{202E}tfiws.b"), (17, "\u{2066}a"), (18, "-rf"), (18, "a/--on-conflict overwrite"),
        (19, ".scene-kit/scenes/A.json"), (19, ".Scene-Kit/x"), (19, "a/Template.json"),
    ])
    func `paths that lead astray are refused`(number: Int, path: String) {
        expectRefused(path, note: "", "case \(number)")
    }

    /// A file system reads bytes. To Swift a slash that a combining mark follows is another
    /// character than a slash.
    @Test(arguments: [
        "../\u{301}x", "/\u{301}etc/x", "a/../\u{301}", ".git/\u{301}x", "~\u{301}/x",
        "a\\\u{301}b", ".scene-kit/\u{20DD}x",
    ])
    func `a combining mark hides nothing`(path: String) {
        expectRefused(path)
    }

    @Test(arguments: [
        "../../x", "/x", "..", "a/../b", ".git/x", "-rf", "a.", "\u{202E}x", "~x", "a/b",
        "a/\u{301}b",
    ])
    func `values of options do not lead astray`(note: String) {
        expectRefused("{{options.note}}", note: note, "case 5")
        if note.contains("/") {
            expectRefused("x{{options.note}}.swift", note: "/../../x", "case 6")
        }
    }

    @Test(arguments: [
        ("{{scene}}/{{oops}}.swift", "6:26"), ("{{scene}}/{{oops", "6:24"), ("../x", "6:14"),
    ])
    func `a wrong path is shown where the manifest has it`(path: String, place: String) throws {
        let set = try readSet([
            "template.json": """
            { "formatVersion": 1, "name": "S", "version": "1.0.0", "summary": "A set",
              "files": [{
                "id": "one",
                "source": "A.swift",
                "role": "R",
                "path": "\(path)" }] }
            """, "A.swift": "",
        ])
        let scene = try Scene(
            resolving: SceneRequest(name: "Cars", date: "2026-03-14"), for: set)
        let line = outcome { try renderedFiles(of: scene, set) }?.lines.first
        #expect(line?.hasPrefix("S/template.json:\(place): ") == true, "\(line ?? "")")
    }

    private func expectRefused(_ path: String, note: String = "", _ comment: Comment? = nil) {
        let refusal = outcome { try paths(path, note: note) }
        #expect(refusal?.status == .refused, comment)
        let line = refusal?.lines.first ?? ""
        #expect(line.wholeMatch(of: /S\/template\.json:\d+:\d+: the path .*/) != nil, comment)
        #expect(refusal?.lines.first?.contains("'A.swift'") == true, comment)
    }

    @Test(arguments: [
        (String(repeating: "a", count: 256), "component of more than 255 bytes"),
        (String(repeating: "ü", count: 128), "component of more than 255 bytes"),
        (String(repeating: "a/", count: 512) + "b", "more than 1024 bytes"),
    ])
    func `paths that are too long are wrong`(path: String, reason: String) {
        let refusal = outcome { try paths(path) }
        #expect(refusal?.status == .data, "case 15")
        #expect(refusal?.lines.first?.contains(reason) == true)
    }

    @Test func `paths of the greatest length are taken`() throws {
        let component = String(repeating: "a", count: 255)
        #expect(try paths(component)[0] == component)
        let path = String(repeating: "a/", count: 511) + "bc"
        #expect(try paths(path)[0].utf8.count == 1024)
    }

    @Test(arguments: [
        (20, "a/x.swift", "a/x.swift", "would be one file"),
        (21, "a/x.swift", "A/X.swift", "would be one file"),
        (22, "\u{E9}.swift", "e\u{301}.swift", "would be one file"),
        (22, "\u{C9}.swift", "e\u{301}.swift", "would be one file"),
        (23, "straße.swift", "strasse.swift", "would be one file"),
        (23, "STRASSE.swift", "straße.swift", "would be one file"),
        (24, "a", "a/b.swift", "would be a file and a folder"),
        (24, "a/b/c", "A", "would be a file and a folder"),
    ])
    func `files that would be one are wrong`(
        number: Int, one: String, other: String, reason: String
    ) {
        let refusal = outcome { try paths(one, other: other) }
        #expect(refusal?.status == .data, "case \(number)")
        #expect(refusal?.lines.count == 1)
        #expect(refusal?.lines.first?.contains(reason) == true)
        for id in ["'A.swift'", "'B.swift'"] {
            #expect(refusal?.lines.first?.contains(id) == true)
        }
    }

    @Test func `files of which only one is made do not collide`() throws {
        let set = try readSet([
            "template.json": """
            { "formatVersion": 1, "name": "S", "version": "1.0.0", "summary": "A set",
              "options": [{ "name": "o", "type": "bool", "summary": "O" }],
              "files": [
                { "id": "a", "source": "A", "path": "X", "role": "R", "when": { "o": true } },
                { "id": "b", "source": "A", "path": "X", "role": "R", "when": { "o": false } },
                { "id": "c", "source": "A", "path": "X", "role": "R", "root": "tests" }] }
            """, "A": "",
        ])
        let scene = try Scene(
            resolving: SceneRequest(name: "Cars", date: "2026-03-14"), for: set)
        #expect(
            try renderedFiles(of: scene, set).map(\.id) == ["b", "c"])
    }
}

extension String {
    /// As it stands in a JSON string.
    fileprivate var jsonEscaped: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case _ where scalar.value < 0x20:
                "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }.joined()
    }
}
