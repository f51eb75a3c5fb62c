import Foundation
import PropertyLists
import TestSupport
import Testing

/// Property lists as XML, read back by programs that are not ours.
struct WritingPropertyListsTests {
    private let list: PropertyList = .dictionary([
        "text": .string("a < b && \"c\" > 'd'\ttab\nline\rreturn é 🚗 ]]>"),
        "empty": .string(""), "": .string("no key"), "<&>": .string("a key to escape"),
        "yes": .boolean(true), "no": .boolean(false), "number": .integer(-42),
        "large": .integer(.max),
        "list": .array([.string("one"), .array([]), .dictionary([:]), .integer(0)]),
        "nested": .dictionary(["a": .dictionary(["b": .array([.boolean(true)])])]),
    ])

    @Test func `is the same text each time, with tabs and sorted keys`() {
        let small: PropertyList = .dictionary([
            "b": .array([.string("x & y")]), "a": .boolean(true), "Z": .integer(1),
        ])
        #expect(
            small.xml == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>Z</key>
                \t<integer>1</integer>
                \t<key>a</key>
                \t<true/>
                \t<key>b</key>
                \t<array>
                \t\t<string>x &amp; y</string>
                \t</array>
                </dict>
                </plist>

                """)
    }

    @Test func `is what Foundation reads`() throws {
        let read = try PropertyListSerialization.propertyList(
            from: Data(list.xml.utf8), options: [], format: nil)
        let members = try #require(read as? [String: Any])
        #expect(members["text"] as? String == "a < b && \"c\" > 'd'\ttab\nline\rreturn é 🚗 ]]>")
        #expect(members[""] as? String == "no key")
        #expect(members["large"] as? Int == .max && members["number"] as? Int == -42)
        #expect(members["yes"] as? Bool == true && members["no"] as? Bool == false)
    }

    @Test func `is what Python reads`() throws {
        guard let python = program("python3") else {
            print("skipped: there is no python3 to read property lists with")
            return
        }
        let script = """
            import plistlib, sys
            d = plistlib.load(sys.stdin.buffer)
            assert d["text"] == "a < b && \\"c\\" > 'd'\\ttab\\nline\\rreturn é 🚗 ]]>", d["text"]
            assert d[""] == "no key" and d["<&>"] == "a key to escape" and d["empty"] == ""
            assert d["yes"] is True and d["no"] is False
            assert d["number"] == -42 and d["large"] == 2**63 - 1
            assert d["list"] == ["one", [], {}, 0]
            assert d["nested"] == {"a": {"b": [True]}}
            print(len(d))
            """
        let result = try Run.program(python, ["-c", script], input: list.xml)
        #expect(result.status == 0 && result.output == "10\n", "\(result.errors)")
    }

    @Test func `is what plutil takes`() throws {
        guard let plutil = program("plutil") else {
            print("skipped: there is no plutil to check property lists with")
            return
        }
        let folder = try TemporaryDirectory()
        try folder.write(list.xml, to: "list.plist")
        let file = folder.url.appending(path: "list.plist").path(percentEncoded: false)
        let result = try Run.program(plutil, ["-lint", file])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test func `has no character that XML does not have`() throws {
        let odd: PropertyList = .string("a\u{0}b\u{1B}c\u{FFFF}d")
        #expect(odd.xml.contains("<string>a\u{FFFD}b\u{FFFD}c\u{FFFD}d</string>"))
        _ = try PropertyListSerialization.propertyList(
            from: Data(odd.xml.utf8), options: [], format: nil)
    }

    private func program(_ name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    }
}
