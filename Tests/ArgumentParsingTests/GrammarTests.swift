import ArgumentParsing
import TestSupport
import Testing

@Suite struct GrammarTests {
    @Test(arguments: [
        // Long options: a separate value, or one after the first equals sign.
        ("new Car", "new <Car>"),
        ("new Car --param a:Int", "new <Car> param<a:Int>"),
        ("new Car --param=a:Int", "new <Car> param<a:Int>"),
        ("new Car --param=a:Int=1", "new <Car> param<a:Int=1>"),
        ("new Car --param=", "new <Car> param<>"),
        ("new Car --param==", "new <Car> param<=>"),
        ("new Car --param=-1", "new <Car> param<-1>"),
        ("new Car --param=--force", "new <Car> param<--force>"),
        ("new Car --param a:Int --param b:Int", "new <Car> param<a:Int> param<b:Int>"),
        // Short options: alone, together.
        ("new Car -f", "new <Car> force"),
        ("new Car -fn", "new <Car> force dry-run"),
        ("new Car --force --force", "new <Car> force force"),
        // Options anywhere after the subcommand, global ones before it too.
        ("new --force Car", "new <Car> force"),
        ("render --data d t --escape html fast", "render <t> <fast> data<d> escape<html>"),
        ("--quiet new Car", "new <Car> quiet"),
        ("--color never new Car -q", "new <Car> color<never> quiet"),
        ("-q list", "list quiet"),
        // The terminator and the lone hyphen.
        ("new -- Car", "new <Car>"),
        ("new -- -Car", "new <-Car>"),
        ("new --force -- --force", "new <--force> force"),
        ("show -- A -- B", "show <A> <--> <B>"),
        ("new -", "new <->"),
        ("new Car --param -", "new <Car> param<->"),
        // Repeating and optional arguments.
        ("show", "show"),
        ("show A B --json C", "show <A> <B> <C> json"),
        ("render t --data d", "render <t> data<d>"),
    ])
    func `words are taken as the grammar says`(line: String, meaning: String) {
        #expect(Sample.read(line) == meaning)
    }

    @Test(arguments: [
        ("", "help of scene-kit"),
        ("--quiet", "help of scene-kit"),
        ("-h", "help of scene-kit"),
        ("--help", "help of scene-kit"),
        ("--help nonsense", "help of scene-kit"),
        ("help", "help of scene-kit"),
        ("help new", "help of scene-kit new"),
        ("help help", "help of scene-kit help"),
        ("help new --help", "help of scene-kit help"),
        ("new -h", "help of scene-kit new"),
        ("new --bogus --param --help extra words", "help of scene-kit new"),
        ("new -fh", "help of scene-kit new"),
        ("--help new", "help of scene-kit new"),
        ("--version", "version"),
        ("--version --quiet", "version"),
        ("--generate-completion-script zsh", "script for zsh"),
        ("--generate-completion-script=fish", "script for fish"),
    ])
    func `requests for help and version are answered`(line: String, meaning: String) {
        #expect(Sample.read(line) == meaning)
    }

    @Test func `empty words are values`() {
        #expect(Sample.read(["new", ""]) == "new <>")
        #expect(Sample.read(["new", "Car", "--param", ""]) == "new <Car> param<>")
    }

    @Test func `a value keeps spaces and line breaks`() {
        #expect(Sample.read(["new", "A B", "--param=l a:Int\n"]) == "new <A B> param<l a:Int\n>")
    }

    @Test func `a combining character after a hyphen makes no other word`() {
        #expect(Sample.read(["new", "-\u{301}x"]) == "unknown option '-\u{301}x'")
        #expect(Sample.read(["new", "Car", "--param=\u{301}x"]) == "new <Car> param<\u{301}x>")
    }

    @Test func `tells where each word stood`() throws {
        let words = ["-q", "new", "--param", "a:Int", "Car", "-fn"]
        guard case .run(let arguments) = try Sample.tree.parse(words) else {
            Issue.record("not run")
            return
        }
        #expect(arguments.optionUses.map(\.wordIndex) == [0, 2, 5, 5])
        #expect(arguments.positionals.map(\.wordIndex) == [4])
    }

    @Test func `values are asked for by their declaration`() throws {
        let words = ["render", "t", "--data", "d", "--escape", "html"]
        guard case .run(let arguments) = try Sample.tree.parse(words) else {
            Issue.record("not run")
            return
        }
        #expect(arguments.path.names == ["render"])
        #expect(arguments.value(of: .file) == "t")
        #expect(arguments.value(of: .mode) == nil)
        #expect(arguments.value(of: .name) == nil)
        #expect(arguments.last(of: .data) == "d")
        #expect(arguments.last(of: .template) == nil)
        #expect(!arguments.flag(.quiet))
    }

    @Test func `repeating arguments come together`() throws {
        guard case .run(let arguments) = try Sample.tree.parse(["show", "A", "B"]) else {
            Issue.record("not run")
            return
        }
        #expect(arguments.values(of: .set) == ["A", "B"])
    }

    @Test func `the sample is sound`() {
        #expect(Sample.tree.defects == [])
    }
}
