import Basics

/// Scenes that get another name.
extension PlannerCase {
    static let rename: [PlannerCase] = [
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
            "the name of a type", after: [car], run: "rename Car CarRouter",
            [
                "record CarRouter", "unrecord Car", "create App/CarRouter/CarRouterBuilder.swift",
                "create App/CarRouter/CarRouterRouter.swift", "remove App/Car/CarBuilder.swift",
                "remove App/Car/CarRouter.swift",
            ], says: ["note: this scene has a 'CarRouterRouter'"]),
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

    private static let takenByAuto = "write App/Auto/AutoBuilder.swift // another"
    private static let ofNewerSet = [
        "replace Set/template.json 1.0.0 => 2.0.0", car,
        "replace Set/template.json 2.0.0 => 1.0.0",
    ]

    static let renamedFiles: [PlannerCase] = [
        .init(
            "a new name that breaks a comment keeps an edit in a line with the name",
            after: [
                "replace Set/builder // first => /// This comment is as long as a line, and says "
                    + "much of what a developer knows of {{scene}}.",
                #"append Set/builder let text = {{scene}}Builder("{{scene}}")"#, car,
                #"replace \#(builder) ("Car") => ("mine")"#,
            ], run: "rename Car CarOfAnotherKind",
            [
                "record CarOfAnotherKind",
                "create App/CarOfAnotherKind/CarOfAnotherKindBuilder.swift",
                "create App/CarOfAnotherKind/CarOfAnotherKindRouter.swift",
            ] + removedCar,
            leaving: [
                "App/CarOfAnotherKind/CarOfAnotherKindBuilder.swift":
                    #"let text = CarOfAnotherKindBuilder("mine")"#
            ]),
        .init(
            "a new name for a moved file with edits",
            after: [car, edited, "move App/Car/CarBuilder.swift App/Other/CarBuilder.swift"],
            run: toAuto,
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoRouter.swift",
                "remove App/Car/CarRouter.swift", "create App/Other/AutoBuilder.swift",
                "remove App/Other/CarBuilder.swift",
            ], says: [wereMoved], leaving: ["App/Other/AutoBuilder.swift": "// mine"]),
        .init(
            "a new name for a scene whose folder was moved",
            after: [
                car, "move App/Car/CarBuilder.swift App/Old/Car/CarBuilder.swift",
                "move App/Car/CarRouter.swift App/Old/Car/CarRouter.swift",
            ], run: toAuto,
            [
                "record Auto", "unrecord Car", "create App/Old/Auto/AutoBuilder.swift",
                "create App/Old/Auto/AutoRouter.swift", "remove App/Old/Car/CarBuilder.swift",
                "remove App/Old/Car/CarRouter.swift",
            ], says: [wereMoved]),
        .init(
            "a new name in a folder", after: [car + " --folder Cars"], run: toAuto,
            [
                "record Auto", "unrecord Car", "create App/Cars/Auto/AutoBuilder.swift",
                "create App/Cars/Auto/AutoRouter.swift", "remove App/Cars/Car/CarBuilder.swift",
                "remove App/Cars/Car/CarRouter.swift",
            ]),
        .init(
            "a new name in a folder that has the old one", after: [car + " --folder Car"],
            run: toAuto,
            [
                "record Auto", "unrecord Car", "create App/Car/Auto/AutoBuilder.swift",
                "create App/Car/Auto/AutoRouter.swift", "remove App/Car/Car/CarBuilder.swift",
                "remove App/Car/Car/CarRouter.swift",
            ]),
        .init(
            "a new name in a folder that has the new one", after: [car + " --folder Auto"],
            run: toAuto,
            [
                "record Auto", "unrecord Car", "create App/Auto/Auto/AutoBuilder.swift",
                "create App/Auto/Auto/AutoRouter.swift", "remove App/Auto/Car/CarBuilder.swift",
                "remove App/Auto/Car/CarRouter.swift",
            ]),
        .init(
            "a new name for a scene whose files were all deleted",
            after: [car, "delete App/Car/CarBuilder.swift", "delete App/Car/CarRouter.swift"],
            run: toAuto, ["record Auto", "unrecord Car"]),
        .init(
            "a new name over another file, with --on-conflict overwrite",
            after: [car, edited, takenByAuto], run: toAuto + " --on-conflict overwrite",
            removedCar + [
                "record Auto", "overwrite App/Auto/AutoBuilder.swift",
                "create App/Auto/AutoRouter.swift",
            ], leaving: ["App/Auto/AutoBuilder.swift": "// mine"]),
        .init(
            "a new name over another file, with --on-conflict keep", after: [car, takenByAuto],
            run: toAuto + " --on-conflict keep",
            [
                "record Auto", "unrecord Car", "skip App/Auto/AutoBuilder.swift",
                "update App/Car/CarBuilder.swift", "create App/Auto/AutoRouter.swift",
                "remove App/Car/CarRouter.swift",
            ], leaving: ["App/Car/CarBuilder.swift": "struct AutoBuilder"]),
        .init(
            "an update after a new name over another file, with --on-conflict keep",
            after: [car, edited, takenByAuto, toAuto + " --on-conflict keep"],
            run: "update --on-conflict keep",
            leaving: ["App/Car/CarBuilder.swift": "// mine"]),
        .init(
            "a new name over another file, with --on-conflict markers", after: [car, takenByAuto],
            run: toAuto + " --on-conflict markers", is: .conflict,
            removedCar + [
                "record Auto", "conflict App/Auto/AutoBuilder.swift",
                "create App/Auto/AutoRouter.swift",
            ], says: [notOurs]),
        .init(
            "a new name takes the news of the set along", after: [car, changedSet], run: toAuto,
            renamed, leaving: ["App/Auto/AutoBuilder.swift": "// theirs"]),
        .init(
            "a new name merges the news of the set",
            after: [car, "prepend App/Car/CarBuilder.swift // mine", changedSet], run: toAuto,
            renamed,
            leaving: ["App/Auto/AutoBuilder.swift": "// mine\n// first\nstruct AutoBuilder {"]),
        .init(
            "a new name, an edit, and the same news",
            after: [car, "append App/Car/CarBuilder.swift // theirs", changedSet], run: toAuto,
            renamed, leaving: ["App/Auto/AutoBuilder.swift": "// last\n// theirs\n"]),
        .init(
            "a new name in conflict, with --on-conflict overwrite",
            after: [car, edited, changedSet], run: toAuto + " --on-conflict overwrite", renamed,
            leaving: ["App/Auto/AutoBuilder.swift": "// last\n// theirs\n"]),
        .init(
            "a new name in conflict, with --on-conflict keep", after: [car, edited, changedSet],
            run: toAuto + " --on-conflict keep", renamed,
            leaving: ["App/Auto/AutoBuilder.swift": "// last\n// mine\n"]),
        .init(
            "a new name in conflict, with --on-conflict markers", after: [car, edited, changedSet],
            run: toAuto + " --on-conflict markers", is: .negative, renamed, says: [markersLeft],
            leaving: ["App/Auto/AutoBuilder.swift": "<<<<<<< yours\n// mine\n=======\n// theirs\n"]),
        .init(
            "a new name while markers are left",
            after: [car, edited, changedSet, "update --on-conflict markers"], run: toAuto,
            is: .conflict,
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoRouter.swift",
                "conflict App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
            ], says: [stillMarkers]),
        .init(
            "a new name leaves news of a shared file to update",
            after: [car, "append Set/base // theirs"], run: toAuto, renamed),
        .init(
            "a new name for a part", after: [car + " --only Router"], run: toAuto,
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoRouter.swift",
                "remove App/Car/CarRouter.swift",
            ]),
        .init(
            "a new name for a scene with a file that isn't Swift",
            after: [car + " --option notes=yes", "append App/Car/Notes.txt Car is mine"],
            run: toAuto, renamed + ["create App/Auto/Notes.txt", "remove App/Car/Notes.txt"],
            leaving: ["App/Auto/Notes.txt": "Notes on Auto\nCar is mine\n"]),
        .init(
            "a new name for a file that is beside the scene's folder",
            after: [
                "replace Set/template.json {{scene}}/Notes.txt => Notes/{{scene}}.txt",
                car + " --option notes=yes",
            ], run: toAuto, renamed + ["create App/Notes/Auto.txt", "remove App/Notes/Car.txt"]),
        .init(
            "a new name for a scene of another set", after: [plain], run: "rename Home Start",
            [
                "unrecord Home", "record Start", "remove App/Home/HomeView.swift",
                "create App/Start/StartView.swift",
            ]),
        .init(
            "a new name leaves files of the user behind",
            after: [car, "write App/Car/Mine.swift // mine"], run: toAuto, renamed,
            says: ["note: scene-kit did not make this file, so it stays here"]),
        .init(
            "a new name, and back", after: [car, edited, toAuto], run: "rename Auto Car",
            [
                "unrecord Auto", "record Car", "remove App/Auto/AutoBuilder.swift",
                "remove App/Auto/AutoRouter.swift", "create App/Car/CarBuilder.swift",
                "create App/Car/CarRouter.swift",
            ], leaving: ["App/Car/CarBuilder.swift": "// mine"]),
        .init(
            "a scene of the old name after a new name", after: [car, toAuto], run: car,
            ["record Car", "create App/Car/CarBuilder.swift", "create App/Car/CarRouter.swift"]),
        .init(
            "a new name that begins with the old one", after: [car], run: "rename Car CarDetails",
            removedCar + [
                "record CarDetails", "create App/CarDetails/CarDetailsBuilder.swift",
                "create App/CarDetails/CarDetailsRouter.swift",
            ]),
        .init(
            "a new name that the old one begins with", after: [new("CarDetails")],
            run: "rename CarDetails Car",
            [
                "record Car", "unrecord CarDetails", "create App/Car/CarBuilder.swift",
                "create App/Car/CarRouter.swift", "remove App/CarDetails/CarDetailsBuilder.swift",
                "remove App/CarDetails/CarDetailsRouter.swift",
            ]),
        .init(
            "a new name with letters that aren't ASCII", after: [car], run: "rename Car Über",
            removedCar + [
                "record Über", "create App/Über/ÜberBuilder.swift",
                "create App/Über/ÜberRouter.swift",
            ]),
        .init(
            "a new name that is a keyword", after: [car], run: "rename Car Self", is: .usage,
            says: ["error: 'Self' is a keyword, not a scene name"]),
        .init(
            "a new name that is a path", after: [car], run: "rename Car Cars/Auto", is: .usage,
            says: ["error: a scene name cannot hold '/'"]),
        .init(
            "a new name for a scene without a record", after: [bus, car + " --no-record"],
            run: toAuto, is: .notFound, says: ["error: no scene 'Car' is recorded"]),
        .init(
            "a new name by an older set", after: ofNewerSet, run: toAuto, is: .conflict,
            says: [
                "error: the scene 'Car' has version 2.0.0 of the set './Set', and here is only 1.0.0"
            ]),
        .init(
            "a new name by an older set, with --on-conflict overwrite", after: ofNewerSet,
            run: toAuto + " --on-conflict overwrite", renamed),
        .init(
            "a new name without the set", after: [car, "delete Set/template.json"], run: toAuto,
            is: .notFound, says: ["error: there is no template.json, so this is not a set"]),
    ]

    static let renamedRoutes: [PlannerCase] = [
        .init(
            "a new name keeps the edits of a route",
            after: [car, carsToCar, "append App/Cars/CarsRouter+Car.swift // mine"], run: toAuto,
            renamed + [
                "record Cars", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift",
            ], leaving: ["App/Cars/CarsRouter+Auto.swift": "AutoBuilder()\n    }\n}\n// mine"]),
        .init(
            "a new name doesn't create a deleted route",
            after: [car, carsToCar, "delete App/Cars/CarsRouter+Car.swift"], run: toAuto,
            renamed + ["record Cars"]),
        .init(
            "a new name for a route over another file",
            after: [car, carsToCar, "write App/Cars/CarsRouter+Auto.swift // another"], run: toAuto,
            is: .conflict,
            renamed + [
                "record Cars", "conflict App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift",
            ], says: [notOurs]),
        .init(
            "a new name for a route over another file, with --on-conflict overwrite",
            after: [car, carsToCar, "write App/Cars/CarsRouter+Auto.swift // another"],
            run: toAuto + " --on-conflict overwrite",
            renamed + [
                "record Cars", "overwrite App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift",
            ]),
        .init(
            "a new name for a route takes the news of the set along",
            after: [car, carsToCar, "append Set/route // theirs"], run: toAuto,
            renamed + [
                "record Cars", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift",
            ], leaving: ["App/Cars/CarsRouter+Auto.swift": "// theirs"]),
        .init(
            "a new name for a route that is in conflict",
            after: [
                car, carsToDetails, "append App/Cars/CarsRouter+Details.swift // mine",
                "append Set/route // theirs",
            ], run: toAuto, is: .conflict,
            renamed + ["record Cars", "conflict App/Cars/CarsRouter+Details.swift"],
            says: [sameLines]),
        .init(
            "a new name for a route that has markers",
            after: [
                car, carsToCar, "append App/Cars/CarsRouter+Car.swift // mine",
                "append Set/route // theirs", "update --on-conflict markers",
            ], run: toAuto, is: .conflict,
            renamed + ["record Cars", "conflict App/Cars/CarsRouter+Car.swift"],
            says: [stillMarkers]),
        .init(
            "a new name for the target of two routes",
            after: [car, "new Cars --template ./Set --output App --route Car --route details:Car"],
            run: toAuto,
            renamed + [
                "record Cars", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift", "update App/Cars/CarsRouter+Details.swift",
            ],
            leaving: [
                "App/Cars/CarsRouter+Details.swift": "showDetails() {\n        _ = AutoBuilder()"
            ]),
        .init(
            "a new name for the target of two routes that change their order",
            after: [
                new("Zoo"), "new Cars --template ./Set --output App --route Zoo --route a:Zoo",
            ], run: "rename Zoo Bar",
            [
                "record Bar", "record Cars", "unrecord Zoo", "create App/Bar/BarBuilder.swift",
                "create App/Bar/BarRouter.swift", "update App/Cars/CarsRouter+A.swift",
                "create App/Cars/CarsRouter+Bar.swift", "remove App/Cars/CarsRouter+Zoo.swift",
                "remove App/Zoo/ZooBuilder.swift", "remove App/Zoo/ZooRouter.swift",
            ],
            leaving: [
                "App/Cars/CarsRouter+A.swift": "showA() {\n        _ = BarBuilder()",
                "App/Cars/CarsRouter+Bar.swift": "showBar() {\n        _ = BarBuilder()",
            ]),
        .init(
            "a new name for a scene that is pushed and presented",
            after: [car, "new Cars --template ./Set --output App --route Car --present sheet:Car"],
            run: toAuto,
            renamed + [
                "record Cars", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift", "update App/Cars/CarsRouter+Sheet.swift",
            ]),
        .init(
            "a new name for a scene that leads to itself and to another",
            after: [bus, car, "route Car Car", "route Car Bus"], run: toAuto,
            renamed + [
                "create App/Auto/AutoRouter+Auto.swift", "create App/Auto/AutoRouter+Bus.swift",
                "remove App/Car/CarRouter+Bus.swift", "remove App/Car/CarRouter+Car.swift",
            ],
            leaving: [
                "App/Auto/AutoRouter+Auto.swift": "AutoBuilder()",
                "App/Auto/AutoRouter+Bus.swift": "BusBuilder()",
            ]),
        .init(
            "a new name for a scene whose routes have a folder",
            after: [
                "replace Set/template.json {{scene}}/{{scene}}Router+{{route.name}}.swift => Routes/{{route.name}}{{scene}}.swift",
                bus, new("Car", "--route Bus", "--route zoo:Bus"), "route Car Car",
            ], run: toAuto,
            renamed + [
                "create App/Routes/AutoAuto.swift", "create App/Routes/BusAuto.swift",
                "remove App/Routes/BusCar.swift", "remove App/Routes/CarCar.swift",
                "create App/Routes/ZooAuto.swift", "remove App/Routes/ZooCar.swift",
            ],
            leaving: [
                "App/Routes/ZooAuto.swift": "BusBuilder()",
                "App/Routes/AutoAuto.swift": "AutoBuilder()",
            ]),
        .init(
            "a new name for scenes that lead to each other",
            after: [car, new("Bus", "--route Car"), "route Car Bus"], run: toAuto,
            renamed + [
                "record Bus", "create App/Auto/AutoRouter+Bus.swift",
                "create App/Bus/BusRouter+Auto.swift", "remove App/Bus/BusRouter+Car.swift",
                "remove App/Car/CarRouter+Bus.swift",
            ]),
        .init(
            "a new name for the target of three scenes",
            after: [
                car, new("A", "--route Car"), new("B", "--route x:Car"), new("C", "--route Car"),
            ], run: toAuto,
            renamed + [
                "record A", "record B", "record C", "create App/A/ARouter+Auto.swift",
                "remove App/A/ARouter+Car.swift", "update App/B/BRouter+X.swift",
                "create App/C/CRouter+Auto.swift", "remove App/C/CRouter+Car.swift",
            ], leaving: ["App/B/BRouter+X.swift": "AutoBuilder()"]),
        .init(
            "a new name for the scene of a router written by hand",
            after: [
                car, "write App/Old/OldRouter.swift final class OldRouter {}",
                "route Old Car --template ./Set --output App",
            ], run: toAuto,
            renamed + [
                "record Old", "create App/Old/OldRouter+Auto.swift",
                "remove App/Old/OldRouter+Car.swift",
            ]),
        .init(
            "a new name for a router written by hand",
            after: [
                car, "write App/Old/OldRouter.swift final class OldRouter {}",
                "route Old Car --template ./Set --output App",
            ], run: "rename Old Start",
            [
                "unrecord Old", "record Start", "remove App/Old/OldRouter+Car.swift",
                "update App/Old/OldRouter.swift", "create App/Start/StartRouter+Car.swift",
            ], says: ["note: scene-kit did not make this file, so it stays here"]),
        .init(
            "a new name for a scene that leads to a builder written by hand",
            after: [car, "write App/Bus.swift struct BusBuilder {}", "route Car Bus --no-param"],
            run: toAuto,
            renamed + [
                "create App/Auto/AutoRouter+Bus.swift", "remove App/Car/CarRouter+Bus.swift",
            ]),
        .init(
            "a new name that is a label of the scene's routes",
            after: [car, bus, "route Car auto:Bus"], run: toAuto,
            renamed + [
                "create App/Auto/AutoRouter+Auto.swift", "remove App/Car/CarRouter+Auto.swift",
            ]),
        .init(
            "an old name that is a label of other routes",
            after: [
                car, bus, cars + " --route car:Bus",
                "write App/Main.swift func open(router: CarsRouter) { router.showCar() }",
            ], run: toAuto, renamed, leaving: ["App/Main.swift": "showCar()"]),
        .init(
            "a new name for a scene whose name another contains",
            after: [car, new("CarCar", "--route Car")], run: toAuto,
            renamed + [
                "record CarCar", "create App/CarCar/CarCarRouter+Auto.swift",
                "remove App/CarCar/CarCarRouter+Car.swift",
            ], leaving: ["App/CarCar/CarCarRouter+Auto.swift": "extension CarCarRouter"]),
        .init(
            "a new name for the target of a scene without a record",
            after: [car, carsToCar, "delete .scene-kit/scenes/Cars.json"], run: toAuto,
            renamed + ["update App/Cars/CarsRouter+Car.swift"]),
    ]

    private static let byHandBus = "write App/Bus.swift struct BusBuilder {}"
    private static let textOption =
        "replace Set/template.json \"options\": [ => \"options\": ["
        + #"{"name": "parent", "type": "text", "default": "", "summary": "A type"},"#
        + #"{"name": "input", "type": "members", "summary": "Members"},"#
        + #"{"name": "style", "type": "choice", "values": ["CarRouter", "Plain"], "default": "#
        + #""Plain", "summary": "A style"},"#
    private static let parentInCode =
        "append Set/builder typealias {{scene}}Parent = "
        + "{{options.parent}}{{^options.parent}}Int{{/options.parent}}"

    /// The data of other scenes, in which a type of the renamed scene is.
    static let renamedData: [PlannerCase] = [
        renaming(
            "the parameter of a pushed scene", byHandBus, cars,
            "route Cars Bus --param mode:CarBuilder", record: "mode:AutoBuilder"),
        renaming(
            "the parameter of a presented scene", byHandBus, cars,
            "route Cars --present Bus --param modes:[CarBuilder]?", record: "modes:[AutoBuilder]?"),
        renaming(
            "the second parameter of a route", byHandBus, cars,
            "route Cars bus:Bus --param id:Int --param on:[String:CarRouter]",
            record: "on:[String:AutoRouter]"),
        renaming(
            "a parameter of a scene that also leads to the renamed one", byHandBus, carsToCar,
            "route Cars Bus --param mode:CarBuilder", record: "mode:AutoBuilder"),
        renaming(
            "a route's parameter in a list", byHandBus,
            #"write scenes.json {"scenes": [{"name": "Cars", "template": "./Set", "routes": "#
                + #"{"scene": "Bus", "params": "mode:CarBuilder"}}]}"#, generateHere,
            record: "mode:AutoBuilder"),
        renaming(
            "a parameter with a value", cars + " --param mode:CarBuilder=CarBuilder()",
            record: "mode:AutoBuilder"),
        renaming(
            "a dependency", cars + " --dependency mode:CarBuilder=CarBuilder()",
            record: "mode:AutoBuilder=AutoBuilder()"),
        renaming(
            "a value for tests", cars + " --param id:Int --sample id=CarBuilder.id",
            record: "id=AutoBuilder.id"),
        renaming(
            "a text of an option", textOption, parentInCode, cars + " --option parent=CarBuilder",
            record: #""parent": "AutoBuilder""#),
        renaming(
            "members of an option", textOption, cars + " --option input=mode:CarBuilder",
            record: "mode:AutoBuilder"),
        renaming(
            "an option in a list", textOption, parentInCode,
            #"write scenes.json {"scenes": [{"name": "Cars", "template": "./Set", "options": "#
                + #"{"parent": "CarBuilder"}}]}"#, generateHere,
            record: #""parent": "AutoBuilder""#),
        renaming(
            "no value that an option lists", textOption, cars + " --option style=CarRouter",
            record: #""style": "CarRouter""#),
        renaming(
            "an option in the configuration of a folder", textOption, parentInCode,
            #"write App/scene-kit.json {"options": {"parent": "CarBuilder"}}"#, cars, "update",
            record: #""parent": "AutoBuilder""#),
        .init(
            "a new name reaches the data of a scene that imports the module",
            after: inPackages(" --import Shop") + [toAuto], run: "update --check",
            leaving: [".scene-kit/scenes/Bus.json": "mode:AutoBuilder"]),
        .init(
            "a new name leaves types of another package alone",
            after: inPackages("") + [toAuto], run: "update --check",
            leaving: [
                ".scene-kit/scenes/Bus.json": "mode:CarBuilder",
                "Packages/Other/Sources/Other/Bus/BusBuilder.swift": "mode: CarBuilder",
            ]),
    ]

    private static func inPackages(_ options: String) -> [String] {
        [
            #"write scene-kit.json {"root": true}"#,
            "new Car --template ./Set --package Packages/Shop --module Shop",
            "new Bus --template ./Set --package Packages/Other --module Other --param "
                + "mode:CarBuilder" + options,
        ]
    }

    private static func renaming(
        _ name: String, _ steps: String..., record text: String
    ) -> PlannerCase {
        .init(
            "a new name reaches " + name, after: [car] + steps + [toAuto],
            run: "update --check", leaving: [".scene-kit/scenes/Cars.json": text])
    }

    private static let busWithMode = list("Bus params=mode:[CarBuilder]")
    private static let autoMode = ["scenes.json": #""params": "mode:[AutoBuilder]""#]
    static let renamedInScenesFiles: [PlannerCase] = [
        .init(
            "a type in the data of a listed scene", after: [car, busWithMode, generateHere],
            run: toAuto,
            renamed + ["record Bus", "update App/Bus/BusBuilder.swift", "update scenes.json"],
            leaving: autoMode.merging([
                "App/Bus/BusBuilder.swift": "let mode: [AutoBuilder]",
                ".scene-kit/scenes/Bus.json": "mode:[AutoBuilder]",
            ]) { $1 }),
        .init(
            "a list of scenes after a type got another name",
            after: [car, busWithMode, generateHere, toAuto], run: "generate scenes.json --check"),
        .init(
            "all scenes after a type of a list got another name",
            after: [car, busWithMode, generateHere, toAuto], run: "update --check"),
        .init(
            "a type of a listed scene in the data of another one",
            after: [list("Car", "Bus params=mode:[CarBuilder]"), generateHere, toAuto],
            run: "generate scenes.json --check", leaving: autoMode),
        .init(
            "a type in an entry that isn't generated yet",
            after: [
                list("Car"), generateHere, list("Car", "Bus params=mode:[CarBuilder]"), toAuto,
            ],
            run: generateHere, createdBus, leaving: autoMode),
        .init(
            "a type in what all entries take",
            after: [
                car,
                #"write scenes.json {"params": ["mode:CarBuilder"], "scenes": "#
                    + #"[{"name": "Bus", "template": "./Set"}]}"#,
                generateHere, toAuto,
            ], run: "generate scenes.json --check",
            leaving: ["scenes.json": #"["mode:AutoBuilder"]"#]),
        .init(
            "a type in the project's list and its values for tests",
            after: [
                car,
                #"write scene-kit.json {"samples": {"CarBuilder": "CarBuilder()"}, "scenes": "#
                    + #"[{"name": "Bus", "template": "./Set", "dependencies": "#
                    + #"["builder:CarBuilder=CarBuilder()"]}]}"#,
                "generate --output App", toAuto,
            ], run: "generate --check",
            leaving: [
                "scene-kit.json": #"{"AutoBuilder": "AutoBuilder()"}"#,
                ".scene-kit/scenes/Bus.json": "builder:AutoBuilder=AutoBuilder()",
            ]),
        .init(
            "a list that isn't JSON and names no type of the scene",
            after: [
                car, list("Bus", in: "other.json"), "generate other.json --output App",
                "write other.json {", toAuto,
            ], run: "update Auto --check"),
        .init(
            "a list that isn't JSON and names a type",
            after: [
                car, list("Bus", in: "other.json"), "generate other.json --output App",
                "write other.json { CarBuilder",
            ], run: toAuto, is: .data, says: ["error: "]),
        .init(
            "a new name for a listed scene in a folder",
            after: [list("Car folder=Cars"), generateHere], run: toAuto,
            [
                "record Auto", "unrecord Car", "create App/Cars/Auto/AutoBuilder.swift",
                "create App/Cars/Auto/AutoRouter.swift", "remove App/Cars/Car/CarBuilder.swift",
                "remove App/Cars/Car/CarRouter.swift", "update scenes.json",
            ]),
        .init(
            "a new name for a listed scene and the route of another entry",
            after: [list("Car", "Cars routes=Car"), generateHere], run: toAuto,
            renamed + [
                "record Cars", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift", "update scenes.json",
            ], leaving: ["scenes.json": #""routes": "Auto""#]),
        .init(
            "a new name keeps a label in a scenes file",
            after: [list("Car", "Cars routes=details:Car"), generateHere], run: toAuto,
            renamed + [
                "record Cars", "update App/Cars/CarsRouter+Details.swift", "update scenes.json",
            ], leaving: ["scenes.json": #""routes": "details:Auto""#]),
        .init(
            "a new name for a presented scene in a scenes file",
            after: [list("Car", "Cars present=Car"), generateHere], run: toAuto,
            renamed + [
                "record Cars", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift", "update scenes.json",
            ], leaving: ["scenes.json": #""present": "Auto""#]),
        .init(
            "a new name reaches another scenes file",
            after: [
                list("Car"), generateHere, list("Cars routes=Car", in: "other.json"),
                "generate other.json --output App",
            ], run: toAuto,
            renamed + [
                "record Cars", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift", "update other.json", "update scenes.json",
            ], leaving: ["other.json": #""routes": "Auto""#]),
        .init(
            "a new name for an unlisted scene reaches a scenes file",
            after: [car, list("Cars routes=Car"), generateHere], run: toAuto,
            renamed + [
                "record Cars", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift", "update scenes.json",
            ], leaving: ["scenes.json": #""routes": "Auto""#]),
        .init(
            "a new name for a listed scene reaches an unlisted one",
            after: [list("Car"), generateHere, carsToCar], run: toAuto,
            renamed + [
                "record Cars", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift", "update scenes.json",
            ]),
        .init(
            "a new name that the scenes file has already",
            after: [list("Car"), generateHere, list("Auto")], run: toAuto, renamed),
        .init(
            "a new name for a scene that left the scenes file",
            after: [list("Car"), generateHere, list("Bus")], run: toAuto, renamed),
        .init(
            "a new name while the scenes file is gone",
            after: [list("Car"), generateHere, "delete scenes.json"], run: toAuto, renamed),
        .init(
            "a new name while the scenes file is wrong",
            after: [list("Car"), generateHere, "write scenes.json {"], run: toAuto, is: .data,
            says: ["error: a '}' is missing", "note: the object starts here"]),
        .init(
            "a new name for a scene of scene-kit.json",
            after: [
                #"write scene-kit.json {"template": "./Set", "sources": "App", "scenes": [{"name": "Car"}, {"name": "Cars", "routes": "Car"}]}"#,
                "generate",
            ], run: toAuto,
            renamed + [
                "record Cars", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift", "update scene-kit.json",
            ]),
        .init(
            "a new name for a listed scene that is in conflict",
            after: [list("Car"), generateHere, edited, changedSet], run: toAuto, is: .conflict,
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoRouter.swift",
                "conflict App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
                "update scenes.json",
            ], says: [sameLines]),
    ]

    static let renamedCode: [PlannerCase] = [
        .init(
            "a new name leaves longer names alone",
            after: [car, "write App/Main.swift let all = (CarBuilderX(), MyCarBuilder())"],
            run: toAuto, renamed, leaving: ["App/Main.swift": "(CarBuilderX(), MyCarBuilder())"]),
        .init(
            "a new name in an interpolation",
            after: [car, #"write App/Main.swift let text = "\(CarBuilder())""#], run: toAuto,
            renamed + ["update App/Main.swift"], leaving: ["App/Main.swift": #""\(AutoBuilder())""#]
        ),
        .init(
            "a new name leaves strings alone",
            after: [car, #"write App/Main.swift let text = "CarBuilder""#], run: toAuto, renamed,
            says: ["note: 'CarBuilder' is left as it is in this comment or string"],
            leaving: ["App/Main.swift": #""CarBuilder""#]),
        .init(
            "a new name leaves identifiers in the scene's own files alone",
            after: [car, #"append App/Car/CarRouter.swift let id = "Car.favorite""#], run: toAuto,
            renamed,
            says: ["note: 'Car' is left as it is in this comment or string"],
            leaving: ["App/Auto/AutoRouter.swift": #""Car.favorite""#]),
        .init(
            "a new name leaves identifiers in tests of another package alone, but says so",
            after: [
                car, "write Other/Package.swift // swift-tools-version: 6.0",
                #"write Other/Tests/AppTests.swift let id = "Car.content" // a Car. Or a CarBuilder"#,
            ], run: toAuto, renamed,
            says: ["note: 'Car' is left as it is in this comment or string"],
            leaving: ["Other/Tests/AppTests.swift": #""Car.content""#]),
        .init(
            "a new name in backticks",
            after: [car, "write App/Main.swift let car = `CarBuilder`()"], run: toAuto,
            renamed + ["update App/Main.swift"], leaving: ["App/Main.swift": "`AutoBuilder`()"]),
        .init(
            "a new name reaches calls of a route",
            after: [
                car, carsToCar,
                "write App/Main.swift func open(router: CarsRouter) { router.showCar() }",
            ], run: toAuto,
            renamed + [
                "record Cars", "create App/Cars/CarsRouter+Auto.swift",
                "remove App/Cars/CarsRouter+Car.swift", "update App/Main.swift",
            ], leaving: ["App/Main.swift": "router.showAuto()"]),
        .init(
            "a new name reaches an edited file of another scene",
            after: [car, bus, "append App/Bus/BusBuilder.swift let car = CarBuilder()"],
            run: toAuto, renamed + ["update App/Bus/BusBuilder.swift"],
            leaving: ["App/Bus/BusBuilder.swift": "AutoBuilder()"]),
        .init(
            "a new name reaches an edited file of the scene, but no comment",
            after: [car, "append App/Car/CarRouter.swift let car = CarBuilder() // a CarBuilder"],
            run: toAuto, renamed,
            says: ["note: 'CarBuilder' is left as it is in this comment or string"],
            leaving: ["App/Auto/AutoRouter.swift": "AutoBuilder() // a CarBuilder"]),
        .init(
            "a new name leaves another package alone",
            after: [
                car, "write Other/Package.swift // swift-tools-version: 6.0",
                "write Other/Sources/Main.swift let car = CarBuilder()",
            ], run: toAuto, renamed,
            says: [
                "note: this names 'CarBuilder' without importing the scene's module, and is not"
            ],
            leaving: ["Other/Sources/Main.swift": "CarBuilder()"]),
        .init(
            "a new name leaves hidden folders alone",
            after: [car, "write .build/Main.swift let car = CarBuilder()"], run: toAuto, renamed,
            leaving: [".build/Main.swift": "CarBuilder()"]),
        .init(
            "a new name leaves code of others alone",
            after: [car, "write Pods/Main.swift let car = CarBuilder()"], run: toAuto, renamed,
            leaving: ["Pods/Main.swift": "CarBuilder()"]),
        .init(
            "a new name that other code uses",
            after: [car, "write App/Main.swift let auto = AutoBuilder()"], run: toAuto, renamed,
            leaving: ["App/Main.swift": "AutoBuilder()"]),
        .init(
            "a new name that other code extends",
            after: [car, "write App/Main.swift extension AutoBuilder {}"], run: toAuto, renamed,
            leaving: ["App/Main.swift": "AutoBuilder {}"]),
        .init(
            "a new name that a comment has",
            after: [car, "write App/Main.swift // struct AutoBuilder {}"], run: toAuto, renamed,
            leaving: ["App/Main.swift": "// struct AutoBuilder"]),
        .init(
            "a new name that a string has",
            after: [car, #"write App/Main.swift let text = "struct AutoBuilder {}""#], run: toAuto,
            renamed, leaving: ["App/Main.swift": #""struct AutoBuilder {}""#]),
        .init(
            "a new name that a generic parameter has",
            after: [car, "write App/Main.swift struct Box<AutoBuilder> {}"], run: toAuto, renamed,
            leaving: ["App/Main.swift": "Box<AutoBuilder>"]),
        .init(
            "a new name that is imported",
            after: [car, "write App/Main.swift import struct Garage.AutoBuilder"], run: toAuto,
            renamed, leaving: ["App/Main.swift": "Garage.AutoBuilder"]),
        .init(
            "a new name that a type alias has",
            after: [car, "write App/Main.swift typealias AutoBuilder = Int"], run: toAuto,
            is: .conflict, says: ["error: "]),
        .init(
            "a new name that a protocol has",
            after: [car, "write App/Main.swift protocol AutoBuilder {}"], run: toAuto,
            is: .conflict, says: ["error: "]),
        .init(
            "a new name that a constant has at top level",
            after: [car, "write App/Main.swift let AutoBuilder = 1"], run: toAuto, is: .conflict,
            says: ["error: "]),
        .init(
            "a new name that a function has at top level",
            after: [car, "write App/Main.swift func AutoBuilder() {}"], run: toAuto, is: .conflict,
            says: ["error: "]),
        .init(
            "a new name that a private type has at top level",
            after: [car, "write App/Main.swift private struct AutoBuilder {}"], run: toAuto,
            is: .conflict, says: ["error: "]),
        .init(
            "a new name that a type inside #if has",
            after: [car, "write App/Main.swift #if DEBUG\nstruct AutoBuilder {}\n#endif"],
            run: toAuto, is: .conflict, says: ["error: "]),
    ]
}
