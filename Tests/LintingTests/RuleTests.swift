import Foundation
import SwiftSource
import TestSupport
import Testing

@testable import Basics
@testable import JSONSource
@testable import Linting

/// Rules as data, and what they find.
struct RuleTests {
    private static func rule(_ check: String, more: String = "") throws -> LintRule {
        let text = """
            { "id": "r", "why": "W.", "fix": "F.", \(check)\(more),
              "passes": "a", "fails": "b" }
            """
        return try JSONDocument(parsing: Array(text.utf8), name: "rule.json").decode()
    }

    /// A check, code, and the words in the code that break the rule.
    static let findings: [(check: String, code: String, expected: [String])] = [
        (#""imports": {"forbid": ["UIKit"]}"#, "import UIKit", ["UIKit"]),
        (
            #""imports": {"forbid": ["UIKit"]}"#,
            "@testable import UIKit\nimport class UIKit.UIView", ["UIKit", "UIKit"]
        ),
        (
            #""imports": {"forbid": ["UIKit"]}"#,
            "import UIKitExtras\n// import UIKit\nlet a = \"import UIKit\"", []
        ),
        (#""imports": {"only": ["Foundation", "Rx*"]}"#, "import RxSwift\nimport UIKit", ["UIKit"]),
        (#""names": ["UIView"]"#, "let a: UIView // UIView\nlet b = \"UIView\"", ["UIView"]),
        (
            #""names": ["UIView"]"#,
            "#Preview { UIView() }\n#Preview(\"a\", traits: .b) { UIView() }\nUIView()", ["UIView"]
        ),
        (#""names": ["UIView"]"#, "Preview { UIView() }", ["UIView"]),
        (#""names": ["UI*"]"#, "f(UIColor.red, `UIView`, GUI)", ["UIColor", "`UIView`"]),
        (#""names": ["a"]"#, "let b = \"\\(a)\" + #\"\\(a)\"#", ["a"]),
        (#""calls": ["present"]"#, "func f() { present(x) }", ["present"]),
        (
            #""calls": ["present"]"#, "router?.present(x)\nself.present(y)\nviews[0].present (z)",
            ["present", "present", "present"]
        ),
        (#""calls": ["present"]"#, "router\n    .present(x)", ["present"]),
        (#""calls": ["present"]"#, "router.present { x }\n`present`(y)", ["present", "`present`"]),
        (#""calls": ["present"]"#, "func present(_ x: Int) {}\nenum E { case present(Int) }", []),
        (
            #""calls": ["present"]"#,
            "handle(.present(x))\nlet y: E = .present(x)\nreturn .present(x)", []
        ),
        (
            #""calls": ["present"]"#,
            "switch y { case .present(let x): x }\nlet presented = presentable(x)", []
        ),
        (#""calls": ["present"]"#, "let z = present", []),
        (#""calls": ["present"]"#, "enum E { case a, present(Int)\n case b(Int), present(A) }", []),
        (#""calls": ["present"]"#, "f(#selector(present(_:animated:completion:)))", []),
        (
            #""calls": ["present"]"#,
            "\"a\".present()\n1.5.present()\nF<Int>.present(3)\npresent<Int>(3)",
            ["present", "present", "present", "present"]
        ),
        (
            #""calls": [{"name": "*", "receiver": "UserDefaults.standard"}]"#,
            "UserDefaults.standard.set(1)\nstandard.set(1)\nA.standard.set(1)", ["set"]
        ),
        (
            #""calls": [{"name": "present", "receiver": "self"}]"#,
            "present(a)\nself.present(b)\nrouter.present(c)\na[0].present(d)",
            ["present", "present"]
        ),
        (
            #""calls": [{"name": "string", "label": "from"}]"#,
            "f.string(from: a)\nf.string(for: a)\nstring()", ["string"]
        ),
        (
            #""properties": [{"type": "*Relay", "named": "*Relay"}]"#,
            "struct A {\n  let a: PublishRelay<Int>\n  let bRelay = BehaviorRelay(value: 1)\n"
                + "  private lazy var c = Rx.PublishRelay<Int>()\n"
                + "  func f() { let d = PublishRelay<Int>() }\n"
                + "  let e = PublishRelay<Int>().asObservable()\n  let g = PublishRelay.init()\n}",
            ["a", "c", "g"]
        ),
        (
            #""properties": [{"type": "*Relay", "named": ["*Relay", "relay"]}]"#,
            "let relay: PublishRelay<Int>\nlet other: PublishRelay<Int>", ["other"]
        ),
        (
            #""properties": [{"name": "*Observable"}]"#,
            "let aObservable = 1\nvar b: Int { let cObservable = 2; return cObservable }",
            ["aObservable"]
        ),
        (
            #""functions": {"forbid": ["bind(to:)", "update*"]}"#,
            "func bind(to a: A) {}\nfunc bind(_ a: A) {}\nfunc updateAll<T>(a: (T) -> Void = {}) {}",
            ["bind", "updateAll"]
        ),
        (
            #""functions": {"require": ["configure(with:)"]}"#,
            "final class P: Q {\n  func configure(to a: A) {}\n}", ["P"]
        ),
        (
            #""functions": {"require": ["configure(with:)"]}"#,
            "extension P {\n  func configure(with a: A) -> B { }\n}", []
        ),
        (
            #""parameters": ["DisposeBag"]"#,
            "init(a: Int, bag: DisposeBag) {}\nfunc f(_ g: (DisposeBag) -> Void, b: Int)\n"
                + "let c: DisposeBag", ["DisposeBag", "DisposeBag"]
        ),
        (#""captures": ["subscribe"]"#, "a.subscribe(onNext: { self.b($0) })", ["self"]),
        (#""captures": ["subscribe"]"#, "a.subscribe { [weak self] in self?.b($0) }", []),
        (
            #""captures": ["subscribe"]"#,
            "var b: [C] { [ a.subscribe(onNext: { self.d() }) ] }\n"
                + "func e() { a.subscribe { [1].forEach { self.f($0) } } }", ["self", "self"]
        ),
        (
            #""captures": ["subscribe"]"#,
            "a.subscribe(onNext: { [weak self] in\n  c.subscribe { self?.d() }\n})", []
        ),
        (
            #""captures": ["subscribe"]"#,
            "a.subscribe(with: self, onNext: { owner, _ in owner.b() }, onError: { self.c() })",
            ["self"]
        ),
        (
            #""captures": ["subscribe"]"#,
            "a.subscribe(onNext: { b.subscribe { self.c() } })\nlet d = { self.e() }", ["self"]
        ),
        (
            #""captures": ["subscribe"]"#, "subscribe { self.x }\nsubscribe\n{ self.y }",
            ["self", "self"]
        ),
        (#""captures": ["subscribe"]"#, "a.subscribe(b)\n{ self.x }\n{ self.y }", ["self"]),
        (
            #""captures": ["subscribe"]"#,
            "a.subscribe { @MainActor [weak self] in self?.b() }\n"
                + "a.subscribe { @A(b) @C.D [self] x in self.b(x) }\n"
                + "a.subscribe { @MainActor in self.b() }", ["self"]
        ),
        (
            #""captures": ["subscribe"]"#,
            "if a.subscribe(b) { self.c() }\nfor x in a.subscribe(b) { self.c() }\n"
                + "func subscribe(_ a: A) { self.c() }\nvar d: subscribe { self.c() }", []
        ),
        (#""names": ["a"], "calls": ["b"]"#, "a.b(c)", ["a", "b"]),
        (
            #""properties": [{"type": "*API"}]"#,
            "class A {\nlet a: (any CarAPI)?\nvar b: Optional<CarAPI>\nlet c: (CarAPI) -> Void\n"
                + "let d: (CarAPI, Int)\nlet e: (CarAPI)!\nlet f = (CarAPI)\n}",
            ["a", "b", "e"]
        ),
        (
            #""properties": [{"contains": ["*API", "!MyAPI"]}]"#,
            "class A {\nlet a: [CarAPI]\nvar b: Lazy<Car.API>?\nlet c: (CarAPI) -> Void\n"
                + "let d: [CarAPI.Car]\nlet e: [MyAPI]\nlet f = [CarAPI()]\nlet g = g(CarAPI())\n"
                + "let h: CarAPI.Type = CarAPI.self\nvar i: () -> CarAPI { make }\n"
                + "let j: Int = [CarAPI()].count\n}",
            ["a", "b", "c", "f", "h", "i"]
        ),
        (
            #""calls": ["load*", "!loadView*", {"name": "!loadAll", "receiver": "a"}]"#,
            "load()\nloadView()\nx.loadViewIfNeeded()\na.loadAll()\nb.loadAll()",
            ["load", "loadAll"]
        ),
        (#""names": ["API*", "!API*Error"]"#, "APIError\nAPIService\nMyAPIError", ["APIService"]),
        (#""uses": ["!UserDefaults"]"#, "UserDefaults.standard", []),
        (
            #""functions": {"forbid": ["a(b:c:)"]}"#,
            "func a(b: Result<A, B>, c: [C<D, E<F, G>>?] = x < y) {}\nfunc a(b: A, d: B) {}",
            ["a"]
        ),
        (
            #""uses": ["UserDefaults", "*API"]"#,
            "let a = UserDefaults.standard\nlet b: UserDefaults = .standard\nCarAPI()\n"
                + "let c: CarAPI? = nil\nf(UserDefaults.standard)\ng[CarAPI.self]\n"
                + "func h(a: UserDefaults = .standard) { UserDefaults() }\nlet i: UserDefaults\n"
                + "reloadAPI()\nx.API.y()",
            ["UserDefaults", "UserDefaults", "CarAPI", "CarAPI", "UserDefaults"]
        ),
        (
            #""uses": ["A"]"#,
            #"""
            import M
            let a = A<B>(c: d)
            let e = A<B<C>>.f
            let g: A<B> = h()
            let i = [A]()
            let j = [String: A]()
            let k: [A] = []
            let l = Set<A>()
            let m = Optional<A>.none
            let n = A?.init(o)
            let p = [A]?.none
            let q: A = .init()
            let r: A? = .init()
            let s: [B: [A]?] = [:]
            let t = M.A()
            let u: M.A = .v
            var w: A { .init() }
            func x() -> A { return .init() }
            let y = (A.z)
            return [A.z]
            if (A.z) {}
            b { [c = A()] in c }
            let d = "\(A.z)"
            let e = A { $0.f = 1 }
            let g = A.B.c
            """#, Array(repeating: "A", count: 24)
        ),
        (
            #""uses": ["A"]"#,
            #"""
            import M
            let a: A
            let b: [A]
            let c = d as? A
            let e = (f as? [A])?.first
            g(A.z, [A](), A<B>(), M.A())
            g(h: [i: A.z])
            j[A.self, default: A.z]
            func k(l: A = .init(), m: [A] = []) {}
            init(n: A = .init()) {}
            case o(A<B>)
            func p() -> A { q }
            var r: A { get { s } }
            let t: [A.B] = []
            let u: A.B = .c
            v.A()
            w.x.A.y
            N.A()
            @P(A.self) var q: B
            if r < A { }
            extension A { }
            class S: A { }
            let u = v is A
            for w in x where w is A { }
            typealias Y = [A]
            func z<C: A>(_ d: C) where C.D == A { }
            let print = "\(f(A.z))"
            """#, []
        ),
        (
            #""calls": ["show(_:sender:)", "f()"]"#,
            "show(a, sender: b)\nshow(a)\nf()\nf(1)\nx.show(a, sender: b) { }",
            ["show", "f", "show"]
        ),
        (
            #""calls": ["present"]"#,
            "present { }\npresent\n{ }\nlet a = present { }\nx.map { present { } }\n"
                + "switch a { case .b: present { } }",
            ["present", "present", "present", "present", "present"]
        ),
        (
            #""calls": ["*"]"#,
            "do { } catch { }\nif a { } else { }\nguard a else { }\ndefer { }\nrepeat { } while b\n"
                + "var c: D { get { 1 } set { } }\nvar e: F { didSet { } }\nstruct G: H { }\n"
                + "extension I where J: K { }\nfunc l() async throws -> M { }\ninit?() { }\n"
                + "for n in o { }\nwhile p, q\n{ }\nswitch r { }\nactor S { }\n"
                + "#if DEBUG\n#endif\nsubscript(t: Int) -> U { 1 }\nfunc v()\n{ }", []
        ),
        (#""calls": ["present"]"#, "@present(x) var a: B\n@C.present(x)\nfunc d() {}", []),
    ]

    /// The sentences of the document that the set comes from, each with code that people write.
    /// `⏎` is a line break.
    @Test func `the sentences about the parts of a scene are checked`() throws {
        let template = try Data(
            contentsOf: Repository.templates.appending(path: "Scene/template.json"))
        let set = try #require(JSONSerialization.jsonObject(with: template) as? [String: Any])
        let rules = try #require(set["rules"] as? [[String: Any]]).map { rule -> LintRule in
            let bytes = Array(try JSONSerialization.data(withJSONObject: rule))
            return try JSONDocument(parsing: bytes, name: "template.json").decode()
        }
        let text = try String(
            contentsOf: Repository.fixtures.appending(path: "Lint/scene.txt"), encoding: .utf8)
        for sentence in text.components(separatedBy: "\n\n") {
            var count = ["finds": 0, "accepts": 0]
            for line in sentence.split(separator: "\n").dropFirst() {
                let words = line.split(separator: " ", maxSplits: 2).map(String.init)
                count[words[0], default: 0] += 1
                let code = SwiftCode(
                    SourceText(name: "a", text: words[2].replacing("⏎", with: "\n")))
                let found = rules.filter { $0.applies(to: "", role: words[1]) }
                    .flatMap { $0.findings(in: code) }
                #expect(found.isEmpty == (words[0] == "accepts"), "\(line): \(found.map(\.text))")
            }
            #expect(
                count.count == 2 && count.values.allSatisfy { $0 >= 8 }, "\(sentence.prefix(60))")
        }
    }

    /// The seconds that the processor has worked for this thread.
    private static var threadTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// A line with thousands of findings, as generated code has it.
    @Test(arguments: [
        ("[", "A.b(c), ", "]"), ("", "A.b { }; ", ""),
        ("", "/* scene-kit:ignore r - x */ A.b(c); ", ""),
        ("f(", "A.b, ", "c)"), ("", "A.b(c) / d + ", "e"), ("enum E { case a", ", b(A)", " }"),
    ])
    func `findings on one line take linear time`(start: String, part: String, end: String) throws {
        let rule = try Self.rule(#""names": ["A"], "calls": ["b"], "uses": ["A"]"#)
        func seconds(_ count: Int) -> Double {
            let text = start + String(repeating: part, count: count) + end
            let start = Self.threadTime
            _ = LintedFile(SourceText(name: "a", text: text), rules: [rule])
            return Self.threadTime - start
        }
        let few = (0..<3).map { _ in seconds(500) }.min()!
        #expect(seconds(8_000) < 16 * 5 * few + 0.1)
    }

    @Test(arguments: findings)
    func `finds what its check names`(check: String, code: String, expected: [String]) throws {
        let found = try Self.rule(check).findings(in: SwiftCode(SourceText(name: "a", text: code)))
        #expect(
            found.map { String(decoding: Array(code.utf8)[$0.range], as: UTF8.self) } == expected)
    }

    @Test(arguments: [
        ("", "the rule checks nothing (It needs one of imports, names, uses, calls, "),
        (#""names": ["a.b"]"#, "'a.b' is not the name of something in Swift"),
        (#""names": ["a b"]"#, "'a b' is not the name of something in Swift"),
        (#""imports": {}"#, "'imports' needs 'forbid' or 'only'"),
        (#""functions": {"forbid": ["f("]}"#, "'f(' is not the name of a function"),
        (#""properties": [{"named": "a"}]"#, "a property needs a 'type', a 'name', or 'c"),
        (#""properties": [{"type": "!a"}]"#, "'!' leaves a name out of a list, and this is none"),
        (#""names": ["!"]"#, "'!' is not the name of something in Swift"),
        (#""names": ["a"], "in": {"files": ["../a"]}"#, "'../a' is not a path from the project's "),
        (#""names": ["a"], "severity": "fatal""#, "'fatal' is not possible here"),
        (#""names": ["a"], "role": "A""#, "unknown key 'role'"),
    ])
    func `says what is wrong with a rule`(check: String, message: String) {
        let failure = #expect(throws: Failure.self) {
            try Self.rule(check.isEmpty ? #""severity": "error""# : check)
        }
        let messages = (failure?.diagnostics ?? []).map { "\($0.message) (\($0.hint ?? ""))" }
        #expect(messages.contains { $0.hasPrefix(message) }, "\(messages)")
    }

    @Test func `its examples must be right`() throws {
        #expect(try Self.rule(#""names": ["b"]"#).wrongExamples.isEmpty)
        #expect(
            try Self.rule(#""names": ["a"]"#).wrongExamples == [
                "the rule 'r' finds something in what it should accept: a",
                "the rule 'r' finds nothing in what should break it: b",
            ])
    }

    @Test(arguments: [
        ("Sources/**/*Model.swift", "Sources/Model.swift", true),
        ("Sources/**/*Model.swift", "Sources/A/B/CarModel.swift", true),
        ("Sources/*/*.swift", "Sources/A/B/C.swift", false), ("**", "a/b", true),
        ("Sources/**", "Tests/a", false), ("*.swift", "a/b.swift", false),
        ("**/Legacy/**", "a/Legacy/b.swift", true),
    ])
    func `paths match patterns`(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern(pattern).matches(path) == matches)
    }

    @Test func `is for the files of its roles and paths`() throws {
        let rule = try Self.rule(
            #""names": ["a"]"#,
            more:
                #", "in": {"roles": ["Router"], "files": "Old/**"}, "except": {"files": "Old/A*"}"#)
        #expect(rule.applies(to: "New/B.swift", role: "Router"))
        #expect(rule.applies(to: "Old/B.swift", role: nil))
        #expect(!rule.applies(to: "Old/A.swift", role: "Router"))
        #expect(!rule.applies(to: "New/B.swift", role: "Builder"))
    }

    /// A pattern with many stars takes no longer than its length times that of the name.
    @Test func `no pattern is slow`() {
        let pattern = NamePattern(String(repeating: "a*", count: 100) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 100_000)))
        let path = PathPattern(String(repeating: "**/", count: 100) + "b")
        #expect(!path.matches(String(repeating: "a/", count: 1_000)))
    }
}
