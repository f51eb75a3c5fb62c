import JSONSource
import TestSupport
import Testing

@Suite struct WritingTests {
    @Test func `writes two spaces a level and keeps the order`() {
        let value: JSONValue = [
            "schema": 1, "ratio": .number("0.5"), "ok": true, "nothing": nil,
            "sets": [["name": "Scene"], []], "empty": [:],
        ]
        #expect(
            value.text() == """
                {
                  "schema": 1,
                  "ratio": 0.5,
                  "ok": true,
                  "nothing": null,
                  "sets": [
                    {
                      "name": "Scene"
                    },
                    []
                  ],
                  "empty": {}
                }

                """)
    }

    @Test func `escapes what could steer a terminal and leaves the rest`() {
        let value: JSONValue = "a/b \"\\ \n\r\t \u{0}\u{1B}\u{7F}\u{9B}\u{2028}\u{2029} é🚀"
        #expect(
            value.text() == #""a/b \"\\ \n\r\t \u0000\u001b\u007f\u009b\u2028\u2029 é🚀""# + "\n")
    }

    @Test(arguments: [0x61C, 0x200E, 0x200F, 0x2028, 0x202A, 0x202E, 0x2066, 0x2069] as [UInt32])
    func `escapes what sets the direction of text`(code: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(code))
        let digits = String(code, radix: 16)
        let value = JSONValue.string("a\(scalar)b")
        #expect(
            value.text() == "\"a\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)b\"\n"
        )
        let read = try JSONDocument(parsing: value.utf8(), name: "it")
        guard case .string(let text) = read.root.content else {
            Issue.record("no string")
            return
        }
        #expect(text.unicodeScalars.contains(scalar))
    }

    @Test(arguments: [0x61B, 0x61D, 0x200D, 0x2010, 0x2027, 0x202F, 0x2065, 0x206A] as [UInt32])
    func `leaves what stands beside that`(code: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(code))
        #expect(JSONValue.string("\(scalar)").text() == "\"\(scalar)\"\n")
    }

    @Test func `makes values of what a program has`() {
        #expect(JSONValue.number(Int32(64)) == 64)
        #expect(JSONValue.string(nil) == nil)
        #expect(JSONValue.number(nil as Int?) == nil)
        #expect(JSONValue.array(["a", "b"]) == ["a", "b"])
    }
}
