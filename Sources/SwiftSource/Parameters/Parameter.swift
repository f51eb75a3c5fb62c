package import Basics

/// One piece of a scene's initial data, declared by an argument such as `--param carID:String`.
package struct Parameter: Hashable, Sendable {
    /// The name of the property and of the argument inside the function.
    package let name: SwiftIdentifier
    /// The argument label that was written before the name; `_` for none.
    package let label: String?
    /// The type of the stored property.
    package let type: SwiftType
    /// Whether the function that takes it has to say `@escaping`.
    package let isEscaping: Bool
    /// The value for callers that don't pass one.
    package let defaultValue: SwiftExpression?
    /// The argument, and the range of the name in it, for problems that are found later.
    package let source: SourceText
    let nameRange: Range<Int>
}

/// The kind of declaration in an argument.
package enum ArgumentKind: String, Sendable {
    case parameter = "--param"
    case dependency = "--dependency"
    case sample = "--sample"
    case member = "--option"

    /// The hint that an argument has one declaration, if it goes on with a comma.
    func hint(at text: String) -> String? { text == "," ? "Write one \(rawValue) for each." : nil }
}

extension Parameter {
    /// Parses `name:Type`, `name:Type=default`, or either with a label and a space before it.
    ///
    /// - Throws: a failure that points at text that isn't Swift or a type that can't be stored.
    package init(
        parsing source: SourceText, declaring kind: ArgumentKind = .parameter
    ) throws(Failure) {
        self = try ParameterParser(source, kind).parameter()
    }

    /// The type in the declaration of a function.
    package var parameterType: String { type.description(escaping: isEscaping) }

    /// Whether it is a function: a written function type, or a name behind `@escaping`.
    package var isFunction: Bool { type.isFunction || isEscaping }

    /// Whether the scene shows or processes the value. It calls functions, including optional ones.
    package var isData: Bool {
        guard case .optional(let wrapped) = type else { return !isFunction }
        return !wrapped.isFunction
    }

    /// The imports that the type and the default need for Foundation.
    package var foundationImports: FoundationImports {
        max(type.foundationImports, defaultValue?.foundationImports ?? .nothing)
    }

    /// Returns a failure if `reserved` has a reason why the name can't be used.
    package func refusal(reserved: (String) -> String?) -> Failure? {
        reserved(name.name).map { refusal("the name '\(name.name)' is taken: \($0)") }
    }

    /// Returns a failure that points at the name.
    package func refusal(_ message: String, hint: String? = nil) -> Failure {
        source.failure(message, atUTF8: nameRange, hint: hint)
    }
}

/// Reads one `[label ]name:Type[=default]`, or one `name=expression`.
struct ParameterParser {
    /// The largest number of characters, which bounds the time to parse an argument.
    private static let longest = 4_000

    let source: SourceText
    let kind: ArgumentKind
    let bytes: [UInt8]

    init(_ source: SourceText, _ kind: ArgumentKind) throws(Failure) {
        (self.source, self.kind) = (source, kind)
        let text = source.text
        bytes = Array(text.utf8)
        let rest = text.unicodeScalars.dropFirst(Self.longest)
        if !rest.isEmpty {
            let end = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
            throw source.failure(
                "the argument is longer than \(Self.longest) characters", atUTF8: .at(end))
        }
    }

    func parameter() throws(Failure) -> Parameter {
        try refuseEqualsSign()
        let (colon, words) = try head(
            upTo: ":", or: "there is no type", hint: "Write name:Type, such as carID:String")
        try refuseDeclaration(words)
        guard words.count <= 2 else { throw tooManyWords(words[2]) }
        let nameRange = words.last ?? 0..<0
        let name = try checked(nameRange, as: .parameter)
        guard !SwiftKeywords.neverProperties.contains(name) else {
            throw source.failure("no property can be named '\(name)'", atUTF8: nameRange)
        }
        let label = words.count == 2 ? try checked(words[0], as: .label) : nil

        var parser = try TypeParser(source, bytes, from: colon + 1)
        let (type, isEscaping) = try parser.parameterType()
        var defaultValue: SwiftExpression?
        if parser.text.first == "=" {
            let start = parser.range.lowerBound + 1
            defaultValue = try SwiftExpression(source, bytes, from: start, declaring: kind)
        } else if !parser.isAtEnd {
            let isNext = bytes[parser.range.upperBound...].contains(UInt8(ascii: ":"))
            throw parser.unexpected(
                "after the type",
                hint: kind.hint(at: parser.text) ?? (isNext ? kind.hint(at: ",") : nil))
        }
        try refuseSwapping(name, type, defaultValue, at: nameRange)
        try refuseSpelling(of: type, after: colon)
        if let defaultValue { try refuse(defaultValue, for: type) }
        return Parameter(
            name: SwiftIdentifier(name), label: label, type: type, isEscaping: isEscaping,
            defaultValue: defaultValue, source: source, nameRange: nameRange)
    }

