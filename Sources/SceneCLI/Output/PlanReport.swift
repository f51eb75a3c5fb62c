import Basics
import JSONSource
import Packs
import Planning
import TemplateSets
import Workspace

/// A line of a report: a verb, aligned to the right and colored by its ANSI code, and its object.
func reportLine(_ verb: String, _ object: String, color: String? = nil) -> String {
    let margin = String(repeating: " ", count: max(0, 12 - verb.count))
    let shown = color.map { "\u{1B}[\($0)m\(verb)\u{1B}[0m" } ?? verb
    return "\(margin)\(shown)  \(object.escapedForTerminal())\n"
}

/// A plan in the words of the report: a line for each file, then a summary.
struct PlanReport {
    let plan: Plan
    var isDryRun = false
    var isColored = false

    /// The lines, then the summary, each with its line break.
    var text: String { lines + summary + "\n" }

    /// A line for each file.
    var lines: String {
        plan.operations.reduce(into: "") { lines, operation in
            let color = isColored ? operation.verb.color : nil
            lines += reportLine(operation.verb.rawValue, operation.path, color: color)
        }
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

/// The changes to packs, as text and JSON.
struct PackReport {
    let changes: [PackChange]

    /// A line for each set that changes, and one for each file that changes in a set.
    var lines: String {
        changes.map { change in
            let sets = change.sets.filter { $0.verb != .same }.map { set in
                reportLine(set.verb.rawValue, set.name + set.versions)
            }
            return sets.joined() + Self.files(of: change)
        }.joined()
    }

    /// `packs` and `operations` of the JSON document.
    var json: [JSONMember] {
        let operations = changes.flatMap(\.operations).filter { $0.verb != .identical }
        return [
            JSONMember("packs", .array(changes.map(\.json))),
            PlanReport(plan: Plan(operations: operations)).json,
        ]
    }

    private static func files(of change: PackChange) -> String {
        let whole = Set(change.sets.filter { $0.from == nil || $0.to == nil }.map(\.name))
        return change.operations.compactMap { operation in
            // The path starts at the pack's folder. A file outside of a set's folder is a pin or
            // part of a case.
            let path = operation.destination.relative.components
                .dropFirst(change.store.components.count)
            guard operation.verb != .identical, path.count > 2,
                !whole.contains(path[path.startIndex + 1]),
                path[path.startIndex + 1] != PackFolder.casesFolder
            else { return nil }
            return reportLine(operation.verb.rawValue, path.joined(separator: "/"))
        }.joined()
    }
}

extension SetChange {
    /// The version or `1.0.0 -> 1.1.0` after a space; empty if the set has no version.
    fileprivate var versions: String {
        let version = to ?? from ?? TemplateSet.noVersion
        if let from, let to, from != to { return " \(from) -> \(to)" }
        return version == TemplateSet.noVersion ? "" : " \(version)"
    }
}

extension PackChange {
    fileprivate var json: JSONValue {
        let pin = new ?? old
        return [
            "name": .string(name), "origin": .string(store.origin.rawValue),
            "source": .string(pin?.source), "ref": .string(pin?.reference),
            "commit": .string(pin?.commit),
            "sets": .array(
                sets.map { set in
                    [
                        "name": .string(set.name), "verb": .string(set.verb.rawValue),
                        "from": .string(set.from), "to": .string(set.to),
                    ]
                }),
        ]
    }
}

extension Outcome {
    /// The result of a command that changes packs or bundles, which have too many files to list them
    /// all. It contains the plan unless this is a dry run or there are conflicts.
    ///
    /// - Parameter conflictHint: What to do about conflicts.
    init(
        _ plan: Plan, lines: String, summary: String, conflictHint: String,
        _ options: ReportOptions
    ) {
        json = [PlanReport(plan: plan).json]
        diagnostics = ConflictReport(plan).diagnostics
        if let last = diagnostics.indices.last {
            status = .conflict
            diagnostics[last].hint = conflictHint
            return
        }
        let end = options.isDryRun ? "Dry run: nothing was written." : summary.escapedForTerminal()
        text = lines + end + "\n"
        if !options.isDryRun { self.plan = plan }
    }

    /// The result of a command that changes packs.
    init(_ changes: [PackChange], summary: String, _ options: ReportOptions) {
        let report = PackReport(changes: changes)
        self.init(
            Plan(operations: changes.flatMap(\.operations)), lines: report.lines,
            summary: summary,
            conflictHint: "Nothing was changed. Move what is in the way, or replace it with "
                + "--force.",
            options)
        json = report.json
    }

    /// The result of a command that changes bundles.
    init(_ plan: Plan, in folder: ExportFolder, summary: String, _ options: ReportOptions) {
        self.init(
            plan, lines: folder.lines(of: plan), summary: summary,
            conflictHint: "Nothing was changed. Copy what you want to keep elsewhere, then discard "
                + "the rest with --force.",
            options)
    }
}

/// The results of a pack's cases, as text and JSON.
struct CaseReport {
    let test: PackTest
    let isColored: Bool
    /// Whether a terminal shows the text: what templates give must not steer it. Elsewhere the diff
    /// stays as 'patch' needs it.
    var isForTerminal = false

    /// A line for each case, then one diff of all that differs, then a summary.
    var text: String {
        let shown = isForTerminal ? diff.escapedForTerminal(keepingLineBreaks: true) : diff
        return test.results.map(line).joined() + shown + summary + "\n"
    }

    /// The differences of all cases, as a diff for `patch -p1` in the current folder. A file that
    /// cases share appears once.
    var diff: String {
        var seen: Set<String> = []
        let files = test.results.flatMap(\.files).filter { $0.state != .same }
        return files.filter { seen.insert($0.shownPath).inserted }.map(\.diff).joined()
    }

    /// The `cases` and the `diff` of the JSON document.
    var json: [JSONMember] {
        [JSONMember("cases", .array(test.results.map(\.json))), JSONMember("diff", .string(diff))]
    }

    private func line(_ result: CaseResult) -> String {
        let word = result.isPassed ? "passed" : result.status == .negative ? "failed" : "wrong"
        let color = result.isPassed ? "32" : "31"
        return reportLine(word, result.name, color: isColored ? color : nil)
    }

    private var summary: String {
        let failed = test.results.filter { !$0.isPassed }
        let count = test.results.count
        func cases(_ count: Int) -> String { count == 1 ? "1 case" : "\(count) cases" }
        guard !failed.isEmpty else { return "\(cases(count)) passed." }
        let text = "\(failed.count) of \(cases(count)) failed"
        guard test.problems.isEmpty, test.results.allSatisfy(\.canBeUpdated) else {
            return text + "."
        }
        let command = "scene-kit test \(test.location.quotedForShell) --update"
        return text
            + "; '\(command)' replaces the expected files with the output."
            .escapedForTerminal()
    }
}

extension CaseResult {
    fileprivate var json: JSONValue {
        [
            "name": .string(name), "set": .string(set), "passed": .bool(isPassed),
            "files": .array(
                files.map {
                    ["path": .string($0.shownPath), "state": .string($0.state.rawValue)]
                }),
        ]
    }
}
