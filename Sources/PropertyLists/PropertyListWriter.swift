extension PropertyList {
    /// The text of a property list in XML as Apple's tools write it: with tabs and sorted keys.
    /// Characters that XML can't express, such as most control characters, become U+FFFD.
    package var xml: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
            "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        write(to: &text, indent: "")
        return text + "</plist>\n"
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .string(let string): text += "\(indent)<string>\(string.escapedForXML)</string>\n"
        case .integer(let number): text += "\(indent)<integer>\(number)</integer>\n"
        case .boolean(let isOn): text += "\(indent)<\(isOn)/>\n"
        case .array([]): text += "\(indent)<array/>\n"
        case .array(let elements):
            text += "\(indent)<array>\n"
            for element in elements { element.write(to: &text, indent: indent + "\t") }
            text += "\(indent)</array>\n"
        case .dictionary([:]): text += "\(indent)<dict/>\n"
        case .dictionary(let members):
            text += "\(indent)<dict>\n"
            let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            for (key, member) in sorted {
                text += "\(indent)\t<key>\(key.escapedForXML)</key>\n"
                member.write(to: &text, indent: indent + "\t")
            }
            text += "\(indent)</dict>\n"
        }
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
            // A reader would replace it with a line feed.
            case "\r": escaped += "&#13;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
