package import Basics

/// The name of a module in an import: `Cars`, or `UIKit.UIView` for a submodule.
package struct ModuleName: Hashable, Sendable, CustomStringConvertible {
    /// The name with its dots, keywords in backticks.
    package let description: String
    /// The text that contains the name.
    package let source: SourceText

    /// Takes identifiers with dots between them.
    ///
    /// - Throws: a failure that says what is wrong and where.
    package init(parsing source: SourceText) throws(Failure) {
        do {
            self.description = try Self.check(source.text)
            self.source = source
        } catch {
            throw error.failure(in: source)
        }
    }

    private static func check(_ text: String) throws(ParameterError) -> String {
        var names: [String] = []
        var start = 0
        for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        {
            let name = try NameRules(kind: .module).check(Substring(part), at: start)
            guard name != "_", names.isEmpty || !SwiftKeywords.neverProperties.contains(name) else {
                throw ParameterError(.keyword(name, .module), start..<start + part.count)
            }
            names.append(SwiftIdentifier(name).description)
            start += part.count + 1
        }
        return names.joined(separator: ".")
    }
}
