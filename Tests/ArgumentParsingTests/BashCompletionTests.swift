import ArgumentParsing
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: CompletionShellRunner.find("bash") != nil, "bash is not installed"))
struct BashCompletionTests {
    @Test(arguments: [
        // Words as a script sets them, and split at = and : as readline does.
        (["scene-kit", "ne"], ["new"]),
        (["scene-kit", ""], ["help", "list", "new", "render", "show"]),
        (["scene-kit", "ins"], []),
        (["scene-kit", "--q"], ["--quiet"]),
        (["scene-kit", "-q", "li"], ["list"]),
        (["scene-kit", "--color", "never", "li"], ["list"]),
        (["scene-kit", "--color=never", "li"], ["list"]),
        (["scene-kit", "--generate-completion-script", ""], ["bash", "fish", "zsh"]),
        (["scene-kit", "new", "--par"], ["--param"]),
        (["scene-kit", "new", "Car", "--d"], ["--dry-run"]),
        (["scene-kit", "new", "--color", "a"], ["always", "auto"]),
        (["scene-kit", "new", "--color", ""], ["always", "auto", "never"]),
        (["scene-kit", "new", "--color", "=", "a"], ["always", "auto"]),
        (["scene-kit", "new", "--color", "="], ["always", "auto", "never"]),
        (["scene-kit", "new", "--color=a"], ["--color=always", "--color=auto"]),
        (["scene-kit", "new", "--template", "Sc"], ["Scenario", "Scene"]),
        (["scene-kit", "new", "--template", "=", "Sc"], ["Scenario", "Scene"]),
        (["scene-kit", "new", "--option", "access=p"], ["access=public"]),
        (["scene-kit", "new", "--option", "access", "=", "p"], ["public"]),
        (["scene-kit", "new", "--option", "=", "access", "=", "p"], ["public"]),
        (["scene-kit", "new", "--option", "t"], ["tests="]),
        (["scene-kit", "new", "-p", "carID", ":", "String", "--fo"], ["--force"]),
        (["scene-kit", "new", "-p", "carID", ":", "Str"], []),
        // Options that are used up or ruled out are not offered again.
        (["scene-kit", "new", "--force", "--f"], []),
        (["scene-kit", "new", "-f", "--s"], []),
        (["scene-kit", "new", "--package", "P", "--t"], ["--template"]),
        (["scene-kit", "new", "--param", "a:Int", "--par"], ["--param"]),
        // Files, folders, arguments by their position.
        (["scene-kit", "render", "z"], ["zebra.json", "zoo"]),
        (["scene-kit", "render", "t", ""], ["fast", "slow"]),
        (["scene-kit", "render", "--data", "ze"], ["zebra.json"]),
        (["scene-kit", "new", "--output", "z"], ["zoo"]),
        (["scene-kit", "new", "--output", "=", "z"], ["zoo/"]),
        (["scene-kit", "new", "--output", "=", "\"z"], ["zoo/"]),
        (["scene-kit", "new", "--output", "=", "two\\ w"], ["two\\ words/"]),
        (["scene-kit", "new", "--output", "=", "'two w"], ["two words/"]),
        (["scene-kit", "new", "--template", "\"Sc"], ["Scenario", "Scene"]),
        (["scene-kit", "new", "--template", "=", "'Rx"], ["RxScene"]),
        (["scene-kit", "show", "\""], ["RxScene", "Scenario", "Scene"]),
        (["scene-kit", "show", "A", "Rx"], ["RxScene"]),
        (["scene-kit", "help", "r"], ["render"]),
        (["scene-kit", "new", "--", "--fo"], []),
        (["scene-kit", "list", ""], ["--color", "--help", "--json", "--quiet", "-h", "-q"]),
        (["scene-kit", "frob", "ne"], ["new"]),
    ])
    func offers(words: [String], candidates: [String]) throws {
        #expect(try CompletionShellRunner(.bash).candidates(words) == candidates)
    }

    @Test func asksTheProgramWithTheWordsSoFar() throws {
        let runner = try CompletionShellRunner(.bash)
        let words = [
            "scene-kit", "new", "A", "--template", "=", "X", "--option", "access", "=", "p",
        ]
        _ = try runner.candidates(words)
        #expect(
            try runner.asked() == ["new", "A", "--template=X", "--option", "access=p"])
    }

    @Test func callsTheProgramByTheWordTyped() throws {
        let runner = try CompletionShellRunner(.bash)
        let script = try runner.directory.read("driver").replacingOccurrences(
            of: #"complete -p "$1""#, with: "complete -p scene-kit")
        try runner.directory.write(script, to: "driver")
        let typed = runner.directory.path + "/scene-kit"
        #expect(try runner.candidates([typed, "new", "--template", "Rx"]) == ["RxScene"])
        #expect(try runner.candidates(["no-such-program", "new", "--template", "Rx"]) == [])
    }

    @Test func namesFromElsewhereRunNothing() throws {
        let runner = try CompletionShellRunner(.bash)
        let offered = try runner.candidates(["scene-kit", "show", ""])
        #expect(offered == ["RxScene", "Scenario", "Scene", #"\$\(touch\ harm\)"#].sorted())
        #expect(try runner.directory.tree()["harm"] == nil)
    }

    /// What stands in the line of an interactive bash after a tab.
    @Test(
        .enabled(if: CompletionShellRunner.find("python3") != nil, "python3 is not installed"),
        arguments: [
            ("new --output=two", #"new --output=two\ words/"#),
            (#"new --output=two\ w"#, #"new --output=two\ words/"#),
            (#"new --output="two w"#, #"new --output="two words/""#),
            ("new --output='two w", "new --output='two words/'"),
            (#"new --output two\ w"#, #"new --output two\ words/"#),
            ("new --output=~/zo", "new --output=~/zoo/"),
            (#"new --template "Rx"#, #"new --template "RxScene" "#),
            ("new --template 'Rx", "new --template 'RxScene' "),
            (#"new --template="Rx"#, #"new --template="RxScene" "#),
            ("new --template=Rx", "new --template=RxScene "),
            (#"show "$("#, #"show "$("#),
        ])
    func completesInATerminal(typed: String, line: String) throws {
        let runner = try CompletionShellRunner(.bash)
        #expect(try runner.lineInTerminal(after: "scene-kit " + typed) == "scene-kit " + line)
    }

    @Test(.enabled(if: CompletionShellRunner.find("shellcheck") != nil, "shellcheck is missing"))
    func shellcheckFindsNothing() throws {
        let runner = try CompletionShellRunner(.bash)
        let result = try Run.program(
            try #require(CompletionShellRunner.find("shellcheck")), ["script"],
            in: runner.directory.url)
        #expect(result.output == "")
        #expect(result.status == 0)
    }
}
