import Basics

/// Projects with several packages, and features.
extension PlannerCase {
    static let packages: [PlannerCase] =
        severalPackages + newFeatures + exportedScenes + lateFeatures + generatedProjects

    /// A set with the files of exported scenes, and no tests.
    private static let set = [
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
        "write Mini/builder public struct {{scene}}Builder { {{#params}}let {{name}}: {{type}}{{/params}} }",
        "write Mini/value public struct {{scene}}Route {}",
        "write Mini/fake public struct {{scene}}Fake {}",
        "write Mini/route extension {{scene}}Router { func show() { _ = {{route.destination}}() } }",
        "write Mini/base public struct Base {}",
    ]

    private static func configuration(_ keys: String) -> [String] {
        set + ["write scene-kit.json {\"template\": \"./Mini\"\(keys.isEmpty ? "" : ", " + keys)}"]
    }

    private static let workspace = configuration(
        #""packages": "Packages", "options": {"access": "public"}"#)
    private static let sharing = configuration(
        #""packages": "Packages", "support": "Packages/Kit/Sources/Kit", "options": {"access": "public"}"#
    )
    private static let list =
        #"write scenes.json {"scenes": [{"name": "Car", "package": "Packages/Shop", "module": "Shop"}, {"name": "Login", "package": "Packages/Account", "module": "Account", "routes": "Car"}]}"#
    private static let none = configuration("")
    private static let cars = none + ["feature Cars"]
    private static let both = cars + ["feature Checkout"]
    private static let scenes =
        both + ["new Car --feature Cars --exported", "new Cart --feature Checkout"]

    private static let severalPackages = [
        PlannerCase(
            "a scene goes to a new package of the project", after: workspace,
            run: "new Car --package Packages/Shop --module Shop",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car", "create .swift-format",
                "create Packages/Shop/.gitignore", "create Packages/Shop/Package.swift",
                "create Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
                "create Packages/Shop/Sources/Shop/Support/Base.swift",
            ]),
        PlannerCase(
            "a scene of several packages needs one",
            after: workspace + ["new Car --package Packages/Shop --module Shop"],
            run: "new Bus", is: .usage,
            says: ["error: nothing says which package of the project the scene belongs to"]),
        PlannerCase(
            "a list has scenes of several packages", after: sharing + [list],
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
            after: sharing + [list, "generate scenes.json"],
            run: "generate scenes.json --check"),
        PlannerCase(
            "a check of a list covers other scenes",
            after: sharing + [
                list, "generate scenes.json", "new Bus --package Packages/Shop",
                "append Mini/builder // theirs", "generate scenes.json",
            ],
            run: "generate scenes.json --check", is: .negative,
            ["record Bus", "update Packages/Shop/Sources/Shop/Bus/BusBuilder.swift"]),
        PlannerCase(
            "a package is one of the project",
            after: sharing + [
                #"write scenes.json {"scenes": [{"name": "Car", "package": "Other/Shop"}]}"#
            ],
            run: "generate scenes.json", is: .data,
            says: ["error: the package 'Other/Shop' isn't one of the project's packages"]),
        PlannerCase(
            "a package with records is a project of its own",
            after: sharing + ["write Packages/Shop/scene-kit.json {}", list],
            run: "generate scenes.json", is: .data,
            says: [
                "error: the package 'Packages/Shop' has a scene-kit.json or records of its own, so its scenes aren't part of this project"
            ]),
        PlannerCase(
            "a route to a package that exists edits its manifest",
            after: sharing + [
                list, "generate scenes.json", "new Bus --package Packages/Other --module Other",
            ],
            run: "route Bus Login",
            [
                "record Bus", "update Packages/Other/Package.swift",
                "create Packages/Other/Sources/Other/Bus/BusRouter+Login.swift",
            ]),
        PlannerCase(
            "modules don't depend on each other", after: sharing + [list, "generate scenes.json"],
            run: "route Car Login", is: .usage,
            says: [
                "error: a route from 'Shop' to 'Login' would let modules depend on each other, because 'Account' uses 'Shop'"
            ]),
        PlannerCase(
            "a route may name the module of the scene",
            after: sharing + [list, "generate scenes.json"],
            run: "route Login other:Shop.Car",
            ["create Packages/Account/Sources/Account/Login/LoginRouter+Other.swift"],
            says: ["note: 'Login' is listed in 'scenes.json', which does not have this route"]),
        PlannerCase(
            "a route names the right module", after: sharing + [list, "generate scenes.json"],
            run: "route Login other:Account.Car", is: .notFound,
            says: ["error: the scene 'Car' is in the module 'Shop'"]),
        PlannerCase(
            "new scenes go to the package that the project names",
            after: configuration(
                #""package": "Packages/Shop", "packages": "Packages", "module": "Shop""#),
            run: "new Car",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car", "create .swift-format",
                "create Packages/Shop/.gitignore", "create Packages/Shop/Package.swift",
                "create Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
                "create Packages/Shop/Sources/Shop/Support/Base.swift",
            ]),
        PlannerCase(
            "a scene is renamed in all packages", after: sharing + [list, "generate scenes.json"],
            run: "rename Car Van",
            [
                "unrecord Car", "record Login", "record Van",
                "remove Packages/Account/Sources/Account/Login/LoginRouter+Car.swift",
                "create Packages/Account/Sources/Account/Login/LoginRouter+Van.swift",
                "remove Packages/Shop/Sources/Shop/Car/CarBuilder.swift",
                "create Packages/Shop/Sources/Shop/Van/VanBuilder.swift", "update scenes.json",
            ]),
    ]

