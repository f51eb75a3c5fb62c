import Basics
package import JSONSource

/// Values of a project's own types, for its generated tests: `"Car": "Car.preview"`.
package struct TypeSamples: Hashable, Sendable {
    private var expressions: [SwiftType: SwiftExpression] = [:]
    /// Types whose values compare with `==`, though scene-kit does not know them.
    package var comparableTypes: Set<SwiftType> = []

    /// No values.
    package init() {}

    /// The value of a type; nil where the project gives none.
    package subscript(type: SwiftType) -> SwiftExpression? { expressions[type] }

    /// These values, and those of `others` for types that have none here.
    package func over(_ others: TypeSamples) -> TypeSamples {
        var result = self
        result.expressions.merge(others.expressions) { own, _ in own }
        result.comparableTypes.formUnion(others.comparableTypes)
        return result
    }
}

extension TypeSamples: JSONObjectReadable {
    /// Reads an object from type to expression.
    package init?(from object: JSONObjectReader) {
        for member in object.members {
            guard let text = object.required(member.key, as: SourceText.self) else { return nil }
            do throws(Failure) {
                let key = object.text(of: member)
                // In the form of an argument, that begins so.
                let type = try Parameter(
                    parsing: SourceText("x:" + key.text, atUTF8Offset: -2, of: key)
                ).type
                expressions[type] = try Sample(
                    parsing: SourceText("x=" + text.text, atUTF8Offset: -2, of: text), known: nil
                ).expression
            } catch {
                object.report(error, at: member.key)
            }
        }
    }
}
