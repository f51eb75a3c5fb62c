package import Basics

/// The name of a module as it stands behind `import`: `Cars`, or `UIKit.UIView` for a submodule.
package struct ModuleName: Hashable, Sendable, CustomStringConvertible {
    /// The name with its dots, keywords in backticks.
    package let description: String

    /// Takes identifiers with dots between them.
    ///
    /// - Throws: a failure with status 64 that says what is wrong and where.
    package init(parsing text: String, of option: String = "--import") throws(Failure) {
        do {
            self.description = try Self.check(Array(text.unicodeScalars))
        } catch {
            throw error.failure(in: text, of: option)
        }
    }

    private static func check(_ scalars: [Unicode.Scalar]) throws(ArgumentFault) -> String {
        var names: [String] = []
        var start = 0
        let rules = NameRules(kind: .module)
        for end in scalars.indices.filter({ scalars[$0] == "." }) + [scalars.count] {
            let name = try rules.check(scalars, start..<end)
            guard name != "_", names.isEmpty || !SwiftKeywords.neverProperties.contains(name) else {
                throw ArgumentFault(NameProblem.keyword(name, .module), start..<end)
            }
            names.append(SwiftIdentifier(name).description)
            start = end + 1
        }
        return names.joined(separator: ".")
    }
}
