import Basics
import Packs

/// The results of a pack's cases as JUnit XML.
struct JUnitReport {
    let test: PackTest

    /// The document. It contains no times, so equal results give equal documents.
    var text: String {
        var cases = ""
        for result in test.results { cases += element(for: result) }
        if !test.problems.isEmpty {
            cases += element(
                "the pack", "pack", test.location,
                holding: Self.element("error", test.problems))
        }
        let failures = test.results.count { $0.status == .negative }
        let errors =
            test.results.count { !$0.isPassed } - failures + (test.problems.isEmpty ? 0 : 1)
        let total = test.results.count + (test.problems.isEmpty ? 0 : 1)
        let counts = "tests=\"\(total)\" failures=\"\(failures)\" errors=\"\(errors)\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="scene-kit" \(counts)>
              <testsuite name="\(test.location.escapedForXML)" \(counts)>
            \(cases)  </testsuite>
            </testsuites>

            """
    }

    private func element(for result: CaseResult) -> String {
        var content = ""
        if !result.isPassed {
            content = Self.element(
                result.status == .negative ? "failure" : "error", result.problems, result.diff)
        }
        return element(result.name, result.set ?? "", result.path, holding: content)
    }

    private func element(
        _ name: String, _ suite: String, _ path: String, holding content: String
    ) -> String {
        let start =
            "    <testcase name=\"\(name.escapedForXML)\" classname=\"\(suite.escapedForXML)\" "
            + "file=\"\(path.escapedForXML)\""
        return content.isEmpty ? start + "/>\n" : start + ">\n\(content)    </testcase>\n"
    }

    private static func element(
        _ name: String, _ problems: [Diagnostic], _ diff: String = ""
    ) -> String {
        let formatter = DiagnosticFormatter()
        let text = problems.map { formatter.text(of: $0) + "\n" }.joined() + diff
        let message = problems.first?.message ?? ""
        return "      <\(name) message=\"\(message.escapedForXML)\">"
            + "\(text.escapedForXML(keepingLineBreaks: true))</\(name)>\n"
    }
}

extension String {
    /// The text, escaped for an attribute.
    fileprivate var escapedForXML: String { escapedForXML(keepingLineBreaks: false) }

    /// The text, escaped for an element. Characters that XML can't represent appear as in a
    /// terminal.
    fileprivate func escapedForXML(keepingLineBreaks: Bool) -> String {
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
}
