import Basics
import JSONSource
import Planning
import Workspace

/// What becomes of bundles, which have too many files to name each of them.
struct ExportReport {
    let plan: Plan
    /// Where the bundles are.
    let folder: ExportFolder

    /// A line for each bundle.
    var lines: String {
        var bundles: [String: [FileOperation]] = [:]
        for operation in plan.operations {
            guard let bundle = folder.bundle(of: operation) else { continue }
            bundles[bundle, default: []].append(operation)
        }
        return bundles.sorted { $0.key < $1.key }.map { name, operations in
            let verb = Self.verb(for: operations).rawValue
            let margin = String(repeating: " ", count: max(0, 12 - verb.count))
            let path = Destination.join(folder.path, name).escapedForTerminal()
            let count = operations.count
            return "\(margin)\(verb)  \(path) (\(count) \(count == 1 ? "file" : "files"))\n"
        }.joined()
    }

    /// What happens to all of the files, or else to the bundle.
    private static func verb(for operations: [FileOperation]) -> FileOperation.Verb {
        let verbs = Set(operations.map(\.verb))
        if verbs.contains(.conflict) { return .conflict }
        if verbs.contains(.overwrite) { return .overwrite }
        return verbs.count == 1 ? operations[0].verb : .update
    }
}

extension Outcome {
    /// What a command that changes bundles comes to: its report and, unless it is only to be shown or
    /// cannot be carried out, its plan.
    init(
        _ plan: Plan, in folder: ExportFolder, summary: String, notes: [Diagnostic],
        _ options: ReportOptions
    ) {
        let report = ExportReport(plan: plan, folder: folder)
        json = [PlanReport(plan: plan, isDryRun: false, isColored: false).json]
        diagnostics = ConflictReport(plan).diagnostics
        if let last = diagnostics.indices.last {
            status = .conflict
            diagnostics[last].hint =
                "Nothing was changed. Copy what you want to keep elsewhere, then discard the rest "
                + "with --force."
            return
        }
        text =
            report.lines + (options.isDryRun ? "Dry run: nothing was written.\n" : summary + "\n")
        diagnostics = notes
        if !options.isDryRun { self.plan = plan }
    }
}
