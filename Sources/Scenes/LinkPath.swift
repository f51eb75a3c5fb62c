import Basics
package import SwiftSource

/// The path of the links that open a scene, in which `:name` stands for a parameter: `cars/:carID`.
package struct LinkPath {
    enum Part {
        /// What stands in the link too, once that is decoded.
        case literal(String)
        /// The number of a parameter.
        case value(Int)
    }

    let text: String
    let parts: [Part]
    let parameters: [LabeledParameter]

    /// Reads the path of a scene with these parameters.
    ///
    /// - Parameter reserved: why no value can have a name.
    /// - Throws: `Failure` with everything that is wrong with the path, and parameters that it leaves
    ///   out and that have no value.
    init(
        parsing source: SourceText, for list: ParameterList,
        reserved: @escaping (String) -> String? = { _ in nil }
    ) throws(Failure) {
        text = source.text
        parameters = list.parameters
        var reader = LinkPathReader(source, parameters, reserved)
        parts = try reader.read()
    }

    /// A path that was read before; nil for another one.
    package init?(_ text: String, for parameters: ParameterList) {
        try? self.init(parsing: SourceText(name: "", text: text), for: parameters)
    }

    /// What tells links apart: literal text, and the types of values. What these are called makes no
    /// difference.
    package var pattern: [String] {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .value(let index): ":\(parameters[index].parameter.type.unwrapped)"
            }
        }
    }

    /// A path with a value for every parameter that a link can give; nil where a scene with these
    /// parameters can have none.
    package static func example(for parameters: ParameterList) -> String? {
        let values = parameters.parameters.map(\.parameter).filter { $0.type.isReadFromText }
        let text = (["examples"] + values.map { ":" + $0.name.name }).joined(separator: "/")
        return LinkPath(text, for: parameters)?.text
    }
}

/// Reads the path of links part by part.
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
