import Basics
import JSONSource
import PackAuthoring
import Packs

/// The results of a pack's cases, in the forms that `--reporter` names.
struct CaseReport {
    let test: PackTest

    /// A line for each case, then one diff of all that differs, then a summary.
    func text(_ options: ReportOptions = ReportOptions()) -> String {
        let lines = test.results.map { result in
            let word = result.isPassed ? "passed" : result.status == .negative ? "failed" : "wrong"
            let color = result.isPassed ? "32" : "31"
            return reportLine(word, result.name, color: options.colorsOutput ? color : nil)
        }
        return lines.joined() + options.shown(diff) + summary + "\n"
    }

    /// The differences of all cases, as a diff for `patch -p1` in the current folder. A file that
    /// cases share appears once.
    private var diff: String {
        var seen: Set<String> = []
        let compared = test.results.filter { !$0.expectsNothing }
        let files = compared.flatMap(\.files).filter { $0.state != .same }
        return files.filter { seen.insert($0.shownPath).inserted }.map(\.diff).joined()
    }

    /// The `cases` and the `diff` of the JSON document.
    var json: [JSONMember] {
        let cases = test.results.map { result -> JSONValue in
            let files = result.files.map { file -> JSONValue in
                ["path": .string(file.shownPath), "state": .string(file.state.rawValue)]
            }
            return [
                "name": .string(result.name), "set": .string(result.set),
                "passed": .bool(result.isPassed), "files": .array(files),
            ]
        }
        return [JSONMember("cases", .array(cases)), JSONMember("diff", .string(diff))]
    }

    private var summary: String {
        let failed = test.results.count { !$0.isPassed }
        let cases = test.results.count.counting("case")
        if failed == 0 { return "\(cases) passed." }
        guard test.problems.isEmpty, test.results.allSatisfy(\.canBeUpdated) else {
            return "\(failed) of \(cases) failed."
        }
        let command = "scene-kit test \(test.location.quotedForShell) --update"
        return "\(failed) of \(cases) failed; "
            + "'\(command)' replaces the expected files with the output.".escapedForTerminal()
    }

    /// The results as JUnit XML. It contains no times, so equal results give equal documents.
    var junit: String {
        var cases = test.results.map { result in
            let kind = result.status == .negative ? "failure" : "error"
            let content = result.isPassed ? "" : Self.element(kind, result.problems, result.diff)
            return Self.testcase(result.name, of: result.set ?? "", at: result.path, content)
        }
        let failures = test.results.count { $0.status == .negative }
        var errors = test.results.count { !$0.isPassed } - failures
        if !test.problems.isEmpty {
            errors += 1
            let content = Self.element("error", test.problems)
            cases.append(Self.testcase("the pack", of: "pack", at: test.location, content))
        }
        let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="scene-kit" \(counts)>
              <testsuite name="\(test.location.escapedForXML())" \(counts)>
            \(cases.joined())  </testsuite>
            </testsuites>

            """
    }

    private static func testcase(
        _ name: String, of suite: String, at path: String, _ content: String
    ) -> String {
        let start =
            "    <testcase name=\"\(name.escapedForXML())\" classname=\"\(suite.escapedForXML())\" "
            + "file=\"\(path.escapedForXML())\""
        return content.isEmpty ? start + "/>\n" : start + ">\n\(content)    </testcase>\n"
    }

    private static func element(
        _ name: String, _ problems: [Diagnostic], _ diff: String = ""
    ) -> String {
        let formatter = DiagnosticFormatter()
        let text = problems.map { formatter.text(of: $0) + "\n" }.joined() + diff
        let message = problems.first?.message ?? ""
        return "      <\(name) message=\"\(message.escapedForXML())\">"
            + "\(text.escapedForXML(keepingLineBreaks: true))</\(name)>\n"
    }

    /// The report, then problems as commands to GitHub's runner, in the form of `@actions/core`.
    ///
    /// Text in templates could look like a command. The runner therefore ignores commands up to a
    /// word that the report can't contain: its own digest.
    static func github(_ report: String, _ problems: [Diagnostic]) -> String {
        let word = SHA256.digest(of: report.utf8).description
        let workTree = WorkTree()
        return "::stop-commands::\(word)\n\(report)::\(word)::\n"
            + problems.map { command($0, in: workTree) }.joined()
    }

    private static func command(_ problem: Diagnostic, in workTree: WorkTree) -> String {
        var properties: [String] = []
        if let name = problem.path {
            // An option isn't a file.
            let path = (name.hasPrefix("-") ? name : workTree.path(name)).escapedAsData
                .replacing(":", with: "%3A").replacing(",", with: "%2C")
            properties.append("file=\(path)")
        }
        if let position = problem.position {
            properties.append("line=\(position.line),col=\(position.column)")
        }
        let name = problem.severity == .note ? "notice" : problem.severity.rawValue
        let message = [problem.message, problem.hint].compactMap(\.self).joined(separator: "\n")
        let start = properties.isEmpty ? name : "\(name) \(properties.joined(separator: ","))"
        return "::\(start)::\(message.escapedAsData)\n"
    }
}

extension String {
    /// The text, escaped for an attribute, or with its line breaks for an element. Characters that
    /// XML can't represent appear as in a terminal.
    fileprivate func escapedForXML(keepingLineBreaks: Bool = false) -> String {
        var result = ""
        for scalar in escapedForTerminal(keepingLineBreaks: true).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML readers replace line breaks in attributes with spaces.
            case "\n" where !keepingLineBreaks: result += "&#10;"
            case "\t" where !keepingLineBreaks: result += "&#9;"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text, escaped for a command to GitHub's runner.
    fileprivate var escapedAsData: String {
        escapedForTerminal(keepingLineBreaks: true).replacing("%", with: "%25")
            .replacing("\n", with: "%0A")
    }
}
