import SwiftSource
import TemplateSets

/// Looks for what the code of a role must not do, in Swift that was rendered.
struct RoleRuleCheck {
    /// A rule that is broken, and where.
    struct RuleViolation: Hashable {
        let message: String
        /// In UTF-8.
        let range: Range<Int>
    }

    let rule: RoleRule

    /// What a text imports and calls against the rule, in its order.
    ///
    /// A function of that name that it declares is not a call, and neither is an enumeration's case
    /// such as `.present(…)` of an implied type.
    func violations(in text: String) -> [RuleViolation] {
        let bytes = Array(text.utf8)
        let tokens = SwiftLexer.tokens(of: bytes).filter {
            $0.kind != .comment && $0.kind != .newline
        }
        let words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        var violations: [RuleViolation] = []
        for index in tokens.indices where tokens[index].kind == .word {
            if words[index] == "import", let module = module(after: index, in: words),
                rule.imports.contains(words[module])
            {
                violations.append(
                    RuleViolation(
                        message: "the \(rule.role) must not import \(words[module])",
                        range: tokens[module].range))
            }
            let name = words[index].trimmingBackticks
            if rule.calls.contains(name), isCall(index, words, tokens) {
                violations.append(
                    RuleViolation(
                        message: "the \(rule.role) must not call \(name)",
                        range: tokens[index].range))
            }
        }
        return violations
    }

    /// `import UIKit`, `import class UIKit.UIView`.
    private func module(after index: Int, in words: [String]) -> Int? {
        let kinds: Set<String> = [
            "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
        ]
        var next = index + 1
        if next < words.count, kinds.contains(words[next]) { next += 1 }
        return next < words.count ? next : nil
    }

    private func isCall(_ index: Int, _ words: [String], _ tokens: [SwiftToken]) -> Bool {
        guard index + 1 < words.count, ["(", "{"].contains(words[index + 1]) else { return false }
        guard index > 0 else { return true }
        switch words[index - 1] {
        case "func", "case", "let", "var", "class", "struct", "enum", "protocol": return false
        case ".":
            // Before the dot of a member there is what it belongs to.
            guard index > 1 else { return false }
            let owner = words[index - 2]
            if tokens[index - 2].kind == .word { return !Self.introducers.contains(owner) }
            if [")", "]", "}"].contains(owner) { return true }
            return ["?", "!"].contains(owner) && !tokens[index - 1].isSpaced
        default: return words[index + 1] == "("
        }
    }

    private static let introducers: Set<String> = [
        "return", "case", "in", "try", "await", "else", "where", "throw", "is", "as",
    ]
}

extension String {
    fileprivate var trimmingBackticks: String {
        count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
    }
}
