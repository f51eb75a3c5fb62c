import Basics
import FileSystem

/// Questions on a terminal, and the lines that answer them.
struct Conversation {
    private let reporter: Reporter
    private var input = TerminalInput()

    init(_ reporter: Reporter) {
        self.reporter = reporter
    }

    /// Asks until an answer is accepted, and says why others aren't.
    ///
    /// - Parameter check: throws the error that a command line with the answer would end with.
    /// - Throws: `Failure` with the status of a signal that arrives before an answer, and with 1 if
    ///   the input ends.
    mutating func ask(
        _ question: String, checking check: (String) throws(Failure) -> Void = { _ in }
    ) throws(Failure) -> String {
        while true {
            let answer = try line(after: question)
            do throws(Failure) {
                // Reading has put this in place of bytes that aren't UTF-8.
                if answer.unicodeScalars.contains("\u{FFFD}") { throw .argumentIsNoText }
                try check(answer)
                return answer
            } catch {
                reporter.refuse(error)
            }
        }
    }

    /// Asks a yes-or-no question. An empty line means yes.
    mutating func confirm(_ question: String) throws(Failure) -> Bool {
        while true {
            switch try line(after: question + " [Y/n] ").lowercased() {
            case "", "y", "yes": return true
            case "n", "no": return false
            default: say("Answer with y or n.\n")
            }
        }
    }

    func say(_ text: String) {
        reporter.ask(text)
    }

    func refuse(_ failure: Failure) {
        reporter.refuse(failure)
    }

    private mutating func line(after question: String) throws(Failure) -> String {
        reporter.ask(question)
        do throws(Failure) {
            if let line = try input.line() { return line.trimmingSpaces }
        } catch {
            reporter.ask("\n")
            throw error
        }
        reporter.ask("\n")
        throw Failure(.negative, "the input ended; nothing was written")
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

extension Failure {
    /// The error for a command line that isn't UTF-8.
    static var argumentIsNoText: Failure {
        Failure(
            .usage, "an argument is not UTF-8 text",
            hint: "Rename what it names; scene-kit would look for something else.")
    }
}
