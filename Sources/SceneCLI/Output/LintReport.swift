import Basics
import JSONSource
import Linting
import ProjectLinting

/// Findings in the formats of people, programs, GitHub, and SARIF.
struct LintReport {
    enum Format: String, CaseIterable { case text, json, github, sarif }

    let files: Int
    let findings: [ProjectLint.Finding]
    /// How many findings the baseline has.
    let known: Int
    let rules: [LintRule]
    let warnings: [Diagnostic]

    func outcome(format: Format, isStrict: Bool, _ options: ReportOptions) -> Outcome {
        let errors = findings.count { $0.finding.rule.severity == .error }
        // Warnings about rules and comments count, too.
        let count = findings.count - errors + self.warnings.count { $0.severity == .warning }
        let isBroken = errors > 0 || isStrict && count > 0
        var outcome = Outcome(
            status: isBroken ? .negative : .success, diagnostics: warnings,
            json: [
                JSONMember("files", .number(files)), JSONMember("known", .number(known)),
                JSONMember("findings", .array(findings.map(json))),
            ])
        // Whoever asks for errors only wants to see these.
        outcome.isDocument = isBroken
        switch format {
        case .text:
            let formatter = DiagnosticFormatter(colored: options.colorsOutput)
            outcome.text =
                findings.map { finding in
                    var diagnostic = diagnostic(finding, hasFix: options.isForTerminal)
                    if !options.isForTerminal { diagnostic.excerpt = nil }
                    return formatter.text(of: diagnostic) + "\n"
                }.joined() + summary(errors, count)
        case .github:
            outcome.text = CaseReport.github(
                summary(errors, count), warnings + findings.map { diagnostic($0, hasFix: true) })
            outcome.isDocument = true
            // The commands say it all.
            outcome.diagnostics = []
        case .sarif:
            outcome.text = sarif.text()
            outcome.isDocument = true
        // The reporter prints the document.
        case .json: break
        }
        return outcome
    }

    private func summary(_ errors: Int, _ warnings: Int) -> String {
        var found = [(errors, "error"), (warnings, "warning"), (known, "known finding")]
            .filter { $0.0 > 0 }.map { $0.0.counting($0.1) }
        if found.isEmpty { found = [files == 0 ? "no rule is for any" : "nothing breaks a rule"] }
        return "\(files.counting("file")): \(found.joinedAsAlternatives("and")).\n"
    }

    private func diagnostic(_ item: ProjectLint.Finding, hasFix: Bool) -> Diagnostic {
        let rule = item.finding.rule
        return Diagnostic(
            rule.severity == .error ? .error : .warning, item.message, in: item.source,
            at: item.finding.range, hint: hasFix ? rule.fix : nil)
    }

    private func json(_ item: ProjectLint.Finding) -> JSONValue {
        let finding = item.finding
        let place = item.source.position(atUTF8Offset: finding.range.lowerBound)
        return [
            "rule": .string(finding.rule.id), "severity": .string(finding.rule.severity.rawValue),
            "path": .string(item.source.name), "line": .number(place.line),
            "column": .number(place.column), "declaration": .string(finding.declaration),
            "name": .string(finding.name), "message": .string(finding.text),
            "why": .string(finding.rule.why), "fix": .string(finding.rule.fix),
        ]
    }

    // MARK: SARIF

    /// A log of SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
    private var sarif: JSONValue {
        let used = rules.filter { rule in findings.contains { $0.finding.rule.id == rule.id } }
        let descriptions = used.map { rule -> JSONValue in
            [
                "id": .string(rule.id), "shortDescription": ["text": .string(rule.why)],
                "help": ["text": .string(rule.fix)],
            ]
        }
        let workTree = WorkTree()
        let results = findings.map { item -> JSONValue in
            let range = item.finding.range
            let start = item.source.position(atUTF8Offset: range.lowerBound)
            let end = item.source.position(atUTF8Offset: range.upperBound)
            let region: JSONValue = [
                "startLine": .number(start.line), "startColumn": .number(start.column),
                "endLine": .number(end.line), "endColumn": .number(end.column),
            ]
            let path = workTree.path(item.source.name)
            let names = path.split(separator: "/", omittingEmptySubsequences: false)
            let uri = names.map { String($0).percentEncoded }.joined(separator: "/")
            let location: JSONValue = [
                "artifactLocation": ["uri": .string(path.hasPrefix("/") ? "file://" + uri : uri)],
                "region": region,
            ]
            return [
                "ruleId": .string(item.finding.rule.id),
                "level": .string(item.finding.rule.severity.rawValue),
                "message": ["text": .string(item.message)],
                "locations": [["physicalLocation": location]],
            ]
        }
        let notifications = JSONValue.array(
            warnings.map { warning -> JSONValue in
                let place = warning.path.map { workTree.path($0) + ": " } ?? ""
                return [
                    "level": .string(warning.severity.rawValue),
                    "message": ["text": .string(place + warning.message)],
                ]
            })
        let driver: JSONValue = [
            "name": "scene-kit", "version": .string(Tool.version), "rules": .array(descriptions),
        ]
        return [
            "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "runs": [
                [
                    "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
                    "results": .array(results),
                    "invocations": [
                        ["executionSuccessful": true, "toolExecutionNotifications": notifications]
                    ],
                ]
            ],
        ]
    }
}
