import Basics

/// Folders that a user moved with the scenes in them, such as packages of features.
extension PlannerCase {
    private static let toModules = "move Packages/Cars Modules/Cars"
    private static let movedCars = exporting + ["route Cart Car", toModules]
    private static let wasMoved = "note: the folder 'Packages/Cars' was moved"
    private static let manifests = [
        "update Modules/Cars/Package.swift", "update Packages/AppFeatures/Package.swift",
        "update Packages/Checkout/Package.swift",
    ]
    private static let app = "Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift"
    private static let inShop = [
        list("Car package=Packages/Shop"), "generate scenes.json",
        "move Packages/Shop Modules/Shop",
    ]

    static let movedFolders: [PlannerCase] = [
        .init(
            "a feature's package was moved", after: movedCars, run: "update",
            manifests + ["record Car"], says: [wasMoved],
            leaving: [
                "Packages/AppFeatures/Package.swift": #".package(path: "../../Modules/Cars")"#,
                "Modules/Cars/Package.swift": #".package(path: "../../Packages/SceneSupport")"#,
                app: "CarsFeature.self",
                ".scene-kit/shared/Modules/Cars/Sources/Cars/CarsFeature.swift.json": "CarsFeature",
            ]),
        .init(
            "a check says that a package was moved", after: movedCars, run: "update --check",
            is: .negative, manifests + ["record Car"], says: [wasMoved]),
        .init(
            "the folder of a feature's package gets another name",
            after: exporting + ["move Packages/Cars Packages/Vehicles"], run: "update",
            ["record Car", "update Packages/AppFeatures/Package.swift"], says: [wasMoved],
            leaving: [
                "Packages/AppFeatures/Package.swift":
                    #".product(name: "Cars", package: "Vehicles")"#
            ]),
        .init(
            "all packages were moved, and the configuration says so",
            after: exporting + [
                "move Packages Modules",
                "replace scene-kit.json Packages/SceneSupport => Modules/SceneSupport",
            ], run: "update", ["record Car", "record Cart"],
            says: ["note: the folder 'Packages' was moved"]),
        .init(
            "the package of shared files was moved, and the configuration doesn't say so",
            after: exporting + ["move Packages/SceneSupport Core/SceneSupport"], run: "update",
            is: .data, says: [#"error: the folder of "support" was moved to 'Core/SceneSupport"#]),
        .init(
            "a scene in a moved package is renamed", after: movedCars, run: toVan,
            renamedToVan.map { $0.replacing("Packages/Cars", with: "Modules/Cars") } + manifests + [
                "record Cart",
                "remove Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Van.swift",
            ], says: [wasMoved]),
        .init(
            "a scene in a moved package is removed",
            after: exporting + [toModules], run: "remove Car",
            [
                "unrecord Car", "remove Modules/Cars/Sources/Cars/Car/CarBuilder.swift",
                "update Modules/Cars/Sources/Cars/CarsFeature.swift",
                "remove Modules/Cars/Sources/CarsInterface/CarRoute.swift",
                "update Modules/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "remove Modules/Cars/Sources/CarsTesting/CarFake.swift",
                "update Modules/Cars/Sources/CarsTesting/CarsFakes.swift",
            ] + manifests.dropLast(), says: [wasMoved]),
        .init(
            "a route leads to a scene in a moved package",
            after: exporting + [toModules], run: "route Cart Car",
            manifests + [
                "record Cart",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
            ], says: [wasMoved],
            leaving: ["Packages/Checkout/Package.swift": #".package(path: "../../Modules/Cars")"#]),
        .init(
            "a moved feature gets a scene", after: exporting + [toModules],
            run: "new Van --feature Cars",
            manifests.dropLast() + [
                "record Van", "create Modules/Cars/Sources/Cars/Van/VanBuilder.swift",
            ], says: [wasMoved]),
        .init(
            "the former folder of a package is named", after: exporting + [toModules],
            run: "new Van --package Packages/Cars", is: .conflict,
            says: ["error: the package was moved to 'Modules/Cars'"]),
        .init(
            "a feature that was moved is created again", after: exporting + [toModules],
            run: "feature Cars", is: .conflict,
            says: ["error: the package was moved to 'Modules/Cars'"]),
        .init(
            "a scenes file names the former folder", after: inShop, run: again, is: .conflict,
            says: ["error: the package was moved to 'Modules/Shop'"]),
        .init(
            "a scenes file names the new folder",
            after: inShop + [list("Car package=Modules/Shop")], run: again, ["record Car"],
            says: ["note: the folder 'Packages' was moved"]),
        .init(
            "a scene is moved with its package",
            after: movedCars + [
                "move Modules/Cars/Sources/Cars/Car Modules/Cars/Sources/Cars/All/Car"
            ], run: "update", manifests + ["record Car"],
            says: [wasMoved, "note: files of the scene 'Car' were moved"]),
        .init(
            "a list of a feature was moved in its package",
            after: exporting + [
                "move Packages/Cars/Sources/Cars/CarsFeature.swift Packages/Cars/Sources/Cars/Car/CarsFeature.swift"
            ], run: "update", is: .conflict,
            says: ["error: scene-kit maintains this list of a feature in 'Packages/"]),
        .init(
            "the target of a feature gets another name",
            after: exporting + [
                "move Packages/Cars Packages/Vehicles",
                "move Packages/Vehicles/Sources/Cars Packages/Vehicles/Sources/Vehicles",
                "replace Packages/Vehicles/Package.swift name: \"Cars\", => name: \"Vehicles\",",
            ], run: "update", is: .conflict,
            says: ["error: scene-kit maintains this list of a feature in 'Packages/"]),
        .init(
            "a scene was moved to another module",
            after: sharing + [
                "new Car --package Packages/Shop", "new Bus --package Packages/Other",
                "move Packages/Shop/Sources/Shop/Car Packages/Other/Sources/Other/Car",
            ], run: "update Car", is: .conflict,
            says: ["error: files of the scene 'Car' were moved out of the module 'Shop'"]),
        .init(
            "the folder of scenes without a package was moved",
            after: [car, edited, "move App Code/App"], run: "update",
            ["record Car", "edited Code/App/Car/CarBuilder.swift"],
            says: ["note: the folder 'App' was moved"],
            leaving: ["Code/App/Car/CarBuilder.swift": "// mine"]),
        .init(
            "a package is deleted",
            after: exporting + [
                "delete Packages/Cars/Package.swift",
                "delete Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "delete Packages/Cars/Sources/CarsInterface/CarRoute.swift",
            ], run: "new Van --package Packages/Vans",
            [
                "record Van", "create Packages/Vans/.gitignore",
                "create Packages/Vans/Package.swift",
                "create Packages/Vans/Sources/Vans/Van/VanBuilder.swift",
            ]),
    ]

    private static let links = ["write App/Auto/AutoBuilder.swift // own"]

    private static let lateFeature =
        noKeys + [
            "new Car --package Packages/Cars",
            #"replace Packages/Cars/Package.swift .target(name: "Cars") => .target(name: "Cars"), .target(name: "CarsInterface"), .target(name: "CarsTesting")"#,
        ]

    /// What one command accepts, later ones accept.
    static let acceptedLater: [PlannerCase] = [
        .init(
            "the first feature brings the scenes along",
            after: lateFeature + ["feature Cars"], run: "update --check"),
        .init(
            "a file that stayed at a rename stays",
            after: [car] + links + ["rename Car Auto --on-conflict keep"], run: "update"),
        .init(
            "a check of it is green",
            after: [car] + links + ["rename Car Auto --on-conflict keep"], run: "update --check"),
        .init(
            "it follows its set",
            after: [car] + links + ["rename Car Auto --on-conflict keep", changedSet],
            run: "update", ["record Auto", "update App/Car/CarBuilder.swift"]),
        .init(
            "it is removed with its scene",
            after: [car] + links + ["rename Car Auto --on-conflict keep"], run: "remove Auto",
            [
                "unrecord Auto", "remove App/Auto/AutoRouter.swift",
                "remove App/Car/CarBuilder.swift",
            ], says: ["note: scene-kit did not make this file, so it stays here"]
        ),
    ]
}
