import ArgumentParsing
import Testing

/// What fish and zsh have in common: they do not split words, and get the line as it is typed.
private let lines: [(line: String, candidates: [String])] = [
    ("scene-kit ne", ["new"]),
    ("scene-kit -q li", ["list"]),
    ("scene-kit --color never li", ["list"]),
    ("scene-kit new --par", ["--param"]),
    ("scene-kit new --color a", ["always", "auto"]),
    ("scene-kit new --color=a", ["--color=always", "--color=auto"]),
    ("scene-kit new --template Sc", ["Scenario", "Scene"]),
    ("scene-kit new --template=Sc", ["--template=Scenario", "--template=Scene"]),
    ("scene-kit new --option access=p", ["access=public"]),
    ("scene-kit new --option=t", ["--option=tests="]),
    ("scene-kit new --param a:Int --par", ["--param"]),
    ("scene-kit new --force --dr", ["--dry-run"]),
    ("scene-kit render ze", ["zebra.json"]),
    ("scene-kit render t f", ["fast"]),
    ("scene-kit show A Rx", ["RxScene"]),
    ("scene-kit help r", ["render"]),
]

@Suite(.enabled(if: CompletionShellRunner.find("fish") != nil, "fish is not installed"))
struct FishCompletionTests {
    @Test(
        arguments: lines + [
            ("scene-kit new --output z", ["zoo/"]),
            ("scene-kit new --output=z", ["--output=zoo/"]),
            ("scene-kit new -f --s", []),
            ("scene-kit new -- --f", []),
        ])
    func offers(line: String, candidates: [String]) throws {
        #expect(try CompletionShellRunner(.fish).candidates([line]) == candidates)
    }

    @Test func asksTheProgramWithTheWordsSoFar() throws {
        let runner = try CompletionShellRunner(.fish)
        _ = try runner.candidates(["scene-kit new 'A B' --option access=p"])
        #expect(try runner.asked() == ["new", "A B", "--option", "access=p"])
    }
}

@Suite(.enabled(if: CompletionShellRunner.find("zsh") != nil, "zsh is not installed"))
struct ZshCompletionTests {
    @Test(.timeLimit(.minutes(2)))
    func offers() throws {
        let cases =
            lines + [
                ("scene-kit new --output z", ["zoo"]),
                ("scene-kit new --force --s", []),
            ]
        let offered = try CompletionShellRunner(.zsh)
            .candidates(forEach: cases.map(\.line), loading: "source")
        try #require(offered.count == cases.count)
        for (example, candidates) in zip(cases, offered) {
            #expect(candidates == example.candidates, "\(example.line)")
        }
    }

    @Test(.timeLimit(.minutes(2)))
    func worksFromAFolderOfFunctions() throws {
        let runner = try CompletionShellRunner(.zsh)
        let lines = ["scene-kit new --template=Rx", "scene-kit li"]
        #expect(
            try runner.candidates(forEach: lines, loading: "fpath")
                == [["--template=RxScene"], ["list"]])
    }

    @Test(.timeLimit(.minutes(2)))
    func asksTheProgramWithTheWordsSoFar() throws {
        let runner = try CompletionShellRunner(.zsh)
        let line = "scene-kit new 'A B' --option access=p"
        _ = try runner.candidates(forEach: [line], loading: "source")
        #expect(try runner.asked() == ["new", "A B", "--option", "access=p"])
    }
}
