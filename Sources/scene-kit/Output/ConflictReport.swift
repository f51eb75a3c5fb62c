import Diagnostics
import SceneScaffold

/// Why a plan with conflicts is not carried out, and what to type to settle them.
struct ConflictReport {
    private let conflicts: [FileOperation]

    init(_ plan: Plan) {
        conflicts = plan.conflicts
    }

    /// One for each conflict, the last with what to do; none for a plan without conflicts.
    var diagnostics: [Diagnostic] {
        var diagnostics = conflicts.map { conflict in
            Diagnostic(.error, conflict.reason, path: conflict.path)
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
        case .fileAbove(let path): "'\(path)' is no folder and cannot hold files"
        case nil: "the file exists and differs"
        }
    }
}
