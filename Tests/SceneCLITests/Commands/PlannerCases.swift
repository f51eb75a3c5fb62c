import Basics

/// A project, a command, and what the planner decides.
struct PlannerCase: Sendable {
    let name: String
    /// What forms the project: commands, and what a user does by hand.
    let steps: [String]
    let command: String
    let status: ExitStatus
    let operations: [String]
    /// How the diagnostics begin.
    let diagnostics: [String]

    init(
        _ name: String, after steps: [String] = [], run command: String,
        is status: ExitStatus = .success, _ operations: [String] = [], says: [String] = []
    ) {
        (self.name, self.steps, self.command) = (name, steps, command)
        (self.status, self.operations, self.diagnostics) = (status, operations, says)
    }

    static let all =
        filesOfScenes + filesWithoutBase + filesNotGenerated + sharedFiles + new + newOverScenes
        + routes + generate + update + deletions + movedByHand + move + rename + remove
        + sharedFilesOfSets + namesByCase + danglingRoutes + lessThanNear + checks + packages

    /// The files of every project: a tiny set, and another one.
    static let files = [
        "Set/template.json": """
        {
          "formatVersion": 1, "name": "Tiny", "version": "1.0.0", "summary": "A tiny set",
          "options": [
            {"name": "notes", "type": "choice", "values": ["no", "yes"], "default": "no",
             "summary": "Whether there are notes"},
            {"name": "base", "type": "choice", "values": ["old", "new"], "default": "old",
             "scope": "project", "summary": "The text of the shared file"}
          ],
          "files": [
            {"id": "builder", "source": "builder", "path": "{{scene}}/{{scene}}Builder.swift",
             "role": "Builder"},
            {"id": "router", "source": "router", "path": "{{scene}}/{{scene}}Router.swift",
             "role": "Router"},
            {"id": "notes", "source": "notes", "path": "{{scene}}/Notes.txt", "role": "Notes",
             "when": {"notes": "yes"}},
            {"id": "route", "source": "route", "forEach": "routes", "role": "Router",
             "path": "{{scene}}/{{scene}}Router+{{route.name}}.swift"},
            {"id": "base", "source": "base", "path": "Base.swift", "role": "Support",
             "root": "support", "shared": true}
          ]
        }
        """,
        "Set/builder": """
        // first
        struct {{scene}}Builder {
        {{#params}}
            let {{name}}: {{type}}
        {{/params}}
        }
        // middle
        // last

        """,
        "Set/router": "struct {{scene}}Router {}\n",
        "Set/notes": "Notes on {{scene}}\n",
        "Set/route": """
        extension {{scene}}Router {
            func show{{route.name}}({{route.parameters}}) {
                _ = {{route.target}}Builder({{route.arguments}})
            }
        }

        """,
        "Set/base": "// first\nstruct Base {}  // {{options.base}}\n// middle\n// last\n",
        "Plain/template.json": """
        {
          "formatVersion": 1, "name": "Plain", "version": "1.0.0", "summary": "Nothing shared",
          "files": [
            {"id": "view", "source": "view", "path": "{{scene}}/{{scene}}View.swift",
             "role": "View"}
          ]
        }
        """,
        "Plain/view": "struct {{scene}}View {}\n",
    ]
}

// MARK: - What stands in many cases

private let car = "new Car --template ./Set --output App"
private let cars = "new Cars --template ./Set --output App"
private let bus = "new Bus --template ./Set --output App"
private let plain = "new Home --template ./Plain --output App"
private let again = "generate scenes.json"
private let generateHere = "generate scenes.json --output App"
private let builder = "App/Car/CarBuilder.swift"
private let changedSet = "append Set/builder // theirs"
private let edited = "append \(builder) // mine"
private let base = "App/Support/Base.swift"

private let sameLines = "error: you and the template set changed the same lines"
private let markersLeft = "error: 1 conflict is left between markers"
private let notOurs = "error: the file exists, differs, and wasn't created by scene-kit"
private let notNeeded = "error: the file is no longer needed, but was edited since"
private let wasDeleted = "note: the file was deleted, so scene-kit doesn't create it"
private let wereMoved = "note: files of the scene 'Car' were moved, and its record follows"

/// Writes a list of scenes, each a name with keys such as `folder=Cars`.
private func list(_ scenes: String..., in path: String = "scenes.json") -> String {
    let entries = scenes.map { scene in
        let words = scene.split(separator: " ")
        let keys = words.dropFirst().map { word in
            let parts = word.split(separator: "=", maxSplits: 1)
            return ", \"\(parts[0])\": \"\(parts[1])\""
        }
        return "{\"name\": \"\(words[0])\", \"template\": \"./Set\"\(keys.joined())}"
    }
    return "write \(path) {\"scenes\": [\(entries.joined(separator: ", "))]}"
}

