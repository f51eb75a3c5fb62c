import Basics
import JSONSource
import TemplateSets
import TemplateStores

/// The sets that have a name, as `sets` shows them.
struct SetListing {
    private let rows: [Row]
    /// Warnings about sets that can't be used.
    private(set) var problems: [Diagnostic] = []

    /// A set in the table.
    private struct Row {
        let stored: StoredSet
        let version: String
        let summary: String
        let isUsable: Bool
        /// Whether another set of its name is found before it.
        let isShadowed: Bool
        /// The full name if the name is ambiguous, otherwise the name.
        let shownName: String
    }

    /// Reads the sets, which come in the order in which they are looked for.
    init(_ sets: [StoredSet]) {
        let namesakes = Dictionary(grouping: sets, by: \.name)
        var failures = Problems()
        rows = sets.sorted { ($0.name, $0.rank) < ($1.name, $1.rank) }.map { stored in
            let others = namesakes[stored.name] ?? []
            let isAmbiguous = others.count { $0.rank == stored.rank } > 1
            let templateSet = failures.collect { () throws(Failure) in try stored.read() }
            return Row(
                stored: stored, version: templateSet?.version ?? stored.pinnedVersion ?? "-",
                summary: templateSet?.shortSummary ?? "cannot be used",
                isUsable: templateSet != nil, isShadowed: others.first?.rank != stored.rank,
                shownName: isAmbiguous ? stored.fullName : stored.name)
        }
        problems = failures.failure.diagnostics
        for index in problems.indices { problems[index].severity = .warning }
    }

    /// A table of the sets, and one of the packs that they were installed with.
    func text(_ options: ReportOptions) -> String {
        let sets = rows.map { item in
            // Such as `user: ios (shadowed)`.
            let pack = item.stored.pack.map { ": \($0.name)" } ?? ""
            return [
                item.shownName, item.version,
                item.stored.origin.rawValue + pack + (item.isShadowed ? " (shadowed)" : ""),
                item.summary,
            ]
        }.table(["SET", "VERSION", "FROM", "SUMMARY"], in: options.columns)
        var packs: [[String]] = []
        for stored in rows.map(\.stored) {
            guard let pack = stored.pack else { continue }
            let row = [pack.name, stored.origin.rawValue, pack.pin.provenance]
            if !packs.contains(row) { packs.append(row) }
        }
        if packs.isEmpty { return sets }
        packs.sort { $0[0] < $1[0] }
        return sets + "\n" + packs.table(["PACK", "FOR", "SOURCE"], in: options.columns)
    }

    /// The `sets` of the JSON document.
    var json: JSONMember {
        let sets = rows.map { item -> JSONValue in
            let version = item.version == TemplateSet.noVersion ? nil : item.version
            let members = [
                JSONMember("name", .string(item.stored.name)),
                JSONMember("version", .string(version)),
                JSONMember("summary", .string(item.summary)),
                JSONMember("origin", .string(item.stored.origin.rawValue)),
                JSONMember("shadowed", .bool(item.isShadowed)),
                JSONMember("usable", .bool(item.isUsable)),
            ]
            return .object(members + item.stored.provenance)
        }
        return JSONMember("sets", .array(sets))
    }
}

extension StoredSet {
    /// The set's folder and source, for JSON documents.
    var provenance: [JSONMember] {
        [
            JSONMember("path", .string(folder)), JSONMember("pack", .string(pack?.name)),
            JSONMember("source", .string(pack?.pin.source)),
            JSONMember("ref", .string(pack?.pin.reference)),
            JSONMember("commit", .string(pack?.pin.commit)),
        ]
    }
}

extension TemplateSet {
    /// The summary, limited to 200 characters.
    var shortSummary: String { summary.count > 200 ? summary.prefix(200) + "…" : summary }
}
