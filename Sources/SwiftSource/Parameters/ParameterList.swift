package import Basics

/// The parameters or the dependencies of one scene, in the order of its initializers.
package struct ParameterList: Hashable, Sendable {
    package let parameters: [LabeledParameter]

    package init() { parameters = [] }

    /// Parses the arguments of every `--param`, in order.
    ///
    /// - Throws: all problems of all arguments, and names that are repeated or differ only in case.
    package init(parsing arguments: [SourceText]) throws(Failure) {
        let parsed = try mapCollectingErrors(arguments) { (text) throws(Failure) in
            try Parameter(parsing: text)
        }
        try refuseDuplicates(among: parsed, "parameters")
        self.init(parsed, .with)
    }

    /// Parses the arguments of every `--dependency`, in order.
    ///
    /// - Throws: all problems of all arguments, repeated names, and names that parameters have.
    package init(
        dependencies arguments: [SourceText], besides parameters: ParameterList?
    ) throws(Failure) {
        let parsed = try mapCollectingErrors(arguments) { (text) throws(Failure) in
            try Parameter(dependency: text)
        }
        try refuseDuplicates(among: parsed, "dependencies")
        let others = parameters?.parameters.map(\.parameter.name.name) ?? []
        let taken = Dictionary(others.map { ($0.lowercased(), $0) }) { first, _ in first }
        _ = try mapCollectingErrors(parsed) { (dependency) throws(Failure) in
            let name = dependency.name.name
            guard let other = taken[name.lowercased()] else { return }
            throw dependency.refusal(
                "the dependency '\(name)' clashes with the parameter '\(other)'")
        }
        self.init(parsed, .plain)
    }

    private init(_ parameters: [Parameter], _ style: LabelStyle) {
        let first = style == .with ? parameters.firstIndex(where: \.isData) : nil
        self.parameters = parameters.enumerated().map { index, parameter in
            let name = parameter.name
            let label = parameter.label ?? (index == first ? "with" + name.capitalized : name.name)
            return LabeledParameter(parameter: parameter, label: label == "_" ? nil : label)
        }
    }

    /// Creates a list of the same parameters with another style of labels.
    package func labeled(_ style: LabelStyle) -> ParameterList {
        style == .with ? self : ParameterList(parameters.map(\.parameter), style)
    }

    /// `withCarID carID: String, page: Int = 1`
    package var declaration: String { parameters.map(\.declaration).joined(separator: ", ") }

    /// `withCarID: carID, page: page`
    package var argument: String { parameters.map(\.argument).joined(separator: ", ") }

    /// Passes the properties of a value: `withCarID: builder.carID, page: builder.page`.
    package func argument(from value: String) -> String {
        parameters.map { $0.argument(passing: "\(value).\($0.parameter.name.name)") }
            .joined(separator: ", ")
    }

    /// The imports that the types and defaults need for Foundation.
    package var foundationImports: FoundationImports {
        parameters.map(\.parameter.foundationImports).max() ?? .nothing
    }
}

extension Parameter {
    /// Parses a service or another object that a scene uses: `name:Type`, or `name:Type=default`.
    ///
    /// - Throws: a failure for what `init(parsing:)` refuses, and a label.
    package init(dependency source: SourceText) throws(Failure) {
        try self.init(parsing: source, declaring: .dependency)
        if label != nil {
            throw refusal(
                "a dependency has no label of its own",
                hint: "Write name:Type, or name:Type=expression")
        }
    }
}

/// Refuses names that are equal, or that a file system or a reader could take for equal.
func refuseDuplicates(among parameters: [Parameter], _ nouns: String) throws(Failure) {
    var seen: [String: String] = [:]
    _ = try mapCollectingErrors(parameters) { (parameter) throws(Failure) in
        let name = parameter.name.name
        guard let earlier = seen.updateValue(name, forKey: name.lowercased()) else { return }
        throw parameter.refusal(
            earlier == name
                ? "there are two \(nouns) '\(name)'"
                : "'\(earlier)' and '\(name)' differ only in case")
    }
}

/// The style of argument labels that initializers use for parameters without a written label.
package enum LabelStyle: String, Sendable, CaseIterable {
    /// The first that is data reads as a phrase: `CarDetailsViewModel(withCarID:)`.
    case with
    /// The names: `CarDetailsViewModel(carID:)`.
    case plain
}

/// A parameter in a signature, with its label.
package struct LabeledParameter: Hashable, Sendable {
    package let parameter: Parameter
    /// The argument label without backticks, or nil if the argument has none.
    package let label: String?

    /// The declaration in a signature: `withCarID carID: String`, with ` = default` if it has one.
    package var declaration: String {
        declarationWithoutDefault + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }

    /// The declaration in a function whose caller must pass every argument.
    package var declarationWithoutDefault: String {
        let name = parameter.name
        let names = label == name.name ? "\(name)" : "\(declaredLabel) \(name)"
        return "\(names): \(parameter.parameterType)"
    }

    /// The argument in a call that passes a variable of the same name: `withCarID: carID`.
    package var argument: String { argument(passing: parameter.name.description) }

    /// Returns the argument in a call that passes `expression`.
    package func argument(passing expression: String) -> String {
        guard let label else { return expression }
        return (label == "inout" ? "`inout`" : label) + ": " + expression
    }

    private var declaredLabel: String {
        guard let label else { return "_" }
        return SwiftKeywords.escapedLabels.contains(label) ? "`\(label)`" : label
    }
}
