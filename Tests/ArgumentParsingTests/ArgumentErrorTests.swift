import ArgumentParsing
import Basics
import TestSupport
import Testing

@Suite struct ArgumentErrorTests {
    @Test(arguments: [
        ("new Car --forse", "unknown option '--forse'. Did you mean '--force'?"),
        ("new Car -force", "unknown option '-force'. Did you mean '--force'?"),
        ("new Car --forse=x", "unknown option '--forse'. Did you mean '--force'?"),
        ("new Car --colour never", "unknown option '--colour'. Did you mean '--color'?"),
        (
            "new Car --zzzzzz",
            "unknown option '--zzzzzz'. Did you mean '--option <key=value>'? A choice that the template set offers."
        ),
        ("new Car -z", "unknown option '-z'"),
        ("new Car -fz", "unknown option '-z' in '-fz'"),
        ("new Car ---force", "unknown option '---force'. Did you mean '--force'?"),
        ("new Car --=x", "unknown option '--'"),
        ("new Car -1", "unknown option '-1'"),
        (
            "new Car --secret",
            "unknown option '--secret'. Did you mean '--option <key=value>'? A choice that the template set offers."
        ),
        (
            "--force new Car",
            "unknown option '--force'. Write it after the subcommand: 'scene-kit new --force'"
        ),
        (
            "--json",
            "unknown option '--json'. Write it after the subcommand, as in 'scene-kit new --json'"
        ),
        (
            "new Car --version",
            "unknown option '--version'. "
                + "It is an option of the program itself: 'scene-kit --version'"
        ),
        ("nwe Car", "unknown subcommand 'nwe'. Did you mean 'new'?"),
        ("create Car", "unknown subcommand 'create'. Did you mean 'new'?"),
        ("help Create", "unknown subcommand 'Create'. Did you mean 'new'?"),
        ("ls", "unknown subcommand 'ls'. Did you mean 'list' or 'show'?"),
        ("new Car --parameter a:Int", "unknown option '--parameter'. Did you mean '--param'?"),
        (
            "new Car --param a: Int",
            "the value of '--param' ends at the space: 'a:', then 'Int'. "
                + "Quote it: --param 'a: Int'"
        ),
        (
            "new --param=a: Int Car",
            "the value of '--param' ends at the space: 'a:', then 'Int'. "
                + "Quote it: --param 'a: Int'"
        ),
        (
            "new Car --param api:any Fetching --json",
            "the value of '--param' ends at the space: 'api:any', then 'Fetching'. "
                + "Quote it: --param 'api:any Fetching'"
        ),
        (
            "new Car --param page:Int = 1",
            "the value of '--param' ends at the space: 'page:Int', then '=', '1'. "
                + "Quote it: --param 'page:Int = 1'"
        ),
        (
            "new Car --param a:Int x y",
            "2 unexpected arguments: 'x', 'y'. Write it as 'scene-kit new Car --param x:<Type> --param y:<Type>'"
        ),
        (
            "new Car --param a: --json Int",
            "unexpected argument 'Int'. Write a name as one word: 'scene-kit new CarInt'. For several, run it once for each"
        ),
        (
            "new Car --output a: Int",
            "unexpected argument 'Int'. Write a name as one word: 'scene-kit new CarInt'. For several, run it once for each"
        ),
        ("frobnicate", "unknown subcommand 'frobnicate'"),
        ("frobnicate --help", "unknown subcommand 'frobnicate'"),
        ("inspec", "unknown subcommand 'inspec'"),
        ("help nwe", "unknown subcommand 'nwe'. Did you mean 'new'?"),
        ("help new list", "unknown subcommand 'list'"),
        ("-- new Car", "2 unexpected arguments: 'new', 'Car'"),
        ("new", "missing expected argument '<name>'"),
        ("render --data d", "missing expected argument '<file>'"),
        ("new Car x", "unexpected argument 'x'. Write it as 'scene-kit new Car --param x:<Type>'"),
        (
            "new Car a b",
            "2 unexpected arguments: 'a', 'b'. Write it as 'scene-kit new Car --param b:<Type>'"
        ),
        ("list 1 2 3 4 5 6 7", "7 unexpected arguments: '1', '2', '3', '4', '5', …"),
        ("new Car --output", "missing value for '--output <dir>'"),
        ("new Car --output --force", "missing value for '--output <dir>'"),
        ("new Car --output -f", "missing value for '--output <dir>'"),
        ("new Car --output --", "missing value for '--output <dir>'"),
        ("new Car --param", "missing value for '--param <[label ]name:Type[=default]>'"),
        (
            "new Car --output -x",
            "missing value for '--output <dir>'. "
                + "A value that begins with '-' is written '--output=-x'"
        ),
        (
            "new Car --force=yes",
            "the option '--force' does not take any value, but 'yes' was specified"
        ),
        ("new Car -f=yes", "the option '-f' does not take any value, but 'yes' was specified"),
        (
            "new Car --color x",
            "the value 'x' is invalid for '--color <when>'. "
                + "Please provide one of 'auto', 'always' or 'never'."
        ),
        (
            "new Car --color=allways",
            "the value 'allways' is invalid for '--color <when>'. "
                + "Please provide one of 'auto', 'always' or 'never'. Did you mean 'always'?"
        ),
        (
            "render t quick --data d",
            "the value 'quick' is invalid for '<mode>'. Please provide one of 'fast' or 'slow'."
        ),
        (
            "--generate-completion-script tcsh",
            "the value 'tcsh' is invalid for '--generate-completion-script <shell>'. "
                + "Please provide one of 'bash', 'zsh' or 'fish'."
        ),
        (
            "new Car --template A --template=B",
            "the option '--template <set>' can be given only once, "
                + "but was given twice: 'A', 'B'"
        ),
        (
            "--color auto new Car --color auto --color auto",
            "the option '--color <when>' can be given only once, "
                + "but was given 3 times: 'auto', 'auto', 'auto'"
        ),
        (
            "new Car --skip-existing -f",
            "the options '--force' and '--skip-existing' cannot be used together"
        ),
        (
            "new Car --package P --output O --tests T",
            "the options '--package' and '--output' cannot be used together & "
                + "the options '--package' and '--tests' cannot be used together"
        ),
        // All problems at once, without what may only follow from another one.
        (
            "new Car --forse --dryrun",
            "unknown option '--forse'. Did you mean '--force'? & "
                + "unknown option '--dryrun'. Did you mean '--dry-run'?"
        ),
        (
            "new --parm a:Int Car x",
            "unknown option '--parm'. Did you mean '--param'?"
        ),
        (
            "new --color x --output",
            "the value 'x' is invalid for '--color <when>'. "
                + "Please provide one of 'auto', 'always' or 'never'. & "
                + "missing value for '--output <dir>'"
        ),
        ("nwe --color never --forse a b", "unknown subcommand 'nwe'. Did you mean 'new'?"),
    ])
    func `a wrong command line is explained`(line: String, errors: String) {
        #expect(Sample.read(line) == errors)
    }

