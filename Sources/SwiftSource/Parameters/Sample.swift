package import Basics

/// A value for the generated tests: `--sample car=Car.preview`.
package struct Sample: Hashable, Sendable {
    /// The name of the parameter that it is for.
    package let name: String
    /// The value.
    package let expression: SwiftExpression

    /// Takes `name=expression`.
    ///
    /// - Throws: a failure for what is not Swift, and for a name that is none of `known`, with the
    ///   name that was probably meant.
    package init(parsing source: SourceText, known: [String]?) throws(Failure) {
        do throws(ParameterError) {
            let (name, range, expression) = try ParameterParser(source).sample()
            if let known, !known.contains(name) {
                throw ParameterError(.unknownParameter(name, known: known), range)
            }
            self.name = name
            self.expression = expression
        } catch {
            throw error.failure(in: source, declaring: .sample)
        }
    }
}

/// The values that the user gave for the generated tests of one scene.
package struct SampleList: Hashable, Sendable {
    /// In the order they were given.
    package let samples: [Sample]

    /// No values.
    package init() {
        samples = []
    }

    /// Takes the arguments of every `--sample` of a scene that has `parameters`; where those could
    /// not be read, any name will do.
    ///
    /// - Throws: a failure that holds all problems of all arguments, and names that are there twice.
    package init(parsing arguments: [SourceText], for parameters: ParameterList?) throws(Failure) {
        let known = parameters?.parameters.map(\.parameter.name.name)
        samples = try mapCollectingErrors(arguments) { (text) throws(Failure) in
            try Sample(parsing: text, known: known)
        }
        var seen: Set<String> = []
        var problems = Problems()
        for (sample, argument) in zip(samples, arguments) where !seen.insert(sample.name).inserted {
            problems.add(
                ParameterError(
                    .duplicate(sample.name, .sample), 0..<sample.name.utf8.count
                ).failure(in: argument))
        }
        try problems.check()
    }

    /// The value that was given for a parameter.
    package subscript(name: SwiftIdentifier) -> SwiftExpression? {
        samples.first { $0.name == name.name }?.expression
    }
}

extension ParameterList {
    /// A value for each parameter: the one the user gave, else the project's for its type, else one
    /// that scene-kit knows.
    ///
    /// Parameters of one type get values that differ, so that a test notices when they are swapped.
    package func sampleValues(given samples: SampleList, of types: TypeSamples = TypeSamples())
        -> [SampleValue]
    {
        parameters.enumerated().map { place, labeled in
            let type = labeled.parameter.type
            let index = parameters[..<place].count { $0.parameter.type == type }
            return types.value(
                of: type, index: index, given: samples[labeled.parameter.name])
        }
    }
}

extension TypeSamples {
    /// The value that a test uses for something of a type: one that was given for it, else the
    /// project's for the type, else one that scene-kit knows.
    ///
    /// - Parameter index: how many others of the type there are before it.
    package func value(of type: SwiftType, index: Int, given: SwiftExpression? = nil) -> SampleValue
    {
        guard let given = given ?? self[type] else { return type.sample(index: index) }
        // Only a type that is known to be comparable can be compared in a test.
        return type.isKnownComparable || comparableTypes.contains(type)
            ? .comparable(given.description) : .constructible(given.description)
    }
}
