import PropertyLists

/// A text macro such as `___VARIABLE_x:identifier___`, and its range.
package struct TextMacro: Hashable, Sendable {
    /// The name between the underscores, without modifiers.
    package let name: String
    /// The changes to the value, from left to right.
    package let modifiers: [String]
    /// From the first underscore to the last, in bytes.
    package let range: Range<Int>

    /// How macros name options.
    package static let variablePrefix = "VARIABLE_"
    /// How macros name what to import for the class of an option.
    package static let importPrefix = "IMPORTHEADER_"

    /// The deepest nesting of values that refer to each other.
    package static let deepestNesting = 64

    /// The option that it names.
    package var variable: String? {
        name.hasPrefix(Self.variablePrefix)
            ? String(name.dropFirst(Self.variablePrefix.count)) : nil
    }

    /// The macro as it is written.
    package var written: String {
        "___" + name + (modifiers.isEmpty ? "" : ":" + modifiers.joined(separator: ",")) + "___"
    }

    /// The first modifier that there is not, such as one with a space before it.
    package var unknownModifier: String? {
        modifiers.first { MacroModifier(rawValue: $0) == nil }
    }

    /// Why the macro stays as it is.
    package var reasonToStay: String {
        guard let unknownModifier else { return "nothing declares \(written); it stays as it is" }
        return "'\(unknownModifier)' is not a modifier; \(written) stays as it is"
    }

    /// The macro as it was probably meant: without spaces in its modifiers.
    package var hintOnSpaces: String? {
        guard modifiers.contains(where: { $0.contains(" ") }) else { return nil }
        let plain = modifiers.map { $0.filter { $0 != " " } }
        guard plain.allSatisfy({ MacroModifier(rawValue: $0) != nil }) else { return nil }
        return "Write ___\(name):\(plain.joined(separator: ","))___, without spaces."
    }

    /// The options that a text names, in order.
    package static func variables(in text: String) -> [String] {
        all(in: Array(text.utf8)).compactMap(\.variable)
    }

    /// Returns all macros of a text, in order.
    ///
    /// A name ends at the first three underscores after it, so macros can follow each other
    /// directly, and `___A____B` is the value of A followed by `_B`. The search takes linear time.
    package static func all(in bytes: [UInt8]) -> [TextMacro] {
        bytes.withUnsafeBufferPointer { buffer in
            var lexer = MacroLexer(bytes: buffer)
            return lexer.all()
        }
    }
}

/// Finds the macros of a text.
private struct MacroLexer {
    let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private static let underscore = UInt8(ascii: "_")

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func all() -> [TextMacro] {
        var macros: [TextMacro] = []
        while index < bytes.count {
            guard bytes[index] == Self.underscore else {
                index += 1
                continue
            }
            let run = lengthOfRun
            index += run
            guard run >= 3, let macro = macro(from: index - 3) else { continue }
            macros.append(macro)
        }
        return macros
    }

    private var lengthOfRun: Int {
        var end = index
        while end < bytes.count, bytes[end] == Self.underscore { end += 1 }
        return end - index
    }

    /// The macro whose name begins at `index`. Without one, `index` is behind what cannot be part
    /// of one, so that nothing is read twice.
    private mutating func macro(from start: Int) -> TextMacro? {
        let nameStart = index
        guard nameStart < bytes.count, bytes[nameStart].isLetter else { return nil }
        skipPart { $0.isWordCharacter }
        if text(nameStart..<index).hasPrefix(TextMacro.variablePrefix) {
            // Identifiers of options are any texts.
            skipPart { $0.isIdentifierCharacter }
        }
        let name = text(nameStart..<index)
        var modifiers: [String] = []
        if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
            index += 1
            let modifierStart = index
            skipPart { $0.isWordCharacter || " ,.-".utf8.contains($0) }
            modifiers = text(modifierStart..<index).split(
                separator: ",", omittingEmptySubsequences: false
            ).map(String.init)
        }
        guard isAtEnd, !modifiers.contains("") else { return nil }
        index += 3
        return TextMacro(name: name, modifiers: modifiers, range: start..<index)
    }

    private var isAtEnd: Bool {
        index + 2 < bytes.count && bytes[index] == Self.underscore
            && bytes[index + 1] == Self.underscore && bytes[index + 2] == Self.underscore
    }

    private mutating func skipPart(while isPart: (UInt8) -> Bool) {
        while index < bytes.count, !isAtEnd, isPart(bytes[index]) { index += 1 }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool {
        isWordCharacter && self != UInt8(ascii: "_") && !(0x30...0x39).contains(self)
    }

    /// Whether the identifier of an option may hold it: what ends a macro or a line may not.
    fileprivate var isIdentifierCharacter: Bool {
        isWordCharacter || self >= 0x80 || " .-+/".utf8.contains(self)
    }
}
