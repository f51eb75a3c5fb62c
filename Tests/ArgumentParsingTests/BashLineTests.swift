import ArgumentParsing
import Testing

/// A line in bash up to the cursor, and the replacements of its last piece.
struct BashLineTests {
    private static func reply(_ line: String, _ replaced: String) throws -> [String] {
        guard
            case .completions(let request) = try Sample.tree.parse([
                "---completion", "bash", "scene-kit " + line, replaced,
            ])
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
        ("new --color=a", "a", ["auto", "always"]),
        ("new --color = a", "a", []),
        ("new --color=", "", ["auto", "always", "never"]),
        ("new --color=", "=", ["auto", "always", "never"]),
        ("new --color=a", "--color=a", ["--color=auto", "--color=always"]),
        ("new --template=Sc", "Sc", ["Scene", "Scenario"]),
        ("new --option access=p", "access=p", ["access=public"]),
        ("new --option access=p", "p", ["public"]),
        ("new --option=access=p", "p", ["public"]),
        ("new --param carID:String --fo", "--fo", ["--force"]),
        ("new  --param 'carID: String'  --fo", "--fo", ["--force"]),
        ("new --param carID:Str", "Str", []),
        (#"new --template "Sc"#, #""Sc"#, ["Scene", "Scenario"]),
        (#"new --template "Sc"#, "Sc", ["Scene", "Scenario"]),
        ("new --template='Rx", "'Rx", ["RxScene"]),
        // Values that would end a quotation or be expanded in it aren't offered.
        (#"show ""#, #"""#, ["Scene", "Scenario", "RxScene", "a'b"]),
        ("show '", "'", ["Scene", "Scenario", "RxScene", "$(touch harm)"]),
        (#"show \$\("#, #"\$\("#, [#"\$\(touch\ harm\)"#]),
        (#"show a\'"#, #"a\'"#, [#"a\'b"#]),
        // Paths: the beginning, what bash does not know of, what it keeps.
        ("new --output z", "z", ["z", "", ""]),
        ("new --output=z", "z", ["z", "", ""]),
        ("new --output=z", "--output=z", ["z", "--output=", ""]),
        ("new --output=a=z", "z", ["a=z", "", "a="]),
        (#"new --output=two\ w"#, #"two\ w"#, ["two w", "", ""]),
        ("new --output='two w", "'two w", ["two w", "", ""]),
        ("new --output='two w", "two w", ["two w", "", ""]),
    ])
    func `the tool replies to a line`(line: String, replaced: String, lines: [String]) throws {
        #expect(try Self.reply(line, replaced) == lines)
    }
}
