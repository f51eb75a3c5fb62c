import SwiftSource
import TemplateSets

extension RoleRule {
    /// The places in rendered Swift that break the rule, in the order of the text. Ranges are in
    /// UTF-8.
    ///
    /// A declaration isn't a call, and neither is a case of an implied type such as `.present(…)`.
    func violations(in text: String) -> [(message: String, range: Range<Int>)] {
        let bytes = Array(text.utf8)
        let tokens = SwiftLexer.tokens(of: bytes).filter {
            $0.kind != .comment && $0.kind != .newline
        }
        let words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        var violations: [(message: String, range: Range<Int>)] = []
        for index in tokens.indices where tokens[index].kind == .word {
            let name = words[index].trimmingBackticks
            if words[index] == "import", let module = Self.module(after: index, in: words),
                imports.contains(words[module])
            {
                violations.append(
                    ("the \(role) must not import \(words[module])", tokens[module].range))
            }
            if calls.contains(name), Self.isCall(index, words, tokens) {
                violations.append(("the \(role) must not call \(name)", tokens[index].range))
            }
        }
        return violations
    }

    /// The index of `UIKit` in `import UIKit` and `import class UIKit.UIView`.
    private static func module(after index: Int, in words: [String]) -> Int? {
        let kinds = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
        var next = index + 1
        if next < words.count, kinds.contains(words[next]) { next += 1 }
        return next < words.count ? next : nil
    }

    private static func isCall(_ index: Int, _ words: [String], _ tokens: [SwiftToken]) -> Bool {
        guard index + 1 < words.count, ["(", "{"].contains(words[index + 1]) else { return false }
        guard index > 0 else { return true }
        switch words[index - 1] {
        case "func", "case", "let", "var", "class", "struct", "enum", "protocol": return false
        case ".":
            // The token before the dot of a member ends an expression.
            guard index > 1 else { return false }
            let owner = words[index - 2]
            if tokens[index - 2].kind == .word { return !introducers.contains(owner) }
            if [")", "]", "}"].contains(owner) { return true }
            return ["?", "!"].contains(owner) && !tokens[index - 1].isSpaced
        default: return words[index + 1] == "("
        }
    }

    /// Keywords that can precede a case of an implied type.
    private static let introducers: Set<String> = [
        "return", "case", "in", "try", "await", "else", "where", "throw", "is", "as",
    ]
}

extension String {
    fileprivate var trimmingBackticks: String {
        count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
    }
}
