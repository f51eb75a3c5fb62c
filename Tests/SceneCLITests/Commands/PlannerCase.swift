import Basics

/// A project, a command, and what the planner decides.
struct PlannerCase: Sendable {
    let name: String
    /// What forms the project: commands, and what a user does by hand.
    let steps: [String]
    let command: String
    let status: ExitStatus
    /// The operations, in any order.
    let operations: [String]
    /// How the diagnostics begin.
    let diagnostics: [String]
    /// How one of the hints begins.
    let hint: String
    /// Texts that files contain afterward, by their paths.
    let texts: [String: String]

    init(
        _ name: String, after steps: [String] = [], run command: String,
        is status: ExitStatus = .success, _ operations: [String] = [], says: [String] = [],
        hint: String = "", leaving texts: [String: String] = [:]
    ) {
        (self.name, self.steps, self.command) = (name, steps, command)
        (self.status, self.operations, self.diagnostics) = (status, operations, says)
        (self.hint, self.texts) = (hint, texts)
    }

    static let all = [
        filesOfScenes, filesWithoutBase, filesNotGenerated, sharedFiles,
        new, newOverScenes, routes, routesByCommand, danglingRoutes,
        generate, listsThatChange, checks,
        update, changedChoices, deletions, movedByHand, sharedFilesOfSets, setsThatChange,
        records, lessThanNear, move, movedFiles, remove, routesThatGo,
        storyboards, namesInText, takenScenes, freeScenes, handwrittenScenes,
        rename, renamedFiles, renamedRoutes, renamedInScenesFiles, renamedCode, renamedData,
        adopt, adoptedScenes, namesByCase, disks, sparse,
        severalPackages, oneWay, changesInPackages, newFeatures, featuresAgain, takenLists,
        exportedScenes,
        exportedScenesThatChange, lateFeatures, generatedProjects,
        renameInOneEngine, renameAcrossPackages, routesInOneEngine, firstTests, formerNames,
        movedFolders, acceptedLater, unknownTypes, knownTypes, deletedLists,
        deletedPartsOfFeatures, movedSupport, misfits, lostManifests, unresolvedMerges, keptLists,
    ].flatMap(\.self)

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

// MARK: - Steps and results of many cases

extension PlannerCase {
    static let car = "new Car --template ./Set --output App"
    static let cars = "new Cars --template ./Set --output App"
    static let bus = "new Bus --template ./Set --output App"
    static let plain = "new Home --template ./Plain --output App"
    static let carsToCar = cars + " --route Car"
    static let carsToDetails = cars + " --route details:Car"
    static let again = "generate scenes.json"
    static let generateHere = "generate scenes.json --output App"
    static let listed = [list("Car"), generateHere]
    static let toAuto = "rename Car Auto"
    static let toCars = "move Car Cars"
    static let builder = "App/Car/CarBuilder.swift"
    static let base = "App/Support/Base.swift"
    static let changedSet = "append Set/builder // theirs"
    static let edited = "append \(builder) // mine"
    static let byHand = "move \(builder) App/Cars/CarBuilder.swift"

    static let sameLines = "error: you and the template set changed the same lines"
    static let markersLeft = "error: 1 conflict is left between markers"
    static let stillMarkers = "error: the file still has conflict markers"
    static let notOurs = "error: the file exists, differs, and wasn't created by scene-kit"
    static let notNeeded = "error: the file is no longer needed, but differs from"
    static let wasDeleted = "note: the file was deleted, so scene-kit doesn't create it"
    static let wereMoved = "note: files of the scene 'Car' were moved, and its record follows"
    static let routesWereMoved = wereMoved.replacing("'Car'", with: "'Cars'")
    static let namesRemoved = "warning: this names what is removed"
    static let isListed = "error: the scene 'Car' is in the scenes file 'scenes.json', line 1"
    static let isThere = "note: there is a scene 'Car' already"

    static let createdBus = [
        "record Bus", "create App/Bus/BusBuilder.swift", "create App/Bus/BusRouter.swift",
    ]
    static let removedCar = [
        "unrecord Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
    ]
    static let renamed =
        removedCar + [
            "record Auto", "create App/Auto/AutoBuilder.swift", "create App/Auto/AutoRouter.swift",
        ]
    static let movedToCars = [
        "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
        "create App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
    ]
    static let movedFromCars = [
        "record Car", "create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift",
        "remove App/Cars/Car/CarBuilder.swift", "remove App/Cars/Car/CarRouter.swift",
    ]
    static let createdFirstCar = [
        "create .scene-kit/scenes/.gitattributes", "record Car",
        "create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift", "create \(base)",
    ]

    /// A command that creates a scene of the tiny set.
    static func new(_ name: String, _ options: String...) -> String {
        (["new", name] + options + ["--template ./Set --output App"]).joined(separator: " ")
    }

    /// Writes a list of scenes, each a name with keys such as `folder=Cars`.
    static func list(_ scenes: String..., in path: String = "scenes.json") -> String {
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
}
