import Basics

/// Projects with several packages.
extension PlannerCase {
    static let twoPackages =
        #"write scenes.json {"scenes": [{"name": "Car", "package": "Packages/Shop", "module": "Shop"}, {"name": "Login", "package": "Packages/Account", "module": "Account", "routes": "Car"}]}"#

    static let severalPackages = [
        PlannerCase(
            "a package of a list beside a folder for the others",
            after: [list("Car package=Packages/Shop", "Bus"), generateHere], run: generateHere),
        PlannerCase(
            "a package that a list names later, beside a folder for the others",
            after: [list("Car", "Bus"), generateHere, list("Car package=Packages/Shop", "Bus")],
            run: generateHere + " --tests AppTests --module App",
            [
                "record Car", "remove \(builder)", "remove App/Car/CarRouter.swift", "record Bus",
                "create Packages/Shop/.gitignore", "create Packages/Shop/.swift-format",
                "create Packages/Shop/Package.swift",
                "create Packages/Shop/Sources/App/Car/CarBuilder.swift",
                "create Packages/Shop/Sources/App/Car/CarRouter.swift",
                "create Packages/Shop/Sources/App/Support/Base.swift",
            ]),
        PlannerCase(
            "a scene goes to a new package of the project", after: workspace,
            run: "new Car --package Packages/Shop --module Shop",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create Packages/Shop/.swift-format",
                "create Packages/Shop/.gitignore", "create Packages/Shop/Package.swift",
                "create Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
                "create Packages/Shop/Sources/Shop/Support/Base.swift",
            ]),
        PlannerCase(
            "a folder by its path in the package",
            after: workspace + ["new Car --package Packages/Shop --module Shop"],
            run: "new Bus --package Packages/Shop --folder Sources/Shop/Buses",
            ["record Bus", "create Packages/Shop/Sources/Shop/Buses/Bus/BusBuilder.swift"]),
        PlannerCase(
            "a folder by its path from the root",
            after: workspace + ["new Car --package Packages/Shop --module Shop"],
            run: "new Bus --package Packages/Shop --folder Packages/Shop/Sources/Shop/Buses",
            ["record Bus", "create Packages/Shop/Sources/Shop/Buses/Bus/BusBuilder.swift"]),
        PlannerCase(
            "a scene of several packages needs one",
            after: workspace + ["new Car --package Packages/Shop --module Shop"],
            run: "new Bus", is: .usage,
            says: ["error: nothing says which package of the project the scene belongs to"]),
        PlannerCase(
            "a list has scenes of several packages", after: sharing + [twoPackages],
            run: "generate scenes.json",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car", "record Login",
                "create .swift-format",
                "create Packages/Account/.gitignore", "create Packages/Account/Package.swift",
                "create Packages/Account/Sources/Account/Login/LoginBuilder.swift",
                "create Packages/Account/Sources/Account/Login/LoginRouter+Car.swift",
                "create Packages/Kit/.gitignore", "create Packages/Kit/Package.swift",
                "create Packages/Kit/Sources/Kit/Base.swift", "create Packages/Shop/.gitignore",
                "create Packages/Shop/Package.swift",
                "create Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
            ]),
        PlannerCase(
            "a list of several packages is checked",
            after: sharing + [twoPackages, "generate scenes.json"],
            run: "generate scenes.json --check"),
        PlannerCase(
            "a check of a list covers other scenes",
            after: sharing + [
                twoPackages, "generate scenes.json", "new Bus --package Packages/Shop",
                "append Mini/builder // theirs", "generate scenes.json",
            ],
            run: "generate scenes.json --check", is: .negative,
            ["record Bus", "update Packages/Shop/Sources/Shop/Bus/BusBuilder.swift"]),
        PlannerCase(
            "a package that says so is a project of its own",
            after: sharing + [#"write Packages/Shop/scene-kit.json {"root": true}"#, twoPackages],
            run: "generate scenes.json", is: .data,
            says: [
                "error: the package 'Packages/Shop' is a project of its own, so its scenes aren't part of this one"
            ]),
        PlannerCase(
            "a route to a package that exists edits its manifest",
            after: sharing + [
                twoPackages, "generate scenes.json",
                "new Bus --package Packages/Other --module Other",
            ],
            run: "route Bus Login",
            [
                "record Bus", "update Packages/Other/Package.swift",
                "create Packages/Other/Sources/Other/Bus/BusRouter+Login.swift",
            ]),
        PlannerCase(
            "modules don't depend on each other",
            after: sharing + [twoPackages, "generate scenes.json"],
            run: "route Car Login", is: .usage,
            says: [
                "error: a route from 'Shop' to 'Login' would let modules depend on each other, because 'Account' uses 'Shop'"
            ]),
        PlannerCase(
            "a route may name the module of the scene",
            after: sharing + [twoPackages, "generate scenes.json"],
            run: "route Login other:Shop.Car",
            ["create Packages/Account/Sources/Account/Login/LoginRouter+Other.swift"],
            says: ["note: 'Login' is listed in 'scenes.json', which does not have this route"]),
        PlannerCase(
            "a route names the right module",
            after: sharing + [twoPackages, "generate scenes.json"],
            run: "route Login other:Account.Car", is: .notFound,
            says: ["error: the scene 'Car' is in the module 'Shop'"]),
        PlannerCase(
            "new scenes go to the package that the project names",
            after: configuration(
                #""package": "Packages/Shop", "module": "Shop""#),
            run: "new Car",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create Packages/Shop/.swift-format",
                "create Packages/Shop/.gitignore", "create Packages/Shop/Package.swift",
                "create Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
                "create Packages/Shop/Sources/Shop/Support/Base.swift",
            ]),
        PlannerCase(
            "a scene is renamed in all packages",
            after: sharing + [twoPackages, "generate scenes.json"],
            run: "rename Car Van",
            [
                "unrecord Car", "record Login", "record Van",
                "remove Packages/Account/Sources/Account/Login/LoginRouter+Car.swift",
                "create Packages/Account/Sources/Account/Login/LoginRouter+Van.swift",
                "remove Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
                "create Packages/Shop/Sources/Shop/Van/VanBuilder.swift", "update scenes.json",
            ]),
    ]

    /// The set needs RxSwift, or only with an option, and its scenes share files of a package.
    private static func needing(_ condition: String = "") -> [String] {
        sharing + [
            "replace Mini/template.json \"files\": [ => \"packages\": [{\"url\": \"https://github.com/ReactiveX/RxSwift.git\", \"from\": \"6.9.0\", \"products\": [\"RxSwift\"]\(condition)}], \"files\": ["
        ]
    }
    private static let whenExported = #", "when": {"exported": true}"#
    private static let rx = #".product(name: "RxSwift", package: "RxSwift")"#
    private static let kit =
        #"write Packages/Kit/Package.swift let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])"#
    private static let inShop = "new Car --package Packages/Shop --module Shop"
    private static func shop(_ arguments: String) -> String {
        "write Packages/Shop/Package.swift let package = Package(name: \"Shop\", \(arguments)targets: [.target(name: \"Shop\")])"
    }
    private static let inOther = "new Bus --package Packages/Other --module Other"

    /// New and existing packages get the same.
    static let oneWay: [PlannerCase] = [
        .init(
            "the first scene in a new package adds what its set needs to the package of shared files",
            after: needing() + [kit], run: inShop,
            [
                "create .scene-kit/scenes/.gitattributes", "record Car", "create .swift-format",
                "update Packages/Kit/Package.swift", "create Packages/Kit/Sources/Kit/Base.swift",
                "create Packages/Shop/.gitignore", "create Packages/Shop/Package.swift",
                "create Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
            ], leaving: ["Packages/Kit/Package.swift": rx, "Packages/Shop/Package.swift": rx]),
        .init(
            "a check agrees after the first scene in a new package",
            after: needing() + [kit, inShop], run: "update --check"),
        .init(
            "a manifest without a package of the set is behind",
            after: needing() + [inShop, kit], run: "update --check", is: .negative,
            ["update Packages/Kit/Package.swift"]),
        .init(
            "a set needs a package later",
            after: sharing + [inShop] + needing().suffix(1), run: "update",
            [
                "record Car", "update Packages/Kit/Package.swift",
                "update Packages/Shop/Package.swift",
            ],
            leaving: ["Packages/Kit/Package.swift": rx, "Packages/Shop/Package.swift": rx]),
        .init(
            "shared files go to a new package",
            after: needing() + [
                inShop,
                "replace scene-kit.json Packages/Kit/Sources/Kit => Packages/Base/Sources/Base",
            ], run: "update",
            [
                "record Car", "create Packages/Base/.gitignore",
                "create Packages/Base/Package.swift",
                "create Packages/Base/Sources/Base/Base.swift",
                "remove Packages/Kit/Sources/Kit/Base.swift", "update Packages/Shop/Package.swift",
                "update Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
            ], says: ["note: the target has no sources now, and SwiftPM doesn't build it"],
            leaving: ["Packages/Base/Package.swift": rx, "Packages/Shop/Package.swift": "../Base"]),
        .init(
            "a route to a target without a product adds one",
            after: sharing + [kit, shop(""), inShop, inOther], run: "route Bus Car",
            [
                "record Bus", "update Packages/Other/Package.swift",
                "create Packages/Other/Sources/Other/Bus/BusRouter+Car.swift",
                "update Packages/Shop/Package.swift",
            ],
            leaving: ["Packages/Shop/Package.swift": #".library(name: "Shop", targets: ["Shop"])"#]),
        .init(
            "a route uses the product that has the target",
            after: sharing + [
                kit, shop(#"products: [.library(name: "ShopKit", targets: ["Shop"])], "#), inShop,
                inOther,
            ], run: "route Bus Car",
            [
                "record Bus", "update Packages/Other/Package.swift",
                "create Packages/Other/Sources/Other/Bus/BusRouter+Car.swift",
            ],
            leaving: [
                "Packages/Other/Package.swift": #".product(name: "ShopKit", package: "Shop")"#
            ]),
        .init(
            "products that are computed are left alone",
            after: sharing + [kit, shop("products: all(), "), inShop, inOther],
            run: "route Bus Car",
            [
                "record Bus", "update Packages/Other/Package.swift",
                "create Packages/Other/Sources/Other/Bus/BusRouter+Car.swift",
            ]),
        .init(
            "two packages whose folders have the same name",
            after: sharing + [
                inShop, inOther, "new Van --package Old/Shop --module OldShop", "route Bus Car",
            ], run: "route Bus Van", is: .data,
            says: [
                "error: the package would depend on 'Old/Shop', and SwiftPM takes it for 'Packages/Shop'"
            ]),
        .init(
            "a package and its own folder's name",
            after: sharing + [inShop, "new Van --package Old/Shop --module OldShop"],
            run: "route Van Car", is: .data,
            says: [
                "error: the package would depend on 'Packages/Shop', and SwiftPM takes it for 'Old/Shop'"
            ]),
        .init(
            "two packages with one module",
            after: sharing + [inShop, "new Van --package Packages/Store --module Shop"],
            run: "route Van Car", is: .usage,
            says: [
                "error: a route leads to 'Car' in 'Packages/Shop', whose module 'Shop' has the name"
            ]),
        .init(
            "an import of a module that two packages have",
            after: sharing + [
                inShop, "new Van --package Packages/Store --module Shop", inOther,
                "write Packages/Shop/Sources/Shop/ID.swift public struct ID {}",
            ], run: "new Tram --package Packages/Other --param id:Shop.ID --import Shop",
            ["record Tram", "create Packages/Other/Sources/Other/Tram/TramBuilder.swift"],
            says: ["note: 2 packages have a module 'Shop', which code of 'Other' imports"]),
        .init(
            "a target from a function gets a note with the line",
            after: sharing + [
                inShop,
                #"write Packages/Other/Package.swift let package = Package(name: "Other", targets: [.feature("Other")])"#,
                "new Bus --output Packages/Other/Sources/Other --module Other",
            ], run: "route Bus Car",
            ["record Bus", "create Packages/Other/Sources/Other/Bus/BusRouter+Car.swift"],
            says: [
                "note: the target 'Other' has to depend on Shop and Kit, which its code imports; this manifest isn't edited"
            ]),
    ]

    private static let generated = sharing + [twoPackages, "generate scenes.json"]
    private static let carOfShop =
        #"{"name": "Car", "package": "Packages/Shop", "module": "Shop"}"#
    private static let carOfAccount =
        #"{"name": "Car", "package": "Packages/Account", "module": "Account"}"#
    private static let login =
        #"{"name": "Login", "package": "Packages/Account", "module": "Account"}"#
    private static let loginWithRoute =
        #"{"name": "Login", "package": "Packages/Account", "module": "Account", "routes": "Car"}"#

    private static func entries(_ entries: String...) -> String {
        "write scenes.json {\"scenes\": [\(entries.joined(separator: ", "))]}"
    }

    static let changesInPackages: [PlannerCase] = [
        .init(
            "a scene goes to another package",
            after: generated + [entries(carOfAccount, loginWithRoute)], run: "generate scenes.json",
            [
                "record Car", "create Packages/Account/Sources/Account/Car/CarBuilder.swift",
                "remove Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
            ], says: ["note: the target has no sources now, and SwiftPM doesn't build it"]),
        .init(
            "an edited scene goes to another package",
            after: generated + [
                "append Packages/Shop/Sources/Shop/Car/CarBuilder.swift // mine",
                entries(carOfAccount, loginWithRoute),
            ], run: "generate scenes.json",
            [
                "record Car", "create Packages/Account/Sources/Account/Car/CarBuilder.swift",
                "remove Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
            ], says: ["note: the target has no sources now, and SwiftPM doesn't build it"],
            leaving: ["Packages/Account/Sources/Account/Car/CarBuilder.swift": "// mine"]),
        .init(
            "a route between packages leaves the list",
            after: generated + [entries(carOfShop, login)], run: "generate scenes.json",
            ["record Login", "remove Packages/Account/Sources/Account/Login/LoginRouter+Car.swift"]),
        .init(
            "a scene leaves a list with the route from another package",
            after: generated + [entries(login)], run: "generate scenes.json",
            [
                "unrecord Car", "record Login",
                "remove Packages/Account/Sources/Account/Login/LoginRouter+Car.swift",
                "remove Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
            ], says: ["note: the target has no sources now, and SwiftPM doesn't build it"]),
        .init(
            "all scenes of a package leave a list", after: generated + [entries(carOfShop)],
            run: "generate scenes.json",
            [
                "unrecord Login",
                "remove Packages/Account/Sources/Account/Login/LoginBuilder.swift",
                "remove Packages/Account/Sources/Account/Login/LoginRouter+Car.swift",
            ], says: ["note: the target has no sources now, and SwiftPM doesn't build it"]),
        .init(
            "a manifest that forgot a dependency is behind",
            after: generated + [
                #"replace Packages/Account/Package.swift path: "../Shop" => path: "../Kit""#
            ], run: "update --check", is: .negative, ["update Packages/Account/Package.swift"]),
        .init(
            "a manifest that forgot a dependency is updated",
            after: generated + [
                #"replace Packages/Account/Package.swift path: "../Shop" => path: "../Kit""#
            ], run: "update", ["update Packages/Account/Package.swift"],
            leaving: ["Packages/Account/Package.swift": #"path: "../Shop""#]),
        .init(
            "a manifest without targets",
            after: generated + ["write Packages/Account/Package.swift let package = 1"],
            run: "new Bus --package Packages/Account", is: .data,
            says: ["error: the package has no library target, so there is no place for scenes"]),
        .init(
            "the set of scenes in packages changes",
            after: generated + ["append Mini/builder // theirs"], run: "update",
            [
                "record Car", "record Login",
                "update Packages/Account/Sources/Account/Login/LoginBuilder.swift",
                "update Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
            ]),
        .init(
            "the shared files of packages change",
            after: generated + ["append Mini/base // theirs"], run: "update",
            ["record Car", "record Login", "update Packages/Kit/Sources/Kit/Base.swift"]),
        .init(
            "a scene of a package goes to a folder", after: generated, run: "move Car Garage",
            [
                "record Car", "remove Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
                "create Packages/Shop/Sources/Shop/Garage/Car/CarBuilder.swift",
                "update scenes.json",
            ]),
        .init(
            "a scene of a package is removed", after: generated, run: "remove Car",
            [
                "unrecord Car", "record Login",
                "remove Packages/Account/Sources/Account/Login/LoginRouter+Car.swift",
                "remove Packages/Shop/Sources/Shop/Car/CarBuilder.swift", "update scenes.json",
            ], says: ["note: the target has no sources now, and SwiftPM doesn't build it"]),
        .init(
            "a scene is renamed in edited code of another package",
            after: generated + [
                "append Packages/Account/Sources/Account/Login/LoginRouter+Car.swift // mine",
                "write Packages/Account/Sources/Account/Main.swift import Shop; let car = CarBuilder()",
            ], run: toVan,
            [
                "unrecord Car", "record Login", "record Van",
                "remove Packages/Account/Sources/Account/Login/LoginRouter+Car.swift",
                "create Packages/Account/Sources/Account/Login/LoginRouter+Van.swift",
                "update Packages/Account/Sources/Account/Main.swift",
                "remove Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
                "create Packages/Shop/Sources/Shop/Van/VanBuilder.swift", "update scenes.json",
            ],
            leaving: [
                "Packages/Account/Sources/Account/Main.swift": "VanBuilder()",
                "Packages/Account/Sources/Account/Login/LoginRouter+Van.swift": "// mine",
            ]),
        .init(
            "a type of another package has the name of a new scene's",
            after: generated + [
                "write Packages/Account/Sources/Account/Van.swift struct VanBuilder {}"
            ], run: "new Van --package Packages/Shop",
            ["record Van", "create Packages/Shop/Sources/Shop/Van/VanBuilder.swift"]),
        .init(
            "a type of the package has the name of a new scene's",
            after: generated + ["write Packages/Shop/Sources/Shop/Van.swift struct VanBuilder {}"],
            run: "new Van --package Packages/Shop", is: .conflict,
            says: ["error: this declares 'VanBuilder', and so would"]),
        .init(
            "a scene of a list is created in another package", after: generated,
            run: "new Car --package Packages/Account", is: .conflict,
            says: ["error: the scene 'Car' is created by 'scene-kit generate', from 'scenes.json'"]),
        .init(
            "a new scene leads to another package", after: generated,
            run: "new Bus --package Packages/Account --route Car",
            [
                "record Bus", "create Packages/Account/Sources/Account/Bus/BusBuilder.swift",
                "create Packages/Account/Sources/Account/Bus/BusRouter+Car.swift",
            ]),
        .init(
            "a new scene leads against the dependencies", after: generated,
            run: "new Bus --package Packages/Shop --route Login", is: .usage,
            says: ["error: a route from 'Shop' to 'Login' would let modules depend on each other,"]),
        .init(
            "a route between packages goes", after: generated, run: "remove Login --route car",
            [
                "record Login",
                "remove Packages/Account/Sources/Account/Login/LoginRouter+Car.swift",
                "update scenes.json",
            ]),
        .init(
            "scenes of other packages are public",
            after: configuration(#""support": "Packages/Kit/Sources/Kit""#)
                + [twoPackages], run: "generate scenes.json", is: .data,
            says: ["error: 'Car' is internal to the module 'Shop'"]),
        .init(
            "a module that the package doesn't have", after: generated,
            run: "new Bus --package Packages/Shop --module Shops", is: .usage,
            says: ["error: the package has no library target 'Shops'"]),
        .init(
            "a package in another folder", after: generated,
            run: "new Bus --package Other/Stop",
            [
                "record Bus", "create Other/Stop/.gitignore", "create Other/Stop/Package.swift",
                "create Other/Stop/Sources/Stop/Bus/BusBuilder.swift",
            ]),
        .init(
            "a package in another case", after: ["ignore-case"] + generated,
            run: "new Bus --package Packages/shop", is: .conflict,
            says: ["error: this folder is spelled 'Shop' on this volume"]),
        .init(
            "a scene of the app beside packages", after: generated, run: "new Bus --output App",
            ["record Bus", "create App/Bus/BusBuilder.swift"]),
        .init(
            "two folders of packages",
            after: configuration(
                #""options": {"access": "public"}"#),
            run: "new Car --package Kits/Shop --module Shop",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create Kits/Shop/.swift-format",
                "create Kits/Shop/.gitignore", "create Kits/Shop/Package.swift",
                "create Kits/Shop/Sources/Shop/Car/CarBuilder.swift",
                "create Kits/Shop/Sources/Shop/Support/Base.swift",
            ]),
        .init(
            "a scene of a package is adopted",
            after: generated + [
                "write Packages/Shop/Sources/Shop/Old/OldBuilder.swift public struct OldBuilder {}"
            ], run: "adopt Old",
            ["record Old", "edited Packages/Shop/Sources/Shop/Old/OldBuilder.swift"]),
    ]

    /// What `rename` should decide about types of other modules, as `new` does.
    static let renameAcrossPackages: [PlannerCase] = [
        .init(
            "a new name that a type of another package has",
            after: generated + [
                "write Packages/Account/Sources/Account/Van.swift struct VanBuilder {}"
            ], run: toVan,
            [
                "unrecord Car", "record Login", "record Van",
                "remove Packages/Account/Sources/Account/Login/LoginRouter+Car.swift",
                "create Packages/Account/Sources/Account/Login/LoginRouter+Van.swift",
                "remove Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
                "create Packages/Shop/Sources/Shop/Van/VanBuilder.swift", "update scenes.json",
            ]),
        .init(
            "a new name that a type of another feature has",
            after: exporting + [
                "write Packages/Checkout/Sources/Checkout/Van.swift struct VanBuilder {}"
            ], run: toVan, renamedToVan),
    ]
}
