import Diagnostics
import SceneScaffold

/// Why a plan with conflicts is not carried out, and what to type to settle them.
struct ConflictReport {
    private let conflicts: [FileOperation]

    init(_ plan: Plan) {
        conflicts = plan.conflicts
    }

    /// Nil for a plan without conflicts.
    var diagnostic: Diagnostic? {
        guard let first = conflicts.first else { return nil }
        if let blocked = conflicts.first(where: { $0.obstacle != nil }) {
            return Diagnostic(
                .error, blocked.obstacleText + "; nothing was written", path: blocked.path,
                hint: "Move it away, or write somewhere else.")
        }
        let what =
            conflicts.count == 1
            ? "the file exists and differs" : "\(conflicts.count) files exist and differ"
        return Diagnostic(
            .error, "\(what); nothing was written",
            path: conflicts.count == 1 ? first.path : nil,
            hint: "Look with --dry-run --diff --force, then use --force to overwrite or "
                + "--skip-existing to keep what is there.")
    }
}

extension FileOperation {
    fileprivate var obstacleText: String {
        switch obstacle {
        case .directory: "a folder is in the way"
        case .symbolicLink: "a symbolic link is in the way, and scene-kit replaces none"
        case .special: "something that is no file is in the way"
        case .fileAbove(let path): "'\(path)' is a file and cannot hold other files"
        case nil: "the file exists and differs"
        }
    }
}
