/// What tags are written between.
package struct TemplateDelimiters: Hashable, Sendable {
    package let open: String
    package let close: String

    /// `{{` and `}}`.
    package static let mustache = TemplateDelimiters(open: "{{", close: "}}")

    /// Delimiters of one's own; nil if one is empty, or holds white space or `=`.
    package init?(_ open: String, _ close: String) {
        for text in [open, close] {
            let isBad = text.utf8.contains { $0.isTemplateSpace || $0 == UInt8(ascii: "=") }
            if text.isEmpty || isBad { return nil }
        }
        self.init(open: open, close: close)
    }

    /// Both in one text with white space between, as in `<% %>`; nil if that is not what it is.
    package init?(_ pair: String) {
        let words = pair.utf8.split { $0.isTemplateSpace }
        guard words.count == 2 else { return nil }
        self.init(String(Substring(words[0])), String(Substring(words[1])))
    }

    private init(open: String, close: String) {
        self.open = open
        self.close = close
    }
}

extension UInt8 {
    /// Space, tab, and the characters that end lines.
    var isTemplateSpace: Bool {
        self == 0x20 || self >= 0x09 && self <= 0x0D
    }

    /// What may stand before a tag that has its line to itself.
    var isIndentation: Bool { self == 0x20 || self == 0x09 }
}
