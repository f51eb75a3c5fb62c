/// The style of argument labels that initializers use for parameters without a written label.
package enum LabelStyle: String, Sendable, CaseIterable {
    /// The first that is data reads as a phrase: `CarDetailsViewModel(withCarID:)`.
    case with
    /// The names: `CarDetailsViewModel(carID:)`.
    case plain
}

/// A parameter in a signature, with its label.
package struct LabeledParameter: Hashable, Sendable {
    /// The parameter as the user declared it.
    package let parameter: Parameter
    /// The argument label without backticks, or nil if the argument has none.
    package let label: String?

    /// Takes the label that was written, else `label`.
    init(_ parameter: Parameter, label: String) {
        self.parameter = parameter
        let chosen = parameter.label ?? label
        self.label = chosen == "_" ? nil : chosen
    }

    /// The declaration in a signature: `withCarID carID: String`, with ` = default` if it has one.
    package var declaration: String {
        declarationWithoutDefault
            + (parameter.defaultValue.map { " = \($0)" } ?? "")
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

    /// The property after `let` in a type: `carID: String`.
    package var storedProperty: String { "\(parameter.name): \(parameter.type)" }

    private var declaredLabel: String {
        guard let label else { return "_" }
        return SwiftKeywords.escapedLabels.contains(label) ? "`\(label)`" : label
    }
}
