import Basics

/// Scenes that the user wrote.
extension PlannerCase {
    private static let oldBuilder = "write App/Car/CarBuilder.swift struct CarBuilder {}"
    private static let oldRouter = "write App/Car/CarRouter.swift final class CarRouter {}"
    private static let adoptCar = "adopt Car --template ./Set"
    private static let adopted = [oldBuilder, oldRouter, adoptCar]
    /// The scene Car has a file at a path of the scene Bus.
    private static let takenFromBus = [
        oldBuilder, "write App/Bus/BusRouter.swift final class BusRouter {}",
        adoptCar + " --file router=App/Bus/BusRouter.swift",
    ]
    private static let apart = [
        "write App/Builders/CarBuilder.swift struct CarBuilder {}",
        "write App/Routers/CarRouter.swift final class CarRouter {}",
    ]
    private static let named = ["write App/Car/CarVC.swift struct CarVC {}", oldRouter]
    private static let adoptedWithType = [
        "write App/Car/CarBuilder.swift enum CarMode {}; struct CarBuilder { init(mode: CarMode) {} }",
        oldRouter, adoptCar,
    ]
    private static let adoptedWithOptions =
        ["write Set/builder // {{options.base}} {{options.notes}} {{#params}}{{name}}{{/params}}"]
        + adopted
    private static let adoptedWithParameter = [
        "write App/Car/CarBuilder.swift struct CarBuilder { init(id: Int) {} }", oldRouter,
        adoptCar,
    ]
    private static let kept = [
        "record Car", "skip App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift",
    ]
    private static func stays(_ cause: String) -> String {
        "note: \(cause) changes lines that you wrote, so the file stays as it is"
    }
    private static let keptForOption = "note: an option changes lines that you wrote"
    private static let isAdopted = [
        "create .scene-kit/scenes/.gitattributes", "record Car",
        "edited App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift",
    ]

    private static let listedHome = [
        #"write scene-kit.json {"scenes": [{"name": "Home"}]}"#,
        "write App/Home.swift class HomeViewController {}; class HomeViewModel {}",
    ]
    private static let homeIsRefused = "note: what was read of 'Home' can't be recorded"

