import Basics
import JSONSource
import Packs

/// What the cases of a pack came to, in words and as the part of a JSON document.
struct CaseReport {
    let test: PackTest
    let isColored: Bool
    /// Whether a terminal shows the text: what templates give must not steer it. Elsewhere the diff
    /// stays as 'patch' needs it.
    var isForTerminal = false

    /// A line for each case, then one diff of all that differs, then a summary.
    var text: String {
        let shown = isForTerminal ? diff.escapedForTerminal(keepingLineBreaks: true) : diff
        return test.results.map(line).joined() + shown + summary + "\n"
    }

    /// What differs in all cases, in the form that `patch -p1` takes from the current folder. A file that
    /// cases share comes once.
    var diff: String {
        var seen: Set<String> = []
        let files = test.results.flatMap(\.files).filter { $0.state != .same }
        return files.filter { seen.insert($0.shownPath).inserted }.map(\.diff).joined()
    }

    /// The `cases` and the `diff` of the JSON document.
    var json: [JSONMember] {
        [JSONMember("cases", .array(test.results.map(\.json))), JSONMember("diff", .string(diff))]
    }

    private func line(_ result: CaseResult) -> String {
        let word = result.isPassed ? "passed" : result.status == .negative ? "failed" : "wrong"
        let margin = String(repeating: " ", count: 12 - word.count)
        let color = result.isPassed ? "32" : "31"
        let shown = isColored ? "\u{1B}[\(color)m\(word)\u{1B}[0m" : word
        return "\(margin)\(shown)  \(result.name.escapedForTerminal())\n"
    }

    private var summary: String {
        let failed = test.results.filter { !$0.isPassed }
        let count = test.results.count
        func cases(_ count: Int) -> String { count == 1 ? "1 case" : "\(count) cases" }
        guard !failed.isEmpty else { return "\(cases(count)) passed." }
        let text = "\(failed.count) of \(cases(count)) failed"
        guard test.problems.isEmpty, test.results.allSatisfy(\.canBeUpdated) else {
            return text + "."
        }
        let command = "scene-kit test \(test.location.quotedForShell) --update"
        return text
            + "; '\(command)' replaces the expected files with the output."
            .escapedForTerminal()
    }
}

extension CaseResult {
    fileprivate var json: JSONValue {
        [
            "name": .string(name), "set": .string(set), "passed": .bool(isPassed),
            "files": .array(
                files.map {
                    ["path": .string($0.shownPath), "state": .string($0.state.rawValue)]
                }),
        ]
    }
}
