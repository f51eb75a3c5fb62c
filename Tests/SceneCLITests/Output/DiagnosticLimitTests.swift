import Basics
import Testing

@testable import SceneCLI

struct DiagnosticLimitTests {
    private func errors(_ count: Int) -> [Diagnostic] {
        (1...count).map { Diagnostic(.error, "\($0)") }
    }

    @Test(arguments: [1, 49, 50])
    func `fifty problems are shown as they are`(count: Int) {
        #expect(DiagnosticLimit.applied(to: errors(count)) == errors(count))
    }

    @Test func `of more the first, the last and the number of the others are shown`() {
        #expect(
            DiagnosticLimit.applied(to: errors(51)) == errors(49)
                + [Diagnostic(.error, "51"), Diagnostic(.note, "1 more problem is not shown")])
        let shown = DiagnosticLimit.applied(to: errors(60_000))
        #expect(shown.prefix(49) == errors(49)[...])
        #expect(
            shown.dropFirst(49).map(\.message) == ["60000", "59950 more problems are not shown"])
    }

    @Test func `the last problem keeps its notes and its hint`() {
        let last = [
            Diagnostic(.error, "last", hint: "Do this for all."), Diagnostic(.note, "one"),
            Diagnostic(.note, "two"),
        ]
        let shown = DiagnosticLimit.applied(to: errors(100) + last)
        #expect(
            shown == errors(47) + last + [Diagnostic(.note, "53 more problems are not shown")])
    }

    @Test func `notes that belong to nothing are shown, too`() {
        let notes = (1...60).map { Diagnostic(.note, "\($0)") }
        let shown = DiagnosticLimit.applied(to: notes).map(\.message)
        #expect(shown.suffix(3) == ["49", "60", "10 more problems are not shown"])
    }

    @Test func `a message that fills pages is cut`() {
        let long = String(repeating: "é", count: 4_001)
        let shown = DiagnosticLimit.applied(to: [Diagnostic(.error, long, hint: long)])
        #expect(shown[0].message == long.dropLast() + "…" && shown[0].hint == long.dropLast() + "…")
        let most = String(long.dropLast())
        #expect(DiagnosticLimit.applied(to: [Diagnostic(.error, most)])[0].message == most)
    }
}
