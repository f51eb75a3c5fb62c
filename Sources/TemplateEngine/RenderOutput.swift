/// The result so far.
///
/// The indentation of a partial's line is held back until the line has something else, so that
/// empty lines stay empty.
struct RenderOutput {
    private(set) var pattern = TextPattern()
    private var pendingIndentation: [UInt8] = []
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// The text, of which nothing is missing.
    var text: String { String(decoding: pattern.bytes, as: UTF8.self) }

    var isTooLarge: Bool { pattern.bytes.count > limit }

    var isAtLineStart: Bool { pattern.isAtLineStart }

    /// Indents what is written next, unless it is a line break.
    mutating func indent(_ indentation: [UInt8]) {
        pendingIndentation = indentation
    }

    /// The same, where the line has no indentation waiting.
    mutating func indentIfNotIndented(_ indentation: [UInt8]) {
        if pendingIndentation.isEmpty { pendingIndentation = indentation }
    }

    mutating func write(_ text: ArraySlice<UInt8>) {
        guard let first = text.first else { return }
        writeIndentation(before: first)
        pattern.append(text)
    }

    mutating func write(_ text: String, escape: RenderOptions.Escape) {
        guard let first = text.utf8.first else { return }
        writeIndentation(before: first)
        switch escape {
        case .none: pattern.append(text.utf8)
        case .html:
            for byte in text.utf8 {
                if let entity = Self.entity(byte) {
                    pattern.append(entity.utf8)
                } else {
                    pattern.append(byte)
                }
            }
        }
    }

    /// Leaves a gap, for a text that does not begin with a line break.
    mutating func write(_ slot: TextSlot) {
        writeIndentation(before: 0)
        pattern.append(slot)
    }

    private mutating func writeIndentation(before first: UInt8) {
        if pendingIndentation.isEmpty { return }
        if first != 0x0A, first != 0x0D { pattern.append(pendingIndentation) }
        pendingIndentation = []
    }

    private static func entity(_ byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
