import Basics

extension PropertyList {
    /// The text of a property list in XML as Apple's tools write it: tabs, sorted keys, and the same
    /// bytes each time.
    ///
    /// Characters that XML has no way to write, such as most control characters, come out as U+FFFD.
    package var xml: String {
        var writer = PropertyListWriter()
        writer.add(self, level: 0)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
            "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            \(writer.text)</plist>

            """
    }
}

private struct PropertyListWriter {
    private(set) var text = ""

    mutating func add(_ value: PropertyList, level: Int) {
        switch value {
        case .string(let string): line("<string>\(string.escapedForXML)</string>", level)
        case .integer(let number): line("<integer>\(number)</integer>", level)
        case .real(let number): line("<real>\(number.asReal)</real>", level)
        case .boolean(let isOn): line(isOn ? "<true/>" : "<false/>", level)
        case .date(let seconds): line("<date>\(PropertyListDate(seconds).text)</date>", level)
        case .data(let bytes): line("<data>\(bytes.base64)</data>", level)
        case .array(let elements):
            if elements.isEmpty { return line("<array/>", level) }
            line("<array>", level)
            for element in elements { add(element, level: level + 1) }
            line("</array>", level)
        case .dictionary(let members):
            if members.isEmpty { return line("<dict/>", level) }
            line("<dict>", level)
            let keys = members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            for key in keys {
                line("<key>\(key.escapedForXML)</key>", level + 1)
                if let member = members[key] { add(member, level: level + 1) }
            }
            line("</dict>", level)
        }
    }

    private mutating func line(_ content: String, _ level: Int) {
        text += String(repeating: "\t", count: level) + content + "\n"
    }
}

extension Double {
    fileprivate var asReal: String {
        if isNaN { return "nan" }
        if isInfinite { return self < 0 ? "-infinity" : "+infinity" }
        return String(self)
    }
}

extension String {
    fileprivate var escapedForXML: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // Else a reader makes a line feed of it.
            case "\r": escaped += "&#13;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension [UInt8] {
    fileprivate var base64: String {
        let digits = [UInt8](
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        for start in stride(from: 0, to: count, by: 3) {
            let group = self[start..<Swift.min(start + 3, count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                text.append(
                    place <= group.count
                        ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
