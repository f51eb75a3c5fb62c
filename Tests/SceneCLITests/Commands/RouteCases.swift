import Basics

/// Routes that are added, that dangle, and that go.
extension PlannerCase {
    static let routes: [PlannerCase] = [
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
            "a route from another set than that of its scene", after: [car] + miniSet,
            run: "route Car Car --template ./Mini", is: .conflict,
            says: ["error: the scene 'Car' was created from the set './Set'"]),
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

    static let routesByCommand: [PlannerCase] = [
        .init(
            "a presented scene", after: [car, cars], run: "route Cars --present Car",
            ["record Cars", "create App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a pushed scene is presented", after: [car, carsToCar], run: "route Cars --present Car",
            ["record Cars"]),
        .init(
            "a label that another route has", after: [car, bus, carsToCar],
            run: "route Cars car:Bus", is: .conflict,
            says: ["error: 'Cars' already has a route 'car', which shows 'Car'"]),
        .init(
            "a label that another route has, with --on-conflict overwrite",
            after: [car, bus, carsToCar], run: "route Cars car:Bus --on-conflict overwrite",
            ["record Cars", "overwrite App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a label that another route has in another case", after: [car, bus, carsToCar],
            run: "route Cars Car:Bus", is: .conflict,
            says: ["error: 'Cars' already has a route 'car', which shows 'Car'"]),
        .init(
            "a route without a target", after: [car], run: "route Car", is: .usage,
            says: ["error: the scene that the route leads to is missing"]),
        .init(
            "a route with two targets", after: [car, bus, cars],
            run: "route Cars Car --present Bus", is: .usage,
            says: ["error: a route leads to one scene"]),
        .init(
            "a route with parameters of a scene that is known", after: [car, cars],
            run: "route Cars Car --param id:Int", is: .usage,
            says: ["error: scene-kit already knows what 'Car' takes"]),
        .init(
            "a route from a router that nobody wrote", after: [car],
            run: "route Old Car --output App", is: .notFound,
            says: ["error: no scene 'Old' is recorded, and no source declares 'OldRouter'"]),
        .init(
            "a route from a listed scene", after: [list("Car", "Cars"), generateHere],
            run: "route Cars Car", ["create App/Cars/CarsRouter+Car.swift"],
            says: ["note: 'Cars' is listed in 'scenes.json', which does not have this route"]),
        .init(
            "a list gets a route that the command created",
            after: [
                list("Car", "Cars"), generateHere, "route Cars Car", list("Car", "Cars routes=Car"),
            ], run: again, ["record Cars"]),
        .init(
            "a route without a record", after: [car, cars], run: "route Cars Car --no-record",
            ["create App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a route outside of the module of its scene",
            after: [
                #"write scene-kit.json {"root": true}"#,
                "new Car --template ./Set --package Shop", bus,
            ],
            run: "route Car Bus --output App",
            is: .conflict, says: ["error: the scene 'Car' belongs to the module 'Scenes'"]),
        .init(
            "a route to a part without a builder", after: [car + " --only Router", cars],
            run: "route Cars Car", is: .notFound,
            says: ["error: scene-kit hasn't created a Builder for the scene 'Car'"]),
        .init(
            "a route with the target's parameter", after: [car + " --param id:Int", cars],
            run: "route Cars Car", ["record Cars", "create App/Cars/CarsRouter+Car.swift"],
            leaving: ["App/Cars/CarsRouter+Car.swift": "withId id: Int"]),
    ]

    private static let gone = "warning: the route 'bus' leads to 'Bus', which is gone"

    /// What another branch leaves that removed the scene.
    private static let dangling = [
        bus, car + " --route Bus", "delete .scene-kit/scenes/Bus.json",
        "delete App/Bus/BusBuilder.swift",
        "delete App/Bus/BusRouter.swift",
    ]

    private static let guessed = [
        cars, "write App/Car.swift struct CarBuilder {}", "route Cars Car --param id:Int",
        "delete App/Car.swift",
    ]
    private static let created = [
        "record Car", "create \(builder)", "create App/Car/CarRouter.swift",
    ]
    private static let toKnown =
        #"write scenes.json {"scenes": [{"name": "Cars", "template": "./Set", "#
        + #""routes": [{"scene": "Car", "params": ["id:Int"]}]}]}"#

    static let danglingRoutes: [PlannerCase] = [
        .init(
            "a new scene that a route led to before", after: guessed, run: car + " --param id:Int",
            created + ["record Cars"]),
        .init(
            "a new scene that takes other than a route passes", after: guessed, run: car,
            created + ["record Cars", "update App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a check after a new scene that a route led to", after: guessed + [car],
            run: "update --check"),
        .init(
            "the Builder of a scene that a route led to",
            after: guessed + [car + " --only Router"], run: car + " --only Builder",
            ["record Car", "record Cars", "create \(builder)"]
                + ["update App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a new scene that a route led to, without a record", after: guessed,
            run: car + " --no-record", Array(created.dropFirst())),
        .init(
            "a new scene that a route of an edited file led to",
            after: guessed + ["write App/Cars/CarsRouter+Car.swift // mine"], run: car,
            is: .conflict,
            created + ["record Cars", "conflict App/Cars/CarsRouter+Car.swift"],
            says: [sameLines]),
        .init(
            "a scene that is gone is created again", after: dangling, run: bus + " --param id:Int",
            createdBus + ["record Car", "update App/Car/CarRouter+Bus.swift"]),
        .init(
            "a list with a route to a scene that is known by now",
            after: [
                "write App/Car.swift struct CarBuilder {}", toKnown, generateHere,
                "delete App/Car.swift", car + " --param id:Int",
            ], run: generateHere + " --check"),
        .init("a route to a scene that is gone", after: dangling, run: "update", says: [gone]),
        .init(
            "update --check of a route to a scene that is gone", after: dangling,
            run: "update --check", is: .negative, says: [gone]),
        .init(
            "update --check of a route to a scene that got another name on another branch",
            after: [
                bus, "rename Bus Coach", bus, car + " --route Bus",
                "delete .scene-kit/scenes/Bus.json", "delete App/Bus/BusBuilder.swift",
                "delete App/Bus/BusRouter.swift",
            ], run: "update --check", is: .negative, says: [gone]),
        .init(
            "generate --check beside a route to a scene that is gone",
            after: dangling + [list("Cars"), generateHere], run: again + " --check",
            is: .negative, says: [gone]),
        .init(
            "scenes with a route to one that is gone", after: dangling, run: "scenes", says: [gone]),
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

    static let routesThatGo: [PlannerCase] = [
        .init(
            "a dangling route with a label goes",
            after: [bus, car + " --route b:Bus", "delete .scene-kit/scenes/Bus.json"],
            run: "remove Car --route b", ["record Car", "remove App/Car/CarRouter+B.swift"]),
        .init(
            "a route goes by its label and scene", after: [car, cars + " --route details:Car"],
            run: "remove Cars --route details:Car",
            ["record Cars", "remove App/Cars/CarsRouter+Details.swift"]),
        .init(
            "a route with a label doesn't go by its scene",
            after: [car, cars + " --route details:Car"], run: "remove Cars --route Car",
            is: .notFound, says: ["error: the scene 'Cars' has no route 'Car'"]),
        .init(
            "a route goes whose file was deleted",
            after: [car, carsToCar, "delete App/Cars/CarsRouter+Car.swift"],
            run: "remove Cars --route car", ["record Cars"]),
        .init(
            "a route goes that code calls",
            after: [
                car, carsToCar,
                "write App/Main.swift func open(router: CarsRouter) { router.showCar() }",
            ], run: "remove Cars --route car",
            ["record Cars", "remove App/Cars/CarsRouter+Car.swift"], says: [namesRemoved]),
        .init(
            "an edited route goes, with --on-conflict overwrite",
            after: [car, carsToCar, "append App/Cars/CarsRouter+Car.swift // mine"],
            run: "remove Cars --route car --on-conflict overwrite",
            ["record Cars", "remove App/Cars/CarsRouter+Car.swift"]),
        .init(
            "an edited route stays, with --on-conflict keep",
            after: [car, carsToCar, "append App/Cars/CarsRouter+Car.swift // mine"],
            run: "remove Cars --route car --on-conflict keep",
            ["record Cars", "skip App/Cars/CarsRouter+Car.swift"]),
        .init(
            "a scene goes that code names",
            after: [car, bus, "write App/Main.swift let car = CarBuilder()"], run: "remove Car",
            removedCar, says: [namesRemoved]),
        .init(
            "a scene goes with a file of the user in its folder",
            after: [car, bus, "write App/Car/Mine.swift // mine"], run: "remove Car", removedCar,
            says: ["note: scene-kit did not make this file, so it stays here"]),
        .init(
            "a part goes", after: [bus, car + " --only Router"], run: "remove Car",
            ["unrecord Car", "remove App/Car/CarRouter.swift"]),
        .init(
            "a scene goes from a scenes file that is gone",
            after: [list("Car", "Bus"), generateHere, "delete scenes.json"], run: "remove Car",
            removedCar),
    ]
}
