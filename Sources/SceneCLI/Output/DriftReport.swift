import Basics
import FileSystem
import JSONSource
import Planning

/// What `generate --check` says: the files that are not what the list gives, and how they differ.
struct DriftReport {
    private let plan: Plan
    private let isColored: Bool
    private let wantsJSON: Bool

    init(_ plan: Plan, _ options: ReportOptions) {
        self.plan = plan
        isColored = options.colorsOutput
        wantsJSON = options.wantsJSON
    }

    var outcome: Outcome {
        let drifted = Plan(operations: plan.drifted)
        let report = PlanReport(plan: drifted, isDryRun: true, isColored: isColored)
        var outcome = Outcome(status: drifted.operations.isEmpty ? .success : .negative)
        outcome.text = report.lines + report.diff + summary(of: drifted)
        outcome.diagnostics = ConflictReport(drifted).obstacles
        if wantsJSON {
            outcome.json = [
                PlanReport(plan: plan, isDryRun: true, isColored: false).json,
                JSONMember("diff", .string(report.diff)),
            ]
        }
        return outcome
    }

    private func summary(of drifted: Plan) -> String {
        let count = drifted.operations.count
        func files(_ count: Int) -> String { count == 1 ? "1 file is" : "\(count) files are" }
        if count == 0 { return "\(files(plan.operations.count)) what the list gives.\n" }
        // What is in conflict was changed since, or is somebody else's.
        let force = drifted.count(of: .conflict) > 0 ? " --force" : ""
        return
            "\(files(count)) not what the list gives; 'scene-kit generate\(force)' makes it so.\n"
    }
}
