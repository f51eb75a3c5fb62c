import Basics
import JSONSource
import Testing

/// Cases 47, 48 and 50 of the hostile inputs, and the mistakes that people make.
@Suite struct BadInputTests {
    @Test(arguments: [
        ("", "a.json:1:1: error: the file is empty"),
        (" \n ", "a.json:2:2: error: the file is empty"),
        ("\u{FEFF}{}", "a.json:1:1: error: the file starts with a byte-order mark"),
        ("{} x", "a.json:1:4: error: there is something after the end of the value"),
        ("[1 2]", "a.json:1:4: error: a ',' is missing before this"),
        ("[1, 2,]", "a.json:1:6: error: JSON allows no trailing comma"),
        ("{\"a\": 1,\n}", "a.json:1:8: error: JSON allows no trailing comma"),
        ("[,1]", "a.json:1:2: error: a value is missing"),
        ("[1,,2]", "a.json:1:4: error: a value is missing"),
        ("{\"a\" 1}", "a.json:1:6: error: a ':' is missing after the key"),
        ("{\"a\":}", "a.json:1:6: error: a value is missing"),
        ("{a: 1}", "a.json:1:2: error: the key 'a' needs double quotes"),
        ("{'a': 1}", "a.json:1:2: error: strings need double quotes"),
        ("{1: 1}", "a.json:1:2: error: the key '1' needs double quotes"),
        ("{\"a\": 1, , }", "a.json:1:10: error: a key is missing"),
        ("['a']", "a.json:1:2: error: strings need double quotes"),
        ("[“a”]", "a.json:1:2: error: strings need double quotes: \""),
        ("{„a“: 1}", "a.json:1:2: error: strings need double quotes: \""),
        ("[nul]", "a.json:1:2: error: 'nul' is not a JSON value"),
        ("[+1]", "a.json:1:2: error: '+1' is not a JSON value"),
        ("[01]", "a.json:1:2: error: '01' is not a JSON number"),
        ("[1.]", "a.json:1:2: error: '1.' is not a JSON number"),
        ("[-]", "a.json:1:2: error: '-' is not a JSON number"),
        ("[1e]", "a.json:1:2: error: '1e' is not a JSON number"),
        ("[0x10]", "a.json:1:2: error: '0x10' is not a JSON number"),
        ("[NaN]", "a.json:1:2: error: 'NaN' is not a JSON value"),
        ("[1e309]", "a.json:1:2: error: the number '1e309' is too large"),
        ("[-1e309]", "a.json:1:2: error: the number '-1e309' is too large"),
        ("[\"abc]", "a.json:1:2: error: the string has no end"),
        ("[\"abc\\", "a.json:1:6: error: the string has no end"),
        ("[\"a\nb\"]", "a.json:1:4: error: a string cannot hold the control character U+000A"),
        ("[\"\\x\"]", "a.json:1:3: error: this is not a valid escape in a JSON string"),
        ("[\"\\u12G4\"]", "a.json:1:3: error: this is not a valid escape in a JSON string"),
        ("[\"\\ud800\"]", "a.json:1:3: error: this is one half of a surrogate pair"),
        ("[\"\\udc00\\ud800\"]", "a.json:1:3: error: this is one half of a surrogate pair"),
        ("[\"\\ud800\\u0041\"]", "a.json:1:3: error: this is one half of a surrogate pair"),
        ("/", "a.json:1:1: error: a value is missing"),
        ("[é]", "a.json:1:2: error: a value is missing"),
    ])
    func `says what is wrong and where`(text: String, expected: String) {
        #expect(complaints(about: text).hasPrefix(expected))
    }

    @Test(arguments: [
        "# a\n{}", "[\n  # a\n]", "{\n# a\n}", "{\"a\": # b\n1}", "{\"a\": 1 # b\n}", "{}\n# a",
    ])
    func `says how a comment begins`(text: String) {
        #expect(
            complaints(about: text, allowsComments: true)
                .contains(" error: a comment begins with '//'"))
    }

    @Test(arguments: [0, 14, 15, 16, 17, 38])
    func `finds a key that occurs twice among many`(repeated: Int) throws {
        let keys = (0..<40).map { "k\($0)" }
        func document(_ keys: [String]) throws -> JSONDocument {
            let members = keys.map { "\"\($0)\": 1" }.joined(separator: ", ")
            return try JSONDocument(parsing: Array("{\(members)}".utf8), name: "a.json")
        }
        #expect(throws: Never.self) { try document(keys) }
        for last in [repeated + 1, 39] {
            #expect(throws: Failure.self) {
                try document(keys.prefix(last) + ["k\(repeated)"])
            }
        }
    }

    @Test func `shows both places of a key that occurs twice`() {
        #expect(
            complaints(about: "{\n  \"name\": 1,\n  \"n\\u0061me\": 2\n}") == """
                a.json:3:3: error: the key 'name' occurs twice
                      "n\\u0061me": 2
                      ^~~~~~~~~~~
                a.json:2:3: note: 'name' first appears here
                      "name": 1,
                      ^~~~~~
                """)
    }

    @Test func `shows where a list or object without its end starts`() {
        #expect(
            complaints(about: "{\n  \"a\": [1, 2\n") == """
                a.json:3:1: error: a ']' is missing
                    
                    ^
                a.json:2:8: note: the list starts here
                      "a": [1, 2
                           ^
                """)
        #expect(complaints(about: "{\"a\": 1, ").contains("a '}' is missing"))
        #expect(complaints(about: "{").contains("a '}' is missing"))
    }

    @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> main", "||||||| base"])
    func `recognizes the markers of a merge conflict`(marker: String) {
        let text = "{\n  \"a\": 1,\n\(marker)\n  \"b\": 2\n}"
        #expect(complaints(about: text).hasPrefix("a.json:3:1: error: this is a marker of a merge"))
        #expect(complaints(about: marker).hasPrefix("a.json:1:1: error: this is a marker"))
    }

    @Test func `refuses bytes that are not UTF-8`() {
        #expect(
            complaints(about: Array("{\n \"é".utf8) + [0xFF, 0xFE] + Array("\"}".utf8)) == """
                a.json:2:4: error: the file is not UTF-8
                     "é\u{FFFD}\u{FFFD}"}
                       ^
                Save it with the encoding UTF-8.
                """)
        #expect(complaints(about: [0xED, 0xA0, 0x80]).contains("not UTF-8"))
        #expect(complaints(about: [0x22, 0xE2, 0x82]).contains("not UTF-8"))
    }

    @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
    func `stops at ten thousand levels`(opening: String) {
        let text = String(repeating: opening, count: 10_000)
        #expect(complaints(about: text).contains("values are nested more than 200 deep"))
    }

    @Test func `ends with the status for a wrong file`() {
        #expect(throws: Failure.self) { try parse("[") }
        do { _ = try parse("[") } catch let error as Failure {
            #expect(error.status == .data)
        } catch {}
    }
}
