import Basics
import Testing

@Suite struct FormattingTests {
    private func text(_ diagnostic: Diagnostic, colored: Bool = false) -> String {
        DiagnosticFormatter(colored: colored).text(of: diagnostic)
    }

    @Test func `says where, what, and what to do`() {
        let source = SourceText(name: "Router.swift", text: "let a = 1\n\t{{scen}}\n")
        let diagnostic = Diagnostic(
            .error, "unknown name 'scen'", in: source, at: 13..<17, hint: "Did you mean 'scene'?")
        #expect(
            text(diagnostic) == """
                Router.swift:2:4: error: unknown name 'scen'
                    \t{{scen}}
                    \t  ^~~~
                Did you mean 'scene'?
                """)
    }

    @Test func `leaves out what is not known`() {
        #expect(text(Diagnostic(.warning, "odd")) == "warning: odd")
        #expect(text(Diagnostic(.note, "here", path: "a")) == "a: note: here")
    }

    @Test func `paints only the severity`() {
        #expect(text(Diagnostic(.error, "no"), colored: true) == "\u{1B}[1;31merror:\u{1B}[0m no")
    }

    @Test func `shows escapes rather than obeying them`() {
        let source = SourceText(name: "a\u{1B}[2J", text: "\u{1B}]52;c;eA==\u{7} {{x}}")
        let shown = text(Diagnostic(.error, "bad \u{9B}", in: source, at: 13..<18))
        #expect(!shown.contains("\u{1B}") && !shown.contains("\u{9B}"))
        // The caret is under the tag, although escaping made the text before it longer.
        let lines = shown.split(separator: "\n")
        #expect(lines[1].distance(to: "{{x}}") == lines[2].distance(to: "^~~~~"))
    }

    @Test func `cuts a long line around its place`() {
        let source = SourceText(name: "a", text: String(repeating: "x", count: 10_000))
        let lines = text(Diagnostic(.error, "no", in: source, at: 5_000..<5_001))
            .split(separator: "\n")
        #expect(lines[1].count <= 164 && lines[2].count <= 164)
    }

    @Test func `a failure holds what to exit with`() {
        let failure = Failure(.usage, Diagnostic(.error, "no"))
        #expect(failure.status.rawValue == 64 && failure.diagnostics.count == 1)
    }
}

extension Substring {
    fileprivate func distance(to other: String) -> Int? {
        indices.first { self[$0...].hasPrefix(other) }.map { distance(from: startIndex, to: $0) }
    }
}
