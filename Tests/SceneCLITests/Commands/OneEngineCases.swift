import Basics

/// What depends on one engine that plans every command.
extension PlannerCase {
    private static let toBilling = "rename Delta Billing"
    /// What another branch leaves that removed the scene.
    private static let billingIsGone = [
        "delete .scene-kit/scenes/Billing.json", "delete App/Billing/BillingBuilder.swift",
        "delete App/Billing/BillingRouter.swift",
    ]
    private static let renamedToBilling = [
        "record Billing", "unrecord Delta", "create App/Billing/BillingBuilder.swift",
        "create App/Billing/BillingRouter.swift", "remove App/Delta/DeltaBuilder.swift",
        "remove App/Delta/DeltaRouter.swift",
    ]

    /// Names and folders that are decided as `new` and `generate` do, and routes that are paired by
    /// what they are.
    static let renameInOneEngine: [PlannerCase] = [
        .init(
            "a dangling route leads to the new name",
            after: [
                new("Billing", "--param id:String"), new("Alpha", "--route details:Billing"),
                new("Delta", "--param page:Int"), new("Carol", "--route details:Delta"),
                new("Eve", "--route details:Delta"),
            ] + billingIsGone, run: toBilling,
            renamedToBilling + [
                "record Alpha", "update App/Alpha/AlphaRouter+Details.swift", "record Carol",
                "update App/Carol/CarolRouter+Details.swift", "record Eve",
                "update App/Eve/EveRouter+Details.swift",
            ],
            leaving: [
                "App/Alpha/AlphaRouter+Details.swift": "BillingBuilder(withPage: page)",
                "App/Eve/EveRouter+Details.swift": "BillingBuilder(withPage: page)",
            ]),
        .init(
            "a dangling route leads to the new name, with --on-conflict overwrite",
            after: [
                new("Billing", "--param id:String"), new("Alpha", "--route details:Billing"),
                new("Delta", "--param page:Int"), new("Carol", "--route details:Delta"),
                new("Eve", "--route details:Delta"),
            ] + billingIsGone, run: toBilling + " --on-conflict overwrite",
            renamedToBilling + [
                "record Alpha", "update App/Alpha/AlphaRouter+Details.swift", "record Carol",
                "update App/Carol/CarolRouter+Details.swift", "record Eve",
                "update App/Eve/EveRouter+Details.swift",
            ], leaving: ["App/Eve/EveRouter+Details.swift": "BillingBuilder(withPage: page)"]),
        .init(
            "a dangling route between others leads to the new name",
            after: [
                new("Billing", "--param id:String"), new("Delta", "--param page:Int"),
                new("Carol", "--route details:Delta"), new("Dora", "--route details:Billing"),
                new("Eve", "--route details:Delta"),
            ] + billingIsGone, run: toBilling,
            renamedToBilling + [
                "record Carol", "update App/Carol/CarolRouter+Details.swift", "record Dora",
                "update App/Dora/DoraRouter+Details.swift", "record Eve",
                "update App/Eve/EveRouter+Details.swift",
            ]),
        .init(
            "the last dangling route leads to the new name",
            after: [
                new("Billing", "--param id:String"), new("Zed", "--route details:Billing"),
                new("Delta", "--param page:Int"), new("Carol", "--route details:Delta"),
            ] + billingIsGone, run: toBilling,
            renamedToBilling + [
                "record Carol", "update App/Carol/CarolRouter+Details.swift", "record Zed",
                "update App/Zed/ZedRouter+Details.swift",
            ]),
        .init(
            "only a dangling route leads to the new name",
            after: [
                new("Billing", "--param id:String"), new("Delta", "--param page:Int"),
                new("Alpha", "--route details:Billing"),
            ] + billingIsGone, run: toBilling,
            renamedToBilling + ["record Alpha", "update App/Alpha/AlphaRouter+Details.swift"]),
        .init(
            "an edited dangling route leads to the new name",
            after: [
                new("Billing", "--param id:String"), new("Delta", "--param page:Int"),
                new("Alpha", "--route details:Billing"),
                "append App/Alpha/AlphaRouter+Details.swift // mine",
            ] + billingIsGone, run: toBilling,
            renamedToBilling + ["record Alpha", "merge App/Alpha/AlphaRouter+Details.swift"],
            leaving: ["App/Alpha/AlphaRouter+Details.swift": "// mine"]),
        .init(
            "a scene leads to the old name, and with a dangling route to the new one",
            after: [
                new("Billing", "--param id:String"), new("Delta", "--param page:Int"),
                new("Carol", "--route a:Billing", "--route b:Delta"),
            ] + billingIsGone, run: toBilling,
            renamedToBilling + [
                "record Carol", "update App/Carol/CarolRouter+A.swift",
                "update App/Carol/CarolRouter+B.swift",
            ]),
        .init(
            "a dangling route of the scene leads to its new name",
            after: [
                new("Billing", "--param id:String"),
                new("Delta", "--param page:Int", "--route pay:Billing"),
            ] + billingIsGone, run: toBilling,
            renamedToBilling + [
                "create App/Billing/BillingRouter+Pay.swift",
                "remove App/Delta/DeltaRouter+Pay.swift",
            ], leaving: ["App/Billing/BillingRouter+Pay.swift": "BillingBuilder(withPage: page)"]),
        .init(
            "a route to a builder written by hand leads to the new name",
            after: [
                bus, new("Car", "--param id:Int"), "write App/Auto.swift struct AutoBuilder {}",
                "route Bus Auto --no-param", "delete App/Auto.swift",
            ], run: toAuto, renamed + ["record Bus", "update App/Bus/BusRouter+Auto.swift"],
            leaving: ["App/Bus/BusRouter+Auto.swift": "id: Int"]),
        .init(
            "a set extends a type besides those of the scene",
            after: [
                "append Set/router extension {{scene}}Router {}",
                "append Set/router extension Base {}", car,
                "write App/Main.swift let base = Base()",
            ], run: toAuto, renamed,
            leaving: ["App/Main.swift": "Base()", "App/Support/Base.swift": "struct Base {}"]),
        .init(
            "a new name that a property has",
            after: [car, "write App/Main.swift struct Main { let AutoBuilder = 1 }"], run: toAuto,
            renamed, leaving: ["App/Main.swift": "struct Main { let AutoBuilder = 1 }"]),
        .init(
            "a new name that a local constant has",
            after: [car, "write App/Main.swift func main() { let AutoBuilder = 1 }"], run: toAuto,
            renamed, leaving: ["App/Main.swift": "func main() { let AutoBuilder = 1 }"]),
        .init(
            "a new name that a case has",
            after: [car, "write App/Main.swift enum Main { case AutoBuilder }"], run: toAuto,
            renamed, leaving: ["App/Main.swift": "enum Main { case AutoBuilder }"]),
        .init(
            "a new name that an associated type has",
            after: [car, "write App/Main.swift protocol Main { associatedtype AutoBuilder }"],
            run: toAuto, renamed,
            leaving: ["App/Main.swift": "protocol Main { associatedtype AutoBuilder }"]),
        .init(
            "a new name that a nested type has",
            after: [car, "write App/Main.swift struct Main { struct AutoBuilder {} }"], run: toAuto,
            renamed, leaving: ["App/Main.swift": "struct Main { struct AutoBuilder {} }"]),
        .init(
            "a constant that has the name of a new scene's type",
            after: ["write App/Main.swift let CarRouter = 1"], run: car, is: .conflict,
            says: ["error: this declares 'CarRouter', and so would"]),
        .init(
            "a private type that has the name of a new scene's type",
            after: ["write App/Main.swift private struct CarRouter {}"], run: car, is: .conflict,
            says: ["error: this declares 'CarRouter', and so would"]),
        .init(
            "a new name that a type outside of the target has",
            after: [car, "write Other/Main.swift struct AutoBuilder {}"], run: toAuto, renamed),
        .init(
            "a new name over an equal file",
            after: [car, "write App/Auto/AutoRouter.swift struct AutoRouter {}"], run: toAuto,
            removedCar + ["record Auto", "create App/Auto/AutoBuilder.swift"]),
        .init(
            "a folder over an equal file",
            after: [car, "write App/Cars/Car/CarRouter.swift struct CarRouter {}"],
            run: "move Car Cars",
            [
                "record Car", "create App/Cars/Car/CarBuilder.swift",
                "remove App/Car/CarBuilder.swift", "remove App/Car/CarRouter.swift",
            ]),
        .init(
            "a new name that the scenes file has besides the old one",
            after: [list("Car"), generateHere, list("Car", "Auto")], run: toAuto, is: .conflict,
            says: ["error: "]),
        .init(
            "a new name whose folder has another case",
            after: ["ignore-case", car, "write App/auto/Mine.txt mine"], run: toAuto, is: .conflict,
            says: ["error: this folder is spelled 'auto' on this volume"]),
    ]

