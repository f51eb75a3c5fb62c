import XcodeTemplates

/// A part of a text with macros, expanded for all scenes.
indirect enum TextPart: Hashable, Sendable {
    case text(String)
    case name
    /// The text for an option, by the option's identifier.
    case option(String)
    /// The value of a macro that isn't an option's.
    case macro(String)
    /// A text for each value of an option.
    case byValue(of: String, [ValueCase])
    /// A text if an option has a value that isn't empty, and another one if it hasn't.
    case given(String, [TextPart], otherwise: [TextPart])

    struct ValueCase: Hashable, Sendable {
        /// The value in the bundle.
        let value: String
        let parts: [TextPart]
    }

    /// The text of a part that is always the same.
    var literal: String? { if case .text(let text) = self { text } else { nil } }

    /// Changes the texts of a condition; nil if one of them can't be changed.
    fileprivate func mapped(_ change: ([TextPart]) -> [TextPart]?) -> TextPart? {
        switch self {
        case .byValue(let id, let cases):
            let results = cases.compactMap { one in
                change(one.parts).map { ValueCase(value: one.value, parts: $0) }
            }
            return results.count == cases.count ? .byValue(of: id, results) : nil
        case .given(let id, let given, let otherwise):
            guard let given = change(given), let otherwise = change(otherwise) else { return nil }
            return .given(id, given, otherwise: otherwise)
        case .text, .name, .option, .macro: return self
        }
    }
}

extension [TextPart] {
    /// The parts for one value of an option.
    func choosing(_ value: String, of id: String) -> [TextPart] {
        flatMap { part -> [TextPart] in
            guard case .byValue(of: id, let cases) = part else {
                return [part.mapped { $0.choosing(value, of: id) } ?? part]
            }
            let parts = cases.first { $0.value == value }?.parts ?? []
            return parts.choosing(value, of: id).filter { $0 != .text("") }
        }
    }

    /// The parts with a modifier applied to them; nil if a set can't express the result.
    ///
    /// - Parameter isLoose: Set to true if the result differs for some texts that the user can
    ///   type.
    func applying(
        _ modifier: MacroModifier, isFirst: Bool = true, isLoose: inout Bool
    ) -> [TextPart]? {
        switch modifier {
        case .lastPathComponent, .deletingPathExtension, .deletingLastPathComponent,
            .pathExtension, .deletingTrailingDot:
            // A name contains no slashes and dots, but a text can.
            let isExact = allSatisfy { $0.literal != nil || $0 == .name }
            if !isExact, modifier != .lastPathComponent, modifier != .deletingPathExtension {
                return nil
            }
            isLoose = isLoose || !isExact
            return applyingToPath(modifier)
        // All others change one character at a time.
        default: break
        }
        var result: [TextPart] = []
        for (index, part) in enumerated() {
            let isFirst = isFirst && index == 0
            switch part {
            case .text(let text):
                // Only the beginning of an identifier can't be a digit.
                let modified = isFirst ? modifier(text) : String(modifier("x" + text).dropFirst())
                result.append(.text(modified))
            case .name, .option, .macro:
                if [.lower, .lowercased, .upper, .uppercased].contains(modifier) { return nil }
                // A name consists of letters, digits, and underscores.
                let dashes = [.bundleIdentifier, .rfc1034Identifier].contains(modifier)
                isLoose = isLoose || part != .name || dashes
                result.append(part)
            case .byValue, .given:
                let mapped = part.mapped {
                    $0.applying(modifier, isFirst: isFirst, isLoose: &isLoose)
                }
                guard let mapped else { return nil }
                result.append(mapped)
            }
        }
        return result
    }

    /// Applies a modifier that removes parts of a path, as if no value contained slashes and dots.
    func applyingToPath(_ modifier: MacroModifier) -> [TextPart] {
        // In the path, a private character stands for each value.
        let values = filter { $0.literal == nil }
        let characters = values.indices.compactMap { Unicode.Scalar(0xF0000 + UInt32($0)) }
        var rest = characters[...]
        let path = map { $0.literal ?? rest.popFirst().map { String($0) } ?? "" }.joined()
        var result: [TextPart] = []
        var text = String.UnicodeScalarView()
        for scalar in modifier(path).unicodeScalars {
            guard let index = characters.firstIndex(of: scalar) else {
                text.append(scalar)
                continue
            }
            if !text.isEmpty { result.append(.text(String(text))) }
            text = .init()
            result.append(values[index])
        }
        return text.isEmpty ? result : result + [.text(String(text))]
    }
}
