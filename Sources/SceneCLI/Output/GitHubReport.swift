import Basics

/// Problems as commands to GitHub's runner, which shows each beside the line that it is about.
///
/// The form and its escaping are those of `@actions/core`.
struct GitHubReport {
    /// The text for the log.
    let report: String
    let problems: [Diagnostic]

    /// The report, then a line for each problem.
    ///
    /// Text in templates could look like a command to the runner. The runner therefore ignores
    /// commands up to a word that the report can't contain: its own digest.
    var text: String {
        let word = SHA256.digest(of: report.utf8).description
        return "::stop-commands::\(word)\n\(report)::\(word)::\n" + problems.map(command).joined()
    }

    private func command(_ problem: Diagnostic) -> String {
        var properties: [String] = []
        if let path = problem.path { properties.append("file=\(path.escapedAsProperty)") }
        if let position = problem.position {
            properties.append("line=\(position.line)")
            properties.append("col=\(position.column)")
        }
        let name =
            switch problem.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let message = [problem.message, problem.hint].compactMap(\.self).joined(separator: "\n")
        let start = properties.isEmpty ? name : "\(name) \(properties.joined(separator: ","))"
        return "::\(start)::\(message.escapedAsData)\n"
    }
}

extension String {
    fileprivate var escapedAsData: String {
        escapedForTerminal(keepingLineBreaks: true).replacing("%", with: "%25")
            .replacing("\n", with: "%0A")
    }

    fileprivate var escapedAsProperty: String {
        escapedAsData.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