    /// `name=expression`
    func sample() throws(Failure) -> (name: String, Range<Int>, SwiftExpression) {
        let (equals, words) = try head(
            upTo: "=", or: "there is no value",
            hint: "Write name=expression, such as car=Car.preview")
        guard words.count <= 1 else { throw tooManyWords(words[1]) }
        let range = words.last ?? 0..<0
        let name = try checked(range, as: .parameter)
        return (name, range, try SwiftExpression(source, bytes, from: equals + 1, declaring: kind))
    }

    /// Refuses `carID=String` and `page=1`, in which the type is missing or follows the wrong sign.
    private func refuseEqualsSign() throws(Failure) {
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")),
            !bytes[..<equals].contains(UInt8(ascii: ":")), !words(before: equals).isEmpty
        else { return }
        // An invalid name is the better reason.
        for word in words(before: equals) { _ = try checked(word, as: .parameter) }
        let text = spelling(0..<equals) + ":" + spelling(equals + 1..<bytes.count)
        let isMeant = (try? Parameter(parsing: SourceText(argument: text, of: ""))) != nil
        let example = kind == .dependency ? "'api:any CarFetching=CarService.shared'" : "page:Int=1"
        let hint =
            isMeant && kind != .dependency
            ? "Did you mean '\(text)'?" : "Write name:Type=default, such as \(example)"
        throw source.failure(
            "there is no ':' between the name and the type", atUTF8: .at(equals), hint: hint)
    }

    /// Refuses `String:carID`, where the name looks like a type and the type like a name.
    private func refuseSwapping(
        _ name: String, _ type: SwiftType, _ value: SwiftExpression?, at range: Range<Int>
    ) throws(Failure) {
        guard KnownSamples.isKnown(name), case .identifier(let component) = type,
            component.name.first?.isLowercase == true, value == nil
        else { return }
        throw source.failure(
            "the name comes first, and then the type", atUTF8: range,
            hint: "Did you mean '\(component.name):\(name)'?")
    }

    /// Refuses `title:string`: no type of Swift begins with a small letter.
    private func refuseSpelling(of type: SwiftType, after colon: Int) throws(Failure) {
        guard let name = type.mentions.sorted().first(where: { $0.first?.isLowercase == true }),
            let known = KnownSamples.spelling(like: name)
        else { return }
        let range = bytes[(colon + 1)...].firstRange(of: Array(name.utf8))
        throw source.failure(
            "there is no type '\(name)'", atUTF8: range ?? colon..<bytes.count,
            hint: "Did you mean '\(known)'?")
    }

    /// Refuses `let a:Int`, where the word that begins a property would become a label.
    private func refuseDeclaration(_ words: [Range<Int>]) throws(Failure) {
        guard let first = words.first, words.count > 1,
            SwiftKeywords.declarationWords.contains(spelling(first))
        else { return }
        let name = words.first { !SwiftKeywords.declarationWords.contains(spelling($0)) }
        let rest = spelling((name ?? words[1]).lowerBound..<bytes.count)
        let word = spelling(first)
        throw source.failure(
            "'\(word)' declares a property; a parameter is only its name and type", atUTF8: first,
            hint: "Write '\(rest)', or '`\(word)` \(rest)' for an argument label of that name.")
    }

    private func tooManyWords(_ range: Range<Int>) -> Failure {
        source.failure(
            "more than a label and a name", atUTF8: range,
            hint: "Write name:Type or \"label name:Type\"")
    }

    /// Returns a separator's offset and the words before it. Without it, throws the message.
    private func head(
        upTo separator: Unicode.Scalar, or message: String, hint: String
    ) throws(Failure) -> (separator: Int, words: [Range<Int>]) {
        guard let index = bytes.firstIndex(of: UInt8(ascii: separator)) else {
            let words = words(before: bytes.count)
            // An invalid name is the better reason.
            for word in words { _ = try checked(word, as: .parameter) }
            throw words.isEmpty
                ? source.failure("the argument is empty", atUTF8: 0..<bytes.count, hint: hint)
                : source.failure(message, atUTF8: .at(bytes.count), hint: hint)
        }
        return (index, words(before: index))
    }

    private func words(before end: Int) -> [Range<Int>] {
        bytes[..<end].split(separator: UInt8(ascii: " ")).map(\.indices)
    }

    func spelling(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func checked(_ range: Range<Int>, as kind: NameKind) throws(Failure) -> String {
        try kind.checkQuoted(spelling(range), at: range.lowerBound, of: source)
    }
}
