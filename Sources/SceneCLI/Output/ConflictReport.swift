import Basics
import Planning

/// The reasons that a plan with conflicts can't be applied, and the ways to resolve them.
struct ConflictReport {
    private let conflicts: [FileOperation]
    private let offersMarkers: Bool

    /// - Parameter offersMarkers: whether the command has `--markers`.
    init(_ plan: Plan, offersMarkers: Bool = false) {
        conflicts = plan.conflicts
        self.offersMarkers = offersMarkers
    }

    /// Errors about obstacles that no command replaces.
    var obstacles: [Diagnostic] {
        conflicts.filter { $0.obstacle != nil }.map { conflict in
            Diagnostic(
                .error, conflict.reason, path: conflict.path,
                hint: "Move it, or write somewhere else.")
        }
    }

    /// An error for each conflict. The last one has a hint about all of them.
    var diagnostics: [Diagnostic] {
        var blocked: Set<String> = []
        var diagnostics = conflicts.flatMap { conflict -> [Diagnostic] in
            if case .fileAbove(let path)? = conflict.obstacle {
                // One file can block many paths below it. It is reported once.
                guard blocked.insert(path).inserted else { return [] }
                return [Diagnostic(.error, conflict.reason, path: path)]
            }
            guard conflict.mergeConflicts.isEmpty else {
                return conflict.mergeConflicts.map { $0.diagnostic(.error, in: conflict.path) }
            }
            return [Diagnostic(.error, conflict.reason, path: conflict.path)]
        }
        guard let last = diagnostics.indices.last else { return [] }
        diagnostics[last].hint = [diagnostics[last].hint, hint].compactMap(\.self)
            .joined(separator: "\n")
        return diagnostics
    }

    private var hint: String {
        if conflicts.contains(where: { $0.obstacle != nil }) {
            return "Nothing was written. Move what is in the way, or write to another folder."
        }
        if conflicts.allSatisfy(\.hasMarkers) {
            return "Nothing was written. Resolve the lines between the markers, then try again."
        }
        if conflicts.allSatisfy(\.isOrphaned) {
            return
                "Nothing was written. Look with --diff, then remove what was edited with --force "
                + "or leave it with --skip-existing."
        }
        let markers =
            offersMarkers && conflicts.contains { !$0.mergeConflicts.isEmpty }
            ? "write both sides with --markers, " : ""
        return "Nothing was written. Look with --diff, then \(markers)overwrite with "
            + "--force or leave what is there with --skip-existing."
    }
}

extension LineMerge.Conflict {
    /// A diagnostic with the lines of both sides.
    func diagnostic(_ severity: Diagnostic.Severity, in path: String) -> Diagnostic {
        Diagnostic(
            severity, "you and the template set changed the same lines", path: path,
            position: SourcePosition(line: yoursLine, column: 1),
            hint: "  yours:\n" + Self.shown(yours) + "  the set's:\n"
                + Self.shown(theirs).dropLast())
    }

    private static func shown(_ lines: [ArraySlice<UInt8>]) -> String {
        let most = 12
        if lines.isEmpty { return "    (nothing)\n" }
        var text = ""
        for line in lines.prefix(most) {
            let words = String(decoding: line, as: UTF8.self).filter { !$0.isNewline }
            text += words.isEmpty ? "\n" : "    \(words)\n"
        }
        if lines.count > most { text += "    (\(lines.count - most) more lines)\n" }
        return text
    }
}

extension FileOperation {
    fileprivate var reason: String {
        switch obstacle {
        case .directory: return "a folder is in the way"
        case .symbolicLink:
            return "a symbolic link is in the way, and scene-kit doesn't replace links"
        case .special: return "something other than a file is in the way"
        case .fileAbove: return "this is not a folder"
        case nil: break
        }
        if isOrphaned {
            return "the file is no longer needed, but was edited since scene-kit wrote it"
        }
        if hasMarkers { return "the file still has conflict markers" }
        if isRecorded {
            return "the file was edited since scene-kit wrote it, and cannot be merged"
        }
        return "the file exists, differs, and wasn't created by scene-kit"
    }
}
