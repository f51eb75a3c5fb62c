import ArgumentParsing
import Diagnostics
import SceneScaffold

/// What completion scripts ask for: what only the running program knows.
enum Completions {
    /// The key for names of template sets.
    static let sets = "sets"
    /// The key for a set's options and their values.
    static let setOptions = "set-options"

    /// One candidate a line, with a description behind a tab.
    static func text(for request: CompletionRequest) -> String {
        candidates(for: request).map { "\($0.value)\t\($0.description)\n" }.joined()
    }

    private static func candidates(
        for request: CompletionRequest
    ) -> [(value: String, description: String)] {
        switch request.key {
        case sets:
            return ((try? TemplateStore.all()) ?? []).map { ($0.name, $0.summary) }
        case setOptions:
            return setOptions(
                of: request.arguments.last(of: .template), typed: request.current)
        default:
            return []
        }
    }

    /// The keys, and once one is typed its values.
    private static func setOptions(
        of name: String?, typed: String
    ) -> [(value: String, description: String)] {
        guard let set = try? TemplateStore.set(named: name) else { return [] }
        if let option = set.options.first(where: { typed.hasPrefix($0.name + "=") }) {
            return option.values.map { ("\(option.name)=\($0)", "") }
        }
        return set.options.map { ("\($0.name)=", $0.summary) }
    }
}
