package import Basics

/// A value for the generated tests: `--sample car=Car.preview`.
package struct Sample: Hashable, Sendable {
    /// The name of the parameter that it is for.
    package let name: String
    package let expression: SwiftExpression

    /// Parses `name=expression`.
    ///
    /// - Throws: a failure if the text isn't Swift, if `parameters` doesn't contain the name, or if
    ///   the value can't be one of the parameter's type.
    package init(parsing source: SourceText, for parameters: [Parameter]?) throws(Failure) {
        let parser = try ParameterParser(source, .sample)
        let (name, range, expression) = try parser.sample()
        if let parameter = parameters?.first(where: { $0.name.name == name }) {
            try parser.refuse(expression, for: parameter.type)
        } else if let names = parameters?.map(\.name.name) {
            let list = names.isEmpty ? nil : "There is \(names.joinedAsAlternatives("and"))."
            throw source.failure(
                "there is no parameter '\(name)'", atUTF8: range,
                hint: Suggestions.question(for: name, among: names) ?? list)
        }
        (self.name, self.expression) = (name, expression)
    }
}

/// The values that the user gave for the generated tests of one scene.
package struct SampleList: Hashable, Sendable {
    /// The values in the order of the arguments.
    package let samples: [Sample]

    package init() { samples = [] }

    /// Parses the arguments of every `--sample`. If `lists` is nil, every name is accepted.
    ///
    /// - Throws: all problems of all arguments, and repeated names.
    package init(parsing arguments: [SourceText], for lists: [ParameterList]?) throws(Failure) {
        let parameters = lists?.flatMap(\.parameters).map(\.parameter)
        samples = try mapCollectingErrors(arguments) { (text) throws(Failure) in
            try Sample(parsing: text, for: parameters)
        }
        var seen: Set<String> = []
        _ = try mapCollectingErrors(Array(zip(samples, arguments))) { (pair) throws(Failure) in
            let (name, argument) = (pair.0.name, pair.1)
            if seen.insert(name).inserted { return }
            throw argument.failure(
                "there are two samples for '\(name)'", atUTF8: 0..<name.utf8.count)
        }
    }

    /// Returns the value that the user chose for a parameter.
    package subscript(name: SwiftIdentifier) -> SwiftExpression? {
        samples.first { $0.name == name.name }?.expression
    }
}

extension ParameterList {
    /// A value for each parameter: the user's, the project's for its type, or a known one.
    ///
    /// Parameters of one type get values that differ, so that a test notices when they are swapped.
    package func sampleValues(
        given samples: SampleList, of types: TypeSamples = TypeSamples()
    ) -> [SampleValue] {
        parameters.enumerated().map { place, labeled in
            let type = labeled.parameter.type
            let index = parameters[..<place].count { $0.parameter.type == type }
            return types.value(of: type, index: index, given: samples[labeled.parameter.name])
        }
    }
}

extension TypeSamples {
    /// Returns a type's value in tests: `given`, the project's for the type, or a known one.
    ///
    /// - Parameter index: the number of preceding values of the type.
    package func value(of type: SwiftType, index: Int, given: SwiftExpression? = nil) -> SampleValue
    {
        guard let given = given ?? self[type] else { return type.sample(index: index) }
        // Only a type that is known to be comparable can be compared in a test.
        return type.isKnownComparable || comparableTypes.contains(type)
            ? .comparable(given.description) : .constructible(given.description)
    }
}

/// Values of a project's own types, for its generated tests: `"Car": "Car.preview"`.
package struct TypeSamples: Hashable, Sendable {
    private var expressions: [SwiftType: SwiftExpression] = [:]
    /// Types whose values compare with `==`, though scene-kit does not know them.
    package var comparableTypes: Set<SwiftType> = []

    package init() {}

    /// The value of a type, or nil if the project has none.
    package subscript(type: SwiftType) -> SwiftExpression? {
        get { expressions[type] }
        set { expressions[type] = newValue }
    }

    /// These values, and those of `others` for types that have none here.
    package func over(_ others: TypeSamples) -> TypeSamples {
        var result = self
        result.expressions.merge(others.expressions) { own, _ in own }
        result.comparableTypes.formUnion(others.comparableTypes)
        return result
    }
}
