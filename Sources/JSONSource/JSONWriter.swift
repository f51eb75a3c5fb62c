extension JSONValue {
    /// The value as a JSON text: the same bytes each time, two spaces a level, a line break at
    /// its end.
    ///
    /// Control characters (C0, DEL, C1) and the line separators U+2028 and U+2029 are escaped, so
    /// that the text can be shown in a terminal and stand in a script; `/` is not.
    public func text() -> String {
        var writer = JSONWriter()
        writer.write(self, indentation: "\n")
        writer.output += "\n"
        return writer.output
    }
}

private struct JSONWriter {
    var output = ""

    mutating func write(_ value: JSONValue, indentation: String) {
        switch value {
        case .null: output += "null"
        case .bool(let value): output += value ? "true" : "false"
        case .number(let text): output += text
        case .string(let text): write(quoted: text)
        case .array(let elements):
            write(elements, between: "[", "]", indentation) { writer, element, inner in
                writer.write(element, indentation: inner)
            }
        case .object(let members):
            write(members, between: "{", "}", indentation) { writer, member, inner in
                writer.write(quoted: member.key)
                writer.output += ": "
                writer.write(member.value, indentation: inner)
            }
        }
    }

    private mutating func write<Item>(
        _ items: [Item], between open: String, _ close: String, _ indentation: String,
        _ writeItem: (inout JSONWriter, Item, String) -> Void
    ) {
        output += open
        let inner = indentation + "  "
        for (index, item) in items.enumerated() {
            output += index == 0 ? inner : "," + inner
            writeItem(&self, item, inner)
        }
        output += items.isEmpty ? close : indentation + close
    }

    private mutating func write(quoted text: String) {
        output += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        output += "\""
    }
}
