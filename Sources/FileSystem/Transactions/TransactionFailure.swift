import Basics

/// Why a transaction did not come to its end.
enum TransactionFailure: Error {
    case system(SystemError)
    /// A file is not what it was when the plan was made.
    case changed(String)
    /// A signal came.
    case signal
    /// What was done could not be said.
    case report(Failure)

    /// What is wrong with a file that is about to be written: something has come there, or it has gone.
    init(_ error: SystemError, at path: String) {
        self = [EEXIST, ENOENT].contains(error.code) ? .changed(path) : .system(error)
    }

    static func wrapping<Result>(
        _ body: () throws(SystemError) -> Result
    ) throws(TransactionFailure) -> Result {
        do throws(SystemError) {
            return try body()
        } catch {
            throw .system(error)
        }
    }

    /// The failure to report.
    ///
    /// - Parameter undone: how undoing went.
    func failure(_ undone: Rollback.Outcome) -> Failure {
        var failure = failure
        if let backups = undone.backups, let path = undone.edited.first {
            failure.diagnostics.append(
                Diagnostic(
                    .note,
                    "this was edited in the meantime and is kept; the earlier contents are in "
                        + backups,
                    path: path))
        }
        failure.diagnostics += undone.problems.prefix(10).map { leftover in
            Diagnostic(
                .error, "cannot \(leftover.action) it while undoing: \(leftover.reason)",
                path: leftover.path, hint: "The next scene-kit command here tries again.")
        }
        return failure
    }

    private var failure: Failure {
        switch self {
        case .system(let error): error.whileWriting
        case .signal: Signals.failure
        case .report(let failure): failure
        case .changed(let path):
            Failure(
                .conflict,
                Diagnostic(
                    .error,
                    "this changed while scene-kit was about to write it; nothing was written",
                    path: path, hint: "Run the command again."))
        }
    }
}

extension Signals {
    /// Throws once a signal has come.
    static func stopIfPending() throws(TransactionFailure) {
        if isPending { throw .signal }
    }
}
