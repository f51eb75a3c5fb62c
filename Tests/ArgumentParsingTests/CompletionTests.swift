import ArgumentParsing
import Testing

struct CompletionTests {
    private static func values(_ question: ValueQuestion) -> [Candidate] {
        switch question.key {
        case "sets":
            ["Scene", "Scenario", "RxScene", "$(touch harm)", "\u{1B}[2J"].map {
                Candidate($0, $0 == "Scene" ? "The default." : "")
            }
        case "set-options":
            ["access=internal", "access=public", "tests="].map { Candidate($0) }
        default: []
        }
    }

    private static func completion(of words: [String]) -> Completion {
        Sample.tree.completion(of: words, values: values)
    }

    /// Returns the candidates that begin with the last word.
    private static func offered(_ words: [String]) -> [String] {
        let completion = completion(of: words)
        return switch completion.offer {
        case .file: ["\(completion.prefix)<file>"]
        case .directory: ["\(completion.prefix)<directory>"]
        case .candidates(let candidates):
            candidates.map { completion.prefix + $0.value }
                .filter { $0.hasPrefix(words.last ?? "") }.sorted()
        }
    }

    @Test(arguments: [
        (["ne"], ["new"]),
        ([""], ["help", "list", "new", "render", "show"]),
        ([], ["help", "list", "new", "render", "show"]),
        (["ins"], []),
        (["--q"], ["--quiet"]),
        (
            ["-"],
            [
                "--color", "--generate-completion-script", "--help", "--quiet", "--version", "-h",
                "-q",
            ]
        ),
        (["-q", "li"], ["list"]),
        (["--color", "never", "li"], ["list"]),
        (["--color=never", "li"], ["list"]),
        (["--generate-completion-script", ""], ["bash", "fish", "zsh"]),
        (["new", "--par"], ["--param"]),
        (["new", "Car", "--d"], ["--dry-run"]),
        (["new", "--color", "a"], ["always", "auto"]),
        (["new", "--color", ""], ["always", "auto", "never"]),
        (["new", "--color=a"], ["--color=always", "--color=auto"]),
        (["new", "--color="], ["--color=always", "--color=auto", "--color=never"]),
        (["new", "--frob=a"], []),
        (["new", "--template", "Sc"], ["Scenario", "Scene"]),
        (["new", "--template=Sc"], ["--template=Scenario", "--template=Scene"]),
        (["new", "--option", "access=p"], ["access=public"]),
        (["new", "--option=access=p"], ["--option=access=public"]),
        (["new", "--option", "t"], ["tests="]),
        (["new", "--param", "carID:String", "--fo"], ["--force"]),
        (["new", "--param", "carID:Str"], []),
        (["new", "--param", "--fo"], []),
        // Options that are used up or ruled out are not offered again.
        (["new", "--force", "--f"], []),
        (["new", "-f", "--s"], []),
        (["new", "--package", "P", "--t"], ["--template"]),
        (["new", "--param", "a:Int", "--par"], ["--param"]),
        // Files, folders, arguments by their position.
        (["render", "z"], ["<file>"]),
        (["render", "t", ""], ["fast", "slow"]),
        (["render", "--data", "ze"], ["<file>"]),
        (["new", "--output", "z"], ["<directory>"]),
        (["new", "--output=z"], ["--output=<directory>"]),
        (["show", "A", "Rx"], ["RxScene"]),
        (["help", "r"], ["render"]),
        (["new", "--", "--fo"], []),
        (["render", "t", "--", "f"], ["fast"]),
        (["list", ""], ["--color", "--help", "--json", "--quiet", "-h", "-q"]),
        (["list", "--", ""], []),
        (["frob", "ne"], ["new"]),
        (["--", "ne"], []),
    ])
    func `completion offers what may stand there`(words: [String], candidates: [String]) {
        #expect(Self.offered(words) == candidates)
    }

    @Test func `tells what the words before say`() {
        var questions: [ValueQuestion] = []
        _ = Sample.tree.completion(of: ["new", "--template", "S", "--option=a=p"]) {
            questions.append($0)
            return []
        }
        #expect(questions.map(\.key) == ["set-options"])
        #expect(questions.map(\.typed) == ["a=p"])
        #expect(questions.first?.arguments.last(of: .template) == "S")
        #expect(questions.first?.arguments.last(of: .option) == nil)
    }

    private static func answer(_ words: [String]) throws -> String {
        guard case .completions(let request) = try Sample.tree.parse(["---completion"] + words)
        else { return "no completion" }
        return request.answer(completion(of: request.words))
    }

    @Test(arguments: [
        (["fish", "--", "ne"], "new\tMake a scene from a template set."),
        (["zsh", "--", "new", "--"], "--force\tOverwrite files that differ."),
    ])
    func `describes commands and options`(words: [String], line: String) throws {
        #expect(try Self.answer(words).split(separator: "\n").contains(Substring(line)))
    }

    @Test(arguments: [
        (
            ["fish", "--", "show", ""],
            "values\nScene\tThe default.\nScenario\t\nRxScene\t\n$(touch harm)\t\n"
        ),
        (["fish", "--", "new", "--output=z"], "directory\n--output=\n"),
        (["zsh", "--", "render", "z"], "file\n\n"),
        (
            ["zsh", "--", "new", "--option=t"],
            "values\n--option=access=internal\t\n--option=access=public\t\n--option=tests=\t\n"
        ),
        (
            ["bash", "scene-kit show ", ""],
            "values\nScene\nScenario\nRxScene\n\\$\\(touch\\ harm\\)\n"
        ),
        (["zsh", "--", "list", "x"], "values\n"),
    ])
    func `a request for completions is answered`(words: [String], text: String) throws {
        #expect(try Self.answer(words) == text)
    }

    @Test(arguments: [
        [], ["--"], ["sets"], ["sets", "--"], ["bash"], ["bash", "--"], ["zsh", "--"],
        ["bash", "", ""], ["bash", "scene-kit frob --x ", ""],
        ["fish", "--", "frob", "--x", "y", "z"],
    ])
    func `answers any request`(words: [String]) throws {
        #expect(try Self.answer(words).hasPrefix("values\n"))
    }
}
