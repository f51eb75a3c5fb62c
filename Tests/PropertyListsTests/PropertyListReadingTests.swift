import Basics
import PropertyLists
import TestSupport
import Testing

@Suite struct PropertyListReadingTests {
    private func read(_ text: String) throws -> PropertyList {
        try PropertyList(parsing: Array(text.utf8), name: "x.plist")
    }

    private func problem(_ bytes: [UInt8]) -> Diagnostic? {
        do throws(Failure) {
            _ = try PropertyList(parsing: bytes, name: "x.plist")
            return nil
        } catch {
            return error.diagnostics.first
        }
    }

    private func xml(_ value: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(value)</plist>"
    }

    static let values: [(String, PropertyList)] = [
        ("<string>a &lt;b&gt; &#x41;</string>", .string("a <b> A")), ("<string/>", .string("")),
        ("<integer>12</integer>", .integer(12)), ("<real>1.5</real>", .string("1.5")),
        ("<true/>", .boolean(true)), ("<false />", .boolean(false)),
        ("<date>2001-01-01</date>", .string("2001-01-01")), ("<data>AQID</data>", .string("AQID")),
        ("<array><string>1</string><key>b</key></array>", .array([.string("1"), .string("b")])),
        ("<dict><key>a</key><dict/></dict>", .dictionary(["a": .dictionary([:])])),
        ("<string><![CDATA[<array>]]></string><!-- <dict> -->", .string("<array>")),
    ]

    @Test(arguments: values) func `reads XML`(text: String, value: PropertyList) throws {
        #expect(try read(xml(text)) == value)
    }

    @Test func `reads the old form`() throws {
        let text = """
            // {(
            { a = b; "c d" = (1, 'x"', { e = <0102>; }); /* ( */ url = http://x//y; q = "\\"(\\n"; }
            """
        #expect(
            try read(text)
                == .dictionary([
                    "a": .string("b"), "url": .string("http://x//y"), "q": .string("\"(\n"),
                    "c d": .array([
                        .string("1"), .string("x\""), .dictionary(["e": .string("0102")]),
                    ]),
                ]))
    }

    @Test(arguments: [
        (Array("bplist00".utf8), "binary property lists are not supported"),
        ([0xFF, 0xFE, 0x3C, 0], "the file is not UTF-8"),
        (Array("<string>".utf8) + [0xFC], "the file is not UTF-8"),
    ])
    func `other encodings are refused with the command that converts them`(
        bytes: [UInt8], message: String
    ) {
        #expect(problem(bytes)?.message == message)
        #expect(problem(bytes)?.hint?.hasSuffix("plutil -convert xml1 FILE") == true)
    }

    @Test func `a byte-order mark is skipped`() throws {
        #expect(try read("\u{FEFF}" + xml("<string>ü</string>")) == .string("ü"))
    }

    @Test(
        arguments: [
            ("", "the file is empty", nil), (" \n", "the file is empty", nil),
            (
                "<plist>\n<dict>\n<strin>a</strin></dict></plist>",
                "'<strin>' is not an element of a property list", 3
            ),
            (
                "<plist>\n<dict>\n</array></plist>",
                "'</array>' appears where '<dict>' must be closed", 3
            ),
            ("<plist>\n<dict>\n", "'<dict>' is never closed", 2),
            ("</dict>", "'</dict>' closes nothing", 1),
            (
                "<plist>\n<dict>\n<key>a</key>\n</dict></plist>",
                "this is not a property list: the key 'a' has no value", 3
            ),
            (
                "<plist>\n<dict><true/>", "this is not a property list: this value has no '<key>'",
                2
            ),
            (
                "<array>\n\n x</array>",
                "this is not a property list: there is text between its elements", 3
            ),
            (
                "<string>\n<true/></string>",
                "this is not a property list: '<true>' appears in the text of '<string>'", 2
            ),
            (
                "<!DOCTYPE a>\n<string>&b;</string>",
                "this is not a property list: this '&' doesn't begin the name of a known character",
                2
            ),
            (
                "<array>\n<integer>1x</integer>",
                "this is not a property list: '<integer>' cannot hold '1x'", 2
            ),
            (
                "<plist>\n<true/>\n<!-- ",
                "this is not a property list: what begins here has no end", 3
            ),
            (
                "<true/>\n<true/>", "this is not a property list: something follows its value", 2
            ),
            ("<?xml?>", "this is not a property list: it has no value", nil),
            ("{ a = b;\n\n c = (1; }", "this is not a property list: ',' is missing", 3),
        ] as [(String, String, Int?)])
    func `says what is wrong and where`(text: String, message: String, line: Int?) {
        let problem = problem(Array(text.utf8))
        #expect(problem?.message == message)
        #expect(problem?.path == "x.plist")
        #expect(problem?.position?.line == line)
    }

    @Test func `tells bytes that are not UTF-8`() {
        let problem = problem(Array("{\n a = ".utf8) + [0xFC] + Array(";}".utf8))
        #expect(problem?.message == "the file is not UTF-8")
        #expect(problem?.position?.line == 2)
    }

    @Test(arguments: [
        "<array>", "<dict><key>a</key>", "<plist>", "(", "{a=", "{a=x//;b=", "( /* ) */ ",
        "<!-- --><array>",
        "<array a='b'>", "<string>", "/* */(", "'a' = (", "<!DOCTYPE a [", "<!DOCTYPE a [<!",
        "<![CDATA[", "<string>&", "<?",
    ])
    func `refuses what is nested too deep`(opening: String) {
        for prefix in ["", "<?xml version=\"1.0\"?><plist>", " \n"] {
            let count = Thoroughness.amount(200_000, plain: 5_000)
            let text = prefix + String(repeating: opening, count: count)
            #expect(problem(Array(text.utf8)) != nil)
        }
    }

    @Test func `takes what is nested deep enough for any template`() throws {
        let deep =
            String(repeating: "<array>", count: 60) + String(repeating: "</array>", count: 60)
        #expect(throws: Never.self) { try read(xml(deep)) }
    }

    @Test func `refuses what is too large`() {
        #expect(
            problem([UInt8](repeating: 0x61, count: 64_000_001))?.message
                == "the property list is larger than 64000000 bytes")
    }

    @Test(.enabled(if: Thoroughness.isFull, "takes 4 s; set SCENE_KIT_FULL"))
    func `refuses too many values`() {
        let many = "(" + String(repeating: "a,", count: 2_000_001) + ")"
        #expect(
            problem(Array(many.utf8))?.message
                == "the property list contains more than 2000000 values")
    }

    @Test func `no cut or change of bytes makes it crash`() throws {
        let xml = xml(Self.values.map(\.0).joined())
        let dictionary = self.xml(
            "<dict><key>a</key><array><date>2001-01-01T00:00:05Z</date></array></dict>")
        let old = "// a\n{ a = b; c = (1, \"x \\U0041\", { d = 'e'; }); e = <0011 22>; }"
        let files = [Array(xml.utf8), Array(dictionary.utf8), Array(old.utf8)]
        var generator = SplitMix64(state: 42)
        for file in files {
            for end in 0...file.count { _ = problem(Array(file[..<end])) }
            for _ in 0..<2_000 { _ = problem(generator.mutated(file)) }
        }
    }
}

extension SplitMix64 {
    mutating func mutated(_ original: [UInt8]) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            let place = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0..<4, using: &self) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
            case 1: bytes.remove(at: place)
            case 2: bytes[place] = Array("<>/&;(){}\"'\\=,".utf8).randomElement(using: &self) ?? 0
            default: bytes.insert(bytes[bytes.count - 1 - place], at: place)
            }
        }
        return bytes
    }
}
