package import Basics

/// The name of a scene: a Swift identifier that every type of the scene starts with, or in an Xcode
/// file template the name of a file.
package struct SceneName: Hashable, Sendable, CustomStringConvertible {
    /// What it was read from.
    package let source: SourceText

    /// The name.
    package var description: String { source.text }

    init(checked source: SourceText) { self.source = source }

    /// Takes a name of letters, digits and `_` that starts with an upper-case letter (a letter,
    /// where the script has no case) and has at most 200 bytes.
    ///
    /// - Parameter names: the scenes there are, one of which is probably meant.
    /// - Throws: a failure that says what is wrong, where, and which name would do.
    package init(
        parsing source: SourceText, among names: () -> [String] = { [] }
    ) throws(Failure) {
        do {
            _ = try Self.check(source.text)
            self.source = source
        } catch {
            var error = error
            if let problem = error.problem as? NameProblem,
                let better = Suggestions.closest(to: source.text, among: names()).first
                    ?? Self.suggestion(for: source.text)
            {
                error = ParameterError(.suggesting(problem, better), error.range)
            }
            throw error.failure(in: source)
        }
    }

    private static func check(_ text: String) throws(ParameterError) -> String {
        let name = try NameRules(kind: .scene).check(text)
        if name.hasPrefix("_") { throw ParameterError(.startsWith("_", .scene), .at(0)) }
        if SwiftKeywords.reserved.contains(name) || SwiftKeywords.neverTypes.contains(name) {
            throw ParameterError(.keyword(name, .scene), 0..<name.utf8.count)
        }
        if name.unicodeScalars.first?.properties.isLowercase == true {
            throw ParameterError(.lowercaseScene, .at(0))
        }
        return name
    }

    /// The words of the text run together, each with a capital letter, if that makes a name.
    private static func suggestion(for text: String) -> String? {
        guard text.unicodeScalars.count <= 200 else { return nil }
        let words = text.unicodeScalars.split { !$0.isNameCharacter }
        let joined = words.map { String($0).withFirstUppercased }.joined()
        guard joined != text, (try? check(joined)) != nil else { return nil }
        return joined
    }
}
