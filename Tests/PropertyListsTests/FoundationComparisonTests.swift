import Basics
import PropertyLists
import TestSupport
import Testing

/// Our readers of XML and of the old form against Foundation's.
@Suite struct FoundationComparisonTests {
    static let xml = [
        "<string/>", "<string></string>", "<string> a  b\n</string>", "<string>a\r\nb\rc</string>",
        "<string>&lt;&gt;&amp;&quot;&apos;&#65;&#x41;&#x1F697;&#228;</string>",
        "<string>&nbsp;</string>", "<string>&</string>", "<string>a & b</string>",
        "<string>&#xD800;</string>", "<string>&lt</string>",
        "<string>a<![CDATA[<b>&amp;]]]]>c<![CDATA[]]></string>", "<string>]]></string>",
        "<string>a<b/>c</string>",
        "<integer>12</integer>", "<integer> 12</integer>", "<integer>12 </integer>",
        "<integer>-7</integer>", "<integer>+7</integer>",
        "<integer/>", "<integer></integer>", "<integer>9223372036854775807</integer>",
        "<integer>18446744073709551616</integer>", "<integer>-9223372036854775808</integer>",
        "<integer>1.5</integer>", "<integer>x</integer>", "<integer>007</integer>",
        "<true/>", "<false/>", "<true></true>", "<true>x</true>", "<true> </true>", "<TRUE/>",
        "<array/>", "<array></array>", "<array><key>a</key><string>b</string></array>",
        "<array>x</array>", "<array>&amp;</array>", "<dict/>", "<dict>x</dict>",
        "<dict><key>a</key></dict>", "<dict><string>a</string></dict>",
        "<dict><key>a</key><key>b</key></dict>",
        "<dict><key>a</key><true/><key>a</key><false/></dict>",
        "<dict><key>a</key><!-- c --><true/></dict>",
        "<dict><true/></dict>", "<key>a</key>", "<dict><key>a</key><true/></dict><true/>",
        "<plist/>", "<plist><true/></plist>", "", "<string version='>'>x</string>",
        "<string a=\"b\">x</string>", "<string >x</string >", "<string\n>x</string\n>",
        "<?x?><true/>", "<true/><!-- end -->", "<![CDATA[x]]>", "x", "<true/>x",
    ]

    static let documents =
        xml.map { inXML($0) } + [
            "<string>a</string>", "<array><true/></array>",
            "<!doctype plist><plist><true/></plist>",
            "<!DOCTYPE plist [ <!ENTITY a \"b\"> ]><plist><string>&a;</string></plist>",
            "<!-- a --><plist><true/></plist>", "<!-- a", "<?xml?>", "<plist><true/>",
            "<plist><true/></plist",
        ]

    private static func inXML(_ value: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(value)</plist>"
    }

    static let old = [
        "a", "\"a\"", "'a'", "a b", "{}",
        "{ }", "()",
        "( )", "{a = b;}", "{a = ;}", "{= b;}", "{a = b;;}",
        "{a = b; a = c;}", "(a)", "(a,)", "(a,,b)", "(,)", "(a b)", "(a;b)", "{} x",
        "// c\n{a = b;}", "/* c */{a = b;}",
        "/*/ */ a",
        "/**/ a", "{a = b; // c\n}", "{a = b; /* c */}", "{a = b;} // c",
        "{a = http://x//y;}", "{a = b/*c*/;}", "{a = b/c;}", "{a = $(X).b-c_d:e;}", "{a = b+c;}",
        "{a = b@c;}", "{a = ü;}", "{\"ü\" = \"ü\";}", "{a = \"b\nc\";}", "{a = 'b\"c';}",
        "{a = \"b'c\";}",
        #""\a\b\n\r\t""#, #""\"\'\\\x\/\?""#, "\"a\\\nb\"", #""x""#,
        #""\U""#, #""\""#, #""a\"#, "\"a", "'a", "{", "(", "{a",
        "{a =", "{a = b", "(a", "<", "{ /* a */ b /* c */ = /* d */ e /* f */ ; }",
        ";", "=",
        "{\"a\"b = c;}", "a\n", "{a = 1; b = 1.5; c = YES; d = -1;}", "{a = b; } }", "\\",
    ]

    @Test(arguments: documents + old)
    func `reads what Foundation reads`(text: String) {
        #expect(ours(text) == FoundationReader.read(text))
    }

    /// What XML has and Foundation does not, or the other way round.
    static let different: [(String, PropertyList?)] = [
        ("<string>a<!-- b -->c</string>", .string("ac")),
        ("<string>a<?b?>c</string>", .string("ac")), ("<string>&#0;</string>", nil),
        ("<integer>- 7</integer>", nil), ("<integer>0x1F</integer>", nil),
        ("<real>1.5</real>", .string("1.5")), ("<data>AQID</data>", .string("AQID")),
        ("<date>2001-01-01T00:00:05Z</date>", .string("2001-01-01T00:00:05Z")),
        ("<dict><key/><true/></dict>", .dictionary(["": .boolean(true)])),
    ]

    static let differentDocuments: [(String, PropertyList?)] =
        different.map { (inXML($0.0), $0.1) } + [
            ("<array/>", .array([])), ("<array></array>x", nil),
            ("<plist><true/></plist><plist><true/></plist>", nil),
            ("a = b;", nil), ("{a;}", nil), ("{a = b;} /* c", nil),
            ("{a = <00fF>;}", .dictionary(["a": .string("00fF")])),
            (#""\f\v""#, .string("\u{C}\u{B}")),
            (#""\U0041\U41\Ud83d\Ude97\Uzz""#, .string("AA\u{1F697}\u{0}zz")),
        ]

    @Test(arguments: differentDocuments)
    func `differs from Foundation where it should`(text: String, value: PropertyList?) {
        #expect(ours(text) == value)
        #expect(FoundationReader.read(text) != value)
    }

    private func ours(_ text: String) -> PropertyList? {
        try? PropertyList(parsing: Array(text.utf8), name: "x")
    }

    @Test func `makes the same of any text that both take`() throws {
        var generator = SplitMix64(state: 3)
        var both = 0
        let documents = (Self.documents + Self.old).filter { $0.utf8.count > 3 }
        for _ in 0..<3_000 {
            let original = documents.randomElement(using: &generator) ?? ""
            let bytes = generator.mutated(Array(original.utf8))
            guard let text = String(validUTF8: bytes), let ours = ours(text),
                let theirs = FoundationReader.read(text)
            else { continue }
            both += 1
            #expect(ours == theirs, "\(text.debugDescription)")
        }
        #expect(both > 200)
    }
}
