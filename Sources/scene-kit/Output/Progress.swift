import ArgumentParsing

/// A line on a terminal that says how far a long command has come.
struct Progress {
    private let isShown: Bool

    /// Below this many steps there is nothing to wait for.
    private static let worthShowing = 500
    private static let steps = 50

    init(_ arguments: ParsedArguments, _ environment: Environment) {
        isShown =
            environment.errorsAreTerminal && !arguments.flag(.quiet) && !arguments.flag(.json)
            && environment.variables["TERM"] != "dumb"
    }

    /// Shows that `done` of `total` scenes are rendered; after the last one the line goes away.
    func report(_ done: Int, of total: Int) {
        guard isShown, total >= Self.worthShowing else { return }
        guard done.isMultiple(of: total / Self.steps) || done == total else { return }
        Reporter.showPassing(done == total ? "" : "\(done) of \(total) scenes")
    }
}
