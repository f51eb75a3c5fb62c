import Diagnostics
import SceneScaffold

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

    /// The day that templates are given where the user names none: that of `SOURCE_DATE_EPOCH`,
    /// as reproducible-builds.org has it, else today's in UTC.
    ///
    /// - Throws: `Failure` with 64 where that variable holds no number of seconds.
    func today() throws(Failure) -> String {
        guard let epoch = variables["SOURCE_DATE_EPOCH"] else {
            return CalendarDate(secondsSince1970: time(nil)).description
        }
        guard let seconds = Int(epoch), (0...253_402_300_799).contains(seconds) else {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "'\(epoch.prefix(60))' is no number of seconds since 1970",
                    path: "SOURCE_DATE_EPOCH", hint: "Unset it, or give a date with --date."))
        }
        return CalendarDate(secondsSince1970: seconds).description
    }

    private static func variables(_ names: [String]) -> [String: String] {
        var variables: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }
}
