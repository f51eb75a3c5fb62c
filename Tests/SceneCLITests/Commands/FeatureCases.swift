import Basics

/// Features, and a set for them.
extension PlannerCase {
    /// A set with the files of exported scenes, and no tests.
    static let miniSet = [
        """
        write Mini/template.json {
          "formatVersion": 1, "name": "Mini", "version": "1.0.0", "summary": "A set with features",
          "options": [
            {"name": "access", "type": "choice", "values": ["internal", "public"],
             "default": "internal", "scope": "project", "summary": "Who uses the Builder"},
            {"name": "exported", "type": "bool", "summary": "Whether other features lead there"},
            {"name": "features", "type": "bool", "scope": "project", "summary": "Whether there are"}
          ],
          "files": [
            {"id": "builder", "source": "builder", "path": "{{scene}}/{{scene}}Builder.swift",
             "role": "Builder"},
            {"id": "value", "source": "value", "path": "{{scene}}Route.swift", "role": "Route",
             "root": "interface", "when": {"exported": true}},
            {"id": "fake", "source": "fake", "path": "{{scene}}Fake.swift", "role": "Fake",
             "root": "testing", "when": {"exported": true}},
            {"id": "route", "source": "route", "forEach": "routes", "role": "Router",
             "path": "{{scene}}/{{scene}}Router+{{route.name}}.swift"},
            {"id": "base", "source": "base", "path": "Base.swift", "role": "Support",
             "root": "support", "shared": true}
          ]
        }
        """,
        "write Mini/builder public struct {{scene}}Builder { {{#params}}let {{name}}: {{type}}{{/params}}{{#dependencies}}let {{name}} = {{metatype}}{{/dependencies}} }",
        "write Mini/value public struct {{scene}}Route {}",
        "write Mini/fake public struct {{scene}}Fake {}",
        "write Mini/route extension {{scene}}Router { func show() { _ = {{route.destination}}() } }",
        "write Mini/base public struct Base {}",
    ]

    static func configuration(_ keys: String) -> [String] {
        miniSet + [
            "write scene-kit.json {\"template\": \"./Mini\"\(keys.isEmpty ? "" : ", " + keys)}"
        ]
    }

