import Basics
import FileSystem
import JSONSource

/// How to report a command's result.
struct ReportOptions {
    /// The command as the JSON document names it.
    var command = ""
    var helpCommand = ""
    var isDryRun = false
    /// Whether a question about the plan follows.
    var isPreview = false
    var wantsDiff = false
    var wantsJSON = false
    var isQuiet = false
    /// Whether to list records and unchanged files.
    var isVerbose = false
    var colorsOutput = false
    var colorsErrors = false
    /// Whether a terminal shows the result.
    var isForTerminal = false
    /// The width of the terminal; nil without one.
    var columns: Int?
    /// Whether standard error can show a line that changes.
    var canShowProgress = false
    /// Whether the user has seen and confirmed the plan.
    var isConfirmed = false
    /// The result in the JSON document if the command fails.
    var emptyResult: JSONMember?

    /// Returns a diff for output. Control characters are escaped on a terminal only, because
    /// 'patch' needs them.
    func shown(_ diff: String) -> String {
        let text = isForTerminal ? diff.escapedForTerminal(keepingLineBreaks: true) : diff
        if !colorsOutput { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let color =
                switch line.first {
                case "+" where !line.hasPrefix("+++ "): "32"
                case "-" where !line.hasPrefix("--- "): "31"
                case "@": "36"
                case "+", "-": "1"
                default: ""
                }
            return color.isEmpty ? String(line) : "\u{1B}[\(color)m\(line)\u{1B}[0m"
        }.joined(separator: "\n")
    }
}

/// The value of `--color`.
enum ColorChoice: String, CaseIterable {
    case auto, always, never

    /// Whether to use colors on a stream: on a terminal, unless the user or the terminal says no.
    func isOn(_ environment: Environment, _ isTerminal: Bool) -> Bool {
        self == .always
            || self == .auto && isTerminal && environment.variables["TERM"] != "dumb"
                && environment.variables["NO_COLOR", default: ""].isEmpty
    }
}
