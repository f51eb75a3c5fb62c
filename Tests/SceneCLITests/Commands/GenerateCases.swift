import Basics

/// Scenes files, and checks of them.
extension PlannerCase {
    static let generate: [PlannerCase] = [
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
            "a folder of a list by its whole path",
            after: [list("Car"), generateHere, list("Car folder=App/Cars")], run: again,
            movedToCars),
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

    private static let plainList =
        #"write scenes.json {"scenes": [{"name": "Car", "template": "./Plain"}]}"#
    private static let takenInCars = "write App/Cars/Car/CarBuilder.swift // another"

    static let listsThatChange: [PlannerCase] = [
        .init(
            "a folder of a list over another file",
            after: listed + [takenInCars, list("Car folder=Cars")], run: again, is: .conflict,
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "conflict App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
            ], says: [notOurs]),
        .init(
            "a folder of a list over another file, with --on-conflict overwrite",
            after: listed + [takenInCars, list("Car folder=Cars")],
            run: again + " --on-conflict overwrite",
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "overwrite App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "a folder of a list over another file, with --on-conflict keep",
            after: listed + [takenInCars, list("Car folder=Cars")],
            run: again + " --on-conflict keep", keptInCars),
        .init(
            "a folder of a list over a file that was kept, and a check",
            after: listed + [
                takenInCars, list("Car folder=Cars"), again + " --on-conflict keep",
            ], run: again + " --check"),
        .init(
            "a folder of a list, and a deleted file",
            after: listed + ["delete App/Car/CarBuilder.swift", list("Car folder=Cars")],
            run: again,
            [
                "record Car", "remove App/Car/CarRouter.swift",
                "create App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "a folder of a list, and a conflict",
            after: listed + [edited, changedSet, list("Car folder=Cars")], run: again,
            is: .conflict,
            [
                "record Car", "conflict App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "create App/Cars/Car/CarRouter.swift",
            ], says: [sameLines]),
        .init(
            "a folder of a list, and a conflict, with --on-conflict overwrite",
            after: listed + [edited, changedSet, list("Car folder=Cars")],
            run: again + " --on-conflict overwrite", movedToCars,
            leaving: ["App/Cars/Car/CarBuilder.swift": "// last\n// theirs\n"]),
        .init(
            "a folder of a list, and a merge",
            after: listed + [
                "prepend App/Car/CarBuilder.swift // mine", changedSet, list("Car folder=Cars"),
            ], run: again, movedToCars,
            leaving: ["App/Cars/Car/CarBuilder.swift": "// mine\n// first"]),
        .init(
            "a folder of a list, and a parameter",
            after: listed + [list("Car folder=Cars params=id:Int")], run: again, movedToCars,
            leaving: ["App/Cars/Car/CarBuilder.swift": "let id: Int"]),
        .init(
            "two scenes exchange their folders",
            after: [
                list("Car folder=A", "Bus folder=B"), generateHere,
                list("Car folder=B", "Bus folder=A"),
            ], run: again,
            [
                "record Bus", "record Car", "create App/A/Bus/BusBuilder.swift",
                "create App/A/Bus/BusRouter.swift", "remove App/A/Car/CarBuilder.swift",
                "remove App/A/Car/CarRouter.swift", "remove App/B/Bus/BusBuilder.swift",
                "remove App/B/Bus/BusRouter.swift", "create App/B/Car/CarBuilder.swift",
                "create App/B/Car/CarRouter.swift",
            ]),
        .init(
            "an edited scene is exchanged for another", after: listed + [edited, list("Auto")],
            run: again, is: .conflict,
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoBuilder.swift",
                "create App/Auto/AutoRouter.swift", "conflict App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ], says: [notNeeded]),
        .init(
            "an edited scene is exchanged for another, with --on-conflict overwrite",
            after: listed + [edited, list("Auto")], run: again + " --on-conflict overwrite", renamed
        ),
        .init(
            "an edited scene is exchanged for another, with --on-conflict keep",
            after: listed + [edited, list("Auto")], run: again + " --on-conflict keep",
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoBuilder.swift",
                "create App/Auto/AutoRouter.swift", "skip App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ]),
        .init(
            "the target of a listed route leaves",
            after: [list("Car", "Cars routes=Car"), generateHere, list("Cars")], run: again,
            removedCar + ["record Cars", "remove App/Cars/CarsRouter+Car.swift"]),
        .init(
            "the target of an unlisted route leaves a list",
            after: listed + [carsToCar, list("Bus")], run: again,
            removedCar + [
                "record Bus", "record Cars", "create App/Bus/BusBuilder.swift",
                "create App/Bus/BusRouter.swift", "remove App/Cars/CarsRouter+Car.swift",
            ]),
        .init(
            "all scenes leave a list", after: listed + [#"write scenes.json {"scenes": []}"#],
            run: again, removedCar),
        .init(
            "a label in a list changes",
            after: [
                list("Car", "Cars routes=Car"), generateHere,
                list("Car", "Cars routes=details:Car"),
            ], run: again,
            [
                "record Cars", "remove App/Cars/CarsRouter+Car.swift",
                "create App/Cars/CarsRouter+Details.swift",
            ]),
        .init(
            "the label of an edited route in a list changes",
            after: [
                list("Car", "Cars routes=Car"), generateHere,
                "append App/Cars/CarsRouter+Car.swift // mine",
                list("Car", "Cars routes=details:Car"),
            ], run: again,
            [
                "record Cars", "remove App/Cars/CarsRouter+Car.swift",
                "create App/Cars/CarsRouter+Details.swift",
            ], leaving: ["App/Cars/CarsRouter+Details.swift": "// mine"]),
        .init(
            "a pushed scene in a list is presented",
            after: [list("Car", "Cars routes=Car"), generateHere, list("Car", "Cars present=Car")],
            run: again, ["record Cars"]),
        .init(
            "a listed scene leads to itself", after: [list("Car routes=Car")], run: generateHere,
            createdFirstCar + ["create App/Car/CarRouter+Car.swift"]),
        .init(
            "a listed scene gets another set", after: listed + [plainList], run: again,
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "create App/Car/CarView.swift", "remove App/Support/Base.swift",
            ]),
        .init(
            "an edited listed scene gets another set", after: listed + [edited, plainList],
            run: again, is: .conflict,
            [
                "record Car", "conflict App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "create App/Car/CarView.swift", "remove App/Support/Base.swift",
            ], says: [notNeeded]),
        .init(
            "an entry gets an option that adds a file",
            after: listed + [
                #"write scenes.json {"scenes": [{"name": "Car", "template": "./Set", "options": {"notes": "yes"}}]}"#
            ], run: again, ["record Car", "create App/Car/Notes.txt"]),
        .init(
            "a list gets an option of the project",
            after: listed + [
                #"write scenes.json {"template": "./Set", "options": {"base": "new"}, "scenes": [{"name": "Car"}]}"#
            ], run: again, ["record Car", "update App/Support/Base.swift"]),
        .init(
            "an entry becomes a part",
            after: listed + [
                #"write scenes.json {"scenes": [{"name": "Car", "template": "./Set", "only": "Router"}]}"#
            ], run: again, ["record Car", "remove App/Car/CarBuilder.swift"]),
        .init(
            "a list takes an edited scene over", after: [car, edited, list("Car")],
            run: generateHere, ["record Car", "edited App/Car/CarBuilder.swift"]),
        .init(
            "a list takes a scene over that is behind", after: [car, changedSet, list("Car")],
            run: generateHere, ["record Car", "update App/Car/CarBuilder.swift"]),
        .init(
            "a list takes a scene over and gives it a folder",
            after: [car, list("Car folder=Cars")], run: generateHere, movedToCars),
        .init(
            "a list takes a scene over that has a parameter",
            after: [car + " --param id:Int", list("Car")], run: generateHere, is: .data,
            says: [
                "error: the project has a scene 'Car' already, with values that this entry would"
            ]),
        .init(
            "a list takes a scene over that has an option",
            after: [car + " --option notes=yes", list("Car")], run: generateHere, is: .data,
            says: [
                "error: the project has a scene 'Car' already, with values that this entry would"
            ]),
        .init(
            "a list takes a scene over that has a deleted file",
            after: [car, "delete App/Car/CarBuilder.swift", list("Car")], run: generateHere,
            ["record Car", "create App/Car/CarBuilder.swift"]),
        .init(
            "a list goes to another place", after: listed,
            run: "generate scenes.json --output Other",
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "remove App/Support/Base.swift", "create Other/Car/CarBuilder.swift",
                "create Other/Car/CarRouter.swift", "create Other/Support/Base.swift",
            ]),
        .init(
            "a list of scene-kit.json",
            after: [
                #"write scene-kit.json {"template": "./Set", "sources": "App", "scenes": [{"name": "Car"}]}"#
            ], run: "generate", createdFirstCar),
        .init(
            "scene-kit.json without a list",
            after: [#"write scene-kit.json {"template": "./Set", "sources": "App"}"#],
            run: "generate", is: .notFound, says: ["error: there is no scenes file"]),
        .init(
            "another scenes file is gone",
            after: listed + [
                list("Bus", in: "other.json"), "generate other.json --output App",
                "delete other.json",
            ], run: again,
            says: ["note: the scenes file 'other.json' no longer exists, so nothing updates or"]),
        .init(
            "a listed scene without its record",
            after: listed + ["delete .scene-kit/scenes/Car.json"], run: generateHere, ["record Car"]
        ),
        .init(
            "an edited listed scene without its record",
            after: listed + ["delete .scene-kit/scenes/Car.json", edited], run: generateHere,
            is: .conflict, ["record Car", "conflict App/Car/CarBuilder.swift"], says: [notOurs]),
        .init(
            "a list with a key that is unknown",
            after: [#"write scenes.json {"scenes": [{"name": "Car", "templat": "./Set"}]}"#],
            run: generateHere, is: .data, says: ["error: unknown key 'templat'"]),
        .init(
            "a list with a parameter without a type", after: [list("Car params=id")],
            run: generateHere, is: .data, says: ["error: there is no type"]),
        .init(
            "a list whose type another file declares",
            after: ["write App/Other.swift struct CarRouter {}", list("Car")], run: generateHere,
            is: .conflict,
            says: ["error: this declares 'CarRouter', and so would 'App/Car/CarRouter.swift';"]),
        .init(
            "a list with two scenes for one file",
            after: [
                "replace Set/template.json {{scene}}/{{scene}}Router.swift => Router.swift",
                list("Car", "Bus"),
            ], run: generateHere, is: .data,
            says: ["error: the scene 'Car' and the scene 'Bus' both ask for 'App/Router.swift'"]),
        .init(
            "generate --check of a list with markers",
            after: listed + [edited, changedSet, again + " --on-conflict markers"],
            run: again + " --check", is: .negative, ["conflict App/Car/CarBuilder.swift"]),
        .init(
            "generate --check of a list that refuses edits",
            after: listed + [
                edited,
                #"write scenes.json {"edits": "refuse", "scenes": [{"name": "Car", "template": "./Set"}]}"#,
            ], run: again + " --check", is: .negative, ["edited App/Car/CarBuilder.swift"]),
        .init(
            "generate --check of a list that was never generated", after: [list("Car")],
            run: "generate scenes.json --output App --check", is: .negative),
        .init(
            "only --check is strict", after: listed, run: again + " --strict", is: .usage,
            says: ["error: only --check can be strict"]),
        .init(
            "a listed scene with markers",
            after: listed + [edited, changedSet, again + " --on-conflict markers"], run: again,
            is: .conflict, ["conflict App/Car/CarBuilder.swift"], says: [stillMarkers]),
    ]

    /// A scene that has shared files of its own, of which one is missing.
    private static let plainBeside = [
        "new Bus --template ./Set --output Other", "delete Other/Support/Base.swift",
    ]

    static let checks: [PlannerCase] = [
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
            "update --check of a deleted shared file", after: listed + plainBeside,
            run: "update --check", is: .negative, ["create Other/Support/Base.swift"]),
        .init(
            "generate --check of a deleted shared file that only another scene needs",
            after: listed + plainBeside, run: again + " --check", is: .negative,
            ["create Other/Support/Base.swift"]),
        .init(
            "generate --check of a deleted shared file of the list",
            after: listed + ["delete \(base)"], run: again + " --check", is: .negative,
            ["create \(base)"]),
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
