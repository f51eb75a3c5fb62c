/// What the process was started with.
struct Environment {
    var variables: [String: String]
    var outputIsTerminal: Bool
    var errorsAreTerminal: Bool

    static var current: Environment {
        Environment(
            variables: variables(["NO_COLOR", "TERM", "SOURCE_DATE_EPOCH", "USER"]),
            outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            errorsAreTerminal: isatty(STDERR_FILENO) == 1)
    }

    private static func variables(_ names: [String]) -> [String: String] {
        var variables: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }
}
