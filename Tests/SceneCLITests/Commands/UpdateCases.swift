import Basics

/// Updates: changed choices, changed sets, and files that the user deleted or moved.
extension PlannerCase {
    static let update: [PlannerCase] = [
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

    static let changedChoices: [PlannerCase] = [
        .init(
            "two parameters", after: [car], run: "update Car --param id:Int --param name:String",
            ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "a parameter that is there", after: [car + " --param id:Int"],
            run: "update Car --param id:Int"),
        .init(
            "a parameter of another type", after: [car + " --param id:Int"],
            run: "update Car --param id:String", ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "a parameter instead of another", after: [car + " --param id:Int"],
            run: "update Car --drop-param id --param name:String",
            ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "a parameter is dropped from an edited file", after: [car + " --param id:Int", edited],
            run: "update Car --drop-param id", ["record Car", "merge App/Car/CarBuilder.swift"],
            leaving: [
                "App/Car/CarBuilder.swift": "struct CarBuilder {\n}\n// middle\n// last\n// mine"
            ]),
        .init(
            "a parameter is dropped that an edit uses",
            after: [car + " --param id:Int", "append App/Car/CarBuilder.swift let copy = id"],
            run: "update Car --drop-param id", ["record Car", "merge App/Car/CarBuilder.swift"],
            says: ["warning: this uses 'id', which the scene no longer has"]),
        .init(
            "a parameter is dropped whose name is one of a function or closure of an edit",
            after: [
                car + " --param id:Int",
                "append App/Car/CarBuilder.swift func copy(of id: Int) -> Int { id }",
                "append App/Car/CarBuilder.swift let all = [1].map { id in id }",
            ], run: "update Car --drop-param id",
            ["record Car", "merge App/Car/CarBuilder.swift"], says: []),
        .init(
            "a parameter is dropped from an edited line of a route",
            after: [
                car + " --param id:Int", carsToCar,
                "replace App/Cars/CarsRouter+Car.swift showCar => open",
            ], run: "update Car --drop-param id", is: .conflict,
            [
                "record Car", "record Cars", "update App/Car/CarBuilder.swift",
                "conflict App/Cars/CarsRouter+Car.swift",
            ], says: [sameLines]),
        .init(
            "a parameter without a type", after: [car], run: "update Car --param id", is: .usage,
            says: ["error: there is no type"]),
        .init(
            "a dependency", after: [car], run: "update Car --dependency api:API=API()",
            ["record Car"], says: ["note: nothing declares the type 'API'"]),
        .init(
            "a dependency is dropped", after: [car + " --dependency api:API=API()"],
            run: "update Car --drop-dependency api", ["record Car"]),
        .init(
            "a dependency that isn't there is dropped", after: [car],
            run: "update Car --drop-dependency api", is: .notFound,
            says: ["error: the scene 'Car' has no dependency 'api'"]),
        .init(
            "an option that the set doesn't have", after: [car],
            run: "update Car --option color=red", is: .usage,
            says: ["error: the set 'Tiny' has no option 'color'"]),
        .init(
            "an option without this value", after: [car], run: "update Car --option notes=maybe",
            is: .usage, says: ["error: the value 'maybe' is invalid for the option 'notes'"]),
        .init(
            "an option of no scene", after: [car, bus], run: "update --option notes=yes",
            is: .usage, says: ["error: the change names no scene"]),
        .init(
            "a parameter of a listed scene", after: listed, run: "update Car --param id:Int",
            is: .conflict, says: [isListed]),
        .init(
            "a listed scene is behind", after: listed + [changedSet], run: "update",
            ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "two of three scenes", after: [car, bus, cars, changedSet], run: "update Car Bus",
            [
                "record Bus", "record Car", "update App/Bus/BusBuilder.swift",
                "update App/Car/CarBuilder.swift",
            ]),
        .init(
            "all files of a scene were deleted",
            after: [car, "delete App/Car/CarBuilder.swift", "delete App/Car/CarRouter.swift"],
            run: "update", says: [wasDeleted, wasDeleted]),
        .init(
            "--restore of all files of a scene",
            after: [car, "delete App/Car/CarBuilder.swift", "delete App/Car/CarRouter.swift"],
            run: "update Car --restore",
            ["create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift"]),
    ]

    static let deletions: [PlannerCase] = [
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

    private static let editedInGarage = [
        car, "move \(builder) App/Garage/CarBuilder.swift",
        "move App/Car/CarRouter.swift App/Garage/CarRouter.swift",
        "write App/Garage/CarBuilder.swift struct Mine {}",
    ]

    static let movedByHand: [PlannerCase] = [
        .init(
            "the record follows a moved file", after: [car, byHand], run: "update",
            ["record Car"], says: [wereMoved]),
        .init(
            "an edited file went where those beside it are", after: editedInGarage, run: "update",
            ["edited App/Garage/CarBuilder.swift", "record Car"], says: [wereMoved]),
        .init(
            "an edited file that was moved is a conflict", after: editedInGarage,
            run: "remove Car", is: .conflict,
            [
                "conflict App/Garage/CarBuilder.swift", "remove App/Garage/CarRouter.swift",
                "unrecord Car",
            ], says: ["error: the file is no longer needed, but differs"]),
        .init(
            "a file of the user elsewhere isn't one that was moved",
            after: [car, "move \(builder) App/Garage/CarBuilder.swift"]
                + ["write App/Garage/CarBuilder.swift struct Mine {}"],
            run: "update", says: ["note: the file was deleted"]),
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

    static let sharedFilesOfSets: [PlannerCase] = [
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

    private static let namesWay =
        "replace Set/template.json {{scene}}Router.swift => {{scene}}Way.swift"
    private static let losesBase =
        #"replace Set/template.json "shared": true => "shared": true, "when": {"base": "new"}"#

    static let setsThatChange: [PlannerCase] = [
        .init(
            "a set gets a file",
            after: [
                "write Set/extra struct {{scene}}Extra {}", car,
                #"replace Set/template.json {"id": "base" => {"id": "extra", "source": "extra", "path": "{{scene}}/{{scene}}Extra.swift", "role": "Extra"}, {"id": "base""#,
            ], run: "update", ["record Car", "create App/Car/CarExtra.swift"]),
        .init(
            "a set loses a file",
            after: [
                car,
                #"replace Set/template.json "role": "Router"} => "role": "Router", "when": {"notes": "yes"}}"#,
            ], run: "update", ["record Car", "remove App/Car/CarRouter.swift"]),
        .init(
            "a set loses an edited file",
            after: [
                car, "append App/Car/CarRouter.swift // mine",
                #"replace Set/template.json "role": "Router"} => "role": "Router", "when": {"notes": "yes"}}"#,
            ], run: "update", is: .conflict, ["record Car", "conflict App/Car/CarRouter.swift"],
            says: [notNeeded]),
        .init(
            "a set names a file differently", after: [car, namesWay], run: "update",
            ["record Car", "remove App/Car/CarRouter.swift", "create App/Car/CarWay.swift"]),
        .init(
            "a set names an edited file differently",
            after: [car, "append App/Car/CarRouter.swift // mine", namesWay], run: "update",
            ["record Car", "remove App/Car/CarRouter.swift", "create App/Car/CarWay.swift"],
            leaving: ["App/Car/CarWay.swift": "// mine"]),
        .init(
            "a set names a file as another is called",
            after: [car, "write App/Car/CarWay.swift // another", namesWay], run: "update",
            is: .conflict,
            ["record Car", "remove App/Car/CarRouter.swift", "conflict App/Car/CarWay.swift"],
            says: [notOurs]),
        .init(
            "a set names a file as another is called, with --on-conflict overwrite",
            after: [car, "write App/Car/CarWay.swift // another", namesWay],
            run: "update --on-conflict overwrite",
            ["record Car", "remove App/Car/CarRouter.swift", "overwrite App/Car/CarWay.swift"]),
        .init(
            "a set gets a shared file",
            after: [
                "write Set/extra struct Extra {}", car,
                #"replace Set/template.json {"id": "base" => {"id": "extra", "source": "extra", "path": "Extra.swift", "role": "Support", "root": "support", "shared": true}, {"id": "base""#,
            ], run: "update", ["record Car", "create App/Support/Extra.swift"]),
        .init(
            "a set loses a shared file", after: [car, losesBase], run: "update",
            ["record Car", "remove App/Support/Base.swift"]),
        .init(
            "a set loses an edited shared file",
            after: [car, "append App/Support/Base.swift // mine", losesBase], run: "update",
            ["record Car"],
            says: ["note: no scene needs this shared file anymore; it stays because you edited it"]),
        .init(
            "a set loses a shared file that code names",
            after: [car, "write App/Main.swift let base = Base()", losesBase], run: "update",
            ["record Car"],
            says: ["note: no scene needs this shared file anymore; it stays because your code may"]),
        .init(
            "a deleted shared file", after: [car, "delete App/Support/Base.swift"], run: "update",
            ["create App/Support/Base.swift"]),
        .init(
            "a deleted shared file that is behind",
            after: [car, "delete App/Support/Base.swift", "append Set/base // theirs"],
            run: "update", ["record Car", "create App/Support/Base.swift"]),
        .init(
            "a deleted shared file, and a new scene",
            after: [car, "delete App/Support/Base.swift"], run: bus,
            createdBus + ["create App/Support/Base.swift"]),
        .init(
            "a shared file that was moved by hand",
            after: [car, "move App/Support/Base.swift App/Kit/Base.swift"], run: "update",
            is: .conflict, says: ["error: this declares 'Base', and so would the shared file"]),
        .init(
            "a shared file with markers",
            after: [
                car, "append App/Support/Base.swift // mine", "append Set/base // theirs",
                "update --on-conflict markers",
            ], run: "update", is: .conflict, ["conflict App/Support/Base.swift"],
            says: [stillMarkers]),
    ]
}
