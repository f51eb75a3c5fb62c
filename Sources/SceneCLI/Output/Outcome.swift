import Basics
import FileSystem
import JSONSource
import Planning

/// A command's result. The reporter prints it and applies its plan.
struct Outcome {
    var status: ExitStatus = .success
    /// The result for standard output.
    var text = ""
    /// Whether the result is for a program to read, and so is printed also with `--quiet`.
    var isDocument = false
    /// Messages for standard error.
    var diagnostics: [Diagnostic] = []
    /// The suggested next step, for standard error. Line breaks are kept and other control
    /// characters escaped, because it may contain paths from packs.
    var nextStep: String? {
        didSet { nextStep = nextStep?.escapedForTerminal(keepingLineBreaks: true) }
    }
    /// The command's own part of the JSON document.
    var json: [JSONMember] = []
    /// The changes to apply before anything is printed.
    var plan: Plan?
    /// The number of the command that the plan takes back.
    var undone: Int?
}

extension Outcome {
    /// The result of a command that writes files. It contains the plan unless this is a dry run or
    /// there are conflicts.
    init(_ plan: Plan, notes: [Diagnostic], _ options: ReportOptions) {
        let report = PlanReport(
            plan: plan, isDryRun: options.isDryRun, isColored: options.colorsOutput)
        // A long report takes time to create.
        if !options.isQuiet { text = report.text }
        if options.wantsJSON { json = [report.json] }
        if options.wantsDiff {
            let diff = report.diff
            text += options.shown(diff)
            if options.wantsJSON { json.append(JSONMember("diff", .string(diff))) }
        }
        let conflicts = ConflictReport(plan, offersMarkers: options.offersMarkers).diagnostics
        if !conflicts.isEmpty {
            status = .conflict
            diagnostics = conflicts
            return
        }
        diagnostics = notes + Self.unresolved(plan)
        if plan.operations.contains(where: \.isMarked) { status = .negative }
        if !options.isDryRun { self.plan = plan }
    }

    /// Removes from the report what its dry run has already shown.
    mutating func leaveOutWhatWasShown() {
        guard let plan else { return }
        text = PlanReport(plan: plan).summary + "\n"
        diagnostics.removeAll { $0.severity != .error }
    }

    /// Returns an error for each file with conflict markers.
    private static func unresolved(_ plan: Plan) -> [Diagnostic] {
        plan.operations.filter(\.isMarked).map { operation in
            let count = operation.mergeConflicts.count
            return Diagnostic(
                .error,
                "\(count) \(count == 1 ? "conflict is" : "conflicts are") left between markers",
                path: operation.path, hint: "Choose the lines, and remove the markers.")
        }
    }
}

extension FileOperation {
    /// Whether both sides of a conflict are written.
    fileprivate var isMarked: Bool { verb.writes && !mergeConflicts.isEmpty }
}
