import JSONSource
import Testing

@Suite struct WritingTests {
    @Test func `writes two spaces a level and keeps the order`() {
        let value: JSONValue = [
            "schema": 1, "ratio": 0.5, "ok": true, "nothing": nil,
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

    @Test func `makes values of what a program has`() {
        #expect(JSONValue.number(Int32(64)) == 64)
        #expect(JSONValue.string(nil) == nil)
        #expect(JSONValue.number(nil as Int?) == nil)
        #expect(JSONValue.array(["a", "b"]) == ["a", "b"])
    }
}
