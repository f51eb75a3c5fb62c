/// Values of a project's own types, for its generated tests: `"Car": "Car.preview"`.
package struct TypeSamples: Hashable, Sendable {
    private var expressions: [SwiftType: SwiftExpression] = [:]
    /// Types whose values compare with `==`, though scene-kit does not know them.
    package var comparableTypes: Set<SwiftType> = []

    /// No values.
    package init() {}

    /// The value of a type; nil where the project gives none.
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
