import Basics
import TemplateSets
import TestSupport
import Testing

struct OptionValueTests {
    private let set: TemplateSet

    init() throws {
        set = try makeSet(
            ["A.swift": ""],
            options: """
                [{ "name": "flag", "type": "bool", "summary": "F" },
                 { "name": "kind", "type": "choice", "values": ["one", "two"], "default": "one",
                   "summary": "K", "scope": "project" },
                 { "name": "note", "type": "text", "default": "n", "summary": "N" }]
                """)
    }

    @Test func `options without an argument have their defaults`() throws {
        let values = try OptionValues(parsing: [], for: set)
        #expect(values["flag"] == .bool(false))
        #expect(values["kind"] == .choice("one"))
        #expect(values["note"] == .text("n"))
        #expect(values["other"] == nil)
    }

    @Test func `values are read by their kind`() throws {
        let values = try OptionValues(
            parsing: ["flag=true", "kind=two", "note=a=b, ü"].map(OptionText.init(argument:)),
            for: set)
        #expect(values["flag"] == .bool(true))
        #expect(values["kind"] == .choice("two"))
        #expect(values["note"] == .text("a=b, ü"))
        #expect(
            ["flag", "kind", "note"].map { values[$0]?.texts } == [["true"], ["two"], ["a=b, ü"]])
    }

    @Test func `shared files see only what the project chooses`() throws {
        let values = try OptionValues(parsing: [OptionText(argument: "flag=true")], for: set)
            .projectScoped(in: set)
        #expect(values["kind"] == .choice("one"))
        #expect(values["flag"] == nil && values["note"] == nil)
    }

    @Test func `an option that doesn't matter beside the others keeps its default`() throws {
        let set = try makeSet(
            ["A.swift": ""],
            options: """
                [{ "name": "kind", "type": "choice", "values": ["one", "two"], "default": "one",
                   "summary": "K" },
                 { "name": "flag", "type": "bool", "summary": "F", "when": { "kind": "two" } }]
                """)
        func read(_ arguments: String...) throws(Failure) -> OptionValues {
            try OptionValues(parsing: arguments.map(OptionText.init(argument:)), for: set)
        }
        #expect(try read("flag=true", "kind=two")["flag"] == .bool(true))
        #expect(try read("flag=false")["flag"] == .bool(false))
        #expect(
            outcome { try read("flag=true") }
                == Refusal(
                    .usage,
                    [
                        "--option: with these options the set 'S' has no use for 'flag' "
                            + "(It needs --option kind=two.)"
                    ]))
    }

    @Test func `every problem is reported at once`() {
        let arguments = [
            "flag", "knd=one", "kind=tow", "flag=yes", "note=\"", "flag=true", "=x", "",
        ]
        #expect(
            outcome {
                let texts = (arguments + ["flag=false"]).map(OptionText.init(argument:))
                return try OptionValues(parsing: texts, for: set)
            }
                == Refusal(
                    .usage,
                    [
                        "--option: 'flag' sets no value "
                            + "(Write it as --option flag=value.)",
                        "--option: the set 'S' has no option 'knd' (Did you mean 'kind'?)",
                        "--option: the value 'tow' is invalid for the option 'kind' "
                            + "(Did you mean 'two'?)",
                        "--option: the value 'yes' is invalid for the option 'flag' "
                            + "(Please provide one of 'true' or 'false'.)",
                        "--option: the value '\"' is invalid for the option 'note' (A text cannot "
                            + "contain quotation marks, backslashes, comment marks or line breaks.)",
                        "--option: the set 'S' has no option '' "
                            + "(It has flag, kind and note.)",
                        "--option: '' sets no value (Write it as --option key=value.)",
                        "--option: the option 'flag' is given twice (Give it once.)",
                    ]))
    }

    @Test func `a set without options says so`() throws {
        let set = try makeSet(["A.swift": ""])
        #expect(
            outcome { try OptionValues(parsing: [OptionText(argument: "kind=one")], for: set) }
                == Refusal(.usage, ["--option: the set 'S' has no option 'kind' (It has none.)"]))
    }

    /// A combining mark makes one character with the mark before it, and the compiler, which reads
    /// bytes, still sees a quotation mark or the end of a comment.
    @Test(arguments: [
        "\"", "a\\(b)", "*/", "/*", "a\nb", "a\rb", "a\r\nb", "a\u{2028}b", "a\u{0}b", "a\u{1B}[0m",
        "\u{85}", "\"\u{301}", "*/\u{301}", "/*\u{301}", "\\\u{301}",
    ])
    func `texts that end a comment or a string are refused`(value: String) {
        #expect(
            outcome {
                try OptionValues(parsing: [OptionText(argument: "note=\(value)")], for: set)
            }?.status == .usage)
    }

    @Test(arguments: ["", "* /", "a/b", "it's", "{{secret}}", "//", "#", "é\u{301}", "👩‍💻"])
    func `other texts stay as they are`(value: String) throws {
        #expect(
            try OptionValues(parsing: [OptionText(argument: "note=\(value)")], for: set)["note"]?
                .texts.first == value)
    }
}
