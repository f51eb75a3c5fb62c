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
}

/// A difference between the bundle and the set, or a part of the bundle that a set can't express.
struct ConversionIssue: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// Nothing declares the macro, so it stays as it is in both.
        case undeclared(reason: String, hint: String?)
        /// White space between the slashes and the header is left out.
        case spaceBeforeHeader
        /// The macro can't be expressed and stays as it is.
        case kept
        /// The modifiers of a text that the user types are left out.
        case modifiersLeftOut
        /// The macro always has the value that it has outside of Xcode.
        case fixed(String)
        /// A suffix is also added to a name that ends in it.
        case suffix
        /// Whether an option is active depends on a text.
        case textRequirement(String)
    }

    let kind: Kind
    /// The macro as it is written; empty outside of macros.
    let written: String
    /// The range of the macro in its file in UTF-8; nil outside of macros.
    let range: Range<Int>?

    /// Whether generated files can differ.
    var changesFiles: Bool {
        switch kind {
        case .undeclared, .fixed: false
        case .kept, .modifiersLeftOut, .suffix, .textRequirement, .spaceBeforeHeader: true
        }
    }
}

extension [TextPart] {
    /// The parts for one value of an option.
    func choosing(_ value: String, of id: String) -> [TextPart] {
        flatMap { part -> [TextPart] in
            switch part {
            case .byValue(of: id, let cases):
                let parts = cases.first { $0.value == value }?.parts ?? []
                return parts.choosing(value, of: id).filter { $0 != .text("") }
            case .byValue, .given: return [part.mapped { $0.choosing(value, of: id) } ?? part]
            case .text, .name, .option, .macro, .kept: return [part]
            }
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
            let changesCase = [.lower, .lowercased, .upper, .uppercased].contains(modifier)
            switch part {
            case .text(let text):
                // Only the beginning of an identifier can't be a digit.
                let modified = isFirst ? modifier(text) : String(modifier("x" + text).dropFirst())
                result.append(.text(modified))
            case .kept: return nil
            case .name, .option, .macro:
                if changesCase { return nil }
                // A name consists of letters, digits, and underscores.
                let dashes = [.bundleIdentifier, .rfc1034Identifier].contains(modifier)
                isLoose = isLoose || part != .name || dashes
                result.append(part)
            case .byValue, .given:
                let mapped = part.mapped {
                    $0.applying(modifier, isFirst: isFirst, &isLoose)
                }
                guard let mapped else { return nil }
                result.append(mapped)
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

extension TextPart {
    /// Changes the texts of a condition; nil if one of them can't be changed.
    fileprivate func mapped(_ change: ([TextPart]) -> [TextPart]?) -> TextPart? {
        switch self {
        case .byValue(let id, let cases):
            var results: [ValueCase] = []
            for one in cases {
                guard let parts = change(one.parts) else { return nil }
                results.append(ValueCase(value: one.value, parts: parts))
            }
            return .byValue(of: id, results)
        case .given(let id, let given, let otherwise):
            guard let given = change(given), let otherwise = change(otherwise) else { return nil }
            return .given(id, given, otherwise: otherwise)
        case .text, .name, .option, .macro, .kept: return self
        }
    }
}
