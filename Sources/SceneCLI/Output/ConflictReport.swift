import Basics
import Planning

/// Why a plan with conflicts is not carried out, and what to type to settle them.
struct ConflictReport {
    private let conflicts: [FileOperation]

    init(_ plan: Plan) {
        conflicts = plan.conflicts
    }

    /// What is in the way that no command replaces.
    var obstacles: [Diagnostic] {
        conflicts.filter { $0.obstacle != nil }.map { conflict in
            Diagnostic(
                .error, conflict.reason, path: conflict.path,
                hint: "Move it, or write somewhere else.")
        }
    }

    /// One for each conflict, the last with what to do; none for a plan without conflicts.
    var diagnostics: [Diagnostic] {
        var blocked: Set<String> = []
        var diagnostics = conflicts.compactMap { conflict -> Diagnostic? in
            guard case .fileAbove(let path)? = conflict.obstacle else {
                return Diagnostic(.error, conflict.reason, path: conflict.path)
            }
            // Once for all the files that would lie below it.
            guard blocked.insert(path).inserted else { return nil }
            return Diagnostic(.error, conflict.reason, path: path)
        }
        guard let last = diagnostics.indices.last else { return [] }
        diagnostics[last].hint = hint
        return diagnostics
    }

    private var hint: String {
        if conflicts.contains(where: { $0.obstacle != nil }) {
            return "Nothing was written. Move what is in the way, or write somewhere else."
        }
        return "Nothing was written. Look with --diff, then overwrite with "
            + "--force or leave what is there with --skip-existing."
    }
}

extension FileOperation {
    fileprivate var reason: String {
        switch obstacle {
        case .directory: "a folder is in the way"
        case .symbolicLink: "a symbolic link is in the way, and scene-kit replaces none"
        case .special: "something that is no file is in the way"
        case .fileAbove: "this is no folder and cannot hold files"
        case nil:
            isOrphaned
                ? "the file is wanted no more, and was changed since scene-kit wrote it"
                : "the file exists and differs"
        }
    }
}
