/// What the labels of initializers look like, where none is written.
package enum LabelStyle: String, Sendable, CaseIterable {
    /// The first that is data reads as a phrase: `CarDetailsViewModel(withCarID:)`.
    case with
    /// The names: `CarDetailsViewModel(carID:)`.
    case plain
}

/// A parameter in its place in a signature, where its label is known.
package struct LabeledParameter: Hashable, Sendable {
    /// What the user declared.
    package let parameter: Parameter
    /// The argument label, without backticks; nil where the argument has none.
    package let label: String?

    /// Takes the label that was written, else `label`.
    init(_ parameter: Parameter, label: String) {
        self.parameter = parameter
        let chosen = parameter.label ?? label
        self.label = chosen == "_" ? nil : chosen
    }

    /// As it stands in a signature: `withCarID carID: String`, with ` = default` if it has one.
    package var declaration: String {
        declarationWithoutDefault
            + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }

    /// The same for a function that leaves no choice to its caller.
    package var declarationWithoutDefault: String {
        let name = parameter.name
        let names = label == name.name ? "\(name)" : "\(declaredLabel) \(name)"
        return "\(names): \(parameter.parameterType)"
    }

    /// As it stands in a call where a variable has its name: `withCarID: carID`.
    package var argument: String { argument(passing: parameter.name.description) }

    /// As it stands in a call that passes `expression`.
    package func argument(passing expression: String) -> String {
        guard let label else { return expression }
        return (label == "inout" ? "`inout`" : label) + ": " + expression
    }

    /// As it stands behind `let` in a type: `carID: String`.
    package var storedProperty: String { "\(parameter.name): \(parameter.type)" }

    private var declaredLabel: String {
        guard let label else { return "_" }
        return SwiftKeywords.escapedLabels.contains(label) ? "`\(label)`" : label
    }
}