    private static let routeByHand =
        "move App/Cars/CarsRouter+Car.swift App/Routes/CarsRouter+Car.swift"

    /// Routes that are no longer where their set puts them, or whose targets come back. Today,
    /// commands find the file of a route by its path.
    static let routesInOneEngine: [PlannerCase] = [
        .init(
            "a new name reaches a route that was moved by hand",
            after: [car, carsToCar, routeByHand], run: toAuto,
            renamed + [
                "record Cars", "remove App/Routes/CarsRouter+Car.swift",
                "create App/Routes/CarsRouter+Auto.swift",
            ], says: [routesWereMoved]),
        .init(
            "a new name reaches a moved route that the record follows",
            after: [car, carsToCar, routeByHand, "update"], run: toAuto,
            renamed + [
                "record Cars", "remove App/Routes/CarsRouter+Car.swift",
                "create App/Routes/CarsRouter+Auto.swift",
            ]),
        .init(
            "a parameter reaches a route that was moved by hand",
            after: [car, carsToCar, routeByHand], run: "update Car --param id:Int",
            [
                "record Car", "record Cars", "update App/Car/CarBuilder.swift",
                "update App/Routes/CarsRouter+Car.swift",
            ], says: [routesWereMoved]),
        .init(
            "a parameter reaches a moved route that the record follows",
            after: [car, carsToCar, routeByHand, "update"], run: "update Car --param id:Int",
            [
                "record Car", "record Cars", "update App/Car/CarBuilder.swift",
                "update App/Routes/CarsRouter+Car.swift",
            ]),
        .init(
            "a scene goes with a route that was moved by hand",
            after: [car, carsToCar, routeByHand], run: "remove Car",
            removedCar + ["record Cars", "remove App/Routes/CarsRouter+Car.swift"],
            says: [routesWereMoved]),
        .init(
            "a scene goes with a moved route that the record follows",
            after: [car, carsToCar, routeByHand, "update"], run: "remove Car",
            removedCar + ["record Cars", "remove App/Routes/CarsRouter+Car.swift"]),
        .init(
            "a route that was moved by hand goes", after: [car, carsToCar, routeByHand],
            run: "remove Cars --route car",
            ["record Cars", "remove App/Routes/CarsRouter+Car.swift"], says: [routesWereMoved]),
        .init(
            "a moved route that the record follows goes",
            after: [car, carsToCar, routeByHand, "update"], run: "remove Cars --route car",
            ["record Cars", "remove App/Routes/CarsRouter+Car.swift"]),
        .init(
            "a moved route is there", after: [car, carsToCar, routeByHand, "update"],
            run: "route Cars Car"),
        .init(
            "a list loses a route that was moved by hand",
            after: [
                list("Car", "Cars routes=Car"), generateHere, routeByHand, list("Car", "Cars"),
            ], run: again, ["record Cars", "remove App/Routes/CarsRouter+Car.swift"],
            says: [routesWereMoved]),
        .init(
            "a deleted file that its set names differently stays deleted",
            after: [
                car, "delete App/Car/CarRouter.swift",
                "replace Set/template.json {{scene}}Router.swift => {{scene}}Way.swift",
            ], run: "update", ["record Car"], says: [wasDeleted]),
    ]
}
