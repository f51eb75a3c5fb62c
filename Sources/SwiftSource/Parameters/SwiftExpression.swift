/// An expression on one line that can stand in the code as it was written.
///
/// Its brackets, strings and what is interpolated in them are balanced, and it holds no comment, no
/// second statement and nothing that ends the code around it. What else is wrong the compiler says.
package struct SwiftExpression: Hashable, Sendable, CustomStringConvertible {
    /// The expression as it was written, without the space around it and commas behind a last
    /// element.
    package let description: String
    /// The first names of all paths in it: `Date` and `limit` for `Date(timeIntervalSince1970: limit)`.
    package let mentions: Set<String>

    /// Reads what goes from `start` to the end.
    init(_ bytes: [UInt8], from start: Int) throws(ParameterError) {
        var reader = ExpressionReader(bytes, from: start)
        (description, mentions) = try reader.read()
    }
}

extension SwiftExpression {
    /// What it needs of Foundation, as far as names tell.
    package var foundationImports: FoundationImports { FoundationTypes.imports(for: mentions) }
}