    @Test(arguments: [
        ("new Car --access public", "--option access=public"),
        ("new Car --Access=public --json", "--option access=public"),
        ("new --access", "--option access=<value>"),
        ("new --access --json", "--option access=<value>"),
    ])
    func `a key of another option's values is named`(line: String, instead: String) {
        let words = line.split(separator: " ").map(String.init)
        let failure = #expect(throws: ParseFailure.self) {
            try Sample.tree.parse(words) { question in
                question.key == "set-options" && question.typed.isEmpty
                    ? [Candidate("kind="), Candidate("access=")] : []
            }
        }
        #expect(failure?.diagnostics.map(\.hint) == ["Write it as '\(instead)'"])
    }

    @Test(arguments: [
        ("unknown-option", "new Car --forse --qiet"),
        ("unknown-subcommand", "lsit"),
        ("missing-value", "new Car --output"),
        ("missing-argument", "new"),
        ("invalid-choice", "list --color x"),
    ])
    func `the usage follows the errors`(name: String, line: String) throws {
        let failure = try #require(failed(on: line.split(separator: " ").map(String.init)))
        try Golden.expect(
            failure.text() + "\n", matches: "ArgumentParsing/errors/\(name).txt")
    }

    @Test func `messages have a greatest length`() throws {
        let long = String(repeating: "x", count: 10_000)
        let marks = "x" + String(repeating: "\u{301}", count: 10_000)
        for word in [long, marks] {
            for line in [
                ["new", "--" + word], [word], ["new", "Car", word], ["list", "--color=" + word],
                ["new", "-f=" + word], ["new", "Car", "--template=" + word, "--template", word],
                ["new", "-f" + word], ["new", "Car", "--output", "-" + word],
            ] {
                let text = try #require(failed(on: line)).text()
                #expect(text.utf8.count < 1200, "\(line.map(\.count))")
                #expect(text.unicodeScalars.contains("…"))
            }
        }
    }

    @Test func `the number of errors has a limit`() throws {
        let words = (1...500).map { "--zz\($0)" }
        let failure = try #require(failed(on: ["new", "Car"] + words))
        #expect(failure.diagnostics.count == 21)
        #expect(failure.diagnostics.last?.message == "480 more problems are not shown")
    }

    @Test func `what the user typed is escaped`() throws {
        let text = try #require(failed(on: ["new", "Car", "--\u{1B}[2J\nx"])).text()
        #expect(text.hasPrefix("error: unknown option '--\\u{1B}[2J\\u{A}x'\nUsage: "))
    }

    @Test func `the label has a color`() throws {
        let text = try #require(failed(on: ["lst"])).text(colored: true)
        #expect(text.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m unknown subcommand"))
    }

    @Test func `an error tells whether JSON was asked for`() {
        #expect(failed(on: ["new", "--bogus", "--json"])?.mentions(.json) == true)
        #expect(failed(on: ["bogus", "--json"])?.mentions(.json) == true)
        #expect(failed(on: ["new", "--bogus", "--", "--json"])?.mentions(.json) == false)
        #expect(failed(on: ["bogus", "--color", "never"])?.arguments.last(of: .color) == "never")
    }

    private func failed(on words: [String]) -> ParseFailure? {
        do {
            _ = try Sample.tree.parse(words)
            return nil
        } catch {
            return error
        }
    }
}
