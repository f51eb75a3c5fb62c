import Basics
import JSONSource
import Packs
import Planning
import TemplateSets
import Workspace

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

/// The changes to packs, as text and JSON.
struct PackReport {
    let changes: [PackChange]

    /// A line for each set that changes, and one for each file that changes in a set.
    var lines: String {
        changes.map { change in
            let sets = change.sets.filter { $0.verb != .same }.map { set in
                Self.line(set.verb.rawValue, set.name.escapedForTerminal() + set.versions)
            }
            return sets.joined() + Self.files(of: change)
        }.joined()
    }

    /// `packs` and `operations` of the JSON document.
    var json: [JSONMember] {
        let operations = changes.flatMap(\.operations).filter { $0.verb != .identical }
        return [
            JSONMember("packs", .array(changes.map(\.json))),
            PlanReport(plan: Plan(operations: operations), isDryRun: false, isColored: false).json,
        ]
    }

    private static func files(of change: PackChange) -> String {
        let whole = Set(change.sets.filter { $0.from == nil || $0.to == nil }.map(\.name))
        return change.operations.compactMap { operation in
            // From the pack's folder on; what is not in a set's folder is book-keeping or a case.
            let path = operation.destination.relative.components
                .dropFirst(change.store.components.count)
            guard operation.verb != .identical, path.count > 2,
                !whole.contains(path[path.startIndex + 1]),
                path[path.startIndex + 1] != PackFolder.casesFolder
            else { return nil }
            return line(operation.verb.rawValue, path.joined(separator: "/"))
        }.joined()
    }

    private static func line(_ verb: String, _ text: String) -> String {
        let margin = String(repeating: " ", count: max(0, 12 - verb.count))
        return "\(margin)\(verb)  \(text.escapedForTerminal())\n"
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
    /// The result of a command that changes packs. It contains the plan unless this is a dry run or
    /// there are conflicts.
    init(_ changes: [PackChange], summary: String, _ options: ReportOptions) {
        let report = PackReport(changes: changes)
        let plan = Plan(operations: changes.flatMap(\.operations))
        json = report.json
        diagnostics = ConflictReport(plan).diagnostics
        if let last = diagnostics.indices.last {
            status = .conflict
            diagnostics[last].hint =
                "Nothing was changed. Move what is in the way, or replace it with --force."
            return
        }
        text =
            report.lines
            + (options.isDryRun ? "Dry run: nothing was written." : summary.escapedForTerminal())
            + "\n"
        if !options.isDryRun { self.plan = plan }
    }
}

/// The changes to exported bundles, with one line for each bundle.
struct ExportReport {
    let plan: Plan
    /// The folder that contains the bundles.
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

    /// The verb that all files have in common, or the verb for the bundle.
    private static func verb(for operations: [FileOperation]) -> FileOperation.Verb {
        let verbs = Set(operations.map(\.verb))
        if verbs.contains(.conflict) { return .conflict }
        if verbs.contains(.overwrite) { return .overwrite }
        return verbs.count == 1 ? operations[0].verb : .update
    }
}

extension Outcome {
    /// The result of a command that changes bundles. It contains the plan unless this is a dry run
    /// or there are conflicts.
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
        let margin = String(repeating: " ", count: 12 - word.count)
        let color = result.isPassed ? "32" : "31"
        let shown = isColored ? "\u{1B}[\(color)m\(word)\u{1B}[0m" : word
        return "\(margin)\(shown)  \(result.name.escapedForTerminal())\n"
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
