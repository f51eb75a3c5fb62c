import Basics
import XcodeTemplates

/// What a modifier does to parts of which not all are known.
///
/// Each part that is not known is stood for by a word of letters and digits, as a scene's name is
/// one. Where that word stays as it is, so does what it stands for.
struct PartModifier {
    private let modifier: MacroModifier

    /// What comes out, and whether a text that the user gives could give something else.
    struct Result {
        var parts: [TextPart]
        var isLoose: Bool
    }

    /// How many cases one macro may have.
    private static let mostCases = 256

    init(_ modifier: MacroModifier) {
        self.modifier = modifier
    }

    /// Nil where it cannot be told.
    func callAsFunction(_ parts: [TextPart]) -> Result? {
        var left = Self.mostCases
        return apply(to: parts, left: &left)
    }

    private func apply(to parts: [TextPart], left: inout Int) -> Result? {
        left -= 1
        if left < 0 { return nil }
        guard let index = parts.firstIndex(where: \.isConditional) else { return plain(parts) }
        let (before, after) = (parts[..<index], parts[(index + 1)...])
        var isLoose = false
        func branch(_ parts: [TextPart], _ left: inout Int) -> [TextPart]? {
            guard let result = apply(to: before + parts + after, left: &left) else { return nil }
            isLoose = isLoose || result.isLoose
            return result.parts
        }
        switch parts[index] {
        case .byValue(let id, let cases):
            var results: [TextPart.ValueCase] = []
            for one in cases {
                guard let parts = branch(one.parts, &left) else { return nil }
                results.append(TextPart.ValueCase(value: one.value, parts: parts))
            }
            return Result(parts: [.byValue(of: id, results)], isLoose: isLoose)
        case .given(let id, let given, let otherwise):
            guard let first = branch(given, &left), let second = branch(otherwise, &left) else {
                return nil
            }
            return Result(parts: [.given(id, first, otherwise: second)], isLoose: isLoose)
        default: return nil
        }
    }

    private func plain(_ parts: [TextPart]) -> Result? {
        var text = ""
        var words: [(word: String, part: TextPart)] = []
        for part in parts {
            switch part {
            case .text(let literal): text += literal
            case .kept: return nil
            default:
                let word = "Qz7x\(words.count)x7zQ"
                words.append((word, part))
                text += word
            }
        }
        guard let result = Self.split(modifier(text), at: words) else { return nil }
        let isOfName = words.contains { $0.part == .name }
        let isOfText = words.contains { $0.part != .name }
        let dashes: [MacroModifier] = [.bundleIdentifier, .rfc1034Identifier]
        // Names have letters, digits and '_', and only the latter cannot stand in a domain.
        let isLoose = isOfText || isOfName && dashes.contains(modifier)
        return Result(parts: result, isLoose: isLoose)
    }

    /// The text with its words turned back into parts; nil where one was changed.
    private static func split(
        _ text: String, at words: [(word: String, part: TextPart)]
    ) -> [TextPart]? {
        var parts: [TextPart] = []
        var rest = Substring(text)
        for (word, part) in words {
            guard let range = rest.firstRange(of: word) else { continue }
            if range.lowerBound > rest.startIndex {
                parts.append(.text(String(rest[..<range.lowerBound])))
            }
            parts.append(part)
            rest = rest[range.upperBound...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        let leftOver = parts.contains { part in
            if case .text(let text) = part {
                return ["qz7x", "x7zq"].contains { text.lowercased().contains($0) }
            }
            return false
        }
        return leftOver ? nil : parts
    }

    /// The name of the file at a path without its extension.
    static func stem(ofPath path: [TextPart]) -> [TextPart] {
        let name = PartModifier(.lastPathComponent)(path)?.parts ?? path
        return PartModifier(.deletingPathExtension)(name)?.parts ?? name
    }
}

extension TextPart {
    fileprivate var isConditional: Bool {
        switch self {
        case .byValue, .given: true
        case .text, .name, .option, .macro, .kept: false
        }
    }
}
