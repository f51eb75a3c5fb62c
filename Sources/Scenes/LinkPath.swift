import Basics
package import SwiftSource
import TemplateEngine

/// The path of links that open a scene. `:name` is the value of a parameter: `cars/:carID`.
package struct LinkPath {
    enum Part {
        /// Text that a decoded link contains.
        case literal(String)
        /// The index of a parameter.
        case value(Int)
    }

    let text: String
    let parts: [Part]
    let parameters: [LabeledParameter]

    /// Parses the path for a scene with these parameters.
    ///
    /// - Parameter reserved: Returns the reason if a link can't set a name.
    /// - Throws: `Failure` with all problems of the path, and the parameters without a value.
    init(
        parsing source: SourceText, for list: ParameterList,
        reserved: @escaping (String) -> String? = { _ in nil }
    ) throws(Failure) {
        text = source.text
        parameters = list.parameters
        var reader = LinkPathReader(source, parameters, reserved)
        parts = try reader.read()
    }

    /// Parses a valid path; nil if it has a problem.
    package init?(_ text: String, for parameters: ParameterList) {
        try? self.init(parsing: SourceText(name: "", text: text), for: parameters)
    }

    /// The parts that distinguish links: literal text, and the types of values. The values' names
    /// don't matter.
    package var pattern: [String] {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .value(let index): ":\(parameters[index].parameter.type.unwrapped)"
            }
        }
    }

    /// Returns a path with every parameter that a link can set; nil if scenes with these parameters
    /// can't have links.
    package static func example(for parameters: ParameterList) -> String? {
        let values = parameters.parameters.map(\.parameter).filter { $0.type.isReadFromText }
        let text = (["examples"] + values.map { ":" + $0.name.name }).joined(separator: "/")
        return LinkPath(text, for: parameters)?.text
    }
}

/// A parser of link paths.
private struct LinkPathReader {
    private let source: SourceText
    private let parameters: [LabeledParameter]
    private let reserved: (String) -> String?
    private var used: Set<String> = []

    init(
        _ source: SourceText, _ parameters: [LabeledParameter],
        _ reserved: @escaping (String) -> String?
    ) {
        (self.source, self.parameters, self.reserved) = (source, parameters, reserved)
    }

    mutating func read() throws(Failure) -> [LinkPath.Part] {
        var problems = Problems()
        var parts: [LinkPath.Part] = []
        var offset = 0
        for text in source.text.split(separator: "/", omittingEmptySubsequences: false) {
            let range = offset..<offset + text.utf8.count
            offset = range.upperBound + 1
            do throws(Failure) {
                parts.append(try part(String(text), range))
            } catch {
                problems.add(error)
            }
        }
        try problems.check()
        for parameter in parameters.map(\.parameter) where !isKnown(parameter) {
            problems.add(missing(parameter))
        }
        try problems.check()
        return parts
    }

    private mutating func part(
        _ text: String, _ range: Range<Int>
    ) throws(Failure) -> LinkPath.Part {
        if text.isEmpty {
            throw source.failure(
                "the path has an empty component", atUTF8: range.lowerBound..<range.lowerBound + 1,
                hint: "Separate components with one '/', as in cars/:carID.")
        }
        if text.hasPrefix(":") { return try value(String(text.dropFirst()), range) }
        if let wrong = text.unicodeScalars.first(where: { "%?#".unicodeScalars.contains($0) }) {
            throw source.failure(
                "a link path cannot contain '\(wrong)'", atUTF8: range,
                hint: wrong == "%"
                    ? "Write the character itself: scene-kit compares decoded links."
                    : "Put values in the path, as in cars/:carID.")
        }
        if text == "." || text == ".." {
            throw source.failure(
                "a link path cannot contain the component '\(text)'", atUTF8: range)
        }
        return .literal(text)
    }

