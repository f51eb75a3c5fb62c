/// Reads JSON from bytes that are UTF-8, keeping the place of everything.
///
/// Open lists and objects are kept in an array rather than on the call stack, so that no nesting
/// can overflow it.
struct JSONParser {
    /// A fact and its place; `JSONDocument` adds the text.
    struct Issue: Error {
        let problem: JSONProblem
        let range: Range<Int>
    }

    let bytes: [UInt8]
    let options: JSONDocument.Options
    var position = 0
    private var open: [Container] = []

    init(bytes: [UInt8], options: JSONDocument.Options) {
        self.bytes = bytes
        self.options = options
    }

    mutating func parseDocument() throws(Issue) -> JSONNode {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw Issue(problem: .byteOrderMark, range: 0..<3)
        }
        try skipTrivia()
        if peek() == nil { throw issue(.emptyFile) }
        let root = try parseValues()
        try skipTrivia()
        if peek() != nil { throw issue(.trailingContent) }
        return root
    }

    private mutating func parseValues() throws(Issue) -> JSONNode {
        while true {
            var finished = try parseValueOrOpen()
            // A value that is complete goes into what holds it, which may thereby be complete too.
            while let node = finished {
                guard let holder = open.indices.last else { return node }
                open[holder].append(node)
                finished = try closeOrContinue()
            }
        }
    }

    /// A value without parts, or an empty container; nil when one was opened.
    private mutating func parseValueOrOpen() throws(Issue) -> JSONNode? {
        let start = position
        switch peek() {
        case UInt8(ascii: "{"): return try openContainer(closing: UInt8(ascii: "}"))
        case UInt8(ascii: "["): return try openContainer(closing: UInt8(ascii: "]"))
        case UInt8(ascii: "\""):
            let text = try parseString()
            return JSONNode(content: .string(text), range: start..<position)
        case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            let text = try parseNumber()
            return JSONNode(content: .number(text), range: start..<position)
        default:
            let content = try parseWord()
            return JSONNode(content: content, range: start..<position)
        }
    }

    private mutating func openContainer(closing: UInt8) throws(Issue) -> JSONNode? {
        if open.count == options.depthLimit { throw issue(.tooDeep(limit: options.depthLimit)) }
        open.append(Container(closing: closing, start: position))
        position += 1
        try skipTrivia()
        if peek() == closing { return closeContainer() }
        if peek() == UInt8(ascii: ",") { throw issue(.expectedValue) }
        try parseKeyInObject()
        return nil
    }

    /// After a value in a container: the container if it ends here, nil before its next value.
    private mutating func closeOrContinue() throws(Issue) -> JSONNode? {
        // Only the byte is taken: a copy of the container would make each change of it one too.
        let closing = open[open.count - 1].closing
        try skipTrivia()
        if peek() == closing { return closeContainer() }
        guard peek() == UInt8(ascii: ",") else {
            throw peek() == nil ? unterminated(open[open.count - 1]) : issue(.missingComma)
        }
        let comma = position
        position += 1
        try skipTrivia()
        if peek() == closing {
            if options.allowsTrailingCommas { return closeContainer() }
            throw Issue(problem: .trailingComma, range: comma..<comma + 1)
        }
        try parseKeyInObject()
        return nil
    }

    private mutating func closeContainer() -> JSONNode {
        position += 1
        return open.removeLast().node(end: position)
    }

    private mutating func parseKeyInObject() throws(Issue) {
        let holder = open.count - 1
        if peek() == nil { throw unterminated(open[holder]) }
        guard open[holder].isObject else { return }
        try parseKey(in: holder)
        try skipTrivia()
        guard peek() == UInt8(ascii: ":") else { throw issue(.expectedColon) }
        position += 1
        try skipTrivia()
        if peek() == nil { throw issue(.expectedValue) }
    }

    private mutating func parseKey(in holder: Int) throws(Issue) {
        let start = position
        guard peek() == UInt8(ascii: "\"") else {
            if peek() == UInt8(ascii: "'") { throw issue(.singleQuote) }
            let word = wordHere()
            throw word.isEmpty
                ? issue(.expectedKey) : issue(.unquotedKey(word), length: word.utf8.count)
        }
        let key = try parseString()
        let range = start..<position
        if let first = open[holder].expect(key, at: range) {
            throw Issue(problem: .duplicateKey(key, first: first), range: range)
        }
    }

    private func unterminated(_ container: Container) -> Issue {
        let closing = Character(Unicode.Scalar(container.closing))
        return issue(.unterminatedContainer(closing: closing, opened: container.start))
    }
}

extension JSONParser {
    /// A list or object whose end has not been reached.
    private struct Container {
        let closing: UInt8
        let start: Int
        private var pendingKey = ""
        private var pendingKeyRange = 0..<0
        /// Where the keys stand, once there are many.
        private var keys: [String: Range<Int>] = [:]
        private var elements: [JSONNode] = []
        private var members: [JSONNode.Member] = []

        init(closing: UInt8, start: Int) {
            self.closing = closing
            self.start = start
        }

        /// With no more members than this, looking at each is faster than hashing.
        private static let few = 40

        var isObject: Bool { closing == UInt8(ascii: "}") }

        /// Takes the key of the next value. Returns where it stands already, if it does.
        mutating func expect(_ key: String, at range: Range<Int>) -> Range<Int>? {
            pendingKey = key
            pendingKeyRange = range
            guard members.count > Self.few else {
                return members.first { $0.key == key }?.keyRange
            }
            if keys.isEmpty {
                for member in members { keys[member.key] = member.keyRange }
            }
            return keys.updateValue(range, forKey: key)
        }

        mutating func append(_ node: JSONNode) {
            if isObject {
                members.append(
                    JSONNode.Member(key: pendingKey, keyRange: pendingKeyRange, value: node))
            } else {
                elements.append(node)
            }
        }

        func node(end: Int) -> JSONNode {
            JSONNode(content: isObject ? .object(members) : .array(elements), range: start..<end)
        }
    }
}
