import Basics
import Projects
import TestSupport
import Testing

/// Records that somebody has changed: 74 to 76 of the hostile inputs, and plain nonsense.
struct WrongRecordTests {
    /// What is said of the full record with a part of its text replaced.
    private func refusal(_ part: String, _ other: String) throws -> Refusal? {
        let text = try SampleRecord.full().text
        #expect(text.contains(part), "the record does not hold \(part)")
        let spoiled = text.replacing(part, with: other)
        return outcome { try SceneRecord(parsing: Array(spoiled.utf8), name: "r.json") }
    }

    @Test(arguments: [
        ("../x", "could leave the output folder"),
        ("a/../../x", "could leave the output folder"), ("/etc/x", "is absolute"),
        ("~/x", "begins with '~'"), (".git/hooks/post-checkout", "git's own folder"),
        (".GIT/config", "git's own folder"),
        (".scene-kit/scenes/A.json", "scene-kit's own records"), ("a//b", "an empty component"),
        ("", "is empty"), ("C:\\\\x", "a backslash"), ("a\\u0000b", "a control character"),
        ("a\\u001b[2J", "a control character"), ("g\\u200bit", "an invisible character"),
    ])
    func `a path that leaves the project is refused`(path: String, reason: String) throws {
        for part in ["A/B.swift", "Tests/AppTests"] {
            let refusal = try #require(try refusal("\"\(part)\"", "\"\(path)\""))
            #expect(refusal.status == .refused)
            let line = part == "A/B.swift" ? "68:15" : "12:12"
            #expect(refusal.lines.count == 1)
            #expect(refusal.lines[0].hasPrefix("r.json:\(line): the path '"))
            #expect(refusal.lines[0].contains(reason))
        }
    }

    @Test func `every path is looked at before anything else`() throws {
        let text = try SampleRecord.full().text
            .replacing("\"sources\": \".\"", with: "\"sources\": \"..\"")
            .replacing("A/B.swift", with: "../B.swift").replacing("A/C.swift", with: "/C.swift")
            .replacing("\"id\": \"b\"", with: "\"id\": 1")
        let refusal = outcome { try SceneRecord(parsing: Array(text.utf8), name: "r.json") }
        #expect(refusal?.status == .refused)
        #expect(
            refusal?.lines.map { $0.prefix { $0 != " " } } == [
                "r.json:11:14:", "r.json:68:15:", "r.json:76:15:",
            ])
    }

    @Test func `conflict markers are refused with their line`() throws {
        let refusal = try refusal(
            "  \"module\": \"App\",\n",
            "<<<<<<< HEAD\n  \"module\": \"App\",\n=======\n  \"module\": \"Car\",\n>>>>>>> b\n")
        #expect(
            refusal
                == Refusal(
                    .data,
                    [
                        "r.json:8:1: this is a marker of a merge conflict that was not resolved "
                            + "(Keep one side, and delete the lines with '<', '=' and '>'.)"
                    ]))
    }

    @Test func `a newer format is refused whatever else it holds`() throws {
        let refusal = try refusal(
            "\"formatVersion\": 1,", "\"formatVersion\": 2, \"future\": \"../x\",")
        #expect(
            refusal
                == Refusal(
                    .data,
                    [
                        "r.json:2:20: this record has the format 2, which a newer scene-kit wrote "
                            + "(Install that version; this one reads format 1.)"
                    ]))
    }

    @Test(arguments: ["0", "-1", "1.5", "\"1\"", "null", "99999999999999999999"])
    func `a format is a number that there is`(version: String) throws {
        let refusal = try refusal("\"formatVersion\": 1", "\"formatVersion\": \(version)")
        #expect(refusal?.status == .data)
        #expect(refusal?.lines.first?.hasPrefix("r.json:2:") == true)
    }

    @Test(arguments: [
        ("\"name\": \"CarDetails\"", "\"nam\": 1"), ("\"template\": \"Scene\",", ""),
        ("\"templateVersion\": \"1.0.0\"", "\"templateVersion\": \"1\""),
        ("\"templateDigest\": \"", "\"templateDigest\": \"x"), ("\"id\": \"b\",", ""),
        ("\"text\": [", "\"text\": [1,"), ("\"files\": [", "\"files\": [1,"),
        ("\"options\": {", "\"options\": { \"a\": 1,"), ("\"params\"", "\"param\""),
        ("\"routes\": [", "\"routes\": [{},"),
    ])
    func `nonsense is refused with its line`(part: String, other: String) throws {
        let refusal = try #require(try refusal(part, other))
        #expect(refusal.status == .data)
        #expect(refusal.lines.allSatisfy { $0.contains(#/^r\.json:\d+:\d+: /#) })
    }

    @Test(arguments: ["", "{", "[]", "null", "\u{0}", "{}"])
    func `what is no record is refused`(text: String) {
        let refusal = outcome { try SceneRecord(parsing: Array(text.utf8), name: "r.json") }
        #expect(refusal?.status == .data)
        #expect(refusal?.lines.first?.hasPrefix("r.json:1:") == true)
    }

    @Test func `bytes that are no text are refused`() {
        let refusal = outcome { try SceneRecord(parsing: [0x7B, 0xFF], name: "r.json") }
        #expect(refusal?.status == .data)
        #expect(refusal?.lines.first?.hasPrefix("r.json:1:2: ") == true)
    }
}
