import Basics

/// Packages and libraries that have no tests until a scene has some.
extension PlannerCase {
    /// A set whose scenes have tests unless an option says otherwise.
    private static let tested = [
        """
        write Tested/template.json {
          "formatVersion": 1, "name": "Tested", "version": "1.0.0", "summary": "A set with tests",
          "options": [
            {"name": "tests", "type": "choice", "values": ["testing", "none"],
             "default": "testing", "summary": "Whether there are tests"}
          ],
          "files": [
            {"id": "view", "source": "view", "path": "{{scene}}View.swift", "role": "View"},
            {"id": "route", "source": "route", "forEach": "routes", "role": "Router",
             "path": "{{scene}}Router+{{route.name}}.swift"},
            {"id": "tests", "source": "tests", "path": "{{scene}}Tests.swift", "role": "Tests",
             "root": "tests", "when": {"tests": "testing"}}
          ]
        }
        """,
        "write Tested/view struct {{scene}}View {}; struct {{scene}}Builder {}; struct {{scene}}Router {}",
        "write Tested/route extension {{scene}}Router {}", "write Tested/tests import {{module}}",
    ]

    private static func library(_ targets: String) -> [String] {
        tested + [
            #"write Kit/Package.swift let package = Package(name: "Kit", targets: \#(targets))"#
        ]
    }

    private static func list(_ entries: String, in folder: String = "") -> String {
        let up = folder.isEmpty ? "." : ".."
        return
            #"write \#(folder)scenes.json {"template": "\#(up)/Tested", "scenes": [\#(entries)]}"#
    }

    private static let newTested = "new Car --template ./Tested"
    private static let untested = tested + [newTested + " --package Shop --option tests=none"]
    private static let inFolder = tested + [newTested + " --output App --option tests=none"]
    private static let generateInShop = "generate scenes.json --package Shop"
    private static let feature = [
        #"write scene-kit.json {"options": {"tests": "none"}}"#, "feature Cars",
    ]
    private static let bare = library(#"[.target(name: "Kit")]"#)
    private static let added = [
        "create Shop/.scene-kit/scenes/Bus.json",
        "update Shop/Package.swift", "create Shop/Sources/Scenes/BusView.swift",
        "create Shop/Tests/ScenesTests/BusTests.swift",
    ]

    private static let recorded = [
        "create Kit/.scene-kit/scenes/.gitattributes", "create Kit/.scene-kit/scenes/Car.json",
    ]

    private static let sources =
        ["create .scene-kit/scenes/.gitattributes", "record Car"]
        + ["Builder", "Router", "ViewController", "ViewModel"].map {
            "create Packages/Cars/Sources/Cars/Car/Car\($0).swift"
        }

    static let firstTests = [
        PlannerCase(
            "a scene with tests in a package made without tests", after: untested,
            run: "new Bus --template ./Tested --package Shop", added),
        PlannerCase(
            "another scene without tests in it", after: untested,
            run: "new Bus --template ./Tested --package Shop --option tests=none",
            ["create Shop/.scene-kit/scenes/Bus.json", "create Shop/Sources/Scenes/BusView.swift"]),
        PlannerCase(
            "a scene that gets tests in it", after: untested,
            run: "update Car --package Shop --option tests=testing",
            [
                "update Shop/.scene-kit/scenes/Car.json", "update Shop/Package.swift",
                "create Shop/Tests/ScenesTests/CarTests.swift",
            ]),
        PlannerCase(
            "a scene that gets tests in no package", after: inFolder,
            run: "update Car --option tests=testing", ["record Car"],
            says: ["note: the scene 'Car' gets no tests, because they have no folder"]),
        PlannerCase(
            "a list that gets its first scene with tests",
            after: untested + [
                list(#"{"name": "Cat", "options": {"tests": "none"}}"#, in: "Shop/"),
                "generate Shop/scenes.json --package Shop",
                list(
                    #"{"name": "Cat", "options": {"tests": "none"}}, {"name": "Bus"}"#, in: "Shop/"),
            ],
            run: "generate Shop/scenes.json --package Shop",
            [added[0], "update Shop/.scene-kit/scenes/Cat.json"] + added.dropFirst()),
        PlannerCase(
            "a list above a package that is the project", after: untested + [list("")],
            run: generateInShop, is: .usage,
            says: ["error: the scenes file is outside the project in 'Shop' or in a hidden folder"]),
        PlannerCase(
            "a list with and without tests in a new package",
            after: tested + [
                list(#"{"name": "Bus"}, {"name": "Cat", "options": {"tests": "none"}}"#)
            ],
            run: generateInShop,
            [
                "create .scene-kit/scenes/.gitattributes", "record Bus", "record Cat",
                "create Shop/.swift-format", "create Shop/.gitignore", "create Shop/Package.swift",
                "create Shop/Sources/Scenes/BusView.swift",
                "create Shop/Sources/Scenes/CatView.swift",
                "create Shop/Tests/ScenesTests/BusTests.swift",
            ]),
        PlannerCase(
            "a library without tests", after: bare, run: newTested + " --package Kit",
            recorded + [
                "update Kit/Package.swift", "create Kit/Sources/Kit/CarView.swift",
                "create Kit/Tests/KitTests/CarTests.swift",
            ]),
        PlannerCase(
            "one of several libraries without tests",
            after: library(#"[.target(name: "Kit"), .target(name: "Other")]"#),
            run: newTested + " --package Kit --module Other",
            recorded + [
                "update Kit/Package.swift",
                "create Kit/Sources/Other/CarView.swift",
                "create Kit/Tests/OtherTests/CarTests.swift",
            ]),
        PlannerCase(
            "several libraries without tests",
            after: library(#"[.target(name: "Kit"), .target(name: "Other")]"#),
            run: newTested + " --package Kit", is: .usage,
            says: ["error: several library targets could hold the scene"]),
        PlannerCase(
            "a library without tests in a manifest that computes its targets",
            after: library(#"[.target(name: "Kit")] + more"#),
            run: newTested + " --package Kit --module Kit",
            is: .data, says: ["error: the target 'Kit' has no test target"]),
        PlannerCase(
            "an adopted scene adds no tests",
            after: bare + ["write Kit/Sources/Kit/CarView.swift struct CarView {}"],
            run: "adopt Car --template ./Tested --package Kit",
            recorded + ["edited Kit/Sources/Kit/CarView.swift"]),
        PlannerCase(
            "a scene without tests in a feature without tests", after: feature,
            run: "new Car --feature Cars", sources),
        PlannerCase(
            "the first tests of a feature", after: feature,
            run: "new Car --feature Cars --option tests=testing",
            sources[..<2] + ["update Packages/Cars/Package.swift"] + sources[2...] + [
                "create Packages/Cars/Tests/CarsTests/CarTests.swift",
                "create Packages/Cars/Tests/CarsTests/Support/LoaderTests.swift",
                "create Packages/Cars/Tests/CarsTests/Support/RouteSpy.swift",
                "create Packages/Cars/Tests/CarsTests/Support/SceneFeaturesTests.swift",
                "create Packages/Cars/Tests/CarsTests/Support/SceneRouterTests.swift",
            ]),
    ]
}
