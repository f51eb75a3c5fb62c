package import Basics

/// The name of a scene: a Swift identifier that every type of the scene starts with.
package struct SceneName: Hashable, Sendable, CustomStringConvertible {
    /// The name.
    package let description: String

    /// Takes a name of letters, digits and `_` that starts with an upper-case letter (a letter,
    /// where the script has no case) and has at most 200 bytes.
    ///
    /// - Throws: a failure with status 64 that says what is wrong, where, and which name would do.
    package init(parsing text: String, of option: String = "name") throws(Failure) {
        do {
            self.description = try Self.check(text)
        } catch {
            var fault = error
            if let problem = fault.problem as? NameProblem, let better = Self.suggestion(for: text)
            {
                fault = ArgumentFault(.suggesting(problem, better), fault.range)
            }
            throw fault.failure(in: text, of: option)
        }
    }

    private static func check(_ text: String) throws(ArgumentFault) -> String {
        let scalars = Array(text.unicodeScalars)
        let whole = 0..<scalars.count
        let name = try NameRules(kind: .scene).check(scalars, whole)
        if scalars[0] == "_" {
            throw ArgumentFault(NameProblem.startsWith("_", .scene), at: 0)
        }
        if SwiftKeywords.reserved.contains(name) || SwiftKeywords.neverTypes.contains(name) {
            throw ArgumentFault(NameProblem.keyword(name, .scene), whole)
        }
        if scalars[0].properties.isLowercase {
            throw ArgumentFault(NameProblem.lowercaseScene, at: 0)
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
