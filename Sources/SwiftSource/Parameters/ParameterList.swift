package import Basics

/// The parameters of one scene, in the order of its initializers.
package struct ParameterList: Hashable, Sendable {
    package let parameters: [LabeledParameter]

    /// Parses the arguments of every `--param`, in order.
    ///
    /// - Throws: a failure with all problems of all arguments: those of `Parameter.init`, repeated
    ///   names, and names that differ only in case.
    package init(parsing arguments: [SourceText]) throws(Failure) {
        let parsed = try mapCollectingErrors(arguments) { (text) throws(Failure) in
            try Parameter(parsing: text)
        }
        try refuseDuplicates(among: parsed, .parameter)
        parameters = Self.labeling(parsed, .with)
    }

    private init(parameters: [LabeledParameter]) {
        self.parameters = parameters
    }

    /// Creates a list of the same parameters with another style of labels.
    package func labeled(_ style: LabelStyle) -> ParameterList {
        style == .with
            ? self : ParameterList(parameters: Self.labeling(parameters.map(\.parameter), style))
    }

    private static func labeling(
        _ parameters: [Parameter], _ style: LabelStyle
    ) -> [LabeledParameter] {
        let first = style == .with ? parameters.firstIndex(where: \.isData) : nil
        return parameters.enumerated().map { index, parameter in
            LabeledParameter(
                parameter,
                label: index == first ? "with" + parameter.name.capitalized : parameter.name.name)
        }
    }

    /// `withCarID carID: String, page: Int = 1`
    package var declaration: String { parameters.map(\.declaration).joined(separator: ", ") }

    /// `withCarID: carID, page: page`
    package var argument: String { parameters.map(\.argument).joined(separator: ", ") }

    /// `withCarID: builder.carID, page: builder.page`: all that a value called `builder` holds.
    package var copiedArgument: String {
        parameters.map { $0.argument(passing: "builder.\($0.parameter.name.name)") }
            .joined(separator: ", ")
    }

    /// The arguments in a type that stores all parameters, where local names can shadow them:
    /// `withCarID: self.carID`.
    package var storedArgument: String {
        parameters.map { $0.argument(passing: "self.\($0.parameter.name.name)") }
            .joined(separator: ", ")
    }

    /// One `carID: String` for each parameter, to follow `let`.
    package var storedProperties: [String] { parameters.map(\.storedProperty) }

    /// The imports that the types and defaults need for Foundation.
    package var foundationImports: FoundationImports {
        parameters.reduce(into: []) { $0.formUnion($1.parameter.foundationImports) }
    }

    /// Says why names cannot be used for which `reserved` has a reason.
    package func refusals(reserved: (String) -> String?) -> [Failure] {
        parameters.compactMap { $0.parameter.refusal(reserved: reserved) }
    }
}

extension Parameter {
    /// The imports that the type and the default need for Foundation.
    package var foundationImports: FoundationImports {
        type.foundationImports.union(defaultValue?.foundationImports ?? [])
    }
}

/// Refuses names that are equal, or that a file system or a reader could take for equal.
func refuseDuplicates(among parameters: [Parameter], _ kind: ArgumentKind) throws(Failure) {
    var seen: [String: String] = [:]
    var problems = Problems()
    for parameter in parameters {
        let name = parameter.name.name
        guard let earlier = seen.updateValue(name, forKey: name.lowercased()) else { continue }
        problems.add(
            parameter.refusal(
                earlier == name ? .duplicate(name, kind) : .differsInCase(earlier, name)))
    }
    try problems.check()
}
