import JSONSource
import Projects
import Testing

struct ScenesFileEditorTests {
    /// The text with changes, which has to be a list still.
    private func edited(
        _ text: String, _ change: (inout ScenesFileEditor) -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        func document(_ text: String) throws -> JSONDocument {
            try JSONDocument(
                parsing: Array(text.utf8), name: "scenes.json", allowsComments: true
            )
        }
        var editor = ScenesFileEditor(try document(text), bytes: Array(text.utf8))
        change(&editor)
        let result = String(decoding: editor.contents, as: UTF8.self)
        #expect(editor.isChanged == (result != text), sourceLocation: sourceLocation)
        #expect(throws: Never.self, "\(result)", sourceLocation: sourceLocation) {
            let list: ScenesFile = try document(result).decode()
            _ = list
        }
        return result
    }

    private func removing(_ name: String, from text: String) throws -> String {
        try edited(text) { $0.remove([name]) }
    }

    @Test func `a scene gets another name, and so do the routes to it`() throws {
        let text = """
            {
              // Ours.
              "scenes": [
                { "name": "Car" }, // the car
                { "name": "Cars", "routes": ["Car", "details:Car", "Van"], "present": "Car" },
                { "name": "Vans", "routes": { "scene": "b:Car", "params": [] },
                  "present": [{ "scene": "Car", "params": "car:Car" }] }
              ]
            }
            """
        #expect(
            try edited(text) { $0.rename("Car", to: "Auto") } == """
                {
                  // Ours.
                  "scenes": [
                    { "name": "Auto" }, // the car
                    { "name": "Cars", "routes": ["Auto", "details:Auto", "Van"], "present": "Auto" },
                    { "name": "Vans", "routes": { "scene": "b:Auto", "params": [] },
                      "present": [{ "scene": "Auto", "params": "car:Car" }] }
                  ]
                }
                """)
    }

    @Test func `what is not there changes nothing`() throws {
        let text = #"{ "scenes": [{ "name": "Car", "routes": "Cars", "params": "Van:Van" }] }"#
        #expect(try edited(text) { $0.rename("Van", to: "Auto") } == text)
        #expect(try removing("Van", from: text) == text)
        #expect(
            try edited(text) {
                $0.setFolder(of: "Van", to: "A")
                $0.setFolder(of: "Car", to: nil)
            } == text)
        #expect(try edited(#"{ "scenes": [] }"#) { $0.remove(["Car"]) } == #"{ "scenes": [] }"#)
    }

    private static let three = """
        {
          "scenes": [
            { "name": "A" }, // first
            { "name": "B", "params": ["a:Int"] },
            {
              "name": "C"
            }
          ]
        }
        """

    @Test func `the first scene goes`() throws {
        #expect(
            try removing("A", from: Self.three) == """
                {
                  "scenes": [
                     // first
                    { "name": "B", "params": ["a:Int"] },
                    {
                      "name": "C"
                    }
                  ]
                }
                """)
    }

    @Test func `a scene in the middle goes with its line`() throws {
        #expect(
            try removing("B", from: Self.three) == """
                {
                  "scenes": [
                    { "name": "A" }, // first
                    {
                      "name": "C"
                    }
                  ]
                }
                """)
    }

    @Test func `the last scene goes, and the comma before it`() throws {
        #expect(
            try removing("C", from: Self.three) == """
                {
                  "scenes": [
                    { "name": "A" }, // first
                    { "name": "B", "params": ["a:Int"] }
                  ]
                }
                """)
    }

    @Test(arguments: [
        (#"{ "scenes": [{ "name": "A" }] }"#, #"{ "scenes": [] }"#),
        ("{ \"scenes\": [\n  { \"name\": \"A\" }\n] }", "{ \"scenes\": [\n] }"),
        (#"{"scenes":[{"name":"A"},{"name":"B"}]}"#, #"{"scenes":[{"name":"B"}]}"#),
        (#"{"scenes":[{"name":"B"},{"name":"A"}]}"#, #"{"scenes":[{"name":"B"}]}"#),
        (
            #"{"scenes":[{"name":"B"} /* , */ , {"name":"A"}]}"#,
            #"{"scenes":[{"name":"B"} /* , */ ]}"#
        ),
        (
            "{\"scenes\":[{\"name\":\"B\"} // ,\n , {\"name\":\"A\"}]}",
            "{\"scenes\":[{\"name\":\"B\"} // ,\n ]}"
        ),
        (
            "{\r\n  \"scenes\": [\r\n    {\"name\": \"A\"},\r\n    {\"name\": \"B\"}\r\n  ]\r\n}\r\n",
            "{\r\n  \"scenes\": [\r\n    {\"name\": \"B\"}\r\n  ]\r\n}\r\n"
        ),
        // Listed twice, which only 'generate' would find.
        (
            #"{"scenes":[{"name":"B"},{"name":"A"},{"name":"A"}]}"#, #"{"scenes":[{"name":"B"}]}"#
        ),
    ])
    func `a scene goes from every layout`(text: String, result: String) throws {
        #expect(try removing("A", from: text) == result)
    }

    @Test(arguments: [
        (#""routes": "A""#, ""),
        (#""routes": ["A"]"#, ""),
        (#""routes": ["details:A"], "present": "A""#, ""),
        (#""routes": ["A"], "present": ["A"]"#, ""),
        (#""routes": ["A", "B"]"#, #", "routes": ["B"]"#),
        (#""routes": ["B", "A"]"#, #", "routes": ["B"]"#),
        (#""routes": ["x:A", "B", "y:A", "z:A"]"#, #", "routes": ["B"]"#),
        (#""routes": "A", "params": "A:A""#, #", "params": "A:A""#),
        (#""routes": { "scene": "A", "params": [] }"#, ""),
        (#""present": [{ "scene": "b:A", "params": [] }, "B"]"#, #", "present": ["B"]"#),
        (#""routes": "A", "params": "a:A", "present": "A""#, #", "params": "a:A""#),
        (#""routes": ["AA", "A:B"]"#, #", "routes": ["AA", "A:B"]"#),
    ])
    func `routes to a scene that goes go too`(routes: String, rest: String) throws {
        let text = #"{ "scenes": [{ "name": "C", \#(routes) }, { "name": "A" }] }"#
        let result = try removing("A", from: text)
        // Spaces may be left where something went.
        func squeezed(_ text: String) -> String { text.filter { $0 != " " } }
        #expect(squeezed(result) == squeezed(#"{ "scenes": [{ "name": "C"\#(rest) }] }"#))
    }

    @Test func `a scene that leads to itself goes`() throws {
        #expect(
            try removing("A", from: #"{"scenes": [{"name": "A", "routes": "A"}, {"name": "B"}]}"#)
                == #"{"scenes": [ {"name": "B"}]}"#)
    }

    @Test func `a folder is set replaced and taken away`() throws {
        let text = #"{ "scenes": [{ "name": "A", "params": [] }, { "name": "B" }] }"#
        let inFolder = try edited(text) { $0.setFolder(of: "A", to: "Shop/Cars") }
        #expect(
            inFolder
                == #"{ "scenes": [{ "name": "A", "folder": "Shop/Cars", "params": [] }, { "name": "B" }] }"#
        )
        let elsewhere = try edited(inFolder) { $0.setFolder(of: "A", to: "Vans") }
        #expect(elsewhere == inFolder.replacing("Shop/Cars", with: "Vans"))
        let none = try edited(elsewhere) { $0.setFolder(of: "A", to: nil) }
        #expect(none.filter { $0 != " " } == text.filter { $0 != " " })
    }

    @Test(arguments: [
        #"{ "folder": "F", "name": "A" }"#, #"{ "name": "A", "folder": "F" }"#,
        #"{"name":"A","folder":"F","params":[]}"#,
        "{\n  \"name\": \"A\",\n  \"folder\": \"F\" // here\n}",
        "{\n  \"name\": \"A\", // here\n  \"folder\": \"F\"\n}",
    ])
    func `a folder goes from wherever it stands`(entry: String) throws {
        let none = try edited("{ \"scenes\": [\(entry)] }") { $0.setFolder(of: "A", to: nil) }
        #expect(!none.contains("folder"))
        #expect(none.contains("// here") == entry.contains("// here"))
    }

    @Test func `a folder that a line of its own holds goes with the line`() throws {
        let text = """
            { "scenes": [
              {
                "name": "A",
                "folder": "F",
                "params": "a:Int"
              }
            ] }
            """
        #expect(
            try edited(text) { $0.setFolder(of: "A", to: nil) }
                == text.replacing("    \"folder\": \"F\",\n", with: ""))
    }

    @Test func `names with escapes are found and written`() throws {
        let text = #"{ "scenes": [{ "name": "\u0041" }, { "name": "B", "routes": "d\u003aA" }] }"#
        #expect(
            try edited(text) { $0.rename("A", to: "Ü") }
                == #"{ "scenes": [{ "name": "Ü" }, { "name": "B", "routes": "d:Ü" }] }"#)
    }

    @Test func `several changes of one list`() throws {
        let text =
            #"{ "scenes": [{ "name": "A" }, { "name": "B" }, { "name": "C", "routes": "A" }] }"#
        let result = try edited(text) {
            $0.rename("A", to: "D")
            $0.setFolder(of: "B", to: "F")
        }
        #expect(
            result
                == #"{ "scenes": [{ "name": "D" }, { "name": "B", "folder": "F" }, { "name": "C", "routes": "D" }] }"#
        )
    }
}
