import Basics
import FileSystem

/// What a long command is busy with, for whoever waits at a terminal.
struct Progress: Sendable {
    private let isShown: Bool

    /// How often a long list of scenes says how far it has come.
    private static let steps = 50

    init(_ options: ReportOptions) {
        isShown = options.canShowProgress && !options.isQuiet && !options.wantsJSON
    }

    /// Says what is going on.
    func show(_ text: String) {
        if isShown { Reporter.statusLine.show(text.escapedForTerminal() + "…") }
    }

    /// Says which of several things is being done.
    func show(_ text: String, _ number: Int, of total: Int) {
        show(total == 1 ? text : "\(text) (\(number) of \(total))")
    }

    /// Says how many of `total` scenes are rendered, when `done` of a thread's `share` are, and the other
    /// threads are as fast.
    func showScenes(_ done: Int, of share: Int, total: Int) {
        guard isShown, done * Self.steps / share != (done - 1) * Self.steps / share else { return }
        show("Rendering scenes", done * total / share, of: total)
    }
}
