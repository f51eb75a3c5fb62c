import FileSystem
import ArgumentParsing

/// What `--color` says.
enum ColorChoice: String, CaseIterable {
    case auto, always, never

    init(_ arguments: ParsedArguments) {
        self = arguments.last(of: .color).flatMap(Self.init) ?? .auto
    }

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
