package import Basics

/// What the process was started with.
package struct Environment {
    package var variables: [String: String]
    /// Whether every word of the command line is UTF-8; what is not, was changed on its way here.
    package var wordsAreText = true
    package var inputIsTerminal: Bool
    package var outputIsTerminal: Bool
    package var errorsAreTerminal: Bool

    /// What `reproducible-builds.org` has for the time.
    package static let epochVariable = "SOURCE_DATE_EPOCH"

    /// An environment without a terminal.
    package init(variables: [String: String]) {
        self.init(
            variables: variables, inputIsTerminal: false, outputIsTerminal: false,
            errorsAreTerminal: false)
    }

    private init(
        variables: [String: String], wordsAreText: Bool = true, inputIsTerminal: Bool,
        outputIsTerminal: Bool, errorsAreTerminal: Bool
    ) {
        (self.variables, self.wordsAreText) = (variables, wordsAreText)
        self.inputIsTerminal = inputIsTerminal
        self.outputIsTerminal = outputIsTerminal
        self.errorsAreTerminal = errorsAreTerminal
    }

    package static var current: Environment {
        Environment(
            variables: variables(["CI", "HOME", "NO_COLOR", "TERM", epochVariable, "USER"]),
            wordsAreText: wordsAreText,
            inputIsTerminal: isatty(STDIN_FILENO) == 1,
            outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            errorsAreTerminal: isatty(STDERR_FILENO) == 1)
    }

    /// Every variable, for a program that scene-kit starts.
    package static var all: [String: String] {
        var variables: [String: String] = [:]
        var pointer = environmentPointer
        while let entry = pointer?.pointee {
            let text = String(cString: entry)
            if let equals = text.firstIndex(of: "=") {
                variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
            }
            pointer = pointer?.advanced(by: 1)
        }
        return variables
    }

    /// Whether the program runs where no person watches, as `CI` says in all such services.
    package var isContinuousIntegration: Bool {
        !["", "0", "false"].contains(variables["CI", default: ""].lowercased())
    }

    /// Whether somebody is there to read questions and to answer them.
    package var canAsk: Bool {
        inputIsTerminal && outputIsTerminal && errorsAreTerminal && !isContinuousIntegration
    }

    /// The time that is noted beside a command, in seconds since 1970: that of `SOURCE_DATE_EPOCH`, else
    /// the system's.
    package var now: Int {
        variables[Self.epochVariable].flatMap { Int($0) } ?? time(nil)
    }

    /// The day that templates are given where the user names none: that of `SOURCE_DATE_EPOCH`,
    /// as reproducible-builds.org has it, else today's in UTC.
    ///
    /// - Throws: `Failure` with 64 where that variable holds no number of seconds.
    package func today() throws(Failure) -> String {
        guard let epoch = variables[Self.epochVariable] else {
            return CalendarDate(secondsSince1970: time(nil)).description
        }
        guard let seconds = Int(epoch), (0...253_402_300_799).contains(seconds) else {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "'\(epoch.prefix(60))' is not a number of seconds since 1970",
                    path: Self.epochVariable, hint: "Unset it, or use --date."))
        }
        return CalendarDate(secondsSince1970: seconds).description
    }

    /// The user's name; without the domain that some systems put in front, as in `SHOP\jane`.
    package var userName: String {
        let name = variables["USER"] ?? ""
        return name.split(separator: "\\").last.map(String.init) ?? ""
    }

    private static var wordsAreText: Bool {
        (0..<Int(CommandLine.argc)).allSatisfy { index in
            CommandLine.unsafeArgv[index].map { String(validatingCString: $0) != nil } ?? true
        }
    }

    private static func variables(_ names: [String]) -> [String: String] {
        var variables: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }
}
