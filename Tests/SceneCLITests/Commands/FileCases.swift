import Basics

/// What becomes of one file for each policy: the verb, or nothing.
private struct Row {
    let yours: String
    let theirs: String
    let verbs: [String]

    static let policies = [
        "", " --on-conflict overwrite", " --on-conflict keep", " --on-conflict markers",
    ]

    /// - Parameter verbs: One for all policies, or one for each of them. `marked` is a merge that
    ///   leaves markers.
    init(_ yours: String, _ theirs: String = "", _ verbs: String...) {
        (self.yours, self.theirs) = (yours, theirs)
        self.verbs = verbs.count == 1 ? Array(repeating: verbs[0], count: 4) : verbs
    }

    /// The cases of the row.
    ///
    /// - Parameters:
    ///   - before: The operations before that of the file; `then` has those after it.
    ///   - problem: What a conflict says.
    func cases(
        of path: String, _ subject: String, after steps: [String], run command: String,
        before: [String], then: [String] = [], problem: String, policies count: Int = 4
    ) -> [PlannerCase] {
        // If no policy matters, one shows it.
        let count = Set(verbs).count == 1 ? 2 : count
        return zip(Row.policies, verbs).prefix(count).map { policy, verb in
            let name = [subject, "yours \(yours)"] + (theirs.isEmpty ? [] : ["theirs \(theirs)"])
            let file = ["": [], "noted": [], "marked": ["merge \(path)"]][verb]
            let says = [
                "noted": [PlannerCase.wasDeleted], "marked": [PlannerCase.markersLeft],
                "conflict": [problem],
            ]
            return PlannerCase(
                name.joined(separator: ", ") + (policy.isEmpty ? "" : ",\(policy)"),
                after: steps, run: command + policy,
                is: ["marked": .negative, "conflict": .conflict][verb] ?? .success,
                before + (file ?? ["\(verb) \(path)"]) + then, says: says[verb] ?? [])
        }
    }
}

private let hands: [String: @Sendable (String) -> [String]] = [
    "untouched": { _ in [] }, "edited elsewhere": { ["prepend \($0) // mine"] },
    "edited there": { ["append \($0) // mine"] }, "edited alike": { ["append \($0) // theirs"] },
    "deleted": { ["delete \($0)"] },
]

extension PlannerCase {
    static let filesOfScenes: [PlannerCase] = {
        let changed = [
            Row("untouched", "changed", "update"), Row("edited elsewhere", "changed", "merge"),
            Row("edited there", "changed", "conflict", "overwrite", "skip", "marked"),
            Row("edited alike", "changed", ""),
        ]
        // Unlike `update`, `generate` shows the files that it leaves alone.
        let updated = [
            Row("untouched", "the same", ""), Row("edited elsewhere", "the same", ""),
            Row("edited there", "the same", ""), Row("edited alike", "the same", ""),
            Row("deleted", "the same", "noted"), Row("deleted", "changed", "noted"),
        ]
        let generated = [
            Row("untouched", "the same", ""), Row("edited elsewhere", "the same", "edited"),
            Row("edited there", "the same", "edited"), Row("edited alike", "the same", "edited"),
            Row("deleted", "the same", "create"), Row("deleted", "changed", "create"),
        ]
        func cases(_ rows: [Row], _ start: [String], _ command: String) -> [PlannerCase] {
            rows.flatMap { row in
                let isChanged = row.theirs == "changed"
                return row.cases(
                    of: builder, String(command.prefix { $0 != " " }),
                    after: start + hands[row.yours]!(builder) + (isChanged ? [changedSet] : []),
                    run: command, before: isChanged ? ["record Car"] : [], problem: sameLines)
            }
        }
        return cases(changed + updated, [car], "update")
            + cases(changed + generated, [list("Car"), generateHere], again)
    }()

    /// Files that exist where a scene is created.
    static let filesWithoutBase: [PlannerCase] = {
        let rows = [
            Row("missing", "", "create"), Row("equal", "", ""),
            Row("different", "", "conflict", "overwrite", "skip", "conflict"),
        ]
        let steps = [
            "missing": [],
            "equal": ["write \(builder) // first\nstruct CarBuilder {\n}\n// middle\n// last"],
            "different": ["write \(builder) // mine"],
        ]
        return [("new", car, 3), ("generate", generateHere, 4)].flatMap { subject, command, count in
            rows.flatMap { row in
                row.cases(
                    of: builder, "\(subject) without a base",
                    after: [list("Car")] + steps[row.yours]!, run: command,
                    before: [
                        "create .scene-kit/scenes/.gitattributes", "record Car",
                    ], then: ["create App/Car/CarRouter.swift", "create \(base)"],
                    problem: notOurs, policies: count)
            }
        }
    }()

    static let filesNotGenerated: [PlannerCase] = {
        let rows = [
            Row("untouched", "", "remove"), Row("deleted", "", ""),
            Row("edited there", "", "conflict", "remove", "skip", "conflict"),
        ]
        let (notes, gone) = ("App/Car/Notes.txt", "App/Bus/BusBuilder.swift")
        return rows.flatMap { row in
            row.cases(
                of: notes, "update without a file",
                after: [car + " --option notes=yes"] + hands[row.yours]!(notes),
                run: "update Car --option notes=no", before: ["record Car"], problem: notNeeded)
                + row.cases(
                    of: gone, "generate without a scene",
                    after: [list("Car", "Bus"), generateHere] + hands[row.yours]!(gone)
                        + [list("Car")],
                    run: again, before: ["unrecord Bus"], then: ["remove App/Bus/BusRouter.swift"],
                    problem: notNeeded)
                + row.cases(
                    of: gone, "remove",
                    after: [car, bus] + hands[row.yours]!(gone),
                    run: "remove Bus", before: ["unrecord Bus"],
                    then: ["remove App/Bus/BusRouter.swift"], problem: notNeeded, policies: 3)
        }
    }()

    static let sharedFiles: [PlannerCase] = {
        let rows = [
            Row("untouched", "the same", ""), Row("edited elsewhere", "the same", ""),
            Row("edited there", "the same", ""), Row("edited alike", "the same", ""),
            Row("untouched", "changed", "update"), Row("edited elsewhere", "changed", "merge"),
            Row("edited there", "changed", "conflict", "overwrite", "skip", "marked"),
            Row("edited alike", "changed", ""),
        ]
        return rows.flatMap { row in
            let isChanged = row.theirs == "changed"
            return row.cases(
                of: base, "a shared file",
                after: [car] + hands[row.yours]!(base)
                    + (isChanged ? ["append Set/base // theirs"] : []),
                run: "update",
                before: isChanged ? ["record Car"] : [],
                problem: sameLines)
        }
    }()
}
