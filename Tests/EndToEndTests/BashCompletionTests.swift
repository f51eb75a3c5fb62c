import Foundation
import TestSupport
import Testing

/// Completion in a real bash.
@Suite(.enabled(if: Shell.find("bash") != nil, "bash is not installed"))
struct BashCompletionTests {
    private static let cases: [(words: [String], candidates: [String])] = [
        (["scene-kit", "un"], ["undo", "uninstall"]),
        (["scene-kit", "re"], ["remove", "rename"]),
        (["scene-kit", "help", "s"], ["scenes", "show"]),
        (["scene-kit", "new", "CarDetails", "--pa"], ["--package", "--param"]),
        (["scene-kit", "new", "--package", "Shop", "--ou"], []),
        (["scene-kit", "new", "--color", "a"], ["always", "auto"]),
        (["scene-kit", "new", "--color", "=", "n"], ["never"]),
        (["scene-kit", "lint", "--format", "s"], ["sarif"]),
        (["scene-kit", "new", "--template", "Sc"], ["Scene"]),
        (
            ["scene-kit", "show", ""],
            [
                "InputsOutputs", "ProtocolVIPER", "RxScene", "RxVIPER", "Scene", "SubjectVIPER",
                "SwiftUIScene", "VIPER",
            ]
        ),
        (["scene-kit", "new", "--option", "acc"], ["access="]),
        (
            ["scene-kit", "new", "--option", ""],
            [
                "access=", "exported=", "features=", "form=", "link=", "platforms=", "tests=",
                "viewController=",
            ]
        ),
        (["scene-kit", "new", "--option", "access=pu"], ["access=public"]),
        // As readline splits them.
        (["scene-kit", "new", "--option", "access", "=", "pu"], ["public"]),
        (["scene-kit", "new", "--template", "./Set", "--option", "sha"], ["shape="]),
        (["scene-kit", "new", "--template", "./Set", "--option", "shape=r"], ["shape=round"]),
        (["scene-kit", "new", "--template", "./Set", "--option", "in"], ["input="]),
        (["scene-kit", "new", "--template", "./Set", "--option", "input="], []),
        (["scene-kit", "new", "--only", "Vi"], ["ViewController", "ViewModel"]),
        (["scene-kit", "new", "--only", "vi"], ["view-controller", "view-model"]),
        (["scene-kit", "new", "--template", "./Set", "--only", ""], ["Other", "it"]),
        (["scene-kit", "new", "--output", "Se"], ["Set"]),
        (["scene-kit", "new", "--template", "./S"], ["./Set/"]),
        (["scene-kit", "show", "."], ["../", "./"]),
        (["scene-kit", "--generate-completion-script", "z"], ["zsh"]),
        // Files and folders, which bash lists; in a terminal it adds slashes and quotes.
        (["scene-kit", "generate", "z"], ["zebra.json", "zoo"]),
        (["scene-kit", "graph", "--write", "ze"], ["zebra.json"]),
        (["scene-kit", "new", "--output", "z"], ["zoo"]),
        (["scene-kit", "new", "--output", "=", "z"], ["zoo"]),
        (["scene-kit", "new", "--output", "=", "\"z"], ["zoo"]),
        (["scene-kit", "new", "--output", "=", "two\\ w"], ["two words"]),
        (["scene-kit", "new", "--output=z"], ["--output=zoo"]),
        (["scene-kit", "new", "--template", "\"Rx"], ["RxScene", "RxVIPER"]),
        (["scene-kit", "new", "--template", "=", "'RxS"], ["RxScene"]),
    ]

    @Test func `offers what the program answers`() throws {
        let runner = try CompletionRunner("bash")
        try runner.directory.write(
            """
            {
              "formatVersion": 1, "name": "Set", "version": "1.0.0", "summary": "A set",
              "options": [
                { "name": "shape", "type": "choice", "values": ["round", "flat"],
                  "default": "flat", "summary": "A shape" },
                { "name": "input", "type": "members", "summary": "Members" }
              ],
              "files": [{ "id": "it", "source": "it.txt", "role": "Other" }]
            }
            """, to: "Set/template.json")
        try runner.directory.write("", to: "Set/it.txt")
        let offered = try runner.candidates(
            forEach: Self.cases.map { $0.words.joined(separator: "\n") })
        for (example, candidates) in zip(Self.cases, offered) {
            #expect(candidates == example.candidates, "\(example.words)")
        }
    }

    @Test func `calls the program by the word typed`() throws {
        let runner = try CompletionRunner("bash")
        let typed = Run.sceneKit.path(percentEncoded: false)
        #expect(
            try runner.candidates(forEach: [
                "\(typed)\nnew\n--template\nRxS", "no-such-program\nnew\n--template\nRx",
            ]) == [["RxScene"], []])
    }

    @Test func `names of folders run nothing`() throws {
        let runner = try CompletionRunner("bash")
        try runner.directory.write("", to: "$(touch harm)/file")
        let offered = try runner.candidates(forEach: ["scene-kit\nshow\n./\\$"])
        #expect(offered == [[#"./\$\(touch\ harm\)/"#]])
        #expect(try runner.directory.tree()["harm"] == nil)
    }

    private static let typed: [(text: String, line: String)] = [
        ("new --output=two", #"new --output=two\ words/"#),
        (#"new --output=two\ w"#, #"new --output=two\ words/"#),
        (#"new --output="two w"#, #"new --output="two words"/"#),
        ("new --output='two w", "new --output='two words'/"),
        (#"new --output two\ w"#, #"new --output two\ words/"#),
        ("new --output=~/zo", "new --output=~/zoo/"),
        ("generate ze", "generate zebra.json "),
        ("graph --write=ze", "graph --write=zebra.json "),
        (#"new --template "RxS"#, #"new --template "RxScene" "#),
        ("new --template 'RxS", "new --template 'RxScene' "),
        (#"new --template="RxS"#, #"new --template="RxScene" "#),
        ("new --template=RxS", "new --template=RxScene "),
        ("new --option acc", "new --option access="),
        (#"show "$("#, #"show "$("#),
    ]

    /// bash 3.2, which macOS has, adds no quotes, and its bindings can't read the line.
    private static let hasReadableLine: Bool = {
        guard let bash = Shell.find("bash") else { return false }
        return (try? Run.program(bash, ["-c", "((BASH_VERSINFO > 3))"]).status) == 0
    }()

    @Test(
        .enabled(if: Terminal.isAvailable, "python3 is not installed"),
        .enabled(if: hasReadableLine, "bash 3.2 can't show its line"))
    func `a tab in a terminal completes the line`() throws {
        let runner = try CompletionRunner("bash")
        let lines = try runner.linesInTerminal(afterEach: Self.typed.map { "scene-kit " + $0.text })
        #expect(lines == Self.typed.map { "scene-kit " + $0.line })
    }

    @Test(.enabled(if: Shell.find("shellcheck") != nil, "shellcheck is missing"))
    func `shellcheck finds nothing`() throws {
        let runner = try CompletionRunner("bash")
        let result = try Run.program(
            try #require(Shell.find("shellcheck")), ["script"], in: runner.directory.url)
        #expect(result.output == "")
        #expect(result.status == 0)
    }
}
