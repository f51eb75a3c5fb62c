import Basics
import FileSystem
import JSONSource
import Planning

/// What `generate --check` says: the files that are not what the list gives, and how they differ.
struct DriftReport {
    private let plan: Plan
    /// Whether files that were edited differ, too.
    private let isStrict: Bool
    private let options: ReportOptions

    init(_ plan: Plan, isStrict: Bool, _ options: ReportOptions) {
        self.plan = plan
        self.isStrict = isStrict
        self.options = options
    }

    var outcome: Outcome {
        let edited = isStrict ? plan.operations.filter { $0.verb == .edited } : []
        let drifted = Plan(operations: plan.drifted + edited)
        let report = PlanReport(
            plan: drifted, isDryRun: true, isColored: options.colorsOutput)
        var outcome = Outcome(status: drifted.operations.isEmpty ? .success : .negative)
        let diff = drifted.operations.map(\.drift).joined()
        outcome.text = report.lines + options.shown(diff) + summary(of: drifted)
        outcome.diagnostics = ConflictReport(drifted).obstacles
        if options.wantsJSON {
            outcome.json = [
                PlanReport(plan: plan, isDryRun: true, isColored: false).json,
                JSONMember("diff", .string(diff)),
            ]
        }
        return outcome
    }

    private func summary(of drifted: Plan) -> String {
        let count = drifted.operations.count
        func files(_ count: Int) -> String { count == 1 ? "1 file is" : "\(count) files are" }
        if count == 0 { return "\(files(plan.operations.count)) what the list gives.\n" }
        let difference = "\(files(count)) not what the list gives; "
        if drifted.count(of: .conflict) > 0 {
            return difference + "'scene-kit generate' says what is in conflict.\n"
        }
        if drifted.count(of: .edited) == count {
            return difference + "delete what was edited, and 'scene-kit generate' makes it again.\n"
        }
        return difference + "'scene-kit generate' makes it so.\n"
    }
}
