import Basics

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

    /// Why the macro stays as it is.
    package var reasonToStay: String {
        guard let unknown = modifiers.first(where: { MacroModifier(rawValue: $0) == nil }) else {
            return "nothing declares \(written); it stays as it is"
        }
        return "'\(unknown)' is not a modifier; \(written) stays as it is"
    }

    /// The macro as it was probably meant: without spaces in its modifiers.
    package var hintOnSpaces: String? {
        let plain = modifiers.map { $0.filter { $0 != " " } }
        guard plain != modifiers, plain.allSatisfy({ MacroModifier(rawValue: $0) != nil }) else {
            return nil
        }
        return "Write ___\(name):\(plain.joined(separator: ","))___, without spaces."
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
    var index = 0
    private static let underscore = UInt8(ascii: "_")

    mutating func all() -> [TextMacro] {
        var macros: [TextMacro] = []
        while index < bytes.count {
            let start = index
            while index < bytes.count, bytes[index] == Self.underscore { index += 1 }
            if index == start {
                index += 1
            } else if index - start >= 3, let macro = macro(from: index - 3) {
                macros.append(macro)
            }
        }
        return macros
    }

    /// The macro whose name begins at `index`. If there is none, `index` moves past what can't be
    /// part of one, so that nothing is read twice.
    private mutating func macro(from start: Int) -> TextMacro? {
        guard index < bytes.count, bytes[index].isLetter else { return nil }
        let nameStart = index
        skip { $0.isWordCharacter }
        if text(from: nameStart).hasPrefix(TextMacro.variablePrefix) {
            // The identifiers of options can have other characters.
            skip { $0.isWordCharacter || $0 >= 0x80 || " .-+/".utf8.contains($0) }
        }
        let name = text(from: nameStart)
        var modifiers: [String] = []
        if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
            index += 1
            let modifierStart = index
            skip { $0.isWordCharacter || " ,.-".utf8.contains($0) }
            modifiers = text(from: modifierStart)
                .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        guard isAtEnd, !modifiers.contains("") else { return nil }
        index += 3
        return TextMacro(name: name, modifiers: modifiers, range: start..<index)
    }

    private var isAtEnd: Bool {
        index + 2 < bytes.count && bytes[index...index + 2].allSatisfy { $0 == Self.underscore }
    }

    private mutating func skip(while isPart: (UInt8) -> Bool) {
        while index < bytes.count, !isAtEnd, isPart(bytes[index]) { index += 1 }
    }

    private func text(from start: Int) -> String {
        String(decoding: bytes[start..<index], as: UTF8.self)
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter. The bit is the difference between the cases.
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    /// Whether it is an ASCII letter, a digit, or `_`.
    fileprivate var isWordCharacter: Bool {
        isLetter || self == UInt8(ascii: "_") || (0x30...0x39).contains(self)
    }
}

struct MacroText {
    let bytes: [UInt8]
    /// The path of the file or bundle that it comes from.
    let origin: String
    /// Whether it is all of that file, so messages about it have positions.
    var isWholeFile = false

    func diagnostic(
        _ severity: Diagnostic.Severity, _ message: String, at macro: TextMacro, hint: String? = nil
    ) -> Diagnostic {
        if !isWholeFile { return Diagnostic(severity, message, path: origin, hint: hint) }
        return Diagnostic(
            severity, message,
            in: SourceText(name: origin, text: String(decoding: bytes, as: UTF8.self)),
            at: macro.range, hint: hint)
    }

    /// A warning that the macro stays as it is.
    func warning(on macro: TextMacro) -> Diagnostic {
        diagnostic(.warning, macro.reasonToStay, at: macro, hint: macro.hintOnSpaces)
    }
}
