import Basics
import JSONSource
import Planning

/// A command's result. The reporter prints it and applies its plan.
struct Outcome {
    var status: ExitStatus = .success
    /// The result for standard output.
    var text = ""
    /// Whether the result is what the user asked for and no report, so that `--quiet` prints it, too.
    var isDocument = false
    /// Messages for standard error.
    var diagnostics: [Diagnostic] = []
    /// What is shown first, and asked about on a terminal, before the plan is applied.
    var doubt: Diagnostic?
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
    init(_ plan: Plan, notes: [Diagnostic] = [], _ options: ReportOptions) {
        // A long report takes time to create.
        if !options.isQuiet {
            text = plan.lines(options)
            if !options.isPreview || text.isEmpty || !plan.conflicts.isEmpty {
                text += plan.summary(isDryRun: options.isDryRun) + "\n"
            }
        }
        if options.wantsJSON { json = [plan.json] }
        if options.wantsDiff {
            let diff = plan.drifted.diff(options)
            text += options.shown(diff)
            isDocument = true
            if options.wantsJSON { json.append(JSONMember("diff", .string(diff))) }
        }
        if !plan.conflicts.isEmpty {
            status = .conflict
            diagnostics = plan.conflictErrors(hint: plan.conflictHint)
            return
        }
        diagnostics = notes
        // Files in which both sides of a conflict are written.
        for operation in plan.changes where !operation.mergeConflicts.isEmpty {
            status = .negative
            let count = operation.mergeConflicts.count
            let verb = options.isDryRun ? "would be" : count == 1 ? "is" : "are"
            diagnostics.append(
                Diagnostic(
                    .error, "\(count.counting("conflict")) \(verb) left between markers",
                    path: operation.path,
                    hint: options.isDryRun ? nil : "Choose the lines, and remove the markers."))
        }
        if !options.isDryRun { self.plan = plan }
    }

    /// The result of a command that changes packs or bundles, which have too many files to list
    /// them all. It contains the plan unless this is a dry run or there are conflicts.
    ///
    /// - Parameter conflictHint: What to do about conflicts.
    init(
        _ plan: Plan, lines: String, summary: String, conflictHint: String,
        _ options: ReportOptions
    ) {
        json = [plan.json]
        if !plan.conflicts.isEmpty {
            status = .conflict
            diagnostics = plan.conflictErrors(hint: conflictHint)
            return
        }
        let end = options.isDryRun ? "Dry run: nothing was written." : summary.escapedForTerminal()
        text = lines + end + "\n"
        if !options.isDryRun { self.plan = plan }
    }
}
