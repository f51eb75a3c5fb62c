import Basics
import FileSystem
import JSONSource
import Planning
import Workspace

/// The result of `generate --check`: the files that differ from the list, and their differences.
struct DriftReport {
    private let plan: Plan
    /// Whether files that were edited differ, too.
    private let isStrict: Bool
    /// Whether the scenes of the list were never generated.
    private let isFirst: Bool
    private let options: ReportOptions
    /// The command that updates the files.
    private let command: String

    /// - Parameter isFirst: whether no scene of the list is recorded.
    init(
        _ plan: Plan, isStrict: Bool, isFirst: Bool, command: String, _ options: ReportOptions
    ) {
        self.command = command.escapedForTerminal()
        self.plan = plan
        self.isStrict = isStrict
        // Files without a record are compared like all others.
        self.isFirst =
            isFirst && plan.count(of: .create) > 0
            && plan.operations.allSatisfy { operation in
                let isOwn = operation.destination.relative.components.first == Project.recordsFolder
                return isOwn || operation.isShared || operation.verb == .create
            }
        self.options = options
    }

    var outcome: Outcome {
        let edited =
            isStrict ? plan.operations.filter { $0.verb == .edited && !$0.isShared } : []
        let drifted = Plan(operations: plan.drifted + edited)
        let report = PlanReport(
            plan: drifted, isDryRun: true, isColored: options.colorsOutput)
        var outcome = Outcome(status: drifted.operations.isEmpty ? .success : .negative)
        let diff = drifted.operations.map(\.drift).joined()
        outcome.text =
            isFirst
            ? firstLine : report.lines + options.shown(diff) + summary(of: drifted)
        outcome.diagnostics = ConflictReport(drifted).obstacles
        if options.wantsJSON {
            outcome.json = [
                PlanReport(plan: plan).json,
                JSONMember("diff", .string(diff)),
            ]
        }
        return outcome
    }

    /// A list that was never generated needs no listing of its files.
    private var firstLine: String {
        let count = plan.count(of: .create)
        return "Nothing was generated from this list here; without --check, the command creates "
            + (count == 1 ? "1 file.\n" : "\(count) files.\n")
    }

    private func summary(of drifted: Plan) -> String {
        let count = drifted.operations.count
        if count == 0 {
            let all = plan.operations.count
            return all == 1 ? "1 file matches the list.\n" : "\(all) files match the list.\n"
        }
        let difference =
            count == 1
            ? "1 file doesn't match the list; " : "\(count) files don't match the list; "
        if drifted.count(of: .conflict) > 0 {
            return difference + "'\(command)' shows the conflicts.\n"
        }
        if drifted.count(of: .edited) == count {
            return difference
                + "delete what you edited, and '\(command)' creates it again.\n"
        }
        return difference + "'\(command)' updates \(count == 1 ? "it" : "them").\n"
    }
}