// MARK: - Products of yours, theirs, and policies

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
        zip(Row.policies, verbs).prefix(count).map { policy, verb in
            let name = [subject, "yours \(yours)"] + (theirs.isEmpty ? [] : ["theirs \(theirs)"])
            let file = ["": [], "noted": [], "marked": ["merge \(path)"]][verb]
            let says = [
                "noted": [wasDeleted], "marked": [markersLeft], "conflict": [problem],
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
    fileprivate static let filesOfScenes: [PlannerCase] = {
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
    fileprivate static let filesWithoutBase: [PlannerCase] = {
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

    fileprivate static let filesNotGenerated: [PlannerCase] = {
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

    fileprivate static let sharedFiles: [PlannerCase] = {
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

// MARK: - New scenes and routes

extension PlannerCase {
    fileprivate static let new: [PlannerCase] = [
        .init(
            "a scene is created with its record and shared files", run: car,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create App/Car/CarBuilder.swift",
                "create App/Car/CarRouter.swift", "create App/Support/Base.swift",
            ]),
        .init(
            "a second scene shares the files", after: [car], run: cars,
            [
                "record Cars", "create App/Cars/CarsBuilder.swift",
                "create App/Cars/CarsRouter.swift",
            ]),
        .init(
            "a scene is created in a folder", after: [bus], run: car + " --folder Cars",
            [
                "record Car", "create App/Cars/Car/CarBuilder.swift",
                "create App/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "a scene without a record", run: car + " --no-record",
            [
                "create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift",
                "create App/Support/Base.swift",
            ]),
        .init(
            "a scene with a file that an option adds", after: [bus],
            run: car + " --option notes=yes",
            [
                "record Car", "create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift",
                "create App/Car/Notes.txt",
            ]),
        .init(
            "a scene with a route", after: [car], run: cars + " --route Car",
            [
                "record Cars", "create App/Cars/CarsBuilder.swift",
                "create App/Cars/CarsRouter+Car.swift", "create App/Cars/CarsRouter.swift",
            ]),
        .init(
            "a scene with a route to no scene", run: cars + " --route Car", is: .notFound,
            says: ["error: there is no scene 'Car'"]),
        .init(
            "a scene with a name in lower case", run: "new car --template ./Set --output App",
            is: .usage, says: ["error: a scene name starts with an upper-case letter"]),
        .init(
            "a scene of no set", run: "new Car --template ./Missing --output App", is: .notFound,
            says: ["error: there is no folder here, so there is no template set"]),
        .init(
            "one part of a scene", after: [bus], run: car + " --only Router",
            ["record Car", "create App/Car/CarRouter.swift"]),
        .init(
            "one part by the id of its file", after: [bus], run: car + " --only builder",
            ["record Car", "create App/Car/CarBuilder.swift"]),
        .init(
            "no such part", run: car + " --only Presenter", is: .usage,
            says: ["error: the set 'Tiny' has no role or file 'Presenter'"]),
        .init(
            "another part joins the first", after: [bus, car + " --only Router"],
            run: car + " --only Builder", ["record Car", "create App/Car/CarBuilder.swift"]),
        .init(
            "a part of a whole scene is there", after: [car], run: car + " --only Router",
            says: [isThere]),
        .init(
            "all parts join the first", after: [bus, car + " --only Router"], run: car,
            ["record Car", "create App/Car/CarBuilder.swift"]),
        .init(
            "a shared file that is there without a base is kept",
            after: ["write App/Support/Base.swift // mine"], run: car,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift",
            ]),
        .init(
            "a type that another file declares",
            after: ["write App/Other.swift struct CarRouter {}"], run: car, is: .conflict,
            says: ["error: this declares 'CarRouter', and so would"]),
    ]

    fileprivate static let newOverScenes: [PlannerCase] = [
        .init("the same scene again", after: [car], run: car, says: [isThere]),
        .init(
            "another scene of the name", after: [car], run: car + " --param id:Int",
            is: .conflict, says: ["error: the project has the scene 'Car' already"]),
        .init(
            "another scene of the name, with --on-conflict overwrite", after: [car],
            run: car + " --param id:Int --on-conflict overwrite",
            ["record Car", "overwrite App/Car/CarBuilder.swift"]),
        .init(
            "another scene of the name, with --on-conflict keep", after: [car],
            run: car + " --param id:Int --on-conflict keep", is: .conflict,
            says: ["error: the project has the scene 'Car' already"]),
        .init(
            "the same scene over edits", after: [car, edited], run: car,
            ["edited App/Car/CarBuilder.swift"], says: [isThere]),
        .init(
            "the same scene over edits, with --on-conflict overwrite", after: [car, edited],
            run: car + " --on-conflict overwrite",
            ["overwrite App/Car/CarBuilder.swift"]),
        .init(
            "the same scene over a deleted file", after: [car, "delete \(builder)"], run: car,
            ["create App/Car/CarBuilder.swift"]),
        .init(
            "a scene that is elsewhere", after: [car],
            run: "new Car --template ./Set --output Other", is: .conflict,
            says: ["error: the project has a scene 'Car' already, in 'App'"]),
        .init(
            "a scene that is elsewhere, without a record", after: [car],
            run: "new Car --template ./Set --output Other --no-record",
            [
                "create Other/Car/CarBuilder.swift", "create Other/Car/CarRouter.swift",
                "create Other/Support/Base.swift",
            ]),
        .init(
            "--on-conflict overwrite removes files that the new scene doesn't have",
            after: [car + " --option notes=yes"],
            run: car + " --option notes=no --on-conflict overwrite",
            ["record Car", "remove App/Car/Notes.txt"]),
    ]

    fileprivate static let routes: [PlannerCase] = [
        .init(
            "a route", after: [car, cars], run: "route Cars Car",
            ["record Cars", "create App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a route that is there", after: [car, cars, "route Cars Car"], run: "route Cars Car"),
        .init(
            "a route with a label", after: [car, cars], run: "route Cars details:Car",
            ["record Cars", "create App/Cars/CarsRouter+Details.swift"]),
        .init(
            "a route to the scene itself", after: [car], run: "route Car Car",
            ["record Car", "create App/Car/CarRouter+Car.swift"]),
        .init(
            "a route to no scene", after: [car], run: "route Car Bus", is: .notFound,
            says: ["error: there is no scene 'Bus'"]),
        .init(
            "a route to a builder written by hand",
            after: [car, "write App/Bus.swift struct BusBuilder {}"],
            run: "route Car Bus --no-param", ["record Car", "create App/Car/CarRouter+Bus.swift"]),
        .init(
            "a route to a builder that nobody wrote", after: [car], run: "route Car Bus --no-param",
            is: .notFound,
            says: ["error: no scene 'Bus' is recorded, and no source declares 'BusBuilder'"]),
        .init(
            "a route to a builder of another module", after: [car],
            run: "route Car Bus --no-param --import Buses",
            ["record Car", "create App/Car/CarRouter+Bus.swift"]),
        .init(
            "a route from a router written by hand",
            after: [car, "write App/Old/OldRouter.swift final class OldRouter {}"],
            run: "route Old Car --template ./Set --output App",
            ["record Old", "create App/Old/OldRouter+Car.swift"]),
        .init(
            "a call that doesn't fit a changed scene",
            after: [
                "new Car --param carID:Int --output App",
                "write App/Start.swift let a = CarBuilder(withCarID: 1)",
            ],
            run: "update Car --param page:Int",
            [
                "record Car", "update App/Car/CarBuilder.swift",
                "update App/Car/CarViewController.swift", "update App/Car/CarViewModel.swift",
            ],
            says: ["warning: 'CarBuilder' takes (withCarID: Int, page: Int) now"]),
        .init(
            "a route over another file",
            after: [car, cars, "write App/Cars/CarsRouter+Car.swift // mine"],
            run: "route Cars Car", is: .conflict,
            ["record Cars", "conflict App/Cars/CarsRouter+Car.swift"], says: [notOurs]),
        .init(
            "a route over another file, with --on-conflict overwrite",
            after: [car, cars, "write App/Cars/CarsRouter+Car.swift // mine"],
            run: "route Cars Car --on-conflict overwrite",
            ["record Cars", "overwrite App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a route whose file was edited",
            after: [car, cars, "route Cars Car", "append App/Cars/CarsRouter+Car.swift // mine"],
            run: "route Cars Car", ["edited App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a route whose file was deleted",
            after: [car, cars, "route Cars Car", "delete App/Cars/CarsRouter+Car.swift"],
            run: "route Cars Car", ["create App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a route of a set without routes", after: [car, plain], run: "route Home Car",
            is: .usage, says: ["error: the set 'Plain' has no files for routes"]),
    ]
}

// MARK: - Lists

extension PlannerCase {
    fileprivate static let generate: [PlannerCase] = [
        .init(
            "a list of two scenes with a route", after: [list("Car", "Cars routes=Car")],
            run: generateHere,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car", "record Cars",
                "create App/Car/CarBuilder.swift",
                "create App/Car/CarRouter.swift", "create App/Cars/CarsBuilder.swift",
                "create App/Cars/CarsRouter+Car.swift", "create App/Cars/CarsRouter.swift",
                "create App/Support/Base.swift",
            ]),
        .init("a list that was generated", after: [list("Car"), generateHere], run: again),
        .init("no list", run: again, is: .notFound, says: ["error: cannot open it"]),
        .init(
            "a list that is wrong", after: ["write scenes.json {"], run: again, is: .data,
            says: ["error: a '}' is missing", "note: the object starts here"]),
        .init(
            "a list takes a scene over", after: [car, list("Car")], run: generateHere,
            ["record Car"]),
        .init(
            "a list with a scene that is elsewhere",
            after: ["new Car --template ./Set --output Other", list("Car")], run: generateHere,
            is: .data, says: ["error: the project has a scene 'Car' already, in 'Other'"]),
        .init(
            "a list gets a scene", after: [list("Car"), generateHere, list("Car", "Bus")],
            run: again,
            ["record Bus", "create App/Bus/BusBuilder.swift", "create App/Bus/BusRouter.swift"]),
        .init(
            "a scene of a list gets a parameter",
            after: [list("Car"), generateHere, list("Car params=id:Int")], run: again,
            ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "a parameter reaches the route of another scene",
            after: [
                list("Car", "Cars routes=Car"), generateHere,
                list("Car params=id:Int", "Cars routes=Car"),
            ], run: again,
            [
                "record Car", "record Cars", "update App/Car/CarBuilder.swift",
                "update App/Cars/CarsRouter+Car.swift",
            ]),
        .init(
            "a scene of a list gets a route",
            after: [list("Car", "Cars"), generateHere, list("Car", "Cars routes=Car")], run: again,
            ["record Cars", "create App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a scene of a list loses a route",
            after: [list("Car", "Cars routes=Car"), generateHere, list("Car", "Cars")], run: again,
            ["record Cars", "remove App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a scene of a list goes to a folder",
            after: [list("Car"), generateHere, list("Car folder=Cars")], run: again,
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "create App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "a scene of a list goes to a folder with its edits",
            after: [list("Car"), generateHere, edited, list("Car folder=Cars")], run: again,
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "create App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "a scene of a list leaves its folder",
            after: [list("Car folder=Cars"), generateHere, list("Car")], run: again,
            [
                "record Car", "create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift",
                "remove App/Cars/Car/CarBuilder.swift", "remove App/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "a scene is exchanged for another",
            after: [list("Car"), generateHere, list("Bus")], run: again,
            [
                "record Bus", "unrecord Car", "create App/Bus/BusBuilder.swift",
                "create App/Bus/BusRouter.swift", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ]),
        .init(
            "a scene that `new` made stays when a list is generated",
            after: [bus, list("Car"), generateHere], run: again),
        .init(
            "a list names a scene twice", after: [list("Car", "Car")], run: generateHere, is: .data,
            says: ["error: the scene 'Car' is listed twice"]),
        .init(
            "a list leads to no scene", after: [list("Cars routes=Car")], run: generateHere,
            is: .notFound, says: ["error: there is no scene 'Car'"]),
        .init(
            "two lists have a scene",
            after: [list("Car"), generateHere, list("Car", in: "other.json")],
            run: "generate other.json --output App", is: .data,
            says: ["error: the scene 'Car' is in the scenes file 'scenes.json', too"]),
        .init(
            "a scene goes to another list",
            after: [list("Car", "Bus"), generateHere, list("Bus"), list("Car", in: "other.json")],
            run: "generate other.json --output App", ["record Car"]),
        .init(
            "a list takes over a scene with a route that it doesn't have",
            after: [car, cars, "route Cars Car", list("Cars")], run: generateHere, ["record Cars"],
            says: ["note: the scenes file takes the scene 'Cars' over and does not make this file"]),
    ]
}

// MARK: - Updates, deletions, and files moved by hand

extension PlannerCase {
    fileprivate static let update: [PlannerCase] = [
        .init("a scene that is up to date", after: [car], run: "update"),
        .init(
            "one of two scenes", after: [car, bus, changedSet], run: "update Car",
            ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "two scenes", after: [car, bus, changedSet], run: "update",
            [
                "record Bus", "record Car", "update App/Bus/BusBuilder.swift",
                "update App/Car/CarBuilder.swift",
            ]),
        .init(
            "a scene that isn't recorded", after: [car], run: "update Bus", is: .notFound,
            says: ["error: no scene 'Bus' is recorded"]),
        .init(
            "a change without a scene", after: [car], run: "update --param id:Int", is: .usage,
            says: ["error: the change names no scene"]),
        .init(
            "a parameter is added", after: [car], run: "update Car --param id:Int",
            ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "a parameter is added to an edited file", after: [car, edited],
            run: "update Car --param id:Int", ["record Car", "merge App/Car/CarBuilder.swift"]),
        .init(
            "a parameter is dropped", after: [car + " --param id:Int"],
            run: "update Car --drop-param id",
            ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "a parameter that isn't there is dropped", after: [car],
            run: "update Car --drop-param id", is: .notFound,
            says: ["error: the scene 'Car' has no parameter 'id'"]),
        .init(
            "a parameter reaches the routes", after: [car, cars + " --route Car"],
            run: "update Car --param id:Int",
            [
                "record Car", "record Cars", "update App/Car/CarBuilder.swift",
                "update App/Cars/CarsRouter+Car.swift",
            ]),
        .init(
            "a parameter reaches an edited route",
            after: [
                car, cars + " --route Car", "append App/Cars/CarsRouter+Car.swift // mine",
            ], run: "update Car --param id:Int",
            [
                "record Car", "record Cars", "update App/Car/CarBuilder.swift",
                "merge App/Cars/CarsRouter+Car.swift",
            ]),
        .init(
            "a parameter doesn't create a deleted route",
            after: [car, cars + " --route Car", "delete App/Cars/CarsRouter+Car.swift"],
            run: "update Car --param id:Int",
            ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "an option adds a file", after: [car], run: "update Car --option notes=yes",
            ["record Car", "create App/Car/Notes.txt"]),
        .init(
            "an option adds a file where another is",
            after: [car, "write App/Car/Notes.txt mine"], run: "update Car --option notes=yes",
            is: .conflict, ["record Car", "conflict App/Car/Notes.txt"], says: [notOurs]),
        .init(
            "a part stays a part", after: [car + " --only Router", changedSet], run: "update",
            ["record Car"]),
        .init(
            "markers that are left are a conflict",
            after: [
                car, edited, changedSet, "update --on-conflict markers",
                "append Set/builder // more",
            ],
            run: "update", is: .conflict, ["record Car", "conflict App/Car/CarBuilder.swift"],
            says: ["error: the file still has conflict markers"]),
    ]

    fileprivate static let deletions: [PlannerCase] = [
        .init(
            "--restore creates a deleted file", after: [car, "delete \(builder)"],
            run: "update --restore", ["create App/Car/CarBuilder.swift"]),
        .init(
            "--restore creates a deleted file as it is now",
            after: [car, "delete \(builder)", changedSet], run: "update --restore",
            ["record Car", "create App/Car/CarBuilder.swift"]),
        .init("--restore without deleted files", after: [car], run: "update --restore"),
        .init(
            "--restore leaves edits alone", after: [car, edited], run: "update --restore"),
        .init(
            "--restore of one scene",
            after: [car, bus, "delete \(builder)", "delete App/Bus/BusBuilder.swift"],
            run: "update Car --restore", ["create App/Car/CarBuilder.swift"]),
        .init(
            "--restore of a route",
            after: [car, cars + " --route Car", "delete App/Cars/CarsRouter+Car.swift"],
            run: "update Cars --restore", ["create App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a deleted file that isn't generated any more",
            after: [car + " --option notes=yes", "delete App/Car/Notes.txt"],
            run: "update Car --option notes=no", ["record Car"]),
    ]

    private static let byHand = "move \(builder) App/Cars/CarBuilder.swift"

    fileprivate static let movedByHand: [PlannerCase] = [
        .init(
            "the record follows a moved file", after: [car, byHand], run: "update",
            ["record Car"], says: [wereMoved]),
        .init(
            "a moved file is updated", after: [car, byHand, changedSet], run: "update",
            ["record Car", "update App/Cars/CarBuilder.swift"], says: [wereMoved]),
        .init(
            "a moved file is merged",
            after: [car, byHand, "prepend App/Cars/CarBuilder.swift // mine", changedSet],
            run: "update", ["record Car", "merge App/Cars/CarBuilder.swift"], says: [wereMoved]),
        .init(
            "a moved file in conflict",
            after: [car, edited, byHand, changedSet], run: "update", is: .conflict,
            ["record Car", "conflict App/Cars/CarBuilder.swift"], says: [sameLines]),
        .init(
            "a moved file is removed with its scene", after: [car, bus, byHand], run: "remove Car",
            [
                "unrecord Car", "remove App/Car/CarRouter.swift",
                "remove App/Cars/CarBuilder.swift",
            ], says: [wereMoved]),
        .init(
            "a moved file is renamed where it is",
            after: [car, "move \(builder) App/Other/CarBuilder.swift"], run: "rename Car Auto",
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoRouter.swift",
                "remove App/Car/CarRouter.swift", "create App/Other/AutoBuilder.swift",
                "remove App/Other/CarBuilder.swift",
            ], says: [wereMoved]),
        .init(
            "a folder of the user keeps its name",
            after: [car, "move \(builder) App/CarKit/CarBuilder.swift"], run: "rename Car Auto",
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoRouter.swift",
                "remove App/Car/CarRouter.swift", "create App/CarKit/AutoBuilder.swift",
                "remove App/CarKit/CarBuilder.swift",
            ], says: [wereMoved]),
        .init(
            "a moved file of a scene that is called as the sources stays in them",
            after: [
                car.replacing("Car", with: "App"),
                "move App/App/AppBuilder.swift App/Other/AppBuilder.swift",
            ], run: "rename App Start",
            [
                "unrecord App", "record Start", "remove App/App/AppRouter.swift",
                "remove App/Other/AppBuilder.swift", "create App/Other/StartBuilder.swift",
                "create App/Start/StartRouter.swift",
            ], says: [wereMoved.replacing("Car", with: "App")]),
        .init(
            "the record of a listed scene follows a moved file", after: listed + [byHand],
            run: again, ["record Car"], says: [wereMoved]),
        .init(
            "a moved file of a listed scene is updated", after: listed + [byHand, changedSet],
            run: again, ["record Car", "update App/Cars/CarBuilder.swift"], says: [wereMoved]),
        .init(
            "update follows a moved file of a listed scene", after: listed + [byHand],
            run: "update", ["record Car"], says: [wereMoved]),
        .init(
            "a moved file of a listed scene stays", after: listed + [byHand, "update"], run: again),
        .init(
            "a moved file of a listed scene goes to the folder of the list",
            after: listed + [byHand, list("Car folder=Vans")], run: again,
            [
                "record Car", "remove App/Car/CarRouter.swift", "remove App/Cars/CarBuilder.swift",
                "create App/Vans/Car/CarBuilder.swift", "create App/Vans/Car/CarRouter.swift",
            ]),
        .init(
            "a moved folder of a listed scene stays",
            after: listed + [
                "move \(builder) App/Old/Car/CarBuilder.swift",
                "move App/Car/CarRouter.swift App/Old/Car/CarRouter.swift", "update",
            ], run: again),
        .init(
            "a moved file that is deleted later stays deleted",
            after: [car, byHand, "update", "delete App/Cars/CarBuilder.swift"], run: "update",
            says: [wasDeleted]),
    ]
}

// MARK: - Moves, new names, and removals

extension PlannerCase {
    private static let movedToCars = [
        "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
        "create App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
    ]

    fileprivate static let move: [PlannerCase] = [
        .init("a scene goes to a folder", after: [car], run: "move Car Cars", movedToCars),
        .init(
            "a scene goes to a folder with its edits", after: [car, edited], run: "move Car Cars",
            movedToCars),
        .init(
            "a scene goes to a folder without news of its set", after: [car, changedSet],
            run: "move Car Cars", movedToCars),
        .init(
            "a scene goes back", after: [car, "move Car Cars"], run: "move Car .",
            [
                "record Car", "create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift",
                "remove App/Cars/Car/CarBuilder.swift", "remove App/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "a scene that is there already", after: [car, "move Car Cars"], run: "move Car Cars"),
        .init(
            "a deleted file doesn't go along", after: [car, "delete \(builder)"],
            run: "move Car Cars",
            [
                "record Car", "remove App/Car/CarRouter.swift",
                "create App/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "a scene goes where another file is",
            after: [car, "write App/Cars/Car/CarBuilder.swift // mine"], run: "move Car Cars",
            is: .conflict,
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "conflict App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
            ], says: [notOurs]),
        .init(
            "a scene goes where another file is, with --on-conflict overwrite",
            after: [car, "write App/Cars/Car/CarBuilder.swift // mine"],
            run: "move Car Cars --on-conflict overwrite",
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "overwrite App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "a scene of a list goes to a folder by command",
            after: [list("Car"), generateHere], run: "move Car Cars",
            movedToCars + ["update scenes.json"]),
        .init(
            "no scene goes to a folder", after: [car], run: "move Bus Cars", is: .notFound,
            says: ["error: no scene 'Bus' is recorded"]),
        .init(
            "a scene goes with its routes", after: [bus, car + " --route Bus"],
            run: "move Car Cars",
            [
                "record Car", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter+Bus.swift", "remove App/Car/CarRouter.swift",
                "create App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter+Bus.swift",
                "create App/Cars/Car/CarRouter.swift",
            ]),
    ]

    private static let renamed = [
        "record Auto", "unrecord Car", "create App/Auto/AutoBuilder.swift",
        "create App/Auto/AutoRouter.swift", "remove App/Car/CarBuilder.swift",
        "remove App/Car/CarRouter.swift",
    ]

    fileprivate static let rename: [PlannerCase] = [
        .init("a new name", after: [car], run: "rename Car Auto", is: .success, renamed),
        .init("a new name keeps edits", after: [car, edited], run: "rename Car Auto", renamed),
        .init(
            "a new name doesn't create a deleted file", after: [car, "delete \(builder)"],
            run: "rename Car Auto",
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoRouter.swift",
                "remove App/Car/CarRouter.swift",
            ]),
        .init(
            "a new name reaches the list", after: [list("Car"), generateHere],
            run: "rename Car Auto",
            renamed + ["update scenes.json"]),
        .init(
            "a new name reaches the routes", after: [car, cars + " --route Car"],
            run: "rename Car Auto",
            [
                "record Auto", "unrecord Car", "record Cars", "create App/Auto/AutoBuilder.swift",
                "create App/Auto/AutoRouter.swift", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift",
            ]),
        .init(
            "a new name keeps the label of a route", after: [car, cars + " --route details:Car"],
            run: "rename Car Auto",
            [
                "record Auto", "unrecord Car", "record Cars", "create App/Auto/AutoBuilder.swift",
                "create App/Auto/AutoRouter.swift", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift", "update App/Cars/CarsRouter+Details.swift",
            ]),
        .init(
            "a new name reaches other code",
            after: [car, "write App/Main.swift let main = CarBuilder()"], run: "rename Car Auto",
            renamed + ["update App/Main.swift"]),
        .init(
            "a new name leaves comments alone",
            after: [car, "write App/Main.swift // Here is a CarBuilder."], run: "rename Car Auto",
            renamed, says: ["note: 'CarBuilder' is left as it is in this comment or string"]),
        .init(
            "the name of another scene", after: [car, bus], run: "rename Car Bus", is: .conflict,
            says: ["error: the project has a scene 'Bus' already"]),
        .init(
            "a type of the new name is there",
            after: [car, "write App/Main.swift struct AutoBuilder {}"], run: "rename Car Auto",
            is: .conflict, says: ["error: this declares 'AutoBuilder', and so would"]),
        .init(
            "a file of the new name is there",
            after: [car, "write App/Auto/AutoBuilder.swift // mine"], run: "rename Car Auto",
            is: .conflict,
            [
                "record Auto", "unrecord Car", "conflict App/Auto/AutoBuilder.swift",
                "create App/Auto/AutoRouter.swift", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ], says: [notOurs]),
        .init(
            "a new name for no scene", after: [car], run: "rename Bus Auto", is: .notFound,
            says: ["error: no scene 'Bus' is recorded"]),
        .init(
            "the name that the scene has", after: [car], run: "rename Car Car", is: .conflict,
            says: ["error: the scene already has that name"]),
        .init(
            "a new name while an edit and the set are in conflict",
            after: [car, edited, changedSet], run: "rename Car Auto", is: .conflict,
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoRouter.swift",
                "conflict App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
            ], says: [sameLines]),
        .init(
            "a new name in lower case", after: [car], run: "rename Car auto", is: .usage,
            says: ["error: a scene name starts with an upper-case letter"]),
    ]

    fileprivate static let remove: [PlannerCase] = [
        .init(
            "the last scene leaves the shared files", after: [car], run: "remove Car",
            [
                "unrecord Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
            ]),
        .init(
            "a scene goes with the routes to it", after: [car, cars + " --route Car"],
            run: "remove Car",
            [
                "unrecord Car", "record Cars", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift", "remove App/Cars/CarsRouter+Car.swift",
            ]),
        .init(
            "a scene goes with an edited route to it",
            after: [car, cars + " --route Car", "append App/Cars/CarsRouter+Car.swift // mine"],
            run: "remove Car", is: .conflict,
            [
                "unrecord Car", "record Cars", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift", "conflict App/Cars/CarsRouter+Car.swift",
            ], says: [notNeeded]),
        .init(
            "a scene goes with its own routes", after: [car, cars + " --route Car"],
            run: "remove Cars",
            [
                "unrecord Cars", "remove App/Cars/CarsBuilder.swift",
                "remove App/Cars/CarsRouter+Car.swift", "remove App/Cars/CarsRouter.swift",
            ]),
        .init(
            "a scene goes from its list", after: [list("Car", "Bus"), generateHere],
            run: "remove Car",
            [
                "unrecord Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "update scenes.json",
            ]),
        .init(
            "no such scene goes", after: [car], run: "remove Bus", is: .notFound,
            says: ["error: no scene 'Bus' is recorded"]),
        .init(
            "a route goes", after: [car, cars + " --route Car"], run: "remove Cars --route car",
            ["record Cars", "remove App/Cars/CarsRouter+Car.swift"]),
        .init(
            "an edited route goes",
            after: [car, cars + " --route Car", "append App/Cars/CarsRouter+Car.swift // mine"],
            run: "remove Cars --route car", is: .conflict,
            ["record Cars", "conflict App/Cars/CarsRouter+Car.swift"], says: [notNeeded]),
        .init(
            "a route goes from its list",
            after: [list("Car", "Cars routes=Car"), generateHere], run: "remove Cars --route car",
            ["record Cars", "remove App/Cars/CarsRouter+Car.swift", "update scenes.json"]),
        .init(
            "no such route goes", after: [car, cars], run: "remove Cars --route car", is: .notFound,
            says: ["error: the scene 'Cars' has no route 'car'"]),
        .init(
            "one of two routes goes",
            after: [car, bus, cars + " --route Car --route Bus"], run: "remove Cars --route bus",
            ["record Cars", "remove App/Cars/CarsRouter+Bus.swift"]),
    ]
}

// MARK: - Shared files, names, and checks

extension PlannerCase {
    fileprivate static let sharedFilesOfSets: [PlannerCase] = [
        .init(
            "an option of the project by update", after: [car], run: "update Car --option base=new",
            ["record Car", "update App/Support/Base.swift"]),
        .init(
            "an option of the project by a new scene", after: [car],
            run: bus + " --option base=new",
            [
                "record Bus",
                "create App/Bus/BusBuilder.swift",
                "create App/Bus/BusRouter.swift", "update App/Support/Base.swift",
            ]),
        .init(
            "an option of the project over an edited file",
            after: [car, "append \(base) // mine"], run: "update Car --option base=new",
            ["record Car", "merge App/Support/Base.swift"]),
        .init(
            "a new scene leaves a shared file behind", after: [car, "append Set/base // theirs"],
            run: bus,
            ["record Bus", "create App/Bus/BusBuilder.swift", "create App/Bus/BusRouter.swift"]),
        .init(
            "a scene of a second set", after: [car], run: plain,
            ["record Home", "create App/Home/HomeView.swift"]),
        .init(
            "the last scene of a set takes its shared file along", after: [car, plain],
            run: "remove Car",
            [
                "unrecord Car",
                "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift", "remove App/Support/Base.swift",
            ]),
        .init(
            "the last scene of a set leaves an edited shared file",
            after: [car, plain, "append \(base) // mine"], run: "remove Car",
            [
                "unrecord Car",
                "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ], says: ["note: no scene needs this shared file anymore; it stays because you edited"]
        ),
        .init(
            "the last scene of a set leaves a shared file that code names",
            after: [car, plain, "write App/Main.swift let base = Base()"], run: "remove Car",
            [
                "unrecord Car",
                "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ], says: ["note: no scene needs this shared file anymore; it stays because your code"]
        ),
        .init(
            "one of two scenes of a set leaves the shared file", after: [car, bus, plain],
            run: "remove Car",
            [
                "unrecord Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
            ]),
        .init(
            "a change to one set leaves the scenes of the other alone",
            after: [car, plain, "append Plain/view // theirs"], run: "update",
            ["record Home", "update App/Home/HomeView.swift"]),
        .init(
            "changes to two sets", after: [car, plain, changedSet, "append Plain/view // theirs"],
            run: "update",
            [
                "record Car", "record Home", "update App/Car/CarBuilder.swift",
                "update App/Home/HomeView.swift",
            ]),
    ]

    private static let inCars = car + " --folder cars"
    private static let isCars = [
        "record Car", "rename App/Cars/Car/CarBuilder.swift", "rename App/Cars/Car/CarRouter.swift",
    ]
    private static let lowerRouter =
        "replace Set/template.json {{scene}}Router.swift {{scene}}router.swift"

    fileprivate static let namesByCase: [PlannerCase] = [
        .init(
            "a name that differs in case", after: [car],
            run: "new CAR --template ./Set --output App", is: .conflict,
            says: ["error: the project has a scene 'Car', which differs only in case"]),
        .init(
            "names in a list that differ in case", after: [list("Car", "CAR")], run: generateHere,
            is: .data, says: ["error: 'CAR' and 'Car' in line 1 differ only in case"]),
        .init(
            "a new name that differs in case from another scene", after: [car, bus],
            run: "rename Car BUS", is: .conflict,
            says: ["error: the project has a scene 'Bus', which differs only in case"]),
        .init(
            "a new name that differs in case only", after: [car], run: "rename Car CAR",
            is: .conflict, says: ["error: only the case differs"]),
        .init(
            "an update by a name that differs in case", after: [car], run: "update CAR",
            is: .notFound, says: ["error: no scene 'CAR' is recorded"]),
        .init(
            "a folder that differs in case", after: [inCars], run: "move Car Cars",
            [
                "record Car", "create App/Cars/Car/CarBuilder.swift",
                "create App/Cars/Car/CarRouter.swift", "remove App/cars/Car/CarBuilder.swift",
                "remove App/cars/Car/CarRouter.swift",
            ]),
        .init(
            "a folder that is the same one in another case", after: ["ignore-case", inCars],
            run: "move Car Cars", isCars),
        .init(
            "a folder that is the same one, with edits",
            after: ["ignore-case", inCars, "append App/cars/Car/CarBuilder.swift // mine"],
            run: "move Car Cars", isCars),
        .init(
            "a folder that is the same one, with the files of another scene",
            after: ["ignore-case", inCars, bus + " --folder cars"], run: "move Car Cars",
            is: .conflict, says: ["error: 'App/cars' and 'App/Cars' are one folder"]),
        .init(
            "a new scene in a folder that has another case", after: ["ignore-case", inCars],
            run: bus + " --folder Cars", is: .conflict,
            says: ["error: this folder is spelled 'cars' on this volume"]),
        .init(
            "a folder that the user renamed before",
            after: [
                "ignore-case", inCars,
                "move App/cars/Car/CarBuilder.swift App/Cars/Car/CarBuilder.swift",
                "move App/cars/Car/CarRouter.swift App/Cars/Car/CarRouter.swift",
            ], run: "move Car Cars", isCars),
        .init(
            "a folder in a list that is the same one in another case",
            after: [
                "ignore-case", list("Car folder=cars"), generateHere, list("Car folder=Cars"),
            ], run: generateHere, isCars),
        .init(
            "a file that its set names in another case", after: ["ignore-case", car, lowerRouter],
            run: "update", ["record Car", "rename App/Car/Carrouter.swift"]),
        .init(
            "an edited file that its set names in another case",
            after: ["ignore-case", car, "append App/Car/CarRouter.swift // mine", lowerRouter],
            run: "update --on-conflict overwrite", ["record Car", "rename App/Car/Carrouter.swift"]),
        .init(
            "an edited file that its set names in another case, and changes",
            after: [
                "ignore-case", car, "append App/Car/CarRouter.swift // mine", lowerRouter,
                "append Set/router // theirs",
            ], run: "update", is: .conflict, ["record Car", "conflict App/Car/CarRouter.swift"],
            says: [sameLines]),
    ]

    private static let listed = [list("Car"), generateHere]

    private static let gone = "warning: the route 'bus' leads to 'Bus', which is gone"
    /// What another branch leaves that removed the scene.
    private static let dangling = [
        bus, car + " --route Bus", "delete .scene-kit/scenes/Bus.json",
        "delete App/Bus/BusBuilder.swift",
        "delete App/Bus/BusRouter.swift",
    ]

    fileprivate static let danglingRoutes: [PlannerCase] = [
        .init("a route to a scene that is gone", after: dangling, run: "update", says: [gone]),
        .init(
            "a route to a scene that is gone, in a scene that is behind",
            after: dangling + [changedSet],
            run: "update", ["record Car", "update \(builder)"], says: [gone]),
        .init(
            "a route to a scene that is gone leaves", after: dangling,
            run: "remove Car --route bus",
            ["record Car", "remove App/Car/CarRouter+Bus.swift"]),
        .init(
            "a scene with a route to one that is gone gets another name", after: dangling,
            run: "rename Car Auto",
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoBuilder.swift",
                "create App/Auto/AutoRouter+Bus.swift", "create App/Auto/AutoRouter.swift",
                "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter+Bus.swift",
                "remove App/Car/CarRouter.swift",
            ], says: [gone]),
        .init(
            "a list with a route to a scene that is gone",
            after: [list("Car routes=Bus", "Bus"), generateHere, list("Car routes=Bus")],
            run: generateHere, is: .notFound, says: ["error: there is no scene 'Bus'"]),
    ]

    fileprivate static let lessThanNear: [PlannerCase] = [
        .init(
            "another file of the name of a deleted one",
            after: [car, bus, "delete \(builder)", "write Mine/CarBuilder.swift // another"],
            run: "remove Car --on-conflict overwrite",
            ["unrecord Car", "remove App/Car/CarRouter.swift"]),
        .init(
            "an older set than that of the record",
            after: [
                "replace Set/template.json 1.0.0 2.0.0", car,
                "replace Set/template.json 2.0.0 1.0.0",
            ], run: "update", is: .conflict,
            says: [
                "error: the scene 'Car' has version 2.0.0 of the set './Set', and here is only 1.0.0"
            ]),
        .init(
            "an older set than that of the record, with --on-conflict overwrite",
            after: [
                "replace Set/template.json 1.0.0 2.0.0", car,
                "replace Set/template.json 2.0.0 1.0.0",
            ], run: "update --on-conflict overwrite", ["record Car"]),
        .init(
            "a record that names a list elsewhere",
            after: [
                car,
                "replace .scene-kit/scenes/Car.json \"template\": \"scenesFile\":\"../../x.json\",\"template\":",
            ],
            run: "remove Car", is: .refused,
            says: ["error: the record names the scenes file '../../x.json'"]),
    ]

    fileprivate static let isThere = "note: there is a scene 'Car' already"

    fileprivate static let checks: [PlannerCase] = [
        .init("update --check of a current scene", after: [car], run: "update --check"),
        .init(
            "update --check of a scene that is behind", after: [car, changedSet],
            run: "update --check", is: .negative,
            ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "update --check of a scene to be merged",
            after: [car, "prepend \(builder) // mine", changedSet], run: "update --check",
            is: .negative, ["record Car", "merge App/Car/CarBuilder.swift"]),
        .init("update --check of an edited scene", after: [car, edited], run: "update --check"),
        .init(
            "update --check of a deleted file", after: [car, "delete \(builder)"],
            run: "update --check", says: [wasDeleted]),
        .init(
            "update --check of a deleted file to restore", after: [car, "delete \(builder)"],
            run: "update --check --restore", is: .negative, ["create App/Car/CarBuilder.swift"]),
        .init(
            "update --check of a change", after: [car], run: "update Car --param id:Int --check",
            is: .negative, ["record Car", "update App/Car/CarBuilder.swift"]),
        .init("generate --check of a current list", after: listed, run: again + " --check"),
        .init(
            "generate --check of a list that is behind", after: listed + [changedSet],
            run: again + " --check", is: .negative,
            ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "generate --check of an edited file", after: listed + [edited],
            run: again + " --check"),
        .init(
            "generate --check --strict of an edited file", after: listed + [edited],
            run: again + " --check --strict", is: .negative, ["edited App/Car/CarBuilder.swift"]),
        .init(
            "generate --check of a deleted file", after: listed + ["delete \(builder)"],
            run: again + " --check", is: .negative, ["create App/Car/CarBuilder.swift"]),
        .init(
            "generate --check of a moved file", after: listed + [byHand],
            run: again + " --check", is: .negative, ["record Car"], says: [wereMoved]),
        .init(
            "update --check of a moved file of a list", after: listed + [byHand],
            run: "update --check", is: .negative, ["record Car"], says: [wereMoved]),
        .init(
            "generate --check of a moved file that the record follows",
            after: listed + [byHand, "update"], run: again + " --check"),
        .init(
            "update --check of a moved file that the record follows",
            after: listed + [byHand, again], run: "update --check"),
        .init(
            "generate --check of a scene that left", after: listed + [list("Bus")],
            run: again + " --check", is: .negative,
            [
                "record Bus", "unrecord Car", "create App/Bus/BusBuilder.swift",
                "create App/Bus/BusRouter.swift", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ]),
    ]
}
