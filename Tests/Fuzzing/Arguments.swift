import Basics
import FileSystem

@testable import ArgumentParsing
@testable import SceneCLI

/// The words of a command line, one a line.
func fuzz(_ input: [UInt8]) {
    let words = input.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    do throws(ParseFailure) {
        switch try SceneKit.tree.parse(words) {
        case .help(let path, _, _):
            expect(!HelpText().text(of: path).isEmpty, "every command has a help")
        case .version, .completionScript: break
        case .completions(let request): complete(request)
        case .run(let arguments): run(Invocation(words, arguments, environment))
        }
    } catch {
        expect(!error.diagnostics.isEmpty, "a failure says what is wrong")
        expect(!error.text(colored: true).isEmpty, "and has a text")
        show(error.diagnostics)
    }
    for shell in ["bash", "zsh"] {
        let facts = shell == "bash" ? [words.joined(separator: " "), words.last ?? ""] : []
        let question = ["---completion", shell] + facts + ["--"] + words
        if let request = CompletionRequest(question) { complete(request) }
    }
}

private func complete(_ request: CompletionRequest) {
    let completion = SceneKit.tree.completion(of: request.words) { question in
        [Candidate("Scene", "A set"), Candidate(question.typed)]
    }
    let answer = request.answer(completion)
    expect(answer.hasSuffix("\n"), "an answer is lines")
}

/// What a command makes of its arguments; nothing is run.
private func run(_ invocation: Invocation) {
    guard let name = invocation.arguments.path.names.first, let subcommand = subcommands[name]
    else { return }
    do throws(Failure) {
        _ = subcommand.init(invocation: invocation)
        _ = try invocation.authorship()
        _ = try invocation.output()
    } catch {
        show(error)
    }
}

nonisolated(unsafe) private let subcommands: [String: any Subcommand.Type] = Dictionary(
    uniqueKeysWithValues: SceneKit.subcommands.map { ($0.command.name, $0) })

private let environment = {
    var environment = Environment.current
    environment.variables = ["USER": "ada", "SOURCE_DATE_EPOCH": "0"]
    return environment
}()
