import Diagnostics
import JSONSource
import SceneScaffold

/// What a command came to. Commands form it; the reporter prints it and has its plan carried out.
struct Outcome {
    var status: ExitStatus = .success
    /// The result for standard output.
    var text = ""
    /// What to say on standard error beside it.
    var diagnostics: [Diagnostic] = []
    /// What to do next, said on standard error when all went well.
    var nextStep: String?
    /// The command's own part of the JSON document.
    var json: [JSONMember] = []
    /// What `json` is where a command failed, so that its readers find the key they look for.
    static let emptyPart: [String: JSONMember] = [
        "new": JSONMember("operations", []), "list": JSONMember("sets", []),
        "show": JSONMember("set", nil),
    ]
    /// Files to write before anything is said.
    var plan: Plan?
}
