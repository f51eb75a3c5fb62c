// "Types" of The Swift Programming Language, less what no stored property can have.
extension TypeParser {
    /// `type`
    mutating func type() throws(ParameterError) -> SwiftType {
        try nested { parser throws(ParameterError) in
            try parser.type(after: parser.typeAttributes())
        }
    }

    /// `type` behind its attributes, which have been read.
    mutating func type(after attributes: [Attribute]) throws(ParameterError) -> SwiftType {
        try refuseModifiers()
        let start = range.lowerBound
        let isAny = try consume("any")
        if isAny { try refuseModifiers() }
        let type: SwiftType
        if !isAny, text == "(" {
            let (tuple, function) = try tupleOrFunction(attributes)
            if function { return tuple }
            type = try composition(startingWith: try suffixed(tuple), at: start, isAny: false)
        } else {
            let first = try suffixed(try primaryType())
            let whole = try composition(startingWith: first, at: start, isAny: isAny)
            type = isAny ? try boxed(whole, from: start) : whole
        }
        if let misplaced = attributes.first(where: { !$0.isEscaping }) {
            throw ParameterError(.attributeWithoutFunction(misplaced.text), misplaced.range)
        }
        try refuseSuffixes(from: start)
        return type
    }

    /// `protocol-composition-type`, whose first part has been read.
    private mutating func composition(
        startingWith first: SwiftType, at start: Int, isAny: Bool
    ) throws(ParameterError) -> SwiftType {
        // `&&` behind `x as P` is an operator of its own.
        guard text == "&" || text.hasPrefix("&~") else {
            return first
        }
        var members = [first]
        var memberStart = start
        while true {
            guard members[members.count - 1].canBeComposed else {
                try refuseOptional(members, isAny: isAny, from: start)
                throw ParameterError(.notComposable, memberStart..<end)
            }
            guard try consume(operatorStart: "&") else { break }
            try refuseModifiers()
            memberStart = range.lowerBound
            members.append(try suffixed(try primaryType()))
        }
        return .composition(members)
    }

    /// A type identifier, an array, a dictionary or something in parentheses.
    mutating func primaryType() throws(ParameterError) -> SwiftType {
        switch text {
        case "[": return try arrayOrDictionary()
        case "(": return try tupleOrFunction([]).type
        case "any":
            throw ParameterError(.anyInComposition, range)
        case "": throw ParameterError(.missingType, range)
        default:
            if isNumber { throw ParameterError(.integerGenericArgument, range) }
            return .identifier(try typeComponent(isFirst: true))
        }
    }

    private mutating func typeComponent(
        isFirst: Bool
    ) throws(ParameterError) -> SwiftType.Component {
        guard let name = name else { throw unexpected(.whereTypeBelongs) }
        let isQuoted = isQuoted
        if !isQuoted { try refuseTypeName(name, isFirst: isFirst) }
        try advance()
        return SwiftType.Component(
            name: name, isQuoted: isQuoted, genericArguments: try genericArguments())
    }

    /// `generic-argument-clause`, or nothing.
    mutating func genericArguments() throws(ParameterError) -> [SwiftType] {
        guard text.first == "<" else { return [] }
        let opening = range.lowerBound
        _ = try consume(operatorStart: "<")
        var arguments = [try type()]
        while try consumeSeparator(before: ">") { arguments.append(try type()) }
        try refuseEllipsis()
        guard try consume(operatorStart: ">") else { throw unclosed(by: ">", from: opening) }
        return arguments
    }

    /// What may follow a type: `.Name`, `.Type`, `?`.
    private mutating func suffixed(_ base: SwiftType) throws(ParameterError) -> SwiftType {
        var type = base
        var length = 0
        while true {
            length += 1
            // Each suffix is one more level of the value that comes out.
            guard length <= Self.deepest else {
                throw ParameterError(.tooDeep, .at(range.lowerBound))
            }
            if isPostfix("?") {
                try advance()
                type = .optional(type)
            } else if try consume(".") {
                type = try member(of: type)
            } else {
                return type
            }
        }
    }

    private mutating func member(of base: SwiftType) throws(ParameterError) -> SwiftType {
        if try consume("Type") { return .metatype(base) }
        if text == "Protocol" {
            throw ParameterError(.protocolMetatype(base.description), range)
        }
        return .member(of: base, try typeComponent(isFirst: false))
    }

    private mutating func arrayOrDictionary() throws(ParameterError) -> SwiftType {
        let opening = range.lowerBound
        try advance()
        if isNumber { throw ParameterError(.inlineArray, range) }
        let first = try type()
        try refuseEllipsis()
        if try consume(":") {
            let value = try type()
            try refuseEllipsis()
            try expect("]", closing: opening)
            return .dictionary(key: first, value: value)
        }
        if text == "of" { throw ParameterError(.inlineArray, range) }
        try expect("]", closing: opening)
        return .array(first)
    }
}

extension SwiftType {
    /// Whether it can be a part of `P & Q`.
    fileprivate var canBeComposed: Bool {
        switch self {
        case .identifier, .member: true
        case .parenthesized(let inner): inner.canBeComposed
        case .composition: true
        default: false
        }
    }
}
