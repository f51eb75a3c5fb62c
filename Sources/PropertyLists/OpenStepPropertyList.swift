/// Reads the old form of property lists into values.
struct OpenStepPropertyList {
    private var scanner: OpenStepScanner
    private var count = 0

    static func read(_ text: PropertyListText) throws(PropertyListError) -> PropertyList {
        var reader = Self(scanner: OpenStepScanner(text.bytes))
        do throws(PropertyListProblem) {
            return try reader.read()
        } catch {
            throw reader.scanner.error(error, in: text.name)
        }
    }

    private mutating func read() throws(PropertyListProblem) -> PropertyList {
        let start = scanner
        let value = try value(depth: 1)
        guard scanner.next() != nil else { return value }
        guard case .string = value else {
            throw .secondValue
        }
        // Files of localized texts are dictionaries without braces.
        scanner = start
        var members: [String: PropertyList] = [:]
        while scanner.next() != nil {
            try readMember(scanner.text(), into: &members, depth: 1)
        }
        return .dictionary(members)
    }

    /// Calls itself up to the deepest nesting.
    private mutating func value(depth: Int) throws(PropertyListProblem) -> PropertyList {
        count += 1
        if count > PropertyList.mostValues {
            throw .tooManyValues(limit: PropertyList.mostValues)
        }
        if depth > PropertyList.deepestNesting {
            throw .tooDeep(limit: PropertyList.deepestNesting)
        }
        if scanner.passes("{") {
            var members: [String: PropertyList] = [:]
            while let key = try scanner.nextKey() {
                try readMember(key, into: &members, depth: depth)
            }
            return .dictionary(members)
        }
        if scanner.passes("(") {
            var items: [PropertyList] = []
            while scanner.hasItem() {
                items.append(try value(depth: depth + 1))
                try scanner.endItem()
            }
            return .array(items)
        }
        if scanner.next() == UInt8(ascii: "<") { return .data(try scanner.data()) }
        return .string(try scanner.text())
    }

    /// A key without a value is its own value.
    private mutating func readMember(
        _ key: String, into members: inout [String: PropertyList], depth: Int
    ) throws(PropertyListProblem) {
        members[key] = scanner.passes("=") ? try value(depth: depth + 1) : .string(key)
        try scanner.endMember()
    }
}
