import Basics

/// Scenes that go to a folder or go away.
extension PlannerCase {
    static let move: [PlannerCase] = [
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
            "a scene goes to a folder by its whole path", after: [car], run: "move Car App/Cars",
            movedToCars),
        .init(
            "the sources as a scene's new folder", after: [car], run: "move Car App"),
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

    private static let takenInCars = "write App/Cars/Car/CarBuilder.swift // another"

    static let keptInCars = [
        "record Car", "skip App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
        "remove App/Car/CarRouter.swift",
    ]

    static let movedFiles: [PlannerCase] = [
        .init(
            "a folder over another file, with --on-conflict keep", after: [car, takenInCars],
            run: toCars + " --on-conflict keep", keptInCars,
            leaving: ["App/Cars/Car/CarBuilder.swift": "// another"]),
        .init(
            "an edited file over another file, with --on-conflict keep, and a check",
            after: [car, edited, takenInCars, toCars + " --on-conflict keep"],
            run: "update --check"),
        .init(
            "a folder over another file, with --on-conflict markers", after: [car, takenInCars],
            run: toCars + " --on-conflict markers", is: .conflict,
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "conflict App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
            ], says: [notOurs]),
        .init(
            "an edited file over another file", after: [car, edited, takenInCars], run: toCars,
            is: .conflict,
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "conflict App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
            ], says: [notOurs]),
        .init(
            "an edited file over another file, with --on-conflict overwrite",
            after: [car, edited, takenInCars], run: toCars + " --on-conflict overwrite",
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "overwrite App/Cars/Car/CarBuilder.swift", "create App/Cars/Car/CarRouter.swift",
            ], leaving: ["App/Cars/Car/CarBuilder.swift": "// mine"]),
        .init(
            "a folder in a folder", after: [car], run: "move Car Cars/Used",
            [
                "record Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "create App/Cars/Used/Car/CarBuilder.swift",
                "create App/Cars/Used/Car/CarRouter.swift",
            ]),
        .init(
            "a folder instead of another", after: [car + " --folder Cars"], run: "move Car Vans",
            [
                "record Car", "remove App/Cars/Car/CarBuilder.swift",
                "remove App/Cars/Car/CarRouter.swift", "create App/Vans/Car/CarBuilder.swift",
                "create App/Vans/Car/CarRouter.swift",
            ]),
        .init(
            "a folder below the present one", after: [car + " --folder Cars"],
            run: "move Car Cars/Used",
            [
                "record Car", "remove App/Cars/Car/CarBuilder.swift",
                "remove App/Cars/Car/CarRouter.swift", "create App/Cars/Used/Car/CarBuilder.swift",
                "create App/Cars/Used/Car/CarRouter.swift",
            ]),
        .init(
            "a folder with the scene's name", after: [car], run: "move Car Car",
            [
                "record Car", "create App/Car/Car/CarBuilder.swift",
                "create App/Car/Car/CarRouter.swift", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ]),
        .init(
            "a folder with the path of the sources", after: [car], run: "move Car App/Cars",
            movedToCars),
        .init("a folder with a slash at its end", after: [car], run: "move Car Cars/", movedToCars),
        .init(
            "a folder outside", after: [car], run: "move Car ../Cars", is: .usage,
            says: [
                "error: the folder '../Cars' contains '.' or '..' and could leave the output folder"
            ]),
        .init(
            "a folder with an absolute path", after: [car], run: "move Car /Cars", is: .usage,
            says: [
                "error: the folder '/Cars' is absolute; it must be relative to the output folder"
            ]),
        .init(
            "a folder of git", after: [car], run: "move Car .git", is: .usage,
            says: ["error: the folder '.git' leads into git's own folder"]),
        .init(
            "a folder for a scene whose files were all deleted",
            after: [car, "delete App/Car/CarBuilder.swift", "delete App/Car/CarRouter.swift"],
            run: toCars, ["record Car"]),
        .init(
            "a folder that the user moved the files to",
            after: [
                car, "move App/Car/CarBuilder.swift App/Cars/Car/CarBuilder.swift",
                "move App/Car/CarRouter.swift App/Cars/Car/CarRouter.swift",
            ], run: toCars, ["record Car"], says: [wereMoved]),
        .init(
            "a folder for a scene with a moved file",
            after: [car, "move App/Car/CarBuilder.swift App/Kit/CarBuilder.swift"], run: toCars,
            [
                "record Car", "remove App/Car/CarRouter.swift",
                "create App/Cars/Car/CarRouter.swift", "create App/Cars/Kit/CarBuilder.swift",
                "remove App/Kit/CarBuilder.swift",
            ], says: [wereMoved]),
        .init(
            "a folder for a scene with a file outside of the sources",
            after: [car, "move App/Car/CarBuilder.swift Other/CarBuilder.swift"], run: toCars,
            [
                "record Car", "remove App/Car/CarRouter.swift",
                "create App/Cars/Car/CarRouter.swift",
            ], says: [wereMoved, "note: the file lies outside the scene's folders and stays"]),
        .init(
            "a folder for the target of a route", after: [car, carsToCar], run: toCars, movedToCars),
        .init(
            "a folder leaves files of the user behind",
            after: [car, "write App/Car/Mine.swift // mine"], run: toCars, movedToCars,
            says: ["note: scene-kit did not make this file, so it stays here"]),
        .init(
            "a folder while an edit and the set are in conflict", after: [car, edited, changedSet],
            run: toCars, movedToCars,
            leaving: ["App/Cars/Car/CarBuilder.swift": "// last\n// mine\n"]),
        .init(
            "a folder while markers are left",
            after: [car, edited, changedSet, "update --on-conflict markers"], run: toCars,
            movedToCars),
        .init(
            "a folder for a part", after: [car + " --only Router"], run: toCars,
            ["record Car", "remove App/Car/CarRouter.swift", "create App/Cars/Car/CarRouter.swift"]),
        .init(
            "a folder for a listed scene, and back",
            after: [list("Car folder=Cars"), generateHere], run: "move Car .",
            movedFromCars + ["update scenes.json"]),
        .init(
            "a folder that a listed scene has", after: [list("Car folder=Cars"), generateHere],
            run: toCars),
        .init(
            "a folder for a listed scene with edits", after: [list("Car"), generateHere, edited],
            run: toCars, movedToCars + ["update scenes.json"],
            leaving: ["App/Cars/Car/CarBuilder.swift": "// mine"]),
        .init(
            "a folder for a scene that has another one in its list",
            after: [list("Car"), generateHere, list("Car folder=Vans")], run: toCars,
            movedToCars + ["update scenes.json"]),
        .init(
            "a folder while the scenes file is gone",
            after: [list("Car"), generateHere, "delete scenes.json"], run: toCars, movedToCars),
        .init(
            "a folder for a scene of scene-kit.json",
            after: [
                #"write scene-kit.json {"template": "./Set", "sources": "App", "scenes": [{"name": "Car"}]}"#,
                "generate",
            ], run: toCars, movedToCars + ["update scene-kit.json"]),
        .init(
            "a folder that has another scene", after: [car, bus, "move Bus Cars"], run: toCars,
            movedToCars),
        .init(
            "a folder for a router written by hand",
            after: [
                "write App/Old/OldRouter.swift final class OldRouter {}", car,
                "route Old Car --template ./Set --output App",
            ], run: "move Old Cars",
            [
                "record Old", "create App/Cars/Old/OldRouter+Car.swift",
                "remove App/Old/OldRouter+Car.swift",
            ], says: ["note: scene-kit did not make this file, so it stays here"]),
        .init(
            "a folder leaves news of a shared file to update",
            after: [car, "append Set/base // theirs"], run: toCars, movedToCars),
        .init(
            "news of the set after a folder", after: [car, toCars, changedSet], run: "update",
            ["record Car", "update App/Cars/Car/CarBuilder.swift"]),
        .init(
            "a new name after a folder", after: [car, toCars], run: "rename Car Auto",
            [
                "record Auto", "unrecord Car", "create App/Cars/Auto/AutoBuilder.swift",
                "create App/Cars/Auto/AutoRouter.swift", "remove App/Cars/Car/CarBuilder.swift",
                "remove App/Cars/Car/CarRouter.swift",
            ]),
    ]

    private static let baseStays =
        "note: no scene needs this shared file anymore; it stays because your code may use it"

    static let remove: [PlannerCase] = [
        .init(
            "the last scene leaves the shared files", after: [car], run: "remove Car",
            [
                "unrecord Car", "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
            ]),
        .init(
            "a shared file goes with the last scene that needs it", after: [car, plain],
            run: "remove Car", removedCar + ["remove \(base)"]),
        .init(
            "a shared file stays that a package of the project uses",
            after: [
                car, plain, "write Kit/Package.swift // Ours",
                "write Kit/Sources/Kit/A.swift Base()",
            ], run: "remove Car", removedCar, says: [baseStays]),
        .init(
            "a shared file stays that a package of another project in the repository uses",
            after: [
                car, plain, "write Kit/Package.swift // Ours",
                "write Kit/Sources/Kit/A.swift Base()",
                #"write Kit/scene-kit.json {"root": true}"#,
            ], run: "remove Car", removedCar, says: [baseStays]),
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
