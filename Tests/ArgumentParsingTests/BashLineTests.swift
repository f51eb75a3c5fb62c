import ArgumentParsing
import Testing

/// The pieces of a line in bash, and the replacements of the last one.
struct BashLineTests {
    private static func reply(
        _ pieces: [String], line: String = "", replaced: String? = nil
    ) throws -> [String] {
        let request = ["---completion", "bash", line, replaced ?? pieces.last ?? "", "--"]
        guard
            case .completions(let request) = try Sample.tree.parse(
                request + ["scene-kit"] + pieces)
        else { return [] }
        let completion = Sample.tree.completion(of: request.words) { question in
            switch question.key {
            case "sets":
                ["Scene", "Scenario", "RxScene", "a'b", "$(touch harm)"].map { Candidate($0) }
            case "set-options":
                ["access=internal", "access=public", "tests="].map { Candidate($0) }
            default: []
            }
        }
        return request.answer(completion).split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst().dropLast().map(String.init)
    }

    @Test(arguments: [
        (["new", "--color", "=", "a"], ["auto", "always"]),
        (["new", "--color", "="], ["auto", "always", "never"]),
        (["new", "--color=a"], ["--color=auto", "--color=always"]),
        (["new", "--template", "=", "Sc"], ["Scene", "Scenario"]),
        (["new", "--option", "access=p"], ["access=public"]),
        (["new", "--option", "access", "=", "p"], ["public"]),
        (["new", "--option", "=", "access", "=", "p"], ["public"]),
        (["new", "--param", "carID", ":", "String", "--fo"], ["--force"]),
        (["new", "--param", "carID", ":", "Str"], []),
        (["new", "--template", "\"Sc"], ["Scene", "Scenario"]),
        (["new", "--template", "=", "'Rx"], ["RxScene"]),
        // Values that would end a quotation or be expanded in it aren't offered.
        (["show", "\""], ["Scene", "Scenario", "RxScene", "a'b"]),
        (["show", "'"], ["Scene", "Scenario", "RxScene", "$(touch harm)"]),
        (["show", "\\$\\("], [#"\$\(touch\ harm\)"#]),
        (["show", "a\\'"], [#"a\'b"#]),
        // Paths: the beginning, what bash does not know of, what it keeps.
        (["new", "--output", "z"], ["z", "", ""]),
        (["new", "--output", "=", "z"], ["z", "", ""]),
        (["new", "--output=z"], ["z", "--output=", ""]),
        (["new", "--output", "=", "a", "=", "z"], ["a=z", "", "a="]),
        (["new", "--output", "=", "two\\ w"], ["two w", "", ""]),
        (["new", "--output", "=", "'two w"], ["two w", "", ""]),
    ])
    func `the tool replies to a line as Bash splits it`(pieces: [String], lines: [String]) throws {
        #expect(try Self.reply(pieces) == lines)
    }

    @Test func `bash 3.2 leaves words whole and replaces what follows the sign`() throws {
        #expect(try Self.reply(["new", "--color=a"], replaced: "a") == ["auto", "always"])
        #expect(try Self.reply(["new", "--color="], replaced: "") == ["auto", "always", "never"])
    }

    @Test func `the line tells a sign in a word from one that stands alone`() throws {
        let pieces = ["new", "--color", "=", "a"]
        #expect(try Self.reply(pieces, line: "scene-kit new --color=a") == ["auto", "always"])
        #expect(try Self.reply(pieces, line: "scene-kit new --color = a") == [])
    }

    @Test func `what follows the cursor in a word does not count`() throws {
        #expect(
            try Self.reply(["new", "--template", "Scwhatever"], replaced: "Sc") == [
                "Scene", "Scenario",
            ])
    }
}
