import ArgumentParsing
import FileSystem

/// A line on a terminal that says how far a long command has come.
struct Progress {
    private let isShown: Bool

    /// Below this many steps there is nothing to wait for.
    private static let worthShowing = 500
    private static let steps = 50

    init(_ options: ReportOptions) {
        isShown = options.canShowProgress && !options.isQuiet && !options.wantsJSON
    }

    /// Shows how many of `total` scenes are rendered, when `done` of a thread's `share` are, and the
    /// other threads are as fast; after the last one the line goes away.
    func report(_ done: Int, of share: Int, total: Int) {
        guard isShown, total >= Self.worthShowing else { return }
        guard done == share || done * Self.steps / share != (done - 1) * Self.steps / share else {
            return
        }
        Reporter.showPassing(done == share ? "" : "\(done * total / share) of \(total) scenes")
    }
}
