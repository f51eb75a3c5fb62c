package import Basics
package import Planning

package struct Environment {
    package var variables: [String: String]
    /// Whether every word of the command line is UTF-8. Other words were changed when they were
    /// decoded.
    package var wordsAreText = true
    package var inputIsTerminal = false
    package var outputIsTerminal = false
    package var errorsAreTerminal = false
    /// The width that `COLUMNS` asks for, else that of the terminal that shows the output; nil
    /// without either.
    package var columns: Int?
    /// Returns the disk as it is when a command begins.
    package var makeDisk: @Sendable () -> any Disk = { LocalDisk() }

    /// The variable for the time, as specified by reproducible-builds.org.
    package static let epochVariable = "SOURCE_DATE_EPOCH"

    /// Creates an environment without a terminal.
    package init(variables: [String: String]) { self.variables = variables }

    package static var current: Environment {
        var environment = Environment(variables: all)
        environment.wordsAreText = wordsAreText
        environment.inputIsTerminal = isatty(STDIN_FILENO) == 1
        environment.outputIsTerminal = isatty(STDOUT_FILENO) == 1
        environment.errorsAreTerminal = isatty(STDERR_FILENO) == 1
        var size = winsize()
        if let columns = environment.variables["COLUMNS"].flatMap(Int.init), columns > 0 {
            environment.columns = columns
        } else if environment.outputIsTerminal,
            ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
        {
            environment.columns = Int(size.ws_col)
        }
        return environment
    }

    package static var all: [String: String] {
        var variables: [String: String] = [:]
        var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        while let entry = pointer?.pointee {
            let text = String(cString: entry)
            if let equals = text.firstIndex(of: "=") {
                variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
            }
            pointer = pointer?.advanced(by: 1)
        }
        return variables
    }

    /// The package that SwiftPM lets the command plugin write in, which sets the variable.
    package var packageOfPlugin: String? { variables["SCENE_KIT_PLUGIN_PACKAGE"] }

    /// Whether the program runs in a CI service. All of them set `CI`.
    package var isContinuousIntegration: Bool {
        !["", "0", "false"].contains(variables["CI", default: ""].lowercased())
    }

    /// Whether a user can read and answer questions.
    package var canAsk: Bool {
        inputIsTerminal && outputIsTerminal && errorsAreTerminal && !isContinuousIntegration
    }

    /// The folder that a variable names; nil if it is unset or empty.
    static func folder(_ variable: String) -> String? {
        getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The time in seconds since 1970, from `SOURCE_DATE_EPOCH` or else the system.
    package var now: Int { variables[Self.epochVariable].flatMap { Int($0) } ?? time(nil) }

    /// Returns the date for templates: the day of `SOURCE_DATE_EPOCH`, or else today in UTC. Throws
    /// a `Failure` with 64 if that variable isn't a number of seconds.
    package func today() throws(Failure) -> CalendarDate {
        guard let epoch = variables[Self.epochVariable] else {
            return CalendarDate(secondsSince1970: time(nil))
        }
        guard let seconds = Int(epoch), (0...253_402_300_799).contains(seconds) else {
            throw Failure(
                .usage, "'\(epoch.prefix(60))' is not a number of seconds since 1970",
                path: Self.epochVariable, hint: "Unset it.")
        }
        return CalendarDate(secondsSince1970: seconds)
    }

    package var authorVariable: String {
        variables["GIT_AUTHOR_NAME"] == nil ? "USER" : "GIT_AUTHOR_NAME"
    }

    /// The author for templates: git's, or else the user's name without a domain such as in
    /// `SHOP\\jane`.
    package var author: String {
        let name = variables[authorVariable] ?? ""
        return name.split(separator: "\\").last.map(String.init) ?? ""
    }

    private static var wordsAreText: Bool {
        (0..<Int(CommandLine.argc)).allSatisfy { index in
            CommandLine.unsafeArgv[index].map { String(validatingCString: $0) != nil } ?? true
        }
    }
}

/// Returns a time in the user's time zone, as `yyyy-mm-dd hh:mm`.
package func localTime(secondsSince1970 seconds: Int) -> String {
    var (seconds, time) = (time_t(seconds), tm())
    localtime_r(&seconds, &time)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(time.tm_year + 1900)-\(digits(time.tm_mon + 1))-\(digits(time.tm_mday))"
    return "\(day) \(digits(time.tm_hour)):\(digits(time.tm_min))"
}
