import Basics
package import SwiftSource
import TemplateEngine

/// The path of links that open a scene. `:name` is the value of a parameter: `cars/:carID`.
package struct LinkPath {
    enum Segment {
        /// Text that a decoded link contains.
        case literal(String)
        /// The index of a parameter.
        case value(Int)
    }

    let text: String
    let segments: [Segment]
    let parameters: [LabeledParameter]

    /// Parses the path for a scene with these parameters.
    ///
    /// - Parameter reserved: Returns the reason if a link can't set a name.
    /// - Throws: `Failure` with all problems of the path, and the parameters without a value.
    init(
        parsing source: SourceText, for list: ParameterList,
        reserved: (String) -> String? = { _ in nil }
    ) throws(Failure) {
        text = source.text
        parameters = list.parameters
        let parameters = parameters.map(\.parameter)
        var used: Set<Int> = []
        var offset = 0
        let components = source.text.split(separator: "/", omittingEmptySubsequences: false)
        segments = try mapCollectingErrors(components) { (text) throws(Failure) in
            let range = offset..<offset + text.utf8.count
            offset = range.upperBound + 1
            let segment = try Segment(String(text), at: range, of: source, parameters, reserved)
            if case .value(let index) = segment, !used.insert(index).inserted {
                throw source.failure("'\(text)' appears twice", atUTF8: range)
            }
            return segment
        }
        var problems = Problems()
        for (index, parameter) in parameters.enumerated()
        where !used.contains(index) && parameter.defaultValue == nil
            && !parameter.type.isOptionalType
        {
            let name = parameter.name.name
            let add = parameter.type.isReadFromText ? "Add :\(name) to the path, or add" : "Add"
            problems.add(
                source.failure(
                    "the link does not set '\(name)', which has no default",
                    atUTF8: 0..<source.text.utf8.count,
                    hint: "\(add) a default value: --param \(name):Type=default"))
        }
        try problems.check()
    }

    /// Parses a valid path; nil if it has a problem.
    package init?(_ text: String, for parameters: ParameterList) {
        try? self.init(parsing: SourceText(name: "", text: text), for: parameters)
    }

    /// The segments that distinguish links: literal text, and the types of values.
    package var pattern: [String] {
        segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .value(let index): ":\(parameters[index].parameter.type.unwrapped)"
            }
        }
    }

    /// Returns a path with every parameter that a link can set; nil if there can't be links.
    package static func example(for parameters: ParameterList) -> String? {
        let values = parameters.parameters.map(\.parameter).filter { $0.type.isReadFromText }
        let text = (["examples"] + values.map { ":" + $0.name.name }).joined(separator: "/")
        return LinkPath(text, for: parameters)?.text
    }
}

extension LinkPath.Segment {
    fileprivate init(
        _ text: String, at range: Range<Int>, of source: SourceText, _ parameters: [Parameter],
        _ reserved: (String) -> String?
    ) throws(Failure) {
        if text.isEmpty {
            throw source.failure(
                "the path has an empty component", atUTF8: range.lowerBound..<range.lowerBound + 1,
                hint: "Separate components with one '/', as in cars/:carID.")
        }
        if text == "." || text == ".." {
            throw source.failure(
                "a link path cannot contain the component '\(text)'", atUTF8: range)
        }
        guard text.hasPrefix(":") else {
            if let wrong = text.unicodeScalars.first(where: "%?#".unicodeScalars.contains) {
                throw source.failure(
                    "a link path cannot contain '\(wrong)'", atUTF8: range,
                    hint: wrong == "%"
                        ? "Write the character itself: scene-kit compares decoded links."
                        : "Put values in the path, as in cars/:carID.")
            }
            self = .literal(text)
            return
        }
        let name = String(text.dropFirst())
        let names = parameters.map(\.name.name)
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
        let type = parameters[index].type
        guard type.isReadFromText else {
            throw source.failure(
                "'\(name)' has the type \(type), which a link cannot contain", atUTF8: range,
                hint: "Links support String, Character, Bool, numbers, and optionals of these.")
        }
        self = .value(index)
    }
}

extension LinkPath {
    /// The path for templates: its parameters, the call that makes the scene, and links for tests.
    var context: TemplateValue {
        let values = values
        let types = values.map(\.type.unwrapped)
        // Values of one type differ.
        let samples = types.enumerated().map { place, type in
            type.sample(index: types[..<place].count { $0 == type }).expression ?? ""
        }
        // In a link, a literal has no quotation marks.
        let examples = samples.map { $0.filter { $0 != "\"" } }
        return .stringWithMembers(
            text,
            [
                "values": .list(
                    values.map { parameter in
                        [
                            "name": .string(parameter.name.description),
                            "plainName": .string(parameter.name.name),
                            "type": .string(parameter.type.unwrapped.description),
                        ]
                    }),
                "arguments": .string(arguments),
                "example": .string(filled(with: examples)),
                "comparisons": .list(
                    zip(values, samples).map {
                        ["name": .string($0.name.description), "value": .string($1)]
                    }), "mismatches": .list(mismatches(of: examples).map { .string($0) }),
            ])
    }

    /// The parameters that a link sets, in the order of the link.
    private var values: [Parameter] {
        segments.compactMap { segment in
            guard case .value(let index) = segment else { return nil }
            return parameters[index].parameter
        }
    }

    /// The initializer's arguments: values of the link, and nil for optionals without a default.
    private var arguments: String {
        let given = Set(values.map(\.name))
        return parameters.compactMap { labeled in
            if given.contains(labeled.parameter.name) { return labeled.argument }
            return labeled.parameter.defaultValue == nil ? labeled.argument(passing: "nil") : nil
        }.joined(separator: ", ")
    }

    private func filled(with values: [String]) -> String {
        var values = values[...]
        return segments.map { segment in
            if case .literal(let text) = segment {
                text.percentEncoded
            } else {
                values.removeFirst()
            }
        }.joined(separator: "/")
    }

    /// Links that don't match: too short, too long, to another place, or with an invalid value.
    private func mismatches(of examples: [String]) -> [String] {
        let example = filled(with: examples)
        var links = ["", example + "/more"]
        if segments.count > 1 {
            links.append(example.split(separator: "/").dropLast().joined(separator: "/"))
        }
        if case .literal? = segments.first { links.append("x" + example) }
        for (place, value) in values.enumerated()
        where !["String", "Substring"].contains(value.type.unwrapped.description) {
            var texts = examples
            texts[place] = "no-value"
            links.append(filled(with: texts))
        }
        return links
    }
}
