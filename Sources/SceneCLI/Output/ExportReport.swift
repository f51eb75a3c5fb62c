import Basics
import Planning
import XcodeExporting

extension ExportFolder {
    /// The result of a command that changes bundles. The report has a line for each bundle.
    func outcome(of plan: Plan, summary: String, _ options: ReportOptions) -> Outcome {
        let bundles = Dictionary(grouping: plan.operations, by: bundle)
        let lines = bundles.compactMap { bundle, files in bundle.map { ($0, files) } }
            .sorted { $0.0 < $1.0 }.map { bundle, files in
                let count = "(\(files.count.counting("file")))"
                return reportLine(
                    Self.verb(for: files).rawValue, "\(Destination.join(path, bundle)) \(count)")
            }
        return Outcome(
            plan, lines: lines.joined(), summary: summary,
            conflictHint: "Nothing was changed. Copy what you want to keep elsewhere, then discard "
                + "the rest with --force.", options)
    }

    /// The verb that all files have in common, or the verb for the bundle.
    private static func verb(for operations: [FileOperation]) -> FileOperation.Verb {
        let verbs = Set(operations.map(\.verb))
        return [.conflict, .overwrite].first(where: verbs.contains)
            ?? (verbs.count == 1 ? operations[0].verb : .update)
    }
}
