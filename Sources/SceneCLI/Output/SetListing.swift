import Basics
import JSONSource
import TemplateSets
import Workspace

/// The sets that have a name, as `list` shows them.
struct SetListing {
    private let items: [Item]

    /// A set in the table.
    fileprivate struct Item {
        let stored: StoredSet
        let version: String
        let summary: String
        /// Why it cannot be used.
        let problem: Failure?
        /// Whether another set of its name is found before it.
        let isShadowed: Bool
        /// The full name if the name is ambiguous, otherwise the name.
        let shownName: String
    }

    /// Reads the sets, which come in the order in which they are looked for.
    init(_ sets: [StoredSet]) {
        var first: [String: Int] = [:]
        for stored in sets { first[stored.name] = first[stored.name] ?? stored.rank }
        let items = sets.map { stored in
            let isAmbiguous = sets.count { $0.name == stored.name && $0.rank == stored.rank } > 1
            return Item(
                stored, isShadowed: first[stored.name] != stored.rank, isAmbiguous: isAmbiguous)
        }
        self.items = items.sorted {
            ($0.stored.name, $0.stored.rank) < ($1.stored.name, $1.stored.rank)
        }
    }

    /// A table of the sets, and one of the packs that they were installed with.
    var text: String {
        let rows = items.map { [$0.shownName, $0.version, $0.place, $0.summary] }
        let sets = TextTable(header: ["SET", "VERSION", "FROM", "SUMMARY"], rows: rows).text
        var packs: [[String]] = []
        for item in items {
            guard let pack = item.stored.pack else { continue }
            let row = [
                pack.name, item.stored.origin.rawValue + item.stored.placeAbove.inParentheses,
                pack.pin.provenance,
            ]
            if !packs.contains(row) { packs.append(row) }
        }
        if packs.isEmpty { return sets }
        return sets + "\n"
            + TextTable(header: ["PACK", "FOR", "SOURCE"], rows: packs.sorted { $0[0] < $1[0] })
            .text
    }

    /// The `sets` of the JSON document.
    var json: JSONMember { JSONMember("sets", .array(items.map(\.json))) }

    /// Warnings about sets that can't be used.
    var problems: [Diagnostic] {
        items.flatMap { $0.problem?.diagnostics ?? [] }.map { problem in
            var warning = problem
            warning.severity = .warning
            return warning
        }
    }
}

extension SetListing.Item {
    fileprivate init(_ stored: StoredSet, isShadowed: Bool, isAmbiguous: Bool) {
        self.stored = stored
        self.isShadowed = isShadowed
        shownName = isAmbiguous ? stored.fullName : stored.name
        do {
            let templateSet = try stored.read()
            (version, summary, problem) = (templateSet.version, templateSet.shortSummary, nil)
        } catch {
            version = stored.pinnedVersion ?? "-"
            (summary, problem) = ("cannot be used", error)
        }
    }

    /// `user: ios`, with the folder above that it is from, and whether another set is used in its stead.
    fileprivate var place: String {
        let pack = stored.pack.map { ": \($0.name)" } ?? ""
        return stored.origin.rawValue + pack
            + (stored.placeAbove + (isShadowed ? ["shadowed"] : [])).inParentheses
    }

    fileprivate var json: JSONValue {
        .object(
            [
                JSONMember("name", .string(stored.name)),
                JSONMember("version", .string(version == TemplateSet.noVersion ? nil : version)),
                JSONMember("summary", .string(summary)),
                JSONMember("origin", .string(stored.origin.rawValue)),
                JSONMember("shadowed", .bool(isShadowed)),
                JSONMember("usable", .bool(problem == nil)),
            ] + stored.provenance)
    }
}

extension StoredSet {
    /// The folder that contains the set, if that is above the project.
    fileprivate var placeAbove: [String] { folderAbove.map { ["in \($0)"] } ?? [] }

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
    var shortSummary: String {
        let limit = 200
        return summary.count > limit ? summary.prefix(limit) + "…" : summary
    }
}

extension [String] {
    fileprivate var inParentheses: String {
        isEmpty ? "" : " (\(joined(separator: ", ")))"
    }
}