    private mutating func value(
        _ name: String, _ range: Range<Int>
    ) throws(Failure) -> LinkPath.Part {
        let names = parameters.map(\.parameter.name.name)
        guard let index = names.firstIndex(of: name) else {
            throw source.failure(
                name.isEmpty ? "the name after ':' is missing" : "there is no parameter '\(name)'",
                atUTF8: range,
                hint: Suggestions.question(for: name, among: names)
                    ?? (names.isEmpty ? nil : "There is \(names.joinedAsAlternatives("and"))."))
        }
        if let reason = reserved(name) {
            throw source.failure(
                "a link cannot set '\(name)': \(reason)", atUTF8: range,
                hint: "Give the parameter another name.")
        }
        let type = parameters[index].parameter.type
        guard type.isReadFromText else {
            throw source.failure(
                "'\(name)' has the type \(type), which a link cannot contain", atUTF8: range,
                hint: "Links support String, Character, Bool, numbers, and optionals of these.")
        }
        guard used.insert(name).inserted else {
            throw source.failure("':\(name)' appears twice", atUTF8: range)
        }
        return .value(index)
    }

    private func isKnown(_ parameter: Parameter) -> Bool {
        used.contains(parameter.name.name) || parameter.defaultValue != nil
            || parameter.type.isOptionalType
    }

    private func missing(_ parameter: Parameter) -> Failure {
        let name = parameter.name.name
        return source.failure(
            "the link does not set '\(name)', which has no default",
            atUTF8: 0..<source.text.utf8.count,
            hint: parameter.type.isReadFromText
                ? "Add :\(name) to the path, or add a default value: --param \(name):Type=default"
                : "Add a default value: --param \(name):Type=default")
    }
}

extension LinkPath {
    /// The template value of the path: its parameters, the call that creates the scene, and links
    /// for tests.
    var context: TemplateValue {
        let values = values
        return .stringWithMembers(
            text,
            [
                "values": .list(values.map(\.context)),
                "arguments": .string(arguments),
                "example": .string(link { $0.example }),
                "comparisons": .list(
                    values.map { ["name": .string($0.name), "value": .string($0.expression)] }),
                "mismatches": .list(mismatches.map { .string($0) }),
            ])
    }

    /// A parameter that a link sets, and a value for tests.
    private struct Value {
        let part: Int
        let parameter: Parameter
        let expression: String

        var name: String { parameter.name.description }

        /// The value in a link: a literal without its quotation marks.
        var example: String { expression.filter { $0 != "\"" } }

        var context: TemplateValue {
            [
                "name": .string(name), "plainName": .string(parameter.name.name),
                "type": .string(parameter.type.unwrapped.description),
            ]
        }
    }

    private var values: [Value] {
        var values: [Value] = []
        for (place, part) in parts.enumerated() {
            guard case .value(let index) = part else { continue }
            let parameter = parameters[index].parameter
            let type = parameter.type.unwrapped
            let before = values.count { $0.parameter.type.unwrapped == type }
            let expression = type.sample(index: before).expression ?? ""
            values.append(Value(part: place, parameter: parameter, expression: expression))
        }
        return values
    }

    /// The arguments of the initializer: values of the link, and nil for optionals without a
    /// default.
    private var arguments: String {
        let given = Set(values.map(\.parameter.name))
        return parameters.compactMap { labeled in
            if given.contains(labeled.parameter.name) { return labeled.argument }
            if labeled.parameter.defaultValue != nil { return nil }
            return labeled.argument(passing: "nil")
        }.joined(separator: ", ")
    }

    /// Returns a link with a text for each value.
    private func link(_ text: (Value) -> String) -> String {
        let values = Dictionary(uniqueKeysWithValues: values.map { ($0.part, $0) })
        return parts.enumerated().map { place, part in
            if case .literal(let literal) = part { return literal.percentEncoded }
            return values[place].map(text) ?? ""
        }.joined(separator: "/")
    }

    /// Links that don't match: too short, too long, to another place, or with an invalid value.
    private var mismatches: [String] {
        let example = link { $0.example }
        var links = ["", example + "/more"]
        if parts.count > 1 {
            links.append(example.split(separator: "/").dropLast().joined(separator: "/"))
        }
        if case .literal? = parts.first { links.append("x" + example) }
        for value in values where value.parameter.type.unwrapped.description != "String" {
            guard value.parameter.type.unwrapped.description != "Substring" else { continue }
            links.append(link { $0.part == value.part ? "no-value" : $0.example })
        }
        return links
    }
}

extension String {
    /// The text, encoded as a component of a URL's path.
    fileprivate var percentEncoded: String {
        var text = ""
        for byte in utf8 {
            switch UnicodeScalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "!", "$", "&", "'", "(", ")",
                "*", "+", ",", ";", "=", ":", "@":
                text.unicodeScalars.append(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
            }
        }
        return text
    }
}