    static let workspace = configuration(
        #""options": {"access": "public"}"#)
    static let sharing = configuration(
        #""support": "Packages/Kit/Sources/Kit", "options": {"access": "public"}"#
    )
    static let noKeys = configuration("")
    static let oneFeature = noKeys + ["feature Cars"]
    static let twoFeatures = oneFeature + ["feature Checkout"]
    static let exporting =
        twoFeatures + [
            "new Car --feature Cars --option exported=true", "new Cart --feature Checkout",
        ]

    private static let needingScene =
        oneFeature + ["new Car --feature Cars --dependency limit:Int"]

    private static let firstFeature = [
        "create .swift-format",
        "create Packages/AppFeatures/.gitignore",
        "create Packages/AppFeatures/Package.swift",
        "create Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
        "create Packages/Cars/.gitignore", "create Packages/Cars/Package.swift",
        "create Packages/Cars/Sources/Cars/CarsFeature.swift",
        "create Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
        "create Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
        "create Packages/SceneSupport/.gitignore",
        "create Packages/SceneSupport/Package.swift",
        "create Packages/SceneSupport/Sources/SceneSupport/Base.swift",
        "update scene-kit.json",
    ]
    /// The operations of the first feature if a file of the user is in the way.
    private static func refused(_ path: String) -> [String] {
        firstFeature.map { $0 == "create " + path ? "conflict " + path : $0 }
    }

    private static let supportAgain = [
        "create Packages/SceneSupport/.gitignore", "create Packages/SceneSupport/Package.swift",
        "create Packages/SceneSupport/Sources/SceneSupport/Base.swift",
    ]

    static let newFeatures = [
        PlannerCase(
            "the first feature comes with other packages", after: noKeys, run: "feature Cars",
            firstFeature),
        PlannerCase(
            "a feature whose package was deleted comes back",
            after: twoFeatures + ["delete Packages/Checkout"], run: "feature Checkout",
            [
                "create Packages/Checkout/.gitignore", "create Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/Checkout/CheckoutFeature.swift",
                "create Packages/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
                "create Packages/Checkout/Sources/CheckoutTesting/CheckoutFakes.swift",
            ]),
        PlannerCase(
            "the package of shared files comes back for features without scenes",
            after: twoFeatures + ["delete Packages/SceneSupport"], run: "update",
            supportAgain),
        PlannerCase(
            "a check misses a shared file of features without scenes",
            after: oneFeature + ["delete Packages/SceneSupport/Sources/SceneSupport/Base.swift"],
            run: "update --check", is: .negative,
            ["create Packages/SceneSupport/Sources/SceneSupport/Base.swift"]),
        PlannerCase(
            "a route brings back the whole package of shared files",
            after: exporting + ["delete Packages/SceneSupport"], run: "route Cart Car",
            supportAgain + [
                "record Cart", "update Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
            ]),
        PlannerCase(
            "a check agrees after a route that brought back the package of shared files",
            after: exporting + ["delete Packages/SceneSupport", "route Cart Car"],
            run: "update --check"),
        PlannerCase(
            "a feature of an app with folders, again",
            after: configuration(#""sources": "App", "tests": "T", "module": "App""#)
                + ["feature Cars"], run: "feature Cars"),
        PlannerCase(
            "a scene in a feature of an app with folders shares its files",
            after: configuration(#""sources": "App", "module": "App""#) + ["feature Cars"],
            run: "new Car --feature Cars",
            [
                "record Car", "create .scene-kit/scenes/.gitattributes",
                "create Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
            ]),
        PlannerCase(
            "the scenes of an app import what the first feature moves",
            after: configuration(#""sources": "App", "module": "App""#)
                + ["new Home", "feature Cars"], run: "update --check"),
        PlannerCase(
            "another feature is registered", after: oneFeature, run: "feature Checkout",
            [
                "update Packages/AppFeatures/Package.swift",
                "update Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/Checkout/.gitignore", "create Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/Checkout/CheckoutFeature.swift",
                "create Packages/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
                "create Packages/Checkout/Sources/CheckoutTesting/CheckoutFakes.swift",
            ]),
        PlannerCase(
            "a feature goes to another folder", after: oneFeature,
            run: "feature Checkout --package Packages/Shop/Checkout",
            [
                "update Packages/AppFeatures/Package.swift",
                "update Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/Shop/Checkout/.gitignore",
                "create Packages/Shop/Checkout/Package.swift",
                "create Packages/Shop/Checkout/Sources/Checkout/CheckoutFeature.swift",
                "create Packages/Shop/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
                "create Packages/Shop/Checkout/Sources/CheckoutTesting/CheckoutFakes.swift",
            ]),
        PlannerCase(
            "a feature that is in another folder", after: oneFeature,
            run: "feature Cars --package Modules/Cars", is: .conflict,
            says: ["error: there is a feature 'Cars' already, in 'Packages/Cars'"]),
        PlannerCase(
            "a module of a feature's name in another package", after: oneFeature,
            run: "new Home --package Modules/Cars --dry-run",
            [
                "create .scene-kit/scenes/.gitattributes", "record Home",
                "create Modules/Cars/.gitignore", "create Modules/Cars/Package.swift",
                "create Modules/Cars/Sources/Cars/Home/HomeBuilder.swift",
            ],
            says: ["note: the package 'Packages/Cars' has a module 'Cars', too"]),
        PlannerCase(
            "a feature is in a folder of the project", after: noKeys,
            run: "feature Checkout --package ../Checkout", is: .usage,
            says: ["error: a feature's package is in a folder of the project"]),
        PlannerCase(
            "an interface comes without scenes", after: oneFeature,
            run: "feature Checkout --interface-only",
            [
                "create Packages/Checkout/.gitignore", "create Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
            ]),
        PlannerCase(
            "a package that exists has to have the targets",
            after: noKeys + [
                #"write Packages/Cars/Package.swift let package = Package(name: "Cars", targets: [.target(name: "Cars")])"#
            ], run: "feature Cars", is: .data,
            says: ["error: the package has no target 'CarsInterface' or 'CarsTesting'"]),
        PlannerCase(
            "a feature's package has a name of its own",
            after: noKeys + ["new Car --package Shop"], run: "feature Shop", is: .conflict,
            says: ["error: there is a package with that folder's name, 'Shop'"]),
        PlannerCase(
            "a feature's package has a name of its own, also where case doesn't count",
            after: noKeys + ["new Car --package Modules/cars"], run: "feature Cars", is: .conflict,
            says: ["error: there is a package with that folder's name, 'Modules/cars'"]),
        PlannerCase(
            "features need shared files", after: configuration(#""support": false"#),
            run: "feature Cars", is: .data,
            says: ["error: features need shared files, and \"support\" is false"]),
        PlannerCase(
            "the shared files of features are a library's",
            after: configuration(#""support": "App/Support""#), run: "feature Cars", is: .data,
            says: ["error: the folder of \"support\" is in no library"]),
        PlannerCase(
            "the options of features are given",
            after: configuration(#""options": {"access": "internal"}"#), run: "feature Cars",
            is: .data, says: ["error: features need the option 'access' to be public"]),
        PlannerCase(
            "a name of a feature is not scene-kit's", after: noKeys, run: "feature SceneSupport",
            is: .usage,
            says: [
                "error: 'SceneSupport' can't be a feature: scene-kit makes a package of that name itself"
            ]),
        PlannerCase(
            "a set has to know features",
            after: ["write scene-kit.json {\"template\": \"./Plain\"}"], run: "feature Cars",
            is: .usage, says: ["error: the set 'Plain' has no shared files for features"]),
        PlannerCase(
            "a line that was deleted stays deleted",
            after: twoFeatures + [
                "feature Tours",
                "replace Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift CarsFeature.self, => ,",
            ], run: "update --check"),
    ]

    static let exportedScenes = [
        PlannerCase(
            "a scene of a feature gets its route value", after: twoFeatures,
            run: "new Car --feature Cars --option exported=true",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarRoute.swift",
                "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarFake.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
            ]),
        PlannerCase(
            "a feature lists what its scenes need, also those that aren't exported",
            after: twoFeatures + ["new Van --feature Cars --dependency b:Brake --import Kit"],
            run: "new Car --feature Cars --dependency api:Api",
            [
                "record Car", "create Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "update Packages/Cars/Sources/Cars/CarsFeature.swift",
            ],
            leaving: [
                "Packages/Cars/Sources/Cars/CarsFeature.swift": """
                import Kit
                public import SceneSupport
                """
            ]),
        PlannerCase(
            "a scene of a feature no longer needs a value", after: needingScene,
            run: "update Car --dependency limit:Int=1",
            ["record Car", "update Packages/Cars/Sources/Cars/CarsFeature.swift"]),
        PlannerCase(
            "a scene of a feature that needs a value is removed", after: needingScene,
            run: "remove Car",
            [
                "unrecord Car", "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "remove Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
            ]),
        PlannerCase(
            "a set that finds no dependencies by type says nothing of needs",
            after: twoFeatures + [
                "write Mini/builder public struct {{scene}}Builder { /* {{injectedParameters}} */ }"
            ],
            run: "new Car --feature Cars --dependency limit:Int",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
            ]),
        PlannerCase(
            "a part of a scene without its Builder needs nothing of the app", after: exporting,
            run: "new Van --feature Cars --dependency limit:Int --only Router --route Car",
            ["record Van", "create Packages/Cars/Sources/Cars/Van/VanRouter+Car.swift"]),
        PlannerCase(
            "a scene of a feature need not be exported", after: twoFeatures,
            run: "new Car --feature Cars",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
            ]),
        PlannerCase(
            "a feature has to exist", after: twoFeatures, run: "new Car --feature Car",
            is: .notFound,
            says: ["error: there is no feature 'Car'"]),
        PlannerCase(
            "an exported scene is in a feature",
            after: configuration(#""options": {"access": "public", "features": true}"#),
            run: "new Car --option exported=true --output App", is: .data,
            says: ["error: other features can't lead to 'Car', which is in no feature"]),
        PlannerCase(
            "a route leads to the interface", after: exporting, run: "route Cart car:Cars.Car",
            [
                "record Cart", "update Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
            ]),
        PlannerCase(
            "a route needs the scene in the interface", after: exporting, run: "route Car Cart",
            is: .usage,
            says: [
                "error: a route of 'Cars' leads to 'Cart', which isn't in the interface of 'Checkout'"
            ]),
        PlannerCase(
            "features lead to each other",
            after: exporting + ["update Cart --option exported=true", "route Cart Car"],
            run: "route Car Cart",
            [
                "record Car", "update Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/Car/CarRouter+Cart.swift",
            ]),
        PlannerCase(
            "a scene is exported later", after: exporting,
            run: "update Cart --option exported=true",
            [
                "record Cart",
                "update Packages/Checkout/Sources/Checkout/CheckoutFeature.swift",
                "create Packages/Checkout/Sources/CheckoutInterface/CartRoute.swift",
                "update Packages/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
                "create Packages/Checkout/Sources/CheckoutTesting/CartFake.swift",
                "update Packages/Checkout/Sources/CheckoutTesting/CheckoutFakes.swift",
            ]),
        PlannerCase(
            "a scene that others lead to stays exported", after: exporting + ["route Cart Car"],
            run: "update Car --option exported=false", is: .usage,
            says: [
                "error: a route of 'Checkout' leads to 'Car', which isn't in the interface of 'Cars'"
            ]),
        PlannerCase(
            "an exported scene is renamed with its route value",
            after: exporting + ["route Cart Car"],
            run: toVan,
            renamedToVan + [
                "record Cart",
                "remove Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Van.swift",
            ]),
        PlannerCase(
            "an exported scene is removed", after: exporting + ["route Cart Car"],
            run: "remove Car",
            [
                "unrecord Car", "record Cart",
                "remove Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "remove Packages/Cars/Sources/CarsInterface/CarRoute.swift",
                "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "remove Packages/Cars/Sources/CarsTesting/CarFake.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "remove Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
            ]),
        PlannerCase(
            "the interface stays when a scene moves", after: exporting, run: "move Car Garage",
            [
                "record Car", "remove Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "create Packages/Cars/Sources/Cars/Garage/Car/CarBuilder.swift",
            ]),
        PlannerCase(
            "a list has scenes of features",
            after: twoFeatures + [
                #"write scenes.json {"scenes": [{"name": "Car", "package": "Packages/Cars", "options": {"exported": true}, "routes": "Cart"}, {"name": "Cart", "package": "Packages/Checkout", "options": {"exported": true}, "routes": "Car"}]}"#
            ], run: "generate scenes.json",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car", "record Cart",
                "update Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "create Packages/Cars/Sources/Cars/Car/CarRouter+Cart.swift",
                "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarRoute.swift",
                "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarFake.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "update Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartBuilder.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
                "update Packages/Checkout/Sources/Checkout/CheckoutFeature.swift",
                "create Packages/Checkout/Sources/CheckoutInterface/CartRoute.swift",
                "update Packages/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
                "create Packages/Checkout/Sources/CheckoutTesting/CartFake.swift",
                "update Packages/Checkout/Sources/CheckoutTesting/CheckoutFakes.swift",
            ]),
    ]

    static let lateFeatures = [
        PlannerCase(
            "a feature is registered after scenes", after: oneFeature + ["new Bus --feature Cars"],
            run: "feature Checkout",
            [
                "update Packages/AppFeatures/Package.swift",
                "update Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/Checkout/.gitignore", "create Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/Checkout/CheckoutFeature.swift",
                "create Packages/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
                "create Packages/Checkout/Sources/CheckoutTesting/CheckoutFakes.swift",
            ]),
        PlannerCase(
            "a scene elsewhere leaves the shared files of features",
            after: noKeys + ["feature Cars"],
            run: "new Bus --output App",
            [
                "create .scene-kit/scenes/.gitattributes", "record Bus",
                "create App/Bus/BusBuilder.swift",
            ]),
        PlannerCase(
            "scenes of a feature are added after a rename",
            after: exporting + [
                "new Van --feature Cars --option exported=true", "rename Car Zeppelin",
            ],
            run: "update --check"),
        PlannerCase(
            "a part of a scene isn't exported", after: oneFeature,
            run: "new Car --feature Cars --option exported=true --only Builder", is: .data,
            says: ["error: other features can't lead to a part of the scene 'Car'"]),
        PlannerCase(
            "a feature that its app forgot is added to the manifest",
            after: twoFeatures + [
                "replace Packages/AppFeatures/Package.swift \"../Checkout\" => \"../Cars\""
            ], run: "update --check", is: .negative, ["update Packages/AppFeatures/Package.swift"]),
        PlannerCase(
            "a route value may be written by hand",
            after: exporting + [
                "feature Payment --interface-only",
                "write Packages/Payment/Sources/PaymentInterface/PayRoute.swift public struct PayRoute {}",
            ], run: "route Cart pay:Pay --no-param --import PaymentInterface",
            [
                "record Cart", "update Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Pay.swift",
            ]),
        PlannerCase(
            "imports come from packages of the project",
            after: twoFeatures + [
                #"write Packages/Kit/Package.swift let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#,
                "write Packages/Kit/Sources/Kit/Wheel.swift public struct Wheel {}",
            ],
            run: "new Car --feature Cars --option exported=true --param wheel:Wheel --import Kit",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "update Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarRoute.swift",
                "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarFake.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "update Packages/Kit/Package.swift",
            ],
            leaving: ["Packages/Kit/Package.swift": #".library(name: "Kit", targets: ["Kit"])"#]),
        PlannerCase(
            "a feature isn't named like a system's module", after: noKeys, run: "feature UIKit",
            is: .usage,
            says: ["error: 'UIKit' can't be a feature: a system has a module of that name"]),
        PlannerCase(
            "features have names that differ in more than case", after: oneFeature,
            run: "feature CARS",
            is: .conflict, says: ["error: there is a feature 'Cars', which differs only in case"]),
        PlannerCase(
            "a feature isn't in the sources of another one", after: oneFeature,
            run: "feature Tours --package Packages/Cars/Sources/Cars/Tours", is: .usage,
            says: [
                "error: a package in here would be among the sources of the target 'Cars' of the package 'Packages/Cars'"
            ]),
        PlannerCase(
            "a route from an unknown scene", after: exporting, run: "route Nothing Car",
            is: .notFound,
            says: ["error: no scene 'Nothing' is recorded"]),
        PlannerCase(
            "a package that exists becomes a feature",
            after: noKeys + [
                #"write Packages/Cars/Package.swift let package = Package(name: "Cars", products: [.library(name: "CarsInterface", targets: ["CarsInterface"]), .library(name: "Cars", targets: ["Cars"]), .library(name: "CarsTesting", targets: ["CarsTesting"])], targets: [.target(name: "CarsInterface"), .target(name: "Cars"), .target(name: "CarsTesting")])"#
            ], run: "feature Cars",
            [
                "create .swift-format",
                "create Packages/AppFeatures/.gitignore",
                "create Packages/AppFeatures/Package.swift",
                "create Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "update Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/SceneSupport/.gitignore",
                "create Packages/SceneSupport/Package.swift",
                "create Packages/SceneSupport/Sources/SceneSupport/Base.swift",
                "update scene-kit.json",
            ]),
        PlannerCase(
            "the first parameter breaks calls",
            after: oneFeature + [
                "new Bus --feature Cars",
                "write Packages/Cars/Sources/Cars/Caller.swift let bus = BusBuilder()",
            ], run: "update Bus --param id:Int",
            ["record Bus", "update Packages/Cars/Sources/Cars/Bus/BusBuilder.swift"],
            says: ["warning: 'BusBuilder' has another initializer now"]),
    ]

    static let generatedProjects = [
        PlannerCase(
            "Tuist generates the project", after: noKeys + ["write Project.swift // Tuist"],
            run: "new Car --output App",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create App/Car/CarBuilder.swift",
                "create App/Support/Base.swift",
            ], says: ["note: the Xcode project is generated, and doesn't have the change yet"]),
        PlannerCase(
            "XcodeGen generates the project", after: noKeys + ["write project.yml name: App"],
            run: "new Car --output App",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create App/Car/CarBuilder.swift",
                "create App/Support/Base.swift",
            ], says: ["note: the Xcode project is generated, and doesn't have the change yet"]),
        PlannerCase(
            "Tuist needs the package of the features",
            after: noKeys + ["write Project.swift // Tuist"], run: "feature Cars",
            [
                "create .swift-format",
                "create Packages/AppFeatures/.gitignore",
                "create Packages/AppFeatures/Package.swift",
                "create Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/Cars/.gitignore", "create Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/SceneSupport/.gitignore",
                "create Packages/SceneSupport/Package.swift",
                "create Packages/SceneSupport/Sources/SceneSupport/Base.swift",
                "update scene-kit.json",
            ], says: ["note: the app doesn't use the package 'AppFeatures' yet"]),
        PlannerCase(
            "XcodeGen needs the package of the features",
            after: noKeys + ["write project.yml name: App"], run: "feature Cars",
            [
                "create .swift-format",
                "create Packages/AppFeatures/.gitignore",
                "create Packages/AppFeatures/Package.swift",
                "create Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/Cars/.gitignore", "create Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/SceneSupport/.gitignore",
                "create Packages/SceneSupport/Package.swift",
                "create Packages/SceneSupport/Sources/SceneSupport/Base.swift",
                "update scene-kit.json",
            ], says: ["note: the app doesn't use the package 'AppFeatures' yet"]),
        PlannerCase(
            "Xcode needs the package of the features",
            after: noKeys + ["write App.xcodeproj/project.pbxproj // !$*UTF8*$!"],
            run: "feature Cars",
            [
                "create .swift-format",
                "create Packages/AppFeatures/.gitignore",
                "create Packages/AppFeatures/Package.swift",
                "create Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/Cars/.gitignore", "create Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/SceneSupport/.gitignore",
                "create Packages/SceneSupport/Package.swift",
                "create Packages/SceneSupport/Sources/SceneSupport/Base.swift",
                "update scene-kit.json",
            ], says: ["note: the app doesn't use the package 'AppFeatures' yet"]),
    ]

    private static let leading = exporting + ["route Cart Car"]
    private static let exportedCar =
        #"write scenes.json {"scenes": [{"name": "Car", "package": "Packages/Cars", "options": {"exported": true}}]}"#
    static let toVan = "rename Car Van"
    static let renamedToVan = [
        "unrecord Car",
        "record Van",
        "remove Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
        "update Packages/Cars/Sources/Cars/CarsFeature.swift",
        "create Packages/Cars/Sources/Cars/Van/VanBuilder.swift",
        "remove Packages/Cars/Sources/CarsInterface/CarRoute.swift",
        "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
        "create Packages/Cars/Sources/CarsInterface/VanRoute.swift",
        "remove Packages/Cars/Sources/CarsTesting/CarFake.swift",
        "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
        "create Packages/Cars/Sources/CarsTesting/VanFake.swift",
    ]
    private static let hidden = [
        "update Packages/Cars/Sources/Cars/CarsFeature.swift",
        "remove Packages/Cars/Sources/CarsInterface/CarRoute.swift",
        "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
        "remove Packages/Cars/Sources/CarsTesting/CarFake.swift",
        "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
    ]
    private static let noLongerExported = hidden + ["record Car"]
    private static let removedExport =
        hidden + ["unrecord Car", "remove Packages/Cars/Sources/Cars/Car/CarBuilder.swift"]
    private static let createdTours = [
        "create Packages/Tours/.gitignore",
        "create Packages/Tours/Package.swift",
        "create Packages/Tours/Sources/Tours/ToursFeature.swift",
        "create Packages/Tours/Sources/ToursInterface/ToursRoutes.swift",
        "create Packages/Tours/Sources/ToursTesting/ToursFakes.swift",
    ]

    static let exportedScenesThatChange: [PlannerCase] = [
        .init(
            "an exported scene is renamed, and back", after: leading + [toVan],
            run: "rename Van Car",
            [
                "record Car", "record Cart", "unrecord Van",
                "create Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "remove Packages/Cars/Sources/Cars/Van/VanBuilder.swift",
                "create Packages/Cars/Sources/CarsInterface/CarRoute.swift",
                "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "remove Packages/Cars/Sources/CarsInterface/VanRoute.swift",
                "create Packages/Cars/Sources/CarsTesting/CarFake.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "remove Packages/Cars/Sources/CarsTesting/VanFake.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
                "remove Packages/Checkout/Sources/Checkout/Cart/CartRouter+Van.swift",
            ]),
        .init(
            "a scene that isn't exported is renamed", after: exporting, run: "rename Cart Basket",
            [
                "record Basket", "unrecord Cart",
                "create Packages/Checkout/Sources/Checkout/Basket/BasketBuilder.swift",
                "remove Packages/Checkout/Sources/Checkout/Cart/CartBuilder.swift",
            ]),
        .init(
            "an exported scene is renamed with an edited route value",
            after: exporting + [
                "append Packages/Cars/Sources/CarsInterface/CarRoute.swift // mine"
            ], run: toVan, renamedToVan,
            leaving: ["Packages/Cars/Sources/CarsInterface/VanRoute.swift": "// mine"]),
        .init(
            "an exported scene is renamed in an edited list",
            after: exporting + [
                "append Packages/Cars/Sources/CarsInterface/CarsRoutes.swift // mine"
            ], run: toVan,
            [
                "unrecord Car", "record Van",
                "remove Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/Cars/Van/VanBuilder.swift",
                "remove Packages/Cars/Sources/CarsInterface/CarRoute.swift",
                "merge Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsInterface/VanRoute.swift",
                "remove Packages/Cars/Sources/CarsTesting/CarFake.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/Cars/Sources/CarsTesting/VanFake.swift",
            ], leaving: ["Packages/Cars/Sources/CarsInterface/CarsRoutes.swift": "// mine"]),
        .init(
            "an exported scene is renamed with an edited route",
            after: leading + [
                "append Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift // mine"
            ], run: toVan,
            renamedToVan + [
                "record Cart",
                "remove Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Van.swift",
            ], leaving: ["Packages/Checkout/Sources/Checkout/Cart/CartRouter+Van.swift": "// mine"]),
        .init(
            "an exported scene is renamed in code of another feature",
            after: leading + [
                "write Packages/Checkout/Sources/Checkout/Open.swift import CarsInterface; let route = CarRoute()"
            ], run: toVan,
            renamedToVan + [
                "record Cart",
                "remove Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Van.swift",
                "update Packages/Checkout/Sources/Checkout/Open.swift",
            ], leaving: ["Packages/Checkout/Sources/Checkout/Open.swift": "VanRoute()"]),
        .init(
            "an exported scene gets the name of a scene of another feature", after: exporting,
            run: "rename Car Cart", is: .conflict,
            says: ["error: the project has a scene 'Cart' already"]),
        .init(
            "a scene that isn't exported is removed", after: exporting, run: "remove Cart",
            ["unrecord Cart", "remove Packages/Checkout/Sources/Checkout/Cart/CartBuilder.swift"]),
        .init(
            "an exported scene is removed with an edited route",
            after: leading + [
                "append Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift // mine"
            ], run: "remove Car", is: .conflict,
            removedExport + [
                "record Cart",
                "conflict Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
            ], says: [notNeeded]),
        .init(
            "an exported scene is removed with an edited route value",
            after: exporting + [
                "append Packages/Cars/Sources/CarsInterface/CarRoute.swift // mine"
            ], run: "remove Car", is: .conflict,
            [
                "unrecord Car", "remove Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "conflict Packages/Cars/Sources/CarsInterface/CarRoute.swift",
                "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "remove Packages/Cars/Sources/CarsTesting/CarFake.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
            ], says: [notNeeded]),
        .init(
            "an exported scene is removed that code names",
            after: exporting + [
                "write Packages/Checkout/Sources/Checkout/Open.swift let route = CarRoute()"
            ], run: "remove Car", removedExport, says: [namesRemoved]),
        .init(
            "a route between features goes", after: leading, run: "remove Cart --route car",
            ["record Cart", "remove Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift"]),
        .init(
            "an exported scene moves with its edits",
            after: exporting + ["append Packages/Cars/Sources/Cars/Car/CarBuilder.swift // mine"],
            run: "move Car Garage",
            [
                "record Car", "remove Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "create Packages/Cars/Sources/Cars/Garage/Car/CarBuilder.swift",
            ], leaving: ["Packages/Cars/Sources/Cars/Garage/Car/CarBuilder.swift": "// mine"]),
        .init(
            "a scene is no longer exported", after: exporting,
            run: "update Car --option exported=false", noLongerExported),
        .init(
            "a scene with an edited route value is no longer exported",
            after: exporting + [
                "append Packages/Cars/Sources/CarsInterface/CarRoute.swift // mine"
            ], run: "update Car --option exported=false", is: .conflict,
            [
                "record Car", "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "conflict Packages/Cars/Sources/CarsInterface/CarRoute.swift",
                "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "remove Packages/Cars/Sources/CarsTesting/CarFake.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
            ], says: [notNeeded]),
        .init(
            "a parameter of an exported scene", after: leading, run: "update Car --param id:Int",
            ["record Car", "update Packages/Cars/Sources/Cars/Car/CarBuilder.swift"]),
        .init(
            "the set of exported scenes changes",
            after: exporting + ["append Mini/builder // theirs"], run: "update",
            [
                "record Car", "record Cart",
                "update Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "update Packages/Checkout/Sources/Checkout/Cart/CartBuilder.swift",
            ]),
        .init(
            "another scene of a feature is exported", after: exporting,
            run: "new Van --feature Cars --option exported=true",
            [
                "record Van", "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/Cars/Van/VanBuilder.swift",
                "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsInterface/VanRoute.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/Cars/Sources/CarsTesting/VanFake.swift",
            ]),
        .init(
            "a listed scene is no longer exported",
            after: twoFeatures + [
                exportedCar, "generate scenes.json",
                #"write scenes.json {"scenes": [{"name": "Car", "package": "Packages/Cars"}]}"#,
            ], run: "generate scenes.json", noLongerExported),
        .init(
            "an exported scene leaves its list",
            after: twoFeatures + [
                exportedCar, "generate scenes.json", #"write scenes.json {"scenes": []}"#,
            ], run: "generate scenes.json", removedExport),
        .init(
            "an exported scene goes to another feature",
            after: twoFeatures + [
                exportedCar, "generate scenes.json",
                #"write scenes.json {"scenes": [{"name": "Car", "package": "Packages/Checkout", "options": {"exported": true}}]}"#,
            ], run: "generate scenes.json",
            noLongerExported + [
                "remove Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "create Packages/Checkout/Sources/Checkout/Car/CarBuilder.swift",
                "update Packages/Checkout/Sources/Checkout/CheckoutFeature.swift",
                "create Packages/Checkout/Sources/CheckoutInterface/CarRoute.swift",
                "update Packages/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
                "create Packages/Checkout/Sources/CheckoutTesting/CarFake.swift",
                "update Packages/Checkout/Sources/CheckoutTesting/CheckoutFakes.swift",
            ]),
        .init(
            "an exported scene of a list is renamed",
            after: twoFeatures + [exportedCar, "generate scenes.json"], run: toVan,
            renamedToVan + ["update scenes.json"]),
        .init(
            "a scene of a feature is adopted",
            after: twoFeatures + [
                "write Packages/Cars/Sources/Cars/Old/OldBuilder.swift public struct OldBuilder {}"
            ], run: "adopt Old",
            [
                "create .scene-kit/scenes/.gitattributes", "record Old",
                "edited Packages/Cars/Sources/Cars/Old/OldBuilder.swift",
            ]),
        .init(
            "a route in a feature", after: exporting + ["new Van --feature Cars"],
            run: "route Van Car",
            ["record Van", "create Packages/Cars/Sources/Cars/Van/VanRouter+Car.swift"]),
    ]

    private static let ownFeature =
        "write Packages/Cars/Sources/Cars/CarsFeature.swift struct CarsFeature {}"
    private static let isList = "error: scene-kit maintains a list of the features at this place"
    private static func declared(_ type: String, by file: String) -> String {
        "error: this declares '\(type)', and so would the shared file '\(file)'"
    }

    /// Files and types of the user at the places of lists that scene-kit maintains.
    static let takenLists: [PlannerCase] = [
        .init(
            "a file of the user has the name of a feature's list", after: noKeys + [ownFeature],
            run: "feature Cars", is: .conflict,
            refused("Packages/Cars/Sources/Cars/CarsFeature.swift"),
            says: [isList]),
        .init(
            "keeping it would lose the feature", after: noKeys + [ownFeature],
            run: "feature Cars --on-conflict keep", is: .conflict,
            refused("Packages/Cars/Sources/Cars/CarsFeature.swift"), says: [isList]),
        .init(
            "the list of an interface is taken",
            after: noKeys + [
                "write Packages/Cars/Sources/CarsInterface/CarsRoutes.swift enum CarsRoutes {}"
            ], run: "feature Cars", is: .conflict,
            refused("Packages/Cars/Sources/CarsInterface/CarsRoutes.swift"), says: [isList]),
        .init(
            "the list of fakes is taken",
            after: noKeys + [
                "write Packages/Cars/Sources/CarsTesting/CarsFakes.swift enum CarsFakes {}"
            ], run: "feature Cars", is: .conflict,
            refused("Packages/Cars/Sources/CarsTesting/CarsFakes.swift"), says: [isList]),
        .init(
            "the list of the app is taken",
            after: noKeys + [
                "write Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift enum AppFeatures {}"
            ], run: "feature Cars", is: .conflict,
            refused("Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift"), says: [isList]),
        .init(
            "a list that was never filled is a conflict",
            after: exporting + [
                "delete .scene-kit/shared/Packages/Cars/Sources/CarsInterface/CarsRoutes.swift.json",
                "write Packages/Cars/Sources/CarsInterface/CarsRoutes.swift enum CarsRoutes {}",
            ], run: "update", is: .conflict,
            ["conflict Packages/Cars/Sources/CarsInterface/CarsRoutes.swift"], says: [isList]),
        .init(
            "a check isn't green about a list that was never filled",
            after: exporting + [
                "delete .scene-kit/shared/Packages/Cars/Sources/CarsInterface/CarsRoutes.swift.json",
                "write Packages/Cars/Sources/CarsInterface/CarsRoutes.swift enum CarsRoutes {}",
            ], run: "update --check", is: .negative,
            ["conflict Packages/Cars/Sources/CarsInterface/CarsRoutes.swift"]),
        .init(
            "a check of a list of scenes isn't green about it",
            after: twoFeatures + [
                exportedCar, "generate scenes.json",
                "delete .scene-kit/shared/Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift.json",
                "write Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift enum AppFeatures {}",
            ], run: "generate scenes.json --check", is: .negative,
            ["conflict Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift"]),
        .init(
            "another file declares the type of a list",
            after: noKeys + ["write Packages/Cars/Sources/Cars/Main.swift struct CarsFeature {}"],
            run: "feature Cars", is: .conflict,
            says: [declared("CarsFeature", by: "Packages/Cars/Sources/Cars/CarsFeature.swift")]),
        .init(
            "another file of the interface declares the type of a list",
            after: noKeys + [
                "write Packages/Cars/Sources/CarsInterface/All.swift enum CarsRoutes {}"
            ],
            run: "feature Cars", is: .conflict,
            says: [
                declared("CarsRoutes", by: "Packages/Cars/Sources/CarsInterface/CarsRoutes.swift")
            ]),
        .init(
            "a type of that name in another module is no problem",
            after: noKeys + [
                "write Packages/Other/Sources/Other/Main.swift struct CarsFeature {}"
            ], run: "feature Cars", firstFeature),
    ]

    static let featuresAgain: [PlannerCase] = [
        .init("a feature that is there", after: oneFeature, run: "feature Cars"),
        .init(
            "a feature that is there, as an interface", after: oneFeature,
            run: "feature Cars --interface-only"),
        .init(
            "an interface becomes a feature",
            after: oneFeature + ["feature Checkout --interface-only"], run: "feature Checkout",
            is: .data, says: ["error: the package has no target 'Checkout' or 'CheckoutTesting'"]),
        .init(
            "a feature is added to an edited list",
            after: twoFeatures + [
                "append Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift // mine"
            ], run: "feature Tours",
            createdTours + [
                "update Packages/AppFeatures/Package.swift",
                "merge Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
            ]),
        .init(
            "a feature with a name in lower case", after: noKeys, run: "feature cars", is: .usage,
            says: ["error: a scene name starts with an upper-case letter"]),
    ]
}