    static let adopt: [PlannerCase] = [
        .init(
            "scenes without names, of which one is listed",
            after: listedHome + [
                "write App/Car.swift class CarViewController {}; class CarViewModel {}"
            ], run: "adopt", says: [homeIsRefused]),
        .init(
            "a listed scene without its name", after: listedHome, run: "adopt", is: .notFound,
            says: ["error: no scene that isn't recorded was found", homeIsRefused]),
        .init(
            "files with the names of the set", after: [oldBuilder, oldRouter], run: adoptCar,
            isAdopted),
        .init(
            "files in a folder with options of its own",
            after: [
                oldBuilder, oldRouter, #"write App/scene-kit.json {"options": {"base": "new"}}"#,
            ], run: adoptCar, isAdopted,
            leaving: [".scene-kit/scenes/Car.json": #""base": "new""#]),
        .init(
            "one of the set's files", after: [oldRouter], run: adoptCar,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "edited App/Car/CarRouter.swift",
            ]),
        .init(
            "a file that is scene-kit's configuration",
            after: named + ["write scene-kit.json {}"],
            run: adoptCar + " --file builder=scene-kit.json", is: .refused,
            says: ["error: the path is that of scene-kit's own configuration"]),
        .init(
            "a file that is scene-kit's configuration in a folder",
            after: named + ["write App/scene-kit.json {}"],
            run: adoptCar + " --file builder=App/scene-kit.json", is: .refused,
            says: ["error: the path is that of scene-kit's own configuration"]),
        .init(
            "a file that makes a folder a template set", after: named + ["write template.json {}"],
            run: adoptCar + " --file builder=template.json", is: .refused,
            says: ["error: the path is that of the file that makes a folder a template set"]),
        .init(
            "a file in a folder with an odd name",
            after: named + ["write App/-Car/CarVM.swift struct CarVM {}"],
            run: adoptCar + " --file builder=App/-Car/CarVM.swift", is: .refused,
            says: ["error: the path has a component that programs would take for an option"]),
        .init(
            "a file that is a manifest", after: named + ["write Package.swift // Ours"],
            run: adoptCar + " --file builder=Package.swift", is: .refused,
            says: ["error: the path is that of a package's manifest"]),
        .init(
            "a file in the folder of records", after: named + ["write .scene-kit/x.swift // Ours"],
            run: adoptCar + " --file builder=.scene-kit/x.swift", is: .refused,
            says: ["error: the path leads into scene-kit's own records"]),
        .init(
            "no file", run: adoptCar, is: .notFound,
            says: ["error: no file of a scene 'Car' was found here"]),
        .init(
            "files in a folder",
            after: [
                "write App/Cars/Car/CarBuilder.swift struct CarBuilder {}",
                "write App/Cars/Car/CarRouter.swift struct CarRouter {}",
            ], run: adoptCar,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "edited App/Cars/Car/CarBuilder.swift",
            ]),
        .init(
            "files without a folder of their own",
            after: [
                "write App/CarBuilder.swift struct CarBuilder {}",
                "write App/CarRouter.swift final class CarRouter {}",
            ], run: adoptCar,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "edited App/CarBuilder.swift", "edited App/CarRouter.swift",
            ]),
        .init(
            "files in two folders", after: apart, run: adoptCar,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "edited App/Builders/CarBuilder.swift", "edited App/Routers/CarRouter.swift",
            ]),
        .init(
            "a file that is found by its type",
            after: ["write App/Car/CarFactory.swift struct CarBuilder {}", oldRouter],
            run: adoptCar,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "edited App/Car/CarFactory.swift", "edited App/Car/CarRouter.swift",
            ]),
        .init(
            "a file that is named", after: named,
            run: adoptCar + " --file builder=App/Car/CarVC.swift",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "edited App/Car/CarRouter.swift", "edited App/Car/CarVC.swift",
            ]),
        .init(
            "a file that the set would generate alike",
            after: ["write App/Car/CarRouter.swift struct CarRouter {}", oldBuilder], run: adoptCar,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "edited App/Car/CarBuilder.swift",
            ]),
        .init(
            "a parameter that the code has",
            after: [
                "write App/Car/CarBuilder.swift struct CarBuilder { init(id: Int) {} }", oldRouter,
            ], run: adoptCar, isAdopted, leaving: [".scene-kit/scenes/Car.json": #""id id:Int""#]),
        .init(
            "a parameter that is typed", after: [oldBuilder, oldRouter],
            run: adoptCar + " --param id:Int", isAdopted,
            leaving: [".scene-kit/scenes/Car.json": "id:Int"]),
        .init(
            "a file that another scene has", after: adopted,
            run: "adopt Bus --template ./Set --file router=App/Car/CarRouter.swift", is: .conflict,
            says: ["error: the file belongs to the scene 'Car'"]),
        .init(
            "a file that scene-kit generated for another scene", after: [car],
            run: "adopt Bus --template ./Set --file router=App/Car/CarRouter.swift", is: .conflict,
            says: ["error: the file belongs to the scene 'Car'"]),
        .init(
            "a file that scenes share", after: [car],
            run: "adopt Bus --template ./Set --file router=App/Support/Base.swift", is: .conflict,
            says: ["error: scenes share this file"]),
        .init(
            "a new scene over a file that another one has", after: takenFromBus,
            run: "\(bus) --on-conflict overwrite", is: .conflict,
            says: ["error: the file belongs to the scene 'Car'"]),
        .init(
            "a new scene beside a file that another one has", after: takenFromBus,
            run: "\(bus) --on-conflict keep",
            [
                "create App/Bus/BusBuilder.swift", "create App/Support/Base.swift", "record Bus",
                "skip App/Bus/BusRouter.swift",
            ]),
        .init(
            "a scenes file over a file that another scene has", after: takenFromBus + [list("Bus")],
            run: "\(generateHere) --on-conflict overwrite", is: .conflict,
            says: ["error: the file belongs to the scene 'Car'"]),
        .init(
            "a new name over a file that another scene has",
            after: takenFromBus + ["new Van --template ./Set --output App"],
            run: "rename Van Bus --on-conflict overwrite", is: .conflict,
            says: ["error: the file belongs to the scene 'Car'"]),
        .init(
            "a new folder over a file that another scene has",
            after: [
                "write App/Car/CarBuilder.swift struct CarBuilder {}",
                "write App/Vans/Van/VanRouter.swift struct BusRouter {}",
                "adopt Car --template ./Set --file router=App/Vans/Van/VanRouter.swift",
                "new Van --template ./Set --output App",
            ], run: "move Van Vans --on-conflict overwrite", is: .conflict,
            says: ["error: the file belongs to the scene 'Car'"]),
        .init(
            "a scene that is recorded", after: [car], run: adoptCar, is: .conflict,
            says: ["error: the scene 'Car' is recorded already"]),
        .init(
            "two files for one role",
            after: [oldBuilder, oldRouter, "write Other/CarRouter.swift final class CarRouter {}"],
            run: adoptCar, is: .usage,
            says: [
                "error: 'App/Car/CarRouter.swift' and 'Other/CarRouter.swift' could be the",
                "note: this command line is complete",
            ]),
        .init(
            "two files for one role, and a folder",
            after: [oldBuilder, oldRouter, "write Other/CarRouter.swift final class CarRouter {}"],
            run: adoptCar + " --from App", isAdopted),
        .init(
            "a folder that isn't there", after: [oldBuilder, oldRouter],
            run: adoptCar + " --from Nowhere", is: .notFound,
            says: ["error: there is no folder 'Nowhere'"]),
        .init(
            "a scene of scene-kit.json is adopted",
            after: [
                #"write scene-kit.json {"template": "./Set", "scenes": [{"name": "Car"}]}"#,
                oldBuilder, oldRouter,
            ], run: adoptCar, is: .conflict,
            says: ["error: the scene 'Car' is listed in 'scene-kit.json'"]),
        .init(
            "a file that isn't Swift",
            after: [#"write App/Car/CarBuilder.swift struct CarBuilder { ""#, oldRouter],
            run: adoptCar, is: .data,
            says: ["error: this can't be read as Swift: a literal, comment, or bracket has no end"]),
        .init(
            "a name in lower case is adopted", after: [oldBuilder, oldRouter],
            run: "adopt car --template ./Set", is: .usage,
            says: ["error: a scene name starts with an upper-case letter"]),
        .init(
            "a scene beside another", after: [bus, oldBuilder, oldRouter], run: adoptCar,
            ["record Car", "edited App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift"]),
        .init(
            "a router with a route is adopted",
            after: [bus, oldRouter, "route Car Bus --template ./Set --output App", oldBuilder],
            run: adoptCar,
            ["record Car", "edited App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift"]),
        .init(
            "a project of its own is not adopted",
            after: [
                "write Other/Package.swift // swift-tools-version: 6.0",
                #"write Other/scene-kit.json {"root": true}"#,
                "write Other/Sources/Other/CarBuilder.swift struct CarBuilder {}",
            ], run: adoptCar, is: .notFound,
            says: ["error: no file of a scene 'Car' was found here"]),
    ]

    static let adoptedScenes: [PlannerCase] = [
        .init("an adopted scene is up to date", after: adopted, run: "update"),
        .init(
            "an adopted scene whose set changes", after: adopted + [changedSet], run: "update",
            kept, says: [stays("a new version of the set")]),
        .init(
            "a check after the set of an adopted scene changed",
            after: adopted + [changedSet, "update"], run: "update --check"),
        .init(
            "an adopted scene whose set changes, with --on-conflict markers",
            after: adopted + [changedSet], run: "update --on-conflict markers", is: .negative,
            ["record Car", "merge App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift"],
            says: [markersLeft]),
        .init(
            "an adopted scene that has what the set brings",
            after: [
                "write App/Car/CarBuilder.swift struct CarBuilder {}\n// last\n// theirs",
                oldRouter,
                adoptCar, changedSet,
            ], run: "update",
            ["record Car", "edited App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift"]),
        .init(
            "an adopted scene whose set changes gets another name", after: adopted + [changedSet],
            run: toAuto, renamed, says: [stays("a new version of the set")],
            leaving: ["App/Auto/AutoBuilder.swift": "struct AutoBuilder {}"]),
        .init(
            "an adopted scene and an option in scene-kit.json",
            after: adoptedWithOptions + [#"write scene-kit.json {"options": {"base": "new"}}"#],
            run: "update",
            ["record Car", "skip App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift"],
            says: [keptForOption]),
        .init(
            "an adopted scene and an option in scene-kit.json, and a new name",
            after: adoptedWithOptions + [#"write scene-kit.json {"options": {"base": "new"}}"#],
            run: toAuto, renamed, says: [stays("an option")]),
        .init(
            "a check after an option in scene-kit.json",
            after: adoptedWithOptions + [
                #"write scene-kit.json {"options": {"base": "new"}}"#, "update",
            ], run: "update --check"),
        .init(
            "an option of an adopted scene", after: adoptedWithOptions,
            run: "update Car --option notes=yes",
            ["record Car", "skip App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift"],
            says: [keptForOption]),
        .init(
            "an option and a parameter of an adopted scene", after: adoptedWithOptions,
            run: "update Car --option notes=yes --param id:Int", kept, says: [stays("a parameter")]),
        .init("an adopted scene that is edited", after: adopted + [edited], run: "update"),
        .init(
            "an adopted file that was deleted",
            after: adopted + ["delete App/Car/CarBuilder.swift"], run: "update", says: [wasDeleted]),
        .init(
            "--restore of an adopted file", after: adopted + ["delete App/Car/CarBuilder.swift"],
            run: "update --restore",
            ["create App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift"]),
        .init(
            "an adopted file that was moved",
            after: adopted + ["move App/Car/CarBuilder.swift App/Kit/CarBuilder.swift"],
            run: "update",
            ["record Car", "edited App/Car/CarRouter.swift", "edited App/Kit/CarBuilder.swift"],
            says: [wereMoved]),
        .init(
            "a parameter of an adopted scene", after: adopted, run: "update Car --param id:Int",
            kept, says: [stays("a parameter")]),
        .init(
            "a check after a parameter of an adopted scene",
            after: adopted + ["update Car --param id:Int"], run: "update --check"),
        .init(
            "a parameter that an adopted scene loses", after: adoptedWithParameter,
            run: "update Car --drop-param id", kept, says: [stays("a parameter")]),
        .init(
            "a parameter of an adopted scene that gets another name", after: adoptedWithParameter,
            run: "update Car --drop-param id --param carID:Int", kept, says: [stays("a parameter")]),
        .init(
            "a parameter of an adopted scene that gets another type", after: adoptedWithParameter,
            run: "update Car --param id:String", kept, says: [stays("a parameter")]),
        .init(
            "a dependency of an adopted scene",
            after: [
                "write Set/builder // {{#dependencies}}{{name}} {{/dependencies}}"
            ] + adopted,
            run: "update Car --dependency api:Int=1", kept, says: [stays("a dependency")]),
        .init(
            "a parameter of an adopted scene and the routes to it",
            after: adopted + [bus, "route Bus Car"], run: "update Car --param id:Int",
            kept + ["record Bus", "update App/Bus/BusRouter+Car.swift"],
            says: [stays("a parameter")],
            leaving: ["App/Bus/BusRouter+Car.swift": "id"]),
        .init(
            "a parameter of an adopted scene, with --on-conflict overwrite", after: adopted,
            run: "update Car --param id:Int --on-conflict overwrite",
            ["record Car", "overwrite App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift"]),
        .init(
            "a parameter of an adopted scene, with --on-conflict keep", after: adopted,
            run: "update Car --param id:Int --on-conflict keep",
            ["record Car", "skip App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift"]),
        .init("an adopted scene goes to a folder", after: adopted, run: toCars, movedToCars),
        .init(
            "an adopted scene in two folders goes to a folder", after: apart + [adoptCar],
            run: toCars,
            [
                "record Car", "remove App/Builders/CarBuilder.swift",
                "create App/Cars/Builders/CarBuilder.swift",
                "create App/Cars/Routers/CarRouter.swift", "remove App/Routers/CarRouter.swift",
            ]),
        .init(
            "an adopted scene gets another name", after: adopted, run: "rename Car Auto", renamed,
            leaving: ["App/Auto/AutoRouter.swift": "final class AutoRouter {}"]),
        .init(
            "an adopted scene with types of its own gets another name", after: adoptedWithType,
            run: "rename Car Auto", renamed,
            leaving: [
                "App/Auto/AutoBuilder.swift": "enum AutoMode {}",
                ".scene-kit/scenes/Auto.json": "mode mode:AutoMode",
            ]),
        .init(
            "a check after types got other names", after: adoptedWithType + ["rename Car Auto"],
            run: "update --check"),
        .init(
            "a scene that takes a type of the renamed scene",
            after: adoptedWithType + [new("Bus", "--param mode:[CarMode]")],
            run: "rename Car Auto", renamed + ["record Bus", "update App/Bus/BusBuilder.swift"],
            leaving: [
                "App/Bus/BusBuilder.swift": "let mode: [AutoMode]",
                ".scene-kit/scenes/Bus.json": #""mode:[AutoMode]""#,
            ]),
        .init(
            "a check after a type in another scene got another name",
            after: adoptedWithType + [new("Bus", "--param mode:[CarMode]"), "rename Car Auto"],
            run: "update --check"),
        .init(
            "a route to a scene that takes a type of the renamed scene",
            after: adoptedWithType + [
                new("Bus", "--param mode:CarMode"), "route Car Bus", new("Van", "--route Bus"),
                "rename Car Auto",
            ], run: "update --check",
            leaving: ["App/Van/VanRouter+Bus.swift": "showBus(withMode mode: AutoMode)"]),
        .init(
            "a scene that takes a type that another scene's file has",
            after: [car, new("Bus", "--param builder:CarBuilder"), "rename Car Auto"],
            run: "update --check",
            leaving: [".scene-kit/scenes/Bus.json": "builder:AutoBuilder"]),
        .init(
            "an adopted scene in two folders gets another name", after: apart + [adoptCar],
            run: "rename Car Auto",
            [
                "record Auto", "unrecord Car", "create App/Builders/AutoBuilder.swift",
                "remove App/Builders/CarBuilder.swift", "create App/Routers/AutoRouter.swift",
                "remove App/Routers/CarRouter.swift",
            ]),
        .init(
            "an adopted file with a name of its own gets another",
            after: named + [adoptCar + " --file builder=App/Car/CarVC.swift"],
            run: "rename Car Auto",
            [
                "record Auto", "unrecord Car", "create App/Auto/AutoRouter.swift",
                "create App/Auto/AutoVC.swift", "remove App/Car/CarRouter.swift",
                "remove App/Car/CarVC.swift",
            ], leaving: ["App/Auto/AutoVC.swift": "struct AutoVC {}"]),
        .init(
            "a caller of an adopted scene that gets another name",
            after: adopted + ["write App/Main.swift let car = CarBuilder()"],
            run: "rename Car Auto", renamed + ["update App/Main.swift"],
            leaving: ["App/Main.swift": "AutoBuilder()"]),
        .init(
            "an adopted scene whose target gets another name",
            after: adopted + [bus, "route Car Bus"], run: "rename Bus Van",
            [
                "unrecord Bus", "record Car", "record Van", "remove App/Bus/BusBuilder.swift",
                "remove App/Bus/BusRouter.swift", "remove App/Car/CarRouter+Bus.swift",
                "create App/Car/CarRouter+Van.swift", "create App/Van/VanBuilder.swift",
                "create App/Van/VanRouter.swift",
            ]),
        .init(
            "an adopted scene is removed", after: adopted, run: "remove Car", is: .conflict,
            [
                "unrecord Car", "conflict App/Car/CarBuilder.swift",
                "conflict App/Car/CarRouter.swift",
            ], says: [notNeeded, notNeeded]),
        .init(
            "an adopted scene is removed, with --on-conflict keep", after: adopted,
            run: "remove Car --on-conflict keep",
            ["unrecord Car", "skip App/Car/CarBuilder.swift", "skip App/Car/CarRouter.swift"]),
        .init(
            "an adopted scene is removed, with --on-conflict overwrite", after: adopted,
            run: "remove Car --on-conflict overwrite", removedCar),
        .init(
            "a route from an adopted scene", after: adopted + [bus], run: "route Car Bus",
            ["record Car", "create App/Car/CarRouter+Bus.swift"]),
        .init(
            "a route to an adopted scene", after: adopted + [bus], run: "route Bus Car",
            ["record Bus", "create App/Bus/BusRouter+Car.swift"]),
        .init(
            "a list takes an adopted scene over", after: adopted + [list("Car")], run: generateHere,
            [
                "record Car", "edited App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift",
                "create App/Support/Base.swift",
            ]),
        .init(
            "an adopted scene leaves a list",
            after: adopted + [list("Car", "Bus"), generateHere, list("Bus")], run: again,
            is: .conflict,
            [
                "unrecord Car", "conflict App/Car/CarBuilder.swift",
                "conflict App/Car/CarRouter.swift",
            ], says: [notNeeded, notNeeded]),
        .init(
            "a new scene over an adopted one", after: adopted, run: car,
            [
                "record Car", "edited App/Car/CarBuilder.swift", "edited App/Car/CarRouter.swift",
                "create App/Support/Base.swift",
            ]),
        .init(
            "another part of an adopted scene", after: [oldRouter, adoptCar],
            run: car + " --only Builder", ["record Car", "create App/Car/CarBuilder.swift"]),
    ]
}
