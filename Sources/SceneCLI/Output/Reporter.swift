import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning

/// The only code that prints: results on standard output, diagnostics on standard error.
struct Reporter {
    let options: ReportOptions

    /// Reports the result of a command that writes nothing.
    func report(_ command: () throws(Failure) -> Outcome) -> ExitStatus {
        report(as: TransactionRun(command: "", time: 0)) { () throws(Failure) in
            (try command(), .none)
        }
    }

    /// Runs a command, applies its plan, and reports the result.
    func report(
        as run: TransactionRun, _ command: () throws(Failure) -> (Outcome, WriteTargets)
    ) -> ExitStatus {
        defer { Self.statusLine.erase() }
        do throws(Failure) {
            var (outcome, writeTargets) = try command()
            if let plan = outcome.plan {
                if options.isConfirmed {
                    // The dry run has shown the rest.
                    outcome.text = plan.summary() + "\n"
                    outcome.diagnostics.removeAll { $0.severity != .error }
                }
                try plan.checkPaths()
                showProgress("Writing \(plan.changes.count.counting("file"))")
                var run = run
                run.undone = outcome.undone
                outcome.diagnostics += try writeTargets.apply(plan, by: run) {
                    () throws(Failure) in try printResult(outcome)
                }
            } else {
                try printResult(outcome)
            }
            if !options.wantsJSON {
                complain(outcome.diagnostics.filter { !options.isQuiet || $0.severity == .error })
                if let next = outcome.nextStep, !options.isQuiet { complain(next) }
            }
            return outcome.status
        } catch {
            return report(error)
        }
    }

    /// Prints a note immediately.
    func say(_ message: String) {
        if !options.isQuiet { complain([Diagnostic.note(message)]) }
    }

    /// Prints why a command line could not be understood.
    func report(_ failure: ParseFailure) -> ExitStatus {
        complain(failure.text(colored: options.colorsErrors, columns: options.columns ?? .max))
        return .usage
    }

    private func report(_ failure: Failure) -> ExitStatus {
        if options.wantsJSON {
            writeDocument(of: failure)
        } else {
            complain(failure.diagnostics)
            if failure.status == .usage, !options.helpCommand.isEmpty {
                complain("See '\(options.helpCommand)' for more information.")
            }
        }
        return failure.status
    }

    private func printResult(_ outcome: Outcome) throws(Failure) {
        if options.wantsJSON {
            let shown = DiagnosticLimit.applied(to: outcome.diagnostics)
            let members: [JSONMember] = [
                JSONMember("schema", 1), JSONMember("command", .string(options.command)),
                JSONMember("exit", .number(outcome.status.rawValue)),
                JSONMember("diagnostics", .array(shown.map(\.json))),
            ]
            try write(JSONValue.object(members + outcome.json).text())
        } else if !options.isQuiet || outcome.isDocument {
            try write(outcome.text)
        }
    }

    /// The document is all that `--json` prints, unless it cannot be printed.
    private func writeDocument(of failure: Failure) {
        let json = [options.emptyResult].compactMap(\.self)
        do throws(Failure) {
            try printResult(
                Outcome(status: failure.status, diagnostics: failure.diagnostics, json: json))
        } catch {
            complain(error.diagnostics)
        }
    }

    /// Prints a question whose answer follows on the same line.
    func ask(_ question: String) {
        _ = Self.write(question.escapedForTerminal(keepingLineBreaks: true), to: STDERR_FILENO)
    }

    func complain(_ diagnostics: [Diagnostic]) {
        let formatter = DiagnosticFormatter(colored: options.colorsErrors)
        for diagnostic in DiagnosticLimit.applied(to: diagnostics) {
            complain(formatter.text(of: diagnostic))
        }
    }

    private func complain(_ text: String) {
        _ = Self.write(text + "\n", to: STDERR_FILENO)
    }

    private func write(_ text: String) throws(Failure) {
        guard let code = Self.write(text, to: STDOUT_FILENO) else { return }
        let reason = String(cString: strerror(code))
        throw Failure(.inputOutput, "cannot write to standard output: " + reason)
    }

    private static func write(_ text: String, to descriptor: Int32) -> Int32? {
        statusLine.erase()
        return writeAll(text, to: descriptor)
    }

    /// Writes a text, and returns the error number, if any. A closed pipe isn't an error.
    private static func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while !rest.isEmpty {
                let count = writeBytes(descriptor, rest)
                if count < 0 {
                    // A reader that is stuck must not keep Ctrl-C from working.
                    if errno == EINTR, !Signals.isPending { continue }
                    return errno == EPIPE ? nil : errno
                }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return nil
        }
    }

    /// The line that shows the progress. It goes before anything else is printed.
    private static let statusLine = StatusLine { text in _ = writeAll(text, to: STDERR_FILENO) }

    /// Shows the current step of a long command, which may be one of several, on a terminal.
    func showProgress(_ text: String, _ number: Int = 1, of total: Int = 1) {
        guard options.canShowProgress, !options.isQuiet, !options.wantsJSON else { return }
        let place = total == 1 ? "" : " (\(number) of \(total))"
        Self.statusLine.show(text.escapedForTerminal() + place + "…")
    }

    /// Shows up to 50 times how many of `total` scenes are rendered if `done` of a thread's `share`
    /// are and the other threads are as fast.
    func showScenes(_ done: Int, of share: Int, total: Int) {
        guard done * 50 / share != (done - 1) * 50 / share else { return }
        showProgress("Rendering scenes", done * total / share, of: total)
    }
}

extension Diagnostic {
    /// The diagnostic as a JSON object, with null for missing values.
    fileprivate var json: JSONValue {
        [
            "severity": .string(severity.rawValue), "message": .string(message),
            "path": .string(path), "line": .number(position?.line),
            // An argument has no lines, but it has columns.
            "column": .number(position?.column ?? excerpt?.column), "hint": .string(hint),
        ]
    }
}
