import Basics

/// Projects with several packages, and features.
extension PlannerCase {
    static let packages: [PlannerCase] =
        severalPackages + newFeatures + exportedScenes + generatedProjects

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
            {"id": "route", "source": "route", "forEach": "routes", "role": "Router",
             "path": "{{scene}}/{{scene}}Router+{{route.name}}.swift"},
            {"id": "base", "source": "base", "path": "Base.swift", "role": "Support",
             "root": "support", "shared": true}
          ]
        }
        """,
        "write Mini/builder public struct {{scene}}Builder {}",
        "write Mini/value public struct {{scene}}Route {}",
        "write Mini/route extension {{scene}}Router { func show() { _ = {{route.destination}}() } }",
        "write Mini/base public struct Base {}",
    ]

    private static func configuration(_ keys: String) -> [String] {
        set + ["write scene-kit.json {\"template\": \"./Mini\"\(keys.isEmpty ? "" : ", " + keys)}"]
    }

    private static let workspace = configuration(
        #""packages": "Packages", "options": {"access": "public"}"#)
    private static let sharing = configuration(
        #""packages": "Packages", "support": "Packages/Kit/Sources/Kit", "options": {"access": "public"}"#)
    private static let list =
        #"write scenes.json {"scenes": [{"name": "Car", "package": "Packages/Shop", "module": "Shop"}, {"name": "Login", "package": "Packages/Account", "module": "Account", "routes": "Car"}]}"#
    private static let none = configuration("")
    private static let cars = none + ["feature Cars"]
    private static let both = cars + ["feature Checkout"]
    private static let scenes =
        both + ["new Car --feature Cars --exported", "new Cart --feature Checkout"]

    private static let severalPackages = [
        PlannerCase("a scene goes to a new package of the project", after: workspace,
            run: "new Car --package Packages/Shop --module Shop"),
        PlannerCase("a scene of several packages needs one", after: workspace + ["new Car --package Packages/Shop --module Shop"],
            run: "new Bus"),
        PlannerCase("a list has scenes of several packages", after: sharing + [list],
            run: "generate scenes.json"),
        PlannerCase("a list of several packages is checked", after: sharing + [list, "generate scenes.json"],
            run: "generate scenes.json --check"),
        PlannerCase("a check of a list covers other scenes", after: sharing + [list, "generate scenes.json", "new Bus --package Packages/Shop", "append Mini/builder // theirs", "generate scenes.json"],
            run: "generate scenes.json --check"),
        PlannerCase("a package is one of the project", after: sharing + [#"write scenes.json {"scenes": [{"name": "Car", "package": "Other/Shop"}]}"#],
            run: "generate scenes.json"),
        PlannerCase("a package with records is a project of its own", after: sharing + ["write Packages/Shop/scene-kit.json {}", list],
            run: "generate scenes.json"),
        PlannerCase("a route to a package that exists edits its manifest", after: sharing + [list, "generate scenes.json", "new Bus --package Packages/Other --module Other"],
            run: "route Bus Login"),
        PlannerCase("modules don't depend on each other", after: sharing + [list, "generate scenes.json"],
            run: "route Car Login"),
        PlannerCase("a route may name the module of the scene", after: sharing + [list, "generate scenes.json"],
            run: "route Login other:Shop.Car"),
        PlannerCase("a route names the right module", after: sharing + [list, "generate scenes.json"],
            run: "route Login other:Account.Car"),
        PlannerCase("a project has one package or several", after: configuration(#""package": "Shop", "packages": "Packages""#),
            run: "new Car"),
        PlannerCase("a scene is renamed in all packages", after: sharing + [list, "generate scenes.json"],
            run: "rename Car Van"),
    ]

    private static let newFeatures = [
        PlannerCase("the first feature comes with other packages", after: none, run: "feature Cars"),
        PlannerCase("another feature is registered", after: cars, run: "feature Checkout"),
        PlannerCase("a feature goes to another folder", after: cars, run: "feature Checkout --package Packages/Shop/Checkout"),
        PlannerCase("a feature is in a package of the project", after: cars, run: "feature Checkout --package Other/Checkout"),
        PlannerCase("a feature is in a folder of the project", after: none, run: "feature Checkout --package ../Checkout"),
        PlannerCase("an interface comes without scenes", after: cars, run: "feature Checkout --interface-only"),
        PlannerCase("a package that exists has to have the targets", after: none + [#"write Packages/Cars/Package.swift let package = Package(name: "Cars", targets: [.target(name: "Cars")])"#], run: "feature Cars"),
        PlannerCase("features need shared files", after: configuration(#""support": false"#), run: "feature Cars"),
        PlannerCase("the shared files of features are a library's", after: configuration(#""support": "App/Support""#), run: "feature Cars"),
        PlannerCase("the options of features are given", after: configuration(#""options": {"access": "internal"}"#), run: "feature Cars"),
        PlannerCase("a name of a feature is not scene-kit's", after: none, run: "feature SceneSupport"),
        PlannerCase("a set has to know features", after: ["write scene-kit.json {\"template\": \"./Plain\"}"], run: "feature Cars"),
        PlannerCase("a line that was deleted stays deleted", after: cars + ["replace Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift CarsFeature.self /*none*/", "feature Checkout"], run: "update --check"),
    ]

    private static let exportedScenes = [
        PlannerCase("a scene of a feature gets its route value", after: both, run: "new Car --feature Cars --exported"),
        PlannerCase("a scene of a feature need not be exported", after: both, run: "new Car --feature Cars"),
        PlannerCase("a feature has to exist", after: both, run: "new Car --feature Car"),
        PlannerCase("an exported scene is in a feature", after: configuration(#""options": {"access": "public", "features": true}"#), run: "new Car --exported --output App"),
        PlannerCase("a route leads to the interface", after: scenes, run: "route Cart car:Cars.Car"),
        PlannerCase("a route needs the scene in the interface", after: scenes, run: "route Car Cart"),
        PlannerCase("features lead to each other", after: scenes + ["update Cart --option exported=true", "route Cart Car"], run: "route Car Cart"),
        PlannerCase("a scene is exported later", after: scenes, run: "update Cart --option exported=true"),
        PlannerCase("a scene that others lead to stays exported", after: scenes + ["route Cart Car"], run: "update Car --option exported=false"),
        PlannerCase("an exported scene is renamed with its route value", after: scenes + ["route Cart Car"], run: "rename Car Van"),
        PlannerCase("an exported scene is removed", after: scenes + ["route Cart Car"], run: "remove Car"),
        PlannerCase("the interface stays when a scene moves", after: scenes, run: "move Car Garage"),
        PlannerCase("a list has scenes of features", after: both + [#"write scenes.json {"scenes": [{"name": "Car", "package": "Packages/Cars", "options": {"exported": true}, "routes": "Cart"}, {"name": "Cart", "package": "Packages/Checkout", "options": {"exported": true}, "routes": "Car"}]}"#], run: "generate scenes.json"),
    ]

    private static let generatedProjects = [
        PlannerCase("Tuist generates the project", after: none + ["write Project.swift // Tuist"], run: "new Car --output App"),
        PlannerCase("XcodeGen generates the project", after: none + ["write project.yml name: App"], run: "new Car --output App"),
        PlannerCase("Tuist needs the package of the features", after: none + ["write Project.swift // Tuist"], run: "feature Cars"),
        PlannerCase("XcodeGen needs the package of the features", after: none + ["write project.yml name: App"], run: "feature Cars"),
        PlannerCase("Xcode needs the package of the features", after: none + ["write App.xcodeproj/project.pbxproj // !$*UTF8*$!"], run: "feature Cars"),
    ]
}
