import Basics

/// New scenes, and scenes that are created over others.
extension PlannerCase {
    private static let createdInCars = [
        "record Car", "create App/Cars/Car/CarBuilder.swift",
        "create App/Cars/Car/CarRouter.swift",
    ]

    static let new: [PlannerCase] = [
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
            createdInCars),
        .init(
            "a folder by its whole path", after: [bus], run: car + " --folder App/Cars",
            createdInCars),
        .init(
            "a folder by its path from above the project", after: [bus],
            run: car + " --folder ./App/Cars/", createdInCars),
        .init(
            "a folder that has the name of the sources", after: [bus, "write App/App/Cars/a.md -"],
            run: car + " --folder App/Cars",
            [
                "record Car", "create App/App/Cars/Car/CarBuilder.swift",
                "create App/App/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "the sources themselves as the folder", after: [bus], run: car + " --folder App",
            ["record Car", "create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift"]),
        .init(
            "a folder with backslashes", run: car + #" --folder Cars\Deep"#, is: .usage,
            says: [#"error: the folder 'Cars\Deep' has '\' between its parts"#]),
        .init(
            "sources with backslashes", run: #"new Car --template ./Set --output Sources\App"#,
            is: .usage, says: [#"error: the folder 'Sources\App' has '\' between its parts"#]),
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

    static let newOverScenes: [PlannerCase] = [
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
            "the same scene with a file that was moved by hand",
            after: [car, "move \(builder) App/Old/CarBuilder.swift", "update"], run: car,
            says: [isThere]),
        .init(
            "the same scene with a file that was moved by hand to another folder of sources",
            after: [car, "move \(builder) Other/CarBuilder.swift", "update"], run: car,
            says: [isThere]),
        .init(
            "the same scene with an edited file that was moved by hand",
            after: [
                car, "move \(builder) App/Old/CarBuilder.swift", "update",
                "write App/Old/CarBuilder.swift // mine",
            ], run: car, ["edited App/Old/CarBuilder.swift"], says: [isThere]),
        .init(
            "the rest of a scene with a part that was moved by hand",
            after: [
                car + " --only Builder", "move \(builder) App/Old/CarBuilder.swift", "update",
            ], run: car,
            ["record Car", "create App/Car/CarRouter.swift", "create App/Support/Base.swift"]),
        .init(
            "the same scene with a moved file, with --on-conflict overwrite",
            after: [car, "move \(builder) App/Old/CarBuilder.swift", "update"],
            run: car + " --on-conflict overwrite",
            [
                "record Car", "create App/Car/CarBuilder.swift", "remove App/Old/CarBuilder.swift",
            ]),
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
        .init(
            "shared files of a module are in one folder", after: moduleOfCars,
            run: "new Bus --template ./Mini --output App/Vans --module App", is: .conflict,
            says: ["error: this declares 'Base', and so would the shared file"]),
        .init(
            "shared files of a module are in the folder that the user names", after: moduleOfCars,
            run: "new Bus --template ./Mini --output App/Vans --module App "
                + "--support App/Cars/Support",
            ["record Bus", "create App/Vans/Bus/BusBuilder.swift"]),
        .init(
            "another module has its own shared files", after: moduleOfCars,
            run: "new Bus --template ./Mini --output App/Vans --module Vans",
            [
                "record Bus", "create App/Vans/Bus/BusBuilder.swift",
                "create App/Vans/Support/Base.swift",
            ]),
    ]

    private static let moduleOfCars =
        miniSet + ["new Car --template ./Mini --output App/Cars --module App"]
}