    private static let newFeatures = [
        PlannerCase(
            "the first feature comes with other packages", after: none, run: "feature Cars",
            [
                "create .swift-format",
                "create Packages/AppFeatures/.gitignore",
                "create Packages/AppFeatures/Package.swift",
                "create Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/AppFeatures/Tests/AppFeaturesTests/AppFeaturesTests.swift",
                "create Packages/Cars/.gitignore", "create Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/Cars/Tests/CarsTests/CarsFeatureTests.swift",
                "create Packages/SceneSupport/.gitignore",
                "create Packages/SceneSupport/Package.swift",
                "create Packages/SceneSupport/Sources/SceneSupport/Base.swift",
                "update scene-kit.json",
            ]),
        PlannerCase(
            "another feature is registered", after: cars, run: "feature Checkout",
            [
                "update Packages/AppFeatures/Package.swift",
                "update Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "update Packages/AppFeatures/Tests/AppFeaturesTests/AppFeaturesTests.swift",
                "create Packages/Checkout/.gitignore", "create Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/Checkout/CheckoutFeature.swift",
                "create Packages/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
                "create Packages/Checkout/Sources/CheckoutTesting/CheckoutFakes.swift",
                "create Packages/Checkout/Tests/CheckoutTests/CheckoutFeatureTests.swift",
            ]),
        PlannerCase(
            "a feature goes to another folder", after: cars,
            run: "feature Checkout --package Packages/Shop/Checkout",
            [
                "update Packages/AppFeatures/Package.swift",
                "update Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "update Packages/AppFeatures/Tests/AppFeaturesTests/AppFeaturesTests.swift",
                "create Packages/Shop/Checkout/.gitignore",
                "create Packages/Shop/Checkout/Package.swift",
                "create Packages/Shop/Checkout/Sources/Checkout/CheckoutFeature.swift",
                "create Packages/Shop/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
                "create Packages/Shop/Checkout/Sources/CheckoutTesting/CheckoutFakes.swift",
                "create Packages/Shop/Checkout/Tests/CheckoutTests/CheckoutFeatureTests.swift",
            ]),
        PlannerCase(
            "a feature is in a package of the project", after: cars,
            run: "feature Checkout --package Other/Checkout", is: .data,
            says: ["error: the package 'Other/Checkout' is in none of the project's packages"]),
        PlannerCase(
            "a feature is in a folder of the project", after: none,
            run: "feature Checkout --package ../Checkout", is: .usage,
            says: ["error: a feature's package is in a folder of the project"]),
        PlannerCase(
            "an interface comes without scenes", after: cars,
            run: "feature Checkout --interface-only",
            [
                "create Packages/Checkout/.gitignore", "create Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
            ]),
        PlannerCase(
            "a package that exists has to have the targets",
            after: none + [
                #"write Packages/Cars/Package.swift let package = Package(name: "Cars", targets: [.target(name: "Cars")])"#
            ], run: "feature Cars", is: .data,
            says: ["error: the package has no target 'CarsInterface' or 'CarsTesting'"]),
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
            "a name of a feature is not scene-kit's", after: none, run: "feature SceneSupport",
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
            after: both + [
                "feature Tours",
                "replace Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift CarsFeature.self, ,",
            ], run: "update --check"),
    ]

    private static let exportedScenes = [
        PlannerCase(
            "a scene of a feature gets its route value", after: both,
            run: "new Car --feature Cars --exported",
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
            "a scene of a feature need not be exported", after: both, run: "new Car --feature Cars",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
            ]),
        PlannerCase(
            "a feature has to exist", after: both, run: "new Car --feature Car", is: .notFound,
            says: ["error: there is no feature 'Car'"]),
        PlannerCase(
            "an exported scene is in a feature",
            after: configuration(#""options": {"access": "public", "features": true}"#),
            run: "new Car --exported --output App", is: .data,
            says: ["error: other features can't lead to 'Car', which is in no feature"]),
        PlannerCase(
            "a route leads to the interface", after: scenes, run: "route Cart car:Cars.Car",
            [
                "record Cart", "update Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
            ]),
        PlannerCase(
            "a route needs the scene in the interface", after: scenes, run: "route Car Cart",
            is: .usage,
            says: [
                "error: a route of 'Cars' leads to 'Cart', which isn't in the interface of 'Checkout'"
            ]),
        PlannerCase(
            "features lead to each other",
            after: scenes + ["update Cart --option exported=true", "route Cart Car"],
            run: "route Car Cart",
            [
                "record Car", "update Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/Car/CarRouter+Cart.swift",
            ]),
        PlannerCase(
            "a scene is exported later", after: scenes, run: "update Cart --option exported=true",
            [
                "record Cart",
                "update Packages/Checkout/Sources/Checkout/CheckoutFeature.swift",
                "create Packages/Checkout/Sources/CheckoutInterface/CartRoute.swift",
                "update Packages/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
                "create Packages/Checkout/Sources/CheckoutTesting/CartFake.swift",
                "update Packages/Checkout/Sources/CheckoutTesting/CheckoutFakes.swift",
            ]),
        PlannerCase(
            "a scene that others lead to stays exported", after: scenes + ["route Cart Car"],
            run: "update Car --option exported=false", is: .usage,
            says: [
                "error: a route of 'Checkout' leads to 'Car', which isn't in the interface of 'Cars'"
            ]),
        PlannerCase(
            "an exported scene is renamed with its route value", after: scenes + ["route Cart Car"],
            run: "rename Car Van",
            [
                "unrecord Car", "record Cart", "record Van",
                "remove Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/Cars/Van/VanBuilder.swift",
                "remove Packages/Cars/Sources/CarsInterface/CarRoute.swift",
                "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsInterface/VanRoute.swift",
                "remove Packages/Cars/Sources/CarsTesting/CarFake.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/Cars/Sources/CarsTesting/VanFake.swift",
                "remove Packages/Checkout/Sources/Checkout/Cart/CartRouter+Car.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Van.swift",
            ]),
        PlannerCase(
            "an exported scene is removed", after: scenes + ["route Cart Car"], run: "remove Car",
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
            "the interface stays when a scene moves", after: scenes, run: "move Car Garage",
            [
                "record Car", "remove Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "create Packages/Cars/Sources/Cars/Garage/Car/CarBuilder.swift",
            ]),
        PlannerCase(
            "a list has scenes of features",
            after: both + [
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

    private static let lateFeatures = [
        PlannerCase(
            "a feature is registered after scenes", after: cars + ["new Bus --feature Cars"],
            run: "feature Checkout",
            [
                "update Packages/AppFeatures/Package.swift",
                "update Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "update Packages/AppFeatures/Tests/AppFeaturesTests/AppFeaturesTests.swift",
                "create Packages/Checkout/.gitignore", "create Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/Checkout/CheckoutFeature.swift",
                "create Packages/Checkout/Sources/CheckoutInterface/CheckoutRoutes.swift",
                "create Packages/Checkout/Sources/CheckoutTesting/CheckoutFakes.swift",
                "create Packages/Checkout/Tests/CheckoutTests/CheckoutFeatureTests.swift",
            ]),
        PlannerCase(
            "a scene elsewhere leaves the shared files of features", after: none + ["feature Cars"],
            run: "new Bus --output App",
            [
                "create .scene-kit/scenes/.gitattributes", "record Bus",
                "create App/Bus/BusBuilder.swift",
            ]),
        PlannerCase(
            "scenes of a feature are added after a rename",
            after: scenes + ["new Van --feature Cars --exported", "rename Car Zeppelin"],
            run: "update --check"),
        PlannerCase(
            "a part of a scene isn't exported", after: cars,
            run: "new Car --feature Cars --exported --only Builder", is: .data,
            says: ["error: other features can't lead to a part of the scene 'Car'"]),
        PlannerCase(
            "a feature that its app forgot is added to the manifest",
            after: both + [
                "replace Packages/AppFeatures/Package.swift \"../Checkout\" \"../Cars\""
            ], run: "update --check", is: .negative, ["update Packages/AppFeatures/Package.swift"]),
        PlannerCase(
            "a route value may be written by hand",
            after: scenes + [
                "feature Payment --interface-only",
                "write Packages/Payment/Sources/PaymentInterface/PayRoute.swift public struct PayRoute {}",
            ], run: "route Cart pay:Pay --no-param --import PaymentInterface",
            [
                "record Cart", "update Packages/Checkout/Package.swift",
                "create Packages/Checkout/Sources/Checkout/Cart/CartRouter+Pay.swift",
            ]),
        PlannerCase(
            "imports come from packages of the project",
            after: both + [
                #"write Packages/Kit/Package.swift let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#
            ], run: "new Car --feature Cars --exported --param wheel:Wheel --import Kit",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "update Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/Car/CarBuilder.swift",
                "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarRoute.swift",
                "update Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarFake.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
            ]),
        PlannerCase(
            "a feature isn't named like a system's module", after: none, run: "feature UIKit",
            is: .usage,
            says: ["error: 'UIKit' can't be a feature: a system has a module of that name"]),
        PlannerCase(
            "features have names that differ in more than case", after: cars, run: "feature CARS",
            is: .conflict, says: ["error: there is a feature 'Cars', which differs only in case"]),
        PlannerCase(
            "a feature isn't in the sources of another one", after: cars,
            run: "feature Tours --package Packages/Cars/Sources/Cars/Tours", is: .usage,
            says: [
                "error: a package in here would be among the sources of the target 'Cars' of the package 'Packages/Cars'"
            ]),
        PlannerCase(
            "a route from an unknown scene", after: scenes, run: "route Nothing Car", is: .notFound,
            says: ["error: no scene 'Nothing' is recorded"]),
        PlannerCase(
            "a package that exists becomes a feature",
            after: none + [
                #"write Packages/Cars/Package.swift let package = Package(name: "Cars", products: [.library(name: "CarsInterface", targets: ["CarsInterface"]), .library(name: "Cars", targets: ["Cars"]), .library(name: "CarsTesting", targets: ["CarsTesting"])], targets: [.target(name: "CarsInterface"), .target(name: "Cars"), .target(name: "CarsTesting")])"#
            ], run: "feature Cars",
            [
                "create .swift-format",
                "create Packages/AppFeatures/.gitignore",
                "create Packages/AppFeatures/Package.swift",
                "create Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/AppFeatures/Tests/AppFeaturesTests/AppFeaturesTests.swift",
                "update Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/Cars/Tests/CarsTests/CarsFeatureTests.swift",
                "create Packages/SceneSupport/.gitignore",
                "create Packages/SceneSupport/Package.swift",
                "create Packages/SceneSupport/Sources/SceneSupport/Base.swift",
                "update scene-kit.json",
            ]),
        PlannerCase(
            "the first parameter breaks calls",
            after: cars + [
                "new Bus --feature Cars",
                "write Packages/Cars/Sources/Cars/Caller.swift let bus = BusBuilder()",
            ], run: "update Bus --param id:Int",
            ["record Bus", "update Packages/Cars/Sources/Cars/Bus/BusBuilder.swift"],
            says: ["warning: 'BusBuilder' has another initializer now"]),
    ]

    private static let generatedProjects = [
        PlannerCase(
            "Tuist generates the project", after: none + ["write Project.swift // Tuist"],
            run: "new Car --output App",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create App/Car/CarBuilder.swift",
                "create App/Support/Base.swift",
            ], says: ["note: the Xcode project is generated, and doesn't have the change yet"]),
        PlannerCase(
            "XcodeGen generates the project", after: none + ["write project.yml name: App"],
            run: "new Car --output App",
            [
                "create .scene-kit/scenes/.gitattributes", "record Car",
                "create App/Car/CarBuilder.swift",
                "create App/Support/Base.swift",
            ], says: ["note: the Xcode project is generated, and doesn't have the change yet"]),
        PlannerCase(
            "Tuist needs the package of the features",
            after: none + ["write Project.swift // Tuist"], run: "feature Cars",
            [
                "create .swift-format",
                "create Packages/AppFeatures/.gitignore",
                "create Packages/AppFeatures/Package.swift",
                "create Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/AppFeatures/Tests/AppFeaturesTests/AppFeaturesTests.swift",
                "create Packages/Cars/.gitignore", "create Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/Cars/Tests/CarsTests/CarsFeatureTests.swift",
                "create Packages/SceneSupport/.gitignore",
                "create Packages/SceneSupport/Package.swift",
                "create Packages/SceneSupport/Sources/SceneSupport/Base.swift",
                "update scene-kit.json",
            ], says: ["note: the app doesn't use the package 'AppFeatures' yet"]),
        PlannerCase(
            "XcodeGen needs the package of the features",
            after: none + ["write project.yml name: App"], run: "feature Cars",
            [
                "create .swift-format",
                "create Packages/AppFeatures/.gitignore",
                "create Packages/AppFeatures/Package.swift",
                "create Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/AppFeatures/Tests/AppFeaturesTests/AppFeaturesTests.swift",
                "create Packages/Cars/.gitignore", "create Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/Cars/Tests/CarsTests/CarsFeatureTests.swift",
                "create Packages/SceneSupport/.gitignore",
                "create Packages/SceneSupport/Package.swift",
                "create Packages/SceneSupport/Sources/SceneSupport/Base.swift",
                "update scene-kit.json",
            ], says: ["note: the app doesn't use the package 'AppFeatures' yet"]),
        PlannerCase(
            "Xcode needs the package of the features",
            after: none + ["write App.xcodeproj/project.pbxproj // !$*UTF8*$!"],
            run: "feature Cars",
            [
                "create .swift-format",
                "create Packages/AppFeatures/.gitignore",
                "create Packages/AppFeatures/Package.swift",
                "create Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/AppFeatures/Tests/AppFeaturesTests/AppFeaturesTests.swift",
                "create Packages/Cars/.gitignore", "create Packages/Cars/Package.swift",
                "create Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/CarsRoutes.swift",
                "create Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
                "create Packages/Cars/Tests/CarsTests/CarsFeatureTests.swift",
                "create Packages/SceneSupport/.gitignore",
                "create Packages/SceneSupport/Package.swift",
                "create Packages/SceneSupport/Sources/SceneSupport/Base.swift",
                "update scene-kit.json",
            ], says: ["note: the app doesn't use the package 'AppFeatures' yet"]),
    ]
}
