/// Reads the objects of a `project.pbxproj` in the old form of property lists.
///
/// Such files have hundreds of thousands of values, of which few matter here: all others are passed
/// over in one walk, without recursion, and no list of everything is made. Readers that make one
/// take seconds for the project of a large app.
struct ProjectFileReader {
    private typealias Problem = XcodeTemplateProblem.Thrown

    private let bytes: [UInt8]
    /// Where reading has come to, also when a problem is thrown.
    private(set) var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Throws a problem for what is not a dictionary in the old form.
    mutating func read() throws(XcodeTemplateProblem.Thrown) -> ProjectObjects {
        var result = ProjectObjects()
        try begin("{")
        while let key = try nextKey() {
            switch key {
            case "objects": try readObjects(&result)
            case "rootObject": result.root = try text()
            default: try skipValue()
            }
            try endMember()
        }
        return result
    }

    private mutating func readObjects(
        _ result: inout ProjectObjects
    ) throws(XcodeTemplateProblem.Thrown) {
        try begin("{")
        while let id = try nextKey() {
            skipSpace()
            if byte == UInt8(ascii: "{") {
                let object = try object()
                // Most objects say of a file that it is built.
                if object.isa != "PBXBuildFile" { result.objects[id] = object }
            } else {
                try skipValue()
            }
            try endMember()
        }
    }

    private mutating func object() throws(XcodeTemplateProblem.Thrown) -> ProjectObject {
        var object = ProjectObject()
        try begin("{")
        while let key = try nextKey() {
            switch key {
            case "isa": object.isa = try value() ?? ""
            case "path": object.path = try value()
            case "sourceTree": object.sourceTree = try value() ?? object.sourceTree
            case "children": object.children = try texts()
            case "mainGroup": object.mainGroup = try value()
            case "projectDirPath": object.projectDirPath = try value() ?? ""
            default: try skipValue()
            }
            try endMember()
        }
        return object
    }

    /// The key of the next member; nil at the end of the dictionary, which is passed.
    private mutating func nextKey() throws(XcodeTemplateProblem.Thrown) -> String? {
        skipSpace()
        if byte == UInt8(ascii: "}") {
            index += 1
            return nil
        }
        let key = try text()
        try begin("=")
        return key
    }

    private mutating func endMember() throws(XcodeTemplateProblem.Thrown) {
        skipSpace()
        if byte == UInt8(ascii: ";") {
            index += 1
        } else if byte != UInt8(ascii: "}") {
            throw expected("';'")
        }
    }

    /// A text; nil for a value of another kind.
    private mutating func value() throws(XcodeTemplateProblem.Thrown) -> String? {
        skipSpace()
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<") {
            try skipValue()
            return nil
        }
        return try text()
    }

    /// The texts of a list; none for a value of another kind.
    private mutating func texts() throws(XcodeTemplateProblem.Thrown) -> [String] {
        skipSpace()
        guard byte == UInt8(ascii: "(") else {
            try skipValue()
            return []
        }
        index += 1
        var texts: [String] = []
        while true {
            skipSpace()
            if byte == UInt8(ascii: ")") {
                index += 1
                return texts
            }
            if let text = try value() { texts.append(text) }
            skipSpace()
            if byte == UInt8(ascii: ",") {
                index += 1
            } else if byte != UInt8(ascii: ")") {
                throw expected("','")
            }
        }
    }

    private mutating func skipValue() throws(XcodeTemplateProblem.Thrown) {
        var depth = 0
        repeat {
            skipSpace()
            switch byte {
            case nil: throw expected("a value")
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"):
                if depth == 0 { throw expected("a value") }
                depth -= 1
                index += 1
            case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="):
                if depth == 0 { throw expected("a value") }
                index += 1
            case UInt8(ascii: "<"):
                while let byte, byte != UInt8(ascii: ">") { index += 1 }
                index += 1
            default: _ = try range()
            }
        } while depth > 0
    }

    private mutating func text() throws(XcodeTemplateProblem.Thrown) -> String {
        skipSpace()
        let (range, isEscaped) = try range()
        if isEscaped { return Self.unescaped(bytes[range]) }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// Passes a string, with or without quotes, and says where its content is.
    private mutating func range() throws(XcodeTemplateProblem.Thrown) -> (
        range: Range<Int>, isEscaped: Bool
    ) {
        guard let quote = byte else { throw expected("a text") }
        let start = index
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            while let byte, !byte.endsProjectWord { index += 1 }
            if index == start { throw expected("a text") }
            return (start..<index, false)
        }
        index += 1
        var isEscaped = false
        while let byte, byte != quote {
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                index += 1
            }
            index += 1
        }
        guard index < bytes.count else {
            index = start
            throw Problem(.notPropertyList("a string has no end"))
        }
        index += 1
        return (start + 1..<index - 1, isEscaped)
    }

    /// What a string stands for; characters by their numbers stay as they are written.
    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var isEscaped = false
        for byte in bytes {
            if !isEscaped, byte == UInt8(ascii: "\\") {
                isEscaped = true
                continue
            }
            switch byte {
            case UInt8(ascii: "n") where isEscaped: result.append(0x0A)
            case UInt8(ascii: "t") where isEscaped: result.append(0x09)
            default: result.append(byte)
            }
            isEscaped = false
        }
        return String(decoding: result, as: UTF8.self)
    }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func begin(_ mark: Character) throws(XcodeTemplateProblem.Thrown) {
        skipSpace()
        guard let byte, byte == mark.asciiValue else { throw expected("'\(mark)'") }
        index += 1
    }

    /// Passes space and comments.
    private mutating func skipSpace() {
        while let byte {
            if byte.isWhitespace {
                index += 1
                continue
            }
            guard byte == UInt8(ascii: "/"), index + 1 < bytes.count else { return }
            if bytes[index + 1] == UInt8(ascii: "/") {
                while let byte = self.byte, byte != 0x0A, byte != 0x0D { index += 1 }
            } else if bytes[index + 1] == UInt8(ascii: "*") {
                index += 2
                while index < bytes.count,
                    bytes[index] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: "*")
                {
                    index += 1
                }
                index += 1
            } else {
                return
            }
        }
    }

    private func expected(_ what: String) -> XcodeTemplateProblem.Thrown {
        Problem(.notPropertyList("\(what) is missing"))
    }
}

extension UInt8 {
    /// Whether no string without quotes goes on with it.
    fileprivate var endsProjectWord: Bool {
        switch self {
        case 0x09...0x0D, 0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ";"),
            UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "'"):
            true
        default: false
        }
    }
}
