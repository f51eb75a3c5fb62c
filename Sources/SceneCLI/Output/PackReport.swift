import Basics
import JSONSource
import Packs
import Planning
import TemplateSets
import Workspace

/// What becomes of packs, in the words of the report.
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
    /// `1.0.0`, or `1.0.0 -> 1.1.0`, behind a space; nothing where sets have no versions.
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
    /// What a command that changes packs comes to: its report and, unless it is only to be shown or
    /// cannot be carried out, its plan.
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
