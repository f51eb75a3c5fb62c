import Testing

/// fish and zsh don't split words. Both receive the line as it is typed.
private let lines: [(line: String, candidates: [String])] = [
    ("scene-kit ne", ["new"]),
    ("scene-kit -q li", ["lint", "list"]),
    ("scene-kit --color never lis", ["list"]),
    ("scene-kit new --pac", ["--package"]),
    ("scene-kit new --color a", ["always", "auto"]),
    ("scene-kit new --color=a", ["--color=always", "--color=auto"]),
    ("scene-kit new --template Rx", ["RxScene", "RxVIPER"]),
    ("scene-kit new --template=Rx", ["--template=RxScene", "--template=RxVIPER"]),
    ("scene-kit new --option access=p", ["access=public"]),
    ("scene-kit new --option=t", ["--option=tests="]),
    ("scene-kit new --param a:Int --par", ["--param"]),
    ("scene-kit new --on-conflict overwrite --dr", ["--dry-run"]),
    ("scene-kit generate ze", ["zebra.json"]),
    ("scene-kit graph --write=ze", ["--write=zebra.json"]),
    ("scene-kit export Scene RxS", ["RxScene"]),
    ("scene-kit help rou", ["route"]),
]

private func expect(
    _ offered: [[String]], _ cases: [(line: String, candidates: [String])]
) {
    for (example, candidates) in zip(cases, offered) {
        #expect(candidates == example.candidates, "\(example.line)")
    }
}

@Suite(.enabled(if: Shell.find("fish") != nil, "fish is not installed"))
struct FishCompletionTests {
    @Test(.timeLimit(.minutes(2)))
    func `offers what the program answers`() throws {
        let cases =
            lines + [
                ("scene-kit new --output z", ["zoo/"]),
                ("scene-kit new --output=z", ["--output=zoo/"]),
                ("scene-kit new --on-conflict overwrite --sk", []),
                ("scene-kit new -- --f", []),
                ("scene-kit 'new' X --dry", ["--dry-run"]),
            ]
        expect(try CompletionRunner("fish").candidates(forEach: cases.map(\.line)), cases)
    }
}

@Suite(.enabled(if: Shell.find("zsh") != nil, "zsh is not installed"))
struct ZshCompletionTests {
    @Test(.timeLimit(.minutes(2)))
    func `offers what the program answers`() throws {
        let cases =
            lines + [
                ("scene-kit new --output z", ["zoo"]),
                ("scene-kit new --output=z", ["--output=zoo"]),
                ("scene-kit new --on-conflict overwrite --s", ["--sample", "--support"]),
                ("scene-kit 'new' X --dry", ["--dry-run"]),
                ("scene-kit new --template 'Rx", ["RxScene", "RxVIPER"]),
            ]
        expect(
            try CompletionRunner("zsh").candidates(forEach: cases.map(\.line), "source"), cases)
    }

    @Test(.timeLimit(.minutes(2)))
    func `works from a folder of functions`() throws {
        let lines = ["scene-kit new --template=RxS", "scene-kit lis"]
        #expect(
            try CompletionRunner("zsh").candidates(forEach: lines, "fpath")
                == [["--template=RxScene"], ["list"]])
    }
}
