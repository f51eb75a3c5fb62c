import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning

/// The only code that prints: results on standard output, diagnostics on standard error.
struct Reporter {
    private let options: ReportOptions

    /// For texts that no option changes, such as help.
    static let plain = Reporter(ReportOptions())

    init(_ options: ReportOptions) {
        self.options = options
    }

    func print(_ text: String) -> ExitStatus {
        do throws(Failure) {
            try write(text)
            return .success
        } catch {
            return report(error)
        }
    }

    /// Runs a command, has its plan carried out and prints what became of it.
    func report(_ command: () throws(Failure) -> Outcome) -> ExitStatus {
        do throws(Failure) {
            let outcome = try command()
            if let plan = outcome.plan {
                try plan.checkPaths()
                try Transaction.apply(plan) { () throws(Failure) in try printResult(outcome) }
            } else {
                try printResult(outcome)
            }
            printDiagnostics(outcome)
            return outcome.status
        } catch {
            return report(error)
        }
    }

    /// Prints why a command line could not be understood.
    func report(_ failure: ParseFailure) -> ExitStatus {
        if options.wantsJSON {
            writeFailureDocument(failure.exitStatus, failure.diagnostics)
        } else {
            complain(failure.text(colored: options.colorsErrors))
        }
        return failure.exitStatus
    }

    /// Prints why a command could not do what was asked.
    private func report(_ failure: Failure) -> ExitStatus {
        if options.wantsJSON {
            writeFailureDocument(failure.status, failure.diagnostics)
            return failure.status
        }
        let formatter = DiagnosticFormatter(colored: options.colorsErrors)
        for diagnostic in failure.diagnostics { complain(formatter.text(of: diagnostic)) }
        if failure.status == .usage, !options.helpCommand.isEmpty {
            complain("See '\(options.helpCommand)' for more information.")
        }
        return failure.status
    }

    private func printResult(_ outcome: Outcome) throws(Failure) {
        if options.wantsJSON {
            try write(document(outcome.status, outcome.diagnostics, outcome.json))
        } else if !options.isQuiet || outcome.isDocument {
            try write(outcome.text)
        }
    }

    private func printDiagnostics(_ outcome: Outcome) {
        guard !options.wantsJSON else { return }
        let formatter = DiagnosticFormatter(colored: options.colorsErrors)
        for diagnostic in outcome.diagnostics
        where !options.isQuiet || diagnostic.severity == .error {
            complain(formatter.text(of: diagnostic))
        }
        if let next = outcome.nextStep, !options.isQuiet { complain(next) }
    }

    /// The document is all that `--json` prints, unless it cannot be printed.
    private func writeFailureDocument(_ status: ExitStatus, _ diagnostics: [Diagnostic]) {
        let nothing = [options.emptyResult].compactMap(\.self)
        do throws(Failure) {
            try write(document(status, diagnostics, nothing))
        } catch {
            let formatter = DiagnosticFormatter(colored: options.colorsErrors)
            for diagnostic in error.diagnostics { complain(formatter.text(of: diagnostic)) }
        }
    }

    private func document(
        _ status: ExitStatus, _ diagnostics: [Diagnostic], _ own: [JSONMember]
    ) -> String {
        let members: [JSONMember] = [
            JSONMember("schema", 1),
            JSONMember("command", .string(options.command)),
            JSONMember("exit", .number(status.rawValue)),
            JSONMember("diagnostics", .array(diagnostics.map(\.json))),
        ]
        return JSONValue.object(members + own).text()
    }

    /// Shows a text that the next one on the same line of the terminal replaces.
    static func showPassing(_ text: String) {
        _ = write("\r\u{1B}[K" + text, to: STDERR_FILENO)
    }

    private func complain(_ text: String) {
        _ = Self.write(text + "\n", to: STDERR_FILENO)
    }

    private func write(_ text: String) throws(Failure) {
        guard let code = Self.write(text, to: STDOUT_FILENO) else { return }
        throw Failure(
            .inputOutput,
            Diagnostic(
                .error, "cannot write to standard output: " + String(cString: strerror(code))))
    }

    /// Writes all of a text; a reader that has gone away is no error. Returns the error number.
    private static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while !rest.isEmpty {
                let count = writeBytes(descriptor, rest)
                if count < 0 {
                    // A reader that takes nothing more must not keep Ctrl-C from working.
                    if errno == EINTR, !Signals.isPending { continue }
                    return errno == EPIPE ? nil : errno
                }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return nil
        }
    }
}

extension Diagnostic {
    /// The diagnostic as an object of the JSON document; what is not known is null.
    fileprivate var json: JSONValue {
        [
            "severity": .string(severity.rawValue),
            "message": .string(message),
            "path": .string(path),
            "line": .number(position?.line),
            // An argument has no lines, and a column all the same.
            "column": .number(position?.column ?? excerpt?.column),
            "hint": .string(hint),
        ]
    }
}
