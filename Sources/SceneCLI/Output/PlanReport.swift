import Basics
import JSONSource
import Planning

/// A plan in the words of the report: a line for each file, then a summary.
struct PlanReport {
    let plan: Plan
    let isDryRun: Bool
    let isColored: Bool

    /// The lines, then the summary, each with its line break.
    var text: String { lines + summary + "\n" }

    /// A line for each file.
    var lines: String {
        var lines = ""
        for operation in plan.operations { lines += line(operation) }
        return lines
    }

    /// One unified diff for every file that changes.
    var diff: String {
        plan.operations.map(\.diff).joined()
    }

    /// The `operations` of the JSON document.
    var json: JSONMember {
        JSONMember(
            "operations",
            .array(
                plan.operations.map { operation in
                    [
                        "verb": .string(operation.verb.rawValue),
                        "path": .string(operation.path),
                        "shared": .bool(operation.isShared),
                    ]
                }))
    }

    private func line(_ operation: FileOperation) -> String {
        let verb = operation.verb.rawValue
        let margin = String(repeating: " ", count: max(0, 12 - verb.count))
        let shown = isColored ? "\u{1B}[\(operation.verb.color)m\(verb)\u{1B}[0m" : verb
        return "\(margin)\(shown)  \(operation.path.escapedForTerminal())\n"
    }

    /// `4 files created, 1 kept.`
    var summary: String {
        let conflicts = plan.conflicts.count
        if conflicts > 0 {
            return "\(conflicts) \(conflicts == 1 ? "file" : "files") in conflict; "
                + "nothing was written."
        }
        var counts = FileOperation.Verb.allCases.compactMap { verb -> (Int, String)? in
            let count = plan.count(of: verb)
            return count == 0 ? nil : (count, verb.participle)
        }
        guard !counts.isEmpty else { return "There is nothing to write." }
        let first = counts.removeFirst()
        let noun = first.0 == 1 ? "file" : "files"
        let parts = ["\(first.0) \(noun) \(first.1)"] + counts.map { "\($0.0) \($0.1)" }
        let text = parts.joined(separator: ", ")
        return isDryRun ? "Dry run: \(text). Nothing was written." : text + "."
    }
}

extension FileOperation.Verb {
    fileprivate var participle: String {
        switch self {
        case .create: "created"
        case .identical: "identical"
        case .update: "updated"
        case .merge: "merged"
        case .edited: "edited and left alone"
        case .overwrite: "overwritten"
        case .skip: "skipped"
        case .keep: "kept"
        case .remove: "removed"
        case .conflict: "in conflict"
        }
    }

    fileprivate var color: String {
        switch self {
        case .create: "32"
        case .update, .merge, .overwrite: "33"
        case .remove: "31"
        case .conflict: "1;31"
        case .identical, .edited, .skip, .keep: "2"
        }
    }
}
