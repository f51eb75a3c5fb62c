import Basics
import Packs

extension PackCase {
    /// Why the case cannot be tried in a pack with these sets.
    func missingSet(among names: [String]) -> Failure {
        let known =
            names.isEmpty
            ? "It has none." : "It has \(names.map { "'\($0)'" }.joinedAsAlternatives("and"))."
        return Failure(
            .notFound,
            Diagnostic(
                .error, "the pack has no set '\(set.text.prefix(100))'", in: set,
                atUTF8Offset: 0, utf8Length: set.text.utf8.count,
                hint: Suggestions.question(for: set.text, among: names) ?? known))
    }
}
