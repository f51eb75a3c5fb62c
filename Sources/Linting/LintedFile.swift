package import Basics
import SwiftSource

/// The findings of rules in a file, without those that comments in it ignore.
///
///     // scene-kit:ignore view-model-no-ui - the preview needs a color
///
/// The comment is for its own line; on a line of its own, for the declaration that follows.
/// `scene-kit:ignore-file` is for the whole file.
package struct LintedFile: Sendable {
    package let source: SourceText
    package private(set) var findings: [LintFinding] = []
    /// Comments that ignore nothing, or give no reason.
    package private(set) var warnings: [Diagnostic] = []
    /// Whether every literal, comment, and bracket has an end, so that the rules saw all code.
    package let isWhole: Bool

    /// - Parameters:
    ///   - isComplete: Whether the rules are all rules for the file, so that a comment for another
    ///     one is useless.
    ///   - switchedOff: The ids of rules that are switched off.
    ///   - ids: The ids of all rules, for suggestions.
    package init(
        _ source: SourceText, rules: [LintRule], isComplete: Bool = true,
        switchedOff: Set<String> = [], among ids: [String] = []
    ) {
        self.source = source
        let code = SwiftCode(source)
        isWhole = code.isWhole
        if !isWhole {
            warnings.append(
                Diagnostic(
                    .warning,
                    "a literal, a comment, or a bracket has no end, so some rules may miss "
                        + "something", path: source.name))
        }
        var comments = Self.ignoringComments(in: code)
        let order = comments.indices.sorted {
            comments[$0].range.lowerBound < comments[$1].range.lowerBound
        }
        let byRule = Dictionary(grouping: order) { comments[$0].rule }
        for rule in rules {
            // Each comment is looked at once, because a line may have thousands of both.
            var ahead = (byRule[rule.id] ?? [])[...]
            var endOfIgnored = 0
            for finding in rule.findings(in: code).sorted(by: {
                $0.range.lowerBound < $1.range.lowerBound
            }) {
                let place = finding.range.lowerBound
                while let next = ahead.first, comments[next].range.lowerBound <= place {
                    ahead.removeFirst()
                    let end = comments[next].range.upperBound
                    if end <= place { continue }
                    comments[next].isUsed = true
                    if !comments[next].reason.isEmpty { endOfIgnored = max(endOfIgnored, end) }
                }
                if place >= endOfIgnored { findings.append(finding) }
            }
        }
        findings.sort { ($0.range.lowerBound, $0.rule.id) < ($1.range.lowerBound, $1.rule.id) }
        for comment in comments {
            if comment.reason.isEmpty {
                let what = comment.rule.isEmpty ? "names no rule" : "gives no reason"
                warnings.append(
                    Diagnostic(
                        .warning, "the comment \(what), so it ignores nothing", in: source,
                        at: comment.place,
                        hint: "Write: // \(comment.mark) \(comment.shownRule) - <reason>"))
            } else if !comment.isUsed, isComplete, !switchedOff.contains(comment.rule) {
                warnings.append(
                    Diagnostic(
                        .warning, "the comment ignores nothing that breaks '\(comment.rule)'",
                        in: source, at: comment.place,
                        hint: ids.contains(comment.rule)
                            ? "Delete it."
                            : Suggestions.question(for: comment.rule, among: ids)
                                ?? "No rule has that id; delete it."))
            }
        }
    }

    private struct Ignoring {
        static let mark = "scene-kit:ignore"

        let mark: String
        let rule: String
        let reason: String
        /// The comment.
        let place: Range<Int>
        /// The code that it is for.
        let range: Range<Int>
        var isUsed = false

        var shownRule: String { rule.isEmpty ? "<rule>" : rule }
    }

    private static func ignoringComments(in code: SwiftCode) -> [Ignoring] {
        // Each byte is searched once, because a line may have thousands of comments.
        var (seen, lineStart) = (0, 0)
        return code.comments.flatMap { comment -> [Ignoring] in
            let text = code.source.text.utf8.text(comment.range)
            guard let mark = text.firstRange(of: Ignoring.mark) else { return [] }
            var rest = text[mark.upperBound...]
            let isForFile = rest.hasPrefix("-file")
            if isForFile { rest = rest.dropFirst("-file".count) }
            var rules: [String] = []
            repeat {
                rest = rest.drop { $0 == " " || $0 == "," }
                let rule = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
                if !rule.hasPrefix("-") { rules.append(String(rule)) }
                rest = rest[(rule.hasPrefix("-") ? rule.startIndex : rule.endIndex)...]
                    .drop { $0 == " " }
            } while rest.first == ","
            let hasReason = rest.first.map { "-–—:".contains($0) } == true
            let reason = hasReason ? rest.drop { !$0.isLetter && !$0.isNumber } : ""
            lineStart = code.lastLineStart(in: seen..<comment.range.lowerBound) ?? lineStart
            seen = comment.range.lowerBound
            let range =
                isForFile ? 0..<Int.max : code.lineOrDeclaration(of: comment, lineStart: lineStart)
            return (rules.isEmpty ? [""] : rules).map { rule in
                Ignoring(
                    mark: Ignoring.mark + (isForFile ? "-file" : ""), rule: rule,
                    reason: String(reason), place: comment.range, range: range)
            }
        }
    }
}

extension SwiftCode {
    /// Returns the offset behind the last line break in a range; nil without one.
    fileprivate func lastLineStart(in range: Range<Int>) -> Int? {
        let bytes = source.text.utf8
        let part = bytes.prefix(range.upperBound).dropFirst(range.lowerBound)
        return part.lastIndex(of: UInt8(ascii: "\n")).map {
            bytes.distance(from: bytes.startIndex, to: $0) + 1
        }
    }

    /// Returns the line of a comment behind code, or what follows one on a line of its own: a
    /// declaration, or a line.
    fileprivate func lineOrDeclaration(
        of comment: SwiftToken, lineStart start: Int
    ) -> Range<Int> {
        let next = tokens.sortedIndex { $0.range.lowerBound < comment.range.lowerBound }
        if next > 0, tokens[next - 1].range.upperBound > start {
            return start..<comment.range.upperBound
        }
        guard next < tokens.count else { return start..<start }
        let place = declarations.sortedIndex { $0.range.lowerBound < next }
        if place < declarations.count, case let declaration = declarations[place],
            declaration.range.lowerBound == next
        {
            let end = tokens[max(next, declaration.range.upperBound - 1)].range.upperBound
            return tokens[next].range.lowerBound..<end
        }
        let line = (next..<tokens.count).prefix { $0 == next || !startsLine[$0] }
        return tokens[next].range.lowerBound..<tokens[line.last ?? next].range.upperBound
    }
}

extension String.UTF8View {
    fileprivate func text(_ range: Range<Int>) -> String {
        let start = index(startIndex, offsetBy: range.lowerBound)
        return String(Substring(self[start..<index(start, offsetBy: range.count)]))
    }
}

extension SwiftCode {
    /// The code of each `#Preview`, which passes sample values to a view, so no rule is for it.
    var previews: [Range<Int>] {
        words.indices.filter { words[$0] == "#Preview" }.compactMap { index in
            let next = word(index + 1) == "(" ? partners[index + 1] + 1 : index + 1
            guard word(next) == "{", partners[next] > next else { return nil }
            return tokens[next].range.lowerBound..<tokens[partners[next]].range.upperBound
        }
    }
}
