import Basics
import JSONSource

/// How the user wants to be told what a command came to.
struct ReportOptions {
    /// The command as the JSON document names it.
    var command = ""
    /// What to type for more information.
    var helpCommand = ""
    var isDryRun = false
    var wantsDiff = false
    var wantsJSON = false
    var isQuiet = false
    var colorsOutput = false
    var colorsErrors = false
    /// Whether a terminal shows the result.
    var isForTerminal = false
    /// Whether standard error can show a line that changes.
    var canShowProgress = false
    /// Whether the user has seen what will be done, and wants it.
    var isConfirmed = false
    /// Whether the command has `--markers`.
    var offersMarkers = false
    /// What the JSON document has in place of a result where the command fails.
    var emptyResult: JSONMember?
}

extension ReportOptions {
    /// A diff as it is printed. What files hold must not steer a terminal; elsewhere it stays as 'patch'
    /// needs it.
    func shown(_ diff: String) -> String {
        isForTerminal ? diff.escapedForTerminal(keepingLineBreaks: true) : diff
    }
}
