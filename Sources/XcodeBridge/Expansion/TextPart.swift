import XcodeTemplates

/// A part of a text with macros, expanded for all scenes.
indirect enum TextPart: Hashable, Sendable {
    case text(String)
    /// The scene's name.
    case name
    /// The text for an option, by the option's identifier.
    case option(String)
    /// The value of a macro that isn't an option's.
    case macro(String)
    /// A macro that can't be expressed and stays as it is written.
    case kept(String)
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
    var literal: String? {
        if case .text(let text) = self { text } else { nil }
    }

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
        case .text, .name, .option, .macro, .kept: return self
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
    /// - Parameter isLoose: Set to true if the result differs for some texts that the user can type.
    func applying(_ modifier: MacroModifier, isLoose: inout Bool) -> [TextPart]? {
        switch modifier {
        case .lastPathComponent, .deletingPathExtension:
            isLoose = isLoose || contains { $0.literal == nil && $0 != .name }
            return modifier == .lastPathComponent ? lastPathComponent : deletingPathExtension
        case .deletingLastPathComponent, .pathExtension, .deletingTrailingDot:
            let texts = compactMap(\.literal)
            return texts.count == count ? [.text(modifier(texts.joined()))] : nil
        default: return applying(modifier, isFirst: true, &isLoose)
        }
    }

    /// Applies a modifier that changes one character at a time.
    private func applying(
        _ modifier: MacroModifier, isFirst: Bool, _ isLoose: inout Bool
    ) -> [TextPart]? {
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
                let mapped = part.mapped { $0.applying(modifier, isFirst: isFirst, &isLoose) }
                guard let mapped else { return nil }
                result.append(mapped)
            case .kept: return nil
            }
        }
        return result
    }

    /// The parts after the last slash.
    var lastPathComponent: [TextPart] {
        guard let (index, text, slash) = last(of: "/") else { return self }
        return Self.literal(text[text.index(after: slash)...]) + self[(index + 1)...]
    }

    /// The parts without the extension of the file name.
    var deletingPathExtension: [TextPart] {
        guard let (index, text, dot) = last(of: ".") else { return self }
        let ending = text[text.index(after: dot)...]
        let rest = self[(index + 1)...]
        // A dot at the beginning or the end of a name doesn't begin an extension.
        let isAtStart =
            dot == text.startIndex ? index == 0 : text[text.index(before: dot)] == "/"
        if isAtStart || ending.isEmpty && rest.isEmpty || ending.contains("/")
            || rest.contains(where: { $0.literal?.contains("/") ?? false })
        {
            return self
        }
        return self[..<index] + Self.literal(text[..<dot])
    }

    private static func literal(_ text: Substring) -> [TextPart] {
        text.isEmpty ? [] : [.text(String(text))]
    }

    /// The last text that contains a character, with the position of the last such character.
    private func last(
        of character: Character
    ) -> (index: Int, text: String, position: String.Index)? {
        for (index, part) in enumerated().reversed() {
            if let text = part.literal, let position = text.lastIndex(of: character) {
                return (index, text, position)
            }
        }
        return nil
    }
}
