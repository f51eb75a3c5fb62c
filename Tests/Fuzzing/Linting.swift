import Basics
import JSONSource
import Linting

/// A rule, a line break, and code.
func fuzz(_ input: [UInt8]) {
    let parts = input.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    let code = SourceText(name: "a.swift", text: Array(parts.last ?? []).text)
    var rules = fixed
    if let document = try? JSONDocument(parsing: Array(parts.first ?? []), name: "rule.json"),
        let rule = try? document.decode(LintRule.self)
    {
        _ = rule.wrongExamples
        rules.append(rule)
    }
    let file = LintedFile(code, rules: rules)
    for finding in file.findings {
        expect(finding.range.upperBound <= code.text.utf8.count, "a finding is in the code")
        expect(code.position(atUTF8Offset: finding.range.lowerBound).line > 0, "lines begin at 1")
    }
}

/// A rule of each kind that finds as much as it can.
private let fixed: [LintRule] = [
    #""imports": {"only": []}"#, #""names": ["*"]"#, #""calls": ["*"]"#,
    #""properties": [{"name": "*"}]"#, #""functions": {"forbid": ["*"]}"#,
    #""functions": {"require": ["configure(with:)"]}"#, #""parameters": ["*"]"#,
    #""captures": ["*"]"#,
].map { check in
    let text =
        #"{"id": "r", "why": "W", "fix": "F", \#(check), "passes": "a", "fails": "b"}"#
    return try! JSONDocument(parsing: Array(text.utf8), name: "rule.json").decode()
}
