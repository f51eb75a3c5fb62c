import Basics

/// The elements of property lists in XML.
enum XMLElement {
    static let names = [
        "plist", "dict", "array", "key", "string", "integer", "real", "true", "false", "date",
        "data",
    ]
}

extension PropertyListText {
    /// Looks for what would exhaust Foundation's stack, or its time.
    ///
    /// Every doubt counts as one level more: this may refuse a file that Foundation would read,
    /// and lets none pass that nests deeper than it says.
    func check() throws(XcodeTemplateError) {
        var scan = PropertyListScan(text: self)
        if isXML { try scan.scanXML() } else { try scan.scanOpenStep() }
    }
}

/// One pass over a text, without recursion.
private struct PropertyListScan {
    let text: PropertyListText
    /// The elements that are open, and where they begin.
    private var open: [(name: ArraySlice<UInt8>, range: Range<Int>)] = []
    private var values = 0

    init(text: PropertyListText) {
        self.text = text
    }

    mutating func scanXML() throws(XcodeTemplateError) {
        let bytes = text.bytes
        var index = 0
        while let tag = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[tag...]
            if rest.starts(with: "<!--".utf8) {
                index = end(of: "-->", from: tag + 4)
            } else if rest.starts(with: "<![CDATA[".utf8) {
                index = end(of: "]]>", from: tag + 9)
            } else if rest.starts(with: "<?".utf8) {
                index = end(of: "?>", from: tag + 2)
            } else if rest.starts(with: "<!".utf8) {
                index = end(of: ">", from: tag + 2)
            } else {
                index = try scanTag(from: tag)
            }
        }
        if let last = open.last {
            throw error(.unclosedElement(String(decoding: last.name, as: UTF8.self)), last.range)
        }
    }

    private mutating func scanTag(from start: Int) throws(XcodeTemplateError) -> Int {
        let bytes = text.bytes
        let closes = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
        let nameStart = min(bytes.count, start + (closes ? 2 : 1))
        let name = bytes[nameStart...].prefix { $0.isWordCharacter }
        let end = end(of: ">", from: name.endIndex)
        let range = start..<end
        let word = String(decoding: name, as: UTF8.self)
        if closes {
            let last = open.popLast()
            if last?.name != name { throw mismatch(word, range, expected: last) }
            return end
        }
        if !XMLElement.names.contains(word) { throw error(.unknownElement(word), range) }
        try countValue()
        let isEmpty = end - 2 > start && bytes[end - 2] == UInt8(ascii: "/")
        if isEmpty { return end }
        open.append((name, range))
        try checkDepth(at: range)
        return end
    }

    private func mismatch(
        _ word: String, _ range: Range<Int>, expected: (name: ArraySlice<UInt8>, range: Range<Int>)?
    ) -> XcodeTemplateError {
        let name = expected.map { String(decoding: $0.name, as: UTF8.self) }
        return error(.mismatchedElement(found: word, expected: name), range)
    }

    /// Where what begins before `start` ends; the end of the text if it does not.
    private func end(of mark: String, from start: Int) -> Int {
        let mark = Array(mark.utf8)
        let bytes = text.bytes
        var index = start
        while index + mark.count <= bytes.count {
            if bytes[index] == mark[0], bytes[index...].starts(with: mark) {
                return index + mark.count
            }
            index += 1
        }
        return bytes.count
    }

    mutating func scanOpenStep() throws(XcodeTemplateError) {
        let bytes = text.bytes
        var depth = 0
        var index = 0
        var isInWord = false
        while index < bytes.count {
            let byte = bytes[index]
            defer { isInWord = byte.isOpenStepWord }
            switch byte {
            // In a word, as in http://x, two slashes begin no comment.
            case UInt8(ascii: "/") where !isInWord && bytes[index...].starts(with: "//".utf8):
                index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
                continue
            case UInt8(ascii: "/") where !isInWord && bytes[index...].starts(with: "/*".utf8):
                index = end(of: "*/", from: index + 2)
                continue
            case UInt8(ascii: "\""), UInt8(ascii: "'"): index = endOfString(from: index)
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                depth += 1
                try checkDepth(depth, at: index..<index + 1)
                try countValue()
            case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ","), UInt8(ascii: ";"): try countValue()
            default: break
            }
            index += 1
        }
    }

    /// Where the quote is that ends a string.
    private func endOfString(from start: Int) -> Int {
        let bytes = text.bytes
        var index = start + 1
        while index < bytes.count, bytes[index] != bytes[start] {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, bytes.count)
    }

    private mutating func countValue() throws(XcodeTemplateError) {
        values += 1
        if values > PropertyList.mostValues {
            throw XcodeTemplateError(.tooManyValues(limit: PropertyList.mostValues), in: text.name)
        }
    }

    private func checkDepth(at range: Range<Int>) throws(XcodeTemplateError) {
        try checkDepth(open.count, at: range)
    }

    private func checkDepth(_ depth: Int, at range: Range<Int>) throws(XcodeTemplateError) {
        let limit = PropertyList.deepestNesting
        if depth > limit { throw error(.tooDeep(limit: limit), range) }
    }

    private func error(_ problem: XcodeTemplateProblem, _ range: Range<Int>) -> XcodeTemplateError {
        XcodeTemplateError(problem, at: .text(text.source, range))
    }
}

extension UInt8 {
    /// Whether it can stand in a string without quotes.
    fileprivate var isOpenStepWord: Bool {
        isWordCharacter || "$/:.-".utf8.contains(self)
    }
}
