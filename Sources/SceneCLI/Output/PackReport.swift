import Basics
import JSONSource
import Packs
import Planning
import TemplateSets
import TemplateStores

extension Outcome {
    /// The result of a command that changes packs. The report has a line for each set that changes,
    /// and one for each file that changes in a set.
    init(_ changes: [PackChange], summary: String, _ options: ReportOptions) {
        let plan = Plan(operations: changes.flatMap(\.operations))
        self.init(
            plan, lines: changes.map(\.lines).joined(), summary: summary,
            conflictHint: PackChange.conflictHint, options)
        let changed = Plan(operations: plan.operations.filter { $0.verb != .identical })
        json = [JSONMember("packs", .array(changes.map(\.json))), changed.json]
    }
}

extension PackChange {
    fileprivate static let conflictHint =
        "Nothing was changed. Move what is in the way, or replace it with --force."

    /// Returns the change. Throws a `Failure` with 73 if a file of the user's is in the way.
    func withoutConflicts() throws(Failure) -> PackChange {
        let errors = Plan(operations: operations).conflictErrors(hint: Self.conflictHint)
        if errors.isEmpty { return self }
        let note = Diagnostic.note(
            "while upgrading the pack '\(name)'", path: Destination.join(store.folder, name))
        throw Failure(.conflict, errors + [note])
    }

    var lines: String {
        let sets = sets.filter { $0.verb != .same }
            .map { reportLine($0.verb.rawValue, $0.name + $0.versions) }
        let whole = Set(self.sets.filter { $0.from == nil || $0.to == nil }.map(\.name))
        let files = operations.filter { $0.verb != .identical }.compactMap { operation -> String? in
            // From the pack's folder. A file outside of a set's folder is a pin or part of a case.
            let components = operation.destination.relative.components
            let path = Array(components.dropFirst(store.components.count))
            guard path.count > 2, !whole.contains(path[1]), path[1] != PackFolder.casesFolder
            else { return nil }
            return reportLine(operation.verb.rawValue, path.joined(separator: "/"))
        }
        return (sets + files).joined()
    }

    fileprivate var json: JSONValue {
        let pin = new ?? old
        let sets = sets.map { set -> JSONValue in
            [
                "name": .string(set.name), "verb": .string(set.verb.rawValue),
                "from": .string(set.from), "to": .string(set.to),
            ]
        }
        return [
            "name": .string(name), "origin": .string(store.origin.rawValue),
            "source": .string(pin?.source), "ref": .string(pin?.reference),
            "commit": .string(pin?.commit), "sets": .array(sets),
        ]
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
