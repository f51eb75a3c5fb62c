import Basics
import JSONSource
import TestSupport
import Testing

@Suite struct ReadingTests {
    @Test func `keeps the order of keys and the text of numbers`() throws {
        let root = try parse(#"{"b": 1.10, "a": [true, null, -0e1]}"#).root
        #expect(
            root.value == [
                "b": .number("1.10"), "a": [true, nil, .number("-0e1")],
            ])
    }

    @Test func `knows where each key and value stands`() throws {
        let root = try parse(#"{ "é": [1, "x"] }"#).root
        guard case .object(let members) = root.content else { return #expect(Bool(false)) }
        #expect(root.range == 0..<18)
        #expect(members[0].keyRange == 2..<6)
        #expect(members[0].value.range == 8..<16)
        #expect(root["é"]?.elements?.count == 2)
        #expect(root["nothing"] == nil)
    }

    @Test(arguments: [
        (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u00e9""#, "é"),
        (#""\ud83d\uDE80 🚀""#, "🚀 🚀"), (#""\u0000""#, "\0"), (#""//""#, "//"),
    ])
    func `decodes strings`(source: String, expected: String) throws {
        #expect(try parse(source).root.value == .string(expected))
    }

    private static let omission = JSONDocument.Omission(of: "text", in: "files")

    @Test func `leaves out large values of the objects in one list`() throws {
        let text = #"""
            { "text": ["a"], "files": [
                { "text": ["x", "\"y", [1, {}], "z"], "id": "i", "more": { "text": "t" } },
                { "text": "u" }
            ], "other": [{ "text": "v" }] }
            """#
        let document = try JSONDocument(
            parsing: Array(text.utf8), name: "a.json", omitting: Self.omission)
        #expect(
            document.root.value == [
                "text": ["a"],
                "files": [["text": [], "id": "i", "more": ["text": "t"]], ["text": ""]],
                "other": [["text": "v"]],
            ])
    }

    @Test(arguments: [
        #"["a" "b"]"#, #"["a", "b",]"#, #"["a", , "b"]"#, "[\"a\", \"b\nc\"]", #"["a", "\x"]"#,
        #"["a", "b"#, "[\"a\",\n<<<<<<< ours\n\"b\"]", #"["a", 5, "b" : 1]"#,
    ])
    func `finds everything wrong in what it leaves out`(list: String) {
        let bytes = Array(#"{ "files": [{ "text": \#(list) }] }"#.utf8)
        let omitting = #expect(throws: Failure.self) {
            try JSONDocument(parsing: bytes, name: "a.json", omitting: Self.omission)
        }
        #expect(omitting.map(shown) == complaints(about: bytes))
    }

    @Test func `allows a comma at the end where asked to`() throws {
        #expect(
            try parse(#"{"a": [1, [2,],], }"#, allowsTrailingCommas: true).root.value == [
                "a": [1, [2]]
            ])
        #expect(complaints(about: "[1,]").contains("trailing comma"))
        for text in ["[,]", "{,}", "[1,,]", "[1,"] {
            #expect(complaints(about: text, allowsTrailingCommas: true) != "", "\(text)")
        }
    }

    @Test func `allows comments where asked to`() throws {
        let text = "// one\n{ /* two\n */ \"a\": 1 // three\n}\n/**/"
        #expect(try parse(text, allowsComments: true).root.value == ["a": 1])
        #expect(complaints(about: text).contains("comments are not allowed in this file"))
        #expect(
            complaints(about: "1 /* x", allowsComments: true) == """
                a.json:1:3: error: the comment has no end
                    1 /* x
                      ^~
                """)
    }

    @Test func `reads what it wrote`() throws {
        let value: JSONValue = [
            "list": [1, .number("2.5"), "a/b", [], [:]], "text": "\"\\\n\u{7F}\u{85}\u{2028}é🚀",
        ]
        #expect(try parse(value.text()).root.value == value)
    }

    @Test func `nests as deep as the limit`() throws {
        let deepest = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
        #expect(try parse(deepest).root.range == 0..<400)
        #expect(complaints(about: "[" + deepest + "]").contains("more than 200 deep"))
    }

    @Test func `reads an object of many keys in linear time`() throws {
        let members = (0..<20_000).map { "\"k\($0)\": {}" }.joined(separator: ",")
        guard case .object(let read) = try parse("{\(members)}").root.content else { return }
        #expect(read.count == 20_000)
    }
}
