import Basics

/// Manifests that a user deleted or that a merge lost or left with markers: no check is green then.
extension PlannerCase {
    private static let manifest = "Shop/Package.swift"
    private static let lost = "delete \(manifest)"
    private static let created = ["create \(manifest)"]
    private static let hasNone = "warning: the package has no manifest, so nothing builds its code"
    private static let noRules = "warning: the project has no rules"
    private static let inShop = [
        "write scene-kit.json {\"root\": true}", "new Car --template ./Set --package Shop",
    ]
    private static let listedInShop = [list("Car package=Shop"), "generate scenes.json"]
    /// The package was made by hand, so git ignores nothing there.
    private static let ofUser = inShop + ["delete Shop/.gitignore", lost]
    private static let app = [
        "write scene-kit.json {\"root\": true}",
        "new Car --template ./Set --output App/Sources/Shop --module Shop",
    ]
    private static let projectOfShop = """
        write App.xcodeproj/project.pbxproj {
            isa = XCLocalSwiftPackageReference;
            relativePath = Shop;
        }
        """

    /// The manifests of a project with features, each with what it contains.
    private static let ofFeatures = [
        ("Packages/Cars/Package.swift", #"["CarsInterface"]"#),
        ("Packages/Checkout/Package.swift", #"name: "CheckoutTesting""#),
        ("Packages/AppFeatures/Package.swift", #".package(path: "../Checkout")"#),
        ("Packages/SceneSupport/Package.swift", #"name: "SceneSupport""#),
    ]

    static let lostManifests: [PlannerCase] =
        [
            .init(
                "a lost manifest comes back", after: inShop + [lost], run: "update", created,
                leaving: [manifest: #".target(name: "Scenes")"#]),
            .init(
                "a check misses a manifest", after: inShop + [lost], run: "update --check",
                is: .negative, created),
            .init(
                "lint misses a manifest", after: inShop + [lost], run: "lint",
                says: [hasNone, noRules]),
            .init(
                "the check of a scene misses a manifest", after: inShop + [lost],
                run: "update Car --check", is: .negative, created),
            .init(
                "a check misses a manifest that a list names", after: listedInShop + [lost],
                run: "update --check", is: .negative, ["create Shop/Package.swift"]),
            .init(
                "a check of the list misses it, too", after: listedInShop + [lost],
                run: "generate scenes.json --check", is: .negative, created),
            .init(
                "a list names the package of a user",
                after: listedInShop + ["delete Shop/.gitignore", lost], run: "update --check",
                is: .negative, ["create Shop/.gitignore", "create Shop/Package.swift"]),
            .init(
                "a check of another list misses a manifest",
                after: inShop + [lost, list("Bus"), generateHere], run: again + " --check",
                is: .negative, created),
            .init(
                "an Xcode project names the package of a user", after: ofUser + [projectOfShop],
                run: "update --check", is: .negative,
                ["create Shop/.gitignore", "create Shop/Package.swift"]),
            .init(
                "another manifest names the package of a user",
                after: ofUser + [
                    #"write Kit/Package.swift let package = Package(name: "Kit", dependencies: [.package(path: "../Shop")], targets: [.target(name: "Kit")])"#
                ], run: "update --check", is: .negative,
                ["create Shop/.gitignore", "create Shop/Package.swift"]),
            .init("nothing names a folder", after: ofUser, run: "update --check"),
            .init(
                "a folder of an app has the form of a package", after: app, run: "update --check"),
            .init(
                "an app's repository ignores what SwiftPM builds",
                after: [
                    "new Car --template ./Set --output Sources/Shop --module Shop",
                    "write .gitignore /.build", "write Shop.xcodeproj/project.pbxproj {}",
                ], run: "update --check"),
            .init(
                "an Xcode project above has the sources of a former package",
                after: inShop + [
                    lost, "write App.xcodeproj/project.pbxproj { path = Shop; }",
                ], run: "update --check"),
            .init(
                "the project of a generator has the sources of a former package",
                after: inShop + [lost, "write project.yml sources: { path: Shop }"],
                run: "update --check"),
            .init(
                "another tool builds a former package",
                after: inShop + [lost, "write Shop/BUILD.bazel x"], run: "update --check"),
            .init(
                "a folder of no package ignores something like its builds",
                after: [
                    "new Car --template ./Set --output Shop/Sources/Shop --module Shop",
                    "write Shop/.gitignore /.buildkite/",
                ], run: "update --check"),
            .init(
                "a new scene takes the module of a lost manifest",
                after: [
                    "write scene-kit.json {\"root\": true}",
                    "new Home --template ./Set --package Kit",
                    "new Car --template ./Set --package Shop", "remove Home", "delete Kit", lost,
                ], run: "new Bus --template ./Set --package Shop",
                [
                    "create Shop/Package.swift", "create Shop/Sources/Shop/Bus/BusBuilder.swift",
                    "create Shop/Sources/Shop/Bus/BusRouter.swift", "record Bus",
                ]),
            .init(
                "a package was deleted", after: listedInShop + ["delete Shop"], run: "lint",
                is: .success,
                says: ["warning: this can't be read", "warning: this can't be read", noRules]),
            .init(
                "a manifest that git has and doesn't check out",
                after: inShop + ["omit \(manifest)"],
                run: "update --check", is: .conflict, says: ["error: git has the file"]),
        ]
        + ofFeatures.flatMap { path, text -> [PlannerCase] in
            [
                .init(
                    "\(path) comes back", after: exporting + ["delete \(path)"], run: "update",
                    ["create \(path)"], leaving: [path: text]),
                .init(
                    "\(path) comes back without scenes", after: twoFeatures + ["delete \(path)"],
                    run: "update", ["create \(path)"], leaving: [path: text]),
                .init(
                    "a check misses \(path)", after: twoFeatures + ["delete \(path)"],
                    run: "update --check", is: .negative, ["create \(path)"]),
            ]
        }

    private static let markers = "<<<<<<< HEAD\n// mine\n=======\n// theirs\n>>>>>>> other"
    private static let hasMarkers = "error: the manifest has the markers of a merge conflict"
    private static let isMarker = "error: this is a marker of a merge conflict"

    static let unresolvedMerges: [PlannerCase] =
        ["update", "update --check", "update Car", "lint", "move Car Cars"].flatMap {
            command -> [PlannerCase] in
            [
                .init(
                    "\(command) with markers in a manifest",
                    after: inShop + ["append \(manifest) \(markers)"], run: command, is: .data,
                    says: [hasMarkers]),
                .init(
                    "\(command) with markers in a scenes file",
                    after: listedInShop + ["append scenes.json \(markers)"], run: command,
                    is: .data, says: [isMarker]),
            ]
        }
        + ["Cars", "AppFeatures", "SceneSupport"].flatMap { name -> [PlannerCase] in
            ["update --check", "lint"].map { command in
                .init(
                    "\(command) with markers in the manifest of \(name)",
                    after: twoFeatures + ["append Packages/\(name)/Package.swift \(markers)"],
                    run: command, is: .data, says: [hasMarkers])
            }
        } + [
            .init(
                "a check of a list with markers in a manifest",
                after: listedInShop + ["append \(manifest) \(markers)"],
                run: "generate scenes.json --check", is: .data, says: [hasMarkers])
        ]

    private static let routeList = "Packages/Cars/Sources/CarsInterface/CarsRoutes.swift"
    private static let editedList =
        exporting + ["replace \(routeList) CarRoute.self => CarRoute.self as any SceneRoute.Type"]

    /// Lists that scene-kit maintains aren't kept.
    static let keptLists: [PlannerCase] = [
        .init(
            "an edited list isn't kept without a new scene", after: editedList,
            run: "new Bus --feature Cars --option exported=true --on-conflict keep",
            is: .conflict,
            [
                "record Bus", "create Packages/Cars/Sources/Cars/Bus/BusBuilder.swift",
                "update Packages/Cars/Sources/Cars/CarsFeature.swift",
                "create Packages/Cars/Sources/CarsInterface/BusRoute.swift",
                "conflict \(routeList)", "create Packages/Cars/Sources/CarsTesting/BusFake.swift",
                "update Packages/Cars/Sources/CarsTesting/CarsFakes.swift",
            ], says: [sameLines]),
        .init(
            "the edited list of the app isn't kept without a new feature",
            after: twoFeatures + [
                "replace Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift CheckoutFeature.self => CheckoutFeature.self as Any.Type"
            ], run: "feature Driving --on-conflict keep", is: .conflict,
            [
                "update Packages/AppFeatures/Package.swift",
                "conflict Packages/AppFeatures/Sources/AppFeatures/AppFeatures.swift",
                "create Packages/Driving/.gitignore", "create Packages/Driving/Package.swift",
                "create Packages/Driving/Sources/Driving/DrivingFeature.swift",
                "create Packages/Driving/Sources/DrivingInterface/DrivingRoutes.swift",
                "create Packages/Driving/Sources/DrivingTesting/DrivingFakes.swift",
            ], says: [sameLines]),
        .init(
            "an edited list is kept as long as nothing is new", after: editedList,
            run: "update --on-conflict keep"),
    ]
}
