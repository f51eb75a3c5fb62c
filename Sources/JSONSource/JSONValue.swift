import Basics

/// A JSON value to write, created with literals if possible.
///
///     let report: JSONValue = ["schema": 1, "operations": [], "exit": .number(status)]
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    /// A text as a list of its lines. The lines joined by line feeds are the text again.
    case lines(String)
    case array([JSONValue])
    /// The members of an object in the order in which they are written. Their keys must differ.
    case object([JSONMember])

    /// A string, or null for nil.
    package static func string(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }

    /// A whole number, or null for nil.
    package static func number(_ value: (some FixedWidthInteger)?) -> JSONValue {
        value.map { .number(String($0)) } ?? .null
    }

    package static func array(_ strings: some Sequence<String>) -> JSONValue {
        .array(strings.map { .string($0) })
    }
}

/// A key of an object and its value.
package struct JSONMember: Hashable, Sendable {
    /// The key without escapes.
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) { (self.key, self.value) = (key, value) }

    /// Creates a member with a text; nil without one.
    package init?(_ key: String, text: String?) {
        guard let text else { return nil }
        self.init(key, .string(text))
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    package init(nilLiteral: ()) { self = .null }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .number(String(value)) }
    package init(stringLiteral value: String) { self = .string(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// Creates an object whose members keep the order of the literal.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { JSONMember($0.0, $0.1) })
    }
}

extension JSONValue {
    /// The value as a JSON text with two spaces a level and a line break at its end. Characters
    /// that control terminals, break lines, or set the direction of text are escaped.
    package func text() -> String { String(decoding: utf8(), as: UTF8.self) }

    /// - Parameter size: The approximate number of bytes, so that a long text isn't copied.
    package func utf8(size: Int = 0) -> [UInt8] {
        var writer = JSONWriter()
        writer.output.reserveCapacity(size)
        writer.write(self, level: 0)
        writer.startLine(level: 0)
        return writer.output
    }
}

private struct JSONWriter {
    var output: [UInt8] = []
    /// A line break and the deepest indentation so far.
    private var margin = [UInt8(ascii: "\n")]

    mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .number(let text): output += text.utf8
        case .string(let text): write(quoted: text)
        case .lines(var text):
            output.append(UInt8(ascii: "["))
            startLine(level: level + 1)
            // A line feed in the text ends a string, and the next one begins.
            let next = Array("\",".utf8) + margin[...(level * 2 + 2)] + "\"".utf8
            text.withUTF8 { write(quoted: $0, replacingLineFeedsBy: next) }
            startLine(level: level)
            output.append(UInt8(ascii: "]"))
        case .array(let elements):
            output.append(UInt8(ascii: "["))
            write(elements, level: level) { $0.write($1, level: level + 1) }
            output.append(UInt8(ascii: "]"))
        case .object(let members):
            output.append(UInt8(ascii: "{"))
            write(members, level: level) { writer, member in
                writer.write(quoted: member.key)
                writer.output.append(UInt8(ascii: ":"))
                writer.output.append(UInt8(ascii: " "))
                writer.write(member.value, level: level + 1)
            }
            output.append(UInt8(ascii: "}"))
        }
    }

    private mutating func write<Item>(
        _ items: [Item], level: Int,
        _ writeItem: (inout JSONWriter, Item) -> Void
    ) {
        for (index, item) in items.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            startLine(level: level + 1)
            writeItem(&self, item)
        }
        if !items.isEmpty { startLine(level: level) }
    }

    mutating func startLine(level: Int) {
        while margin.count <= level * 2 { margin.append(UInt8(ascii: " ")) }
        output += margin[...(level * 2)]
    }

    private mutating func write(quoted text: String) {
        var text = text
        text.withUTF8 { write(quoted: $0, replacingLineFeedsBy: [0x5C, UInt8(ascii: "n")]) }
    }

    private mutating func write(
        quoted text: UnsafeBufferPointer<UInt8>, replacingLineFeedsBy lineFeed: [UInt8]
    ) {
        output.append(UInt8(ascii: "\""))
        var start = 0
        while true {
            // Most texts are ASCII without escapes, and are copied without decoding them.
            var end = text.endOfPlainText(from: start)
            output += UnsafeBufferPointer(rebasing: text[start..<end])
            guard end < text.count else { break }
            start = end
            while end < text.count, text[end] != 0x0A, !text[end].isPlainText { end += 1 }
            if start < end {
                let special = String(decoding: text[start..<end], as: UTF8.self)
                for scalar in special.unicodeScalars { write(scalar) }
            } else {
                output += lineFeed
                end += 1
            }
            start = end
        }
        output.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": output += "\\\"".utf8
        case "\\": output += "\\\\".utf8
        case "\r": output += "\\r".utf8
        case "\t": output += "\\t".utf8
        case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}",
            "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
            let digits = String(scalar.value, radix: 16)
            output += "\\u".utf8
            output += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
            output += digits.utf8
        default: output += scalar.utf8
        }
    }
}
