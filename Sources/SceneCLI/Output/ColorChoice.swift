import ArgumentParsing
import FileSystem

/// What `--color` says.
enum ColorChoice: String, CaseIterable {
    case auto, always, never

    /// Whether to use colors on a stream: on a terminal, unless the user or the terminal says no.
    func isOn(_ environment: Environment, _ isTerminal: Bool) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto:
            isTerminal && environment.variables["NO_COLOR", default: ""].isEmpty
                && environment.variables["TERM"] != "dumb"
        }
    }
}
