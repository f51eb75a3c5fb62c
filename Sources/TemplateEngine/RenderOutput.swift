/// The result so far.
///
/// The indentation of a partial's line is held back until the line has something else, so that
/// empty lines stay empty.
struct RenderOutput {
    private(set) var bytes: [UInt8] = []
    private var pendingIndentation: [UInt8] = []
    private let limit: Int

    init(limit: Int, expecting count: Int) {
        self.limit = limit
        bytes.reserveCapacity(count)
    }

    var isTooLarge: Bool { bytes.count > limit }

    /// Whether it would be with so many bytes more.
    func isTooLarge(with more: Int) -> Bool { bytes.count + more > limit }

    var isAtLineStart: Bool { bytes.isEmpty || bytes[bytes.count - 1] == 0x0A }

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
        bytes.append(contentsOf: text)
    }

    mutating func write(_ text: String, escape: RenderOptions.Escape) {
        var text = text
        text.withUTF8 { text in
            guard let first = text.first else { return }
            writeIndentation(before: first)
            switch escape {
            case .none: bytes.append(contentsOf: text)
            case .html:
                for byte in text {
                    if let entity = Self.entity(byte) {
                        bytes.append(contentsOf: entity.utf8)
                    } else {
                        bytes.append(byte)
                    }
                }
            }
        }
    }

    private mutating func writeIndentation(before first: UInt8) {
        if pendingIndentation.isEmpty { return }
        if first != 0x0A, first != 0x0D { bytes.append(contentsOf: pendingIndentation) }
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
