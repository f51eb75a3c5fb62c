import Foundation
import TestSupport
import Testing

/// The completion script of the built program, in a real bash that calls the built program.
@Suite(.enabled(if: Shell.find("bash") != nil, "bash is not installed"))
struct CompletionTests {
    /// Sources the script as a user does, completes the last word and prints what is offered.
    private static let driver = """
        source <(scene-kit --generate-completion-script bash)
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        function=$(complete -p scene-kit | sed 's/.* -F \\([^ ]*\\) .*/\\1/')
        "$function"
        printf '%s\\n' ${COMPREPLY[@]+"${COMPREPLY[@]}"}
        """

    @Test(arguments: [
        (
            ["scene-kit", ""],
            [
                "export", "generate", "help", "init-pack", "install", "list", "new", "render",
                "route",
                "show", "test",
                "uninstall", "upgrade", "validate",
            ]
        ),
        (["scene-kit", "re"], ["render"]),
        (["scene-kit", "help", "s"], ["show"]),
        (["scene-kit", "new", "CarDetails", "--pa"], ["--package", "--param"]),
        (["scene-kit", "new", "--package", "Shop", "--ou"], []),
        (["scene-kit", "new", "--color", "a"], ["always", "auto"]),
        (["scene-kit", "new", "--color", "=", "n"], ["never"]),
        (["scene-kit", "render", "--escape", ""], ["html", "none"]),
        (["scene-kit", "new", "--template", "Sc"], ["Scene"]),
        (
            ["scene-kit", "show", ""],
            [
                "InputsOutputs", "ProtocolVIPER", "RxScene", "RxVIPER", "Scene", "SubjectVIPER",
                "VIPER",
            ]
        ),
        (["scene-kit", "new", "--option", "acc"], ["access="]),
        (
            ["scene-kit", "new", "--option", ""],
            ["access=", "platforms=", "tests=", "viewController="]
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
    ])
    func offers(words: [String], candidates: [String]) throws {
        let directory = try TemporaryDirectory()
        try directory.write(Self.driver, to: "driver")
        try directory.write(
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
        try directory.write("", to: "Set/it.txt")
        let bash = try #require(Shell.find("bash"))
        let folder = Run.sceneKit.deletingLastPathComponent().path(percentEncoded: false)
        let result = try Run.program(
            bash, ["driver"] + words, in: directory.url,
            environment: ["PATH": "\(folder):/usr/bin:/bin"])
        #expect(result.errors == "")
        let offered = result.output.split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(offered.sorted() == candidates)
    }
}
