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
}

extension TypeSamples: JSONObjectReadable {
    /// Reads an object from type to expression.
    package init?(from object: JSONObjectReader) {
        for member in object.members {
            guard let text = object.required(member.key, as: String.self) else { return nil }
            do throws(Failure) {
                let type = try Parameter(parsing: "x:" + member.key).type
                expressions[type] = try Sample(parsing: "x=" + text, known: nil).expression
            } catch {
                let problem = error.diagnostics.first
                object.report(
                    problem?.message ?? "", at: member.key, hint: problem?.hint)
            }
        }
    }
}
