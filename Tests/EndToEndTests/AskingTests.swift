import Foundation
import TestSupport
import Testing

/// `new` without a name, as a user sees it on a terminal and answers its questions.
@Suite(.enabled(if: Terminal.isAvailable, "python3 is not installed"))
struct AskingTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    private func new(
        _ words: String..., typing lines: [String], environment: [String: String] = [:]
    ) throws -> String {
        try Terminal.run(["new"] + words, typing: lines, in: folder, environment: environment)
    }

    private static let usage = """
        error: missing expected argument '<name>'
        Help:  <name>  The scene's name: a Swift identifier such as CarDetails.
        """

    @Test func `a whole conversation makes what the command that it prints makes`() throws {
        let shown = try new(
            typing: [
                "3Car", "CarDetails", "Secne", "VIPER", "carID=String", "for carID: String",
                "page:Int=1", "", "My Shop", "",
            ])
        #expect(
            shown.hasPrefix(
                """
                Name of the scene, such as CarDetails: 3Car
                error: a scene name cannot start with '3'
                    3Car
                    ^
                Name of the scene, such as CarDetails: CarDetails
                SET            SUMMARY
                """), "\(shown)")
        let questions = try #require(shown.firstRange(of: "Template set [Scene]: "))
        let plan = try #require(shown.firstRange(of: "      create  My Shop/"))
        #expect(
            shown[questions.lowerBound..<plan.lowerBound] == """
                Template set [Scene]: Secne
                error: there is no template set 'Secne'
                Did you mean 'Scene'?
                Template set [Scene]: VIPER
                Parameter, such as carID:String (Enter to continue): carID=String
                --param: error: there is no ':' between the name and the type
                    carID=String
                         ^
                Did you mean 'carID:String'?
                Parameter, such as carID:String (Enter to continue): for carID: String
                Parameter, such as carID:String (Enter to continue): page:Int=1
                Parameter, such as carID:String (Enter to continue):\u{20}
                Swift package, created if it doesn't exist [Scenes] (- for none): My Shop


                """)
        let command = """
            scene-kit new CarDetails --template VIPER --param 'for carID: String' \
            --param 'page:Int=1' --package 'My Shop'
            """
        #expect(
            shown.hasSuffix(
                """
                           +  16 records

                The command that does the same:
                  \(command)

                Create these files? [Y/n]\u{20}
                24 files created.
                Next: swift test --package-path 'My Shop'
                exit 0

                """), "\(shown)")
        #expect(try folder.tree() == treeMade(by: command))
    }

    private func treeMade(by command: String) throws -> [String: String] {
        let other = try TemporaryDirectory()
        let bin = Run.sceneKit.deletingLastPathComponent().path(percentEncoded: false)
        let result = try Run.program(
            URL(filePath: "/bin/sh"), ["-c", command], in: other.url,
            environment: ["PATH": "\(bin):/usr/bin:/bin"])
        #expect(result.status == 0, "\(result.errors)")
        return try other.tree()
    }

    @Test func `adopting a scene asks about what isn't clear`() throws {
        try folder.write(
            "class CarViewModel { init(id: Int) {}; init(basket: Basket) {} }\n",
            to: "Car/CarViewModel.swift")
        try folder.write("class Basket {}\n", to: "Basket.swift")
        let shown = try Terminal.run(["adopt", "Car"], typing: ["3", "2"], in: folder)
        #expect(
            shown.hasPrefix(
                """
                Car/CarViewModel.swift:1:22: note: the ViewModel has 2 initializers, and routes can \
                call one
                    class CarViewModel { init(id: Int) {}; init(basket: Basket) {} }
                                         ^~~~
                  1  --param 'id id:Int'
                  2  --param 'basket basket:Basket'
                Number [1]: 3
                Answer with a number from 1 to 2.
                Number [1]: 2
                PART            STATE                FILE

                """), "\(shown)")
        #expect(shown.hasSuffix("exit 0\n"))
        #expect(try folder.tree()[".scene-kit/scenes/Car.json"]?.contains("basket:Basket") == true)
    }

    @Test func `adopting a scene asks for an expression`() throws {
        try folder.write("class CarViewModel { init(api: MapAPI) {} }\n", to: "CarViewModel.swift")
        let shown = try Terminal.run(["adopt", "Car"], typing: ["1", "Live()"], in: folder)
        #expect(shown.contains("Number [1]: 1\nExpression: Live()\nPART "), "\(shown)")
        #expect(
            try folder.tree()[".scene-kit/scenes/Car.json"]?.contains("api:MapAPI=Live()") == true)
    }

    /// Options on the command line aren't asked for, and the scene's folder is known before its
    /// routes.
    @Test func `routes lead to the scenes of the package, and a taken name is asked again`() throws
    {
        let made = try Run.sceneKit(
            "new", "CarDetails", "--param", "carID:String", "--package", "Shop", in: folder.url)
        try #require(made.status == 0)
        let shown = try new(
            "--template", "Scene",
            typing: ["CarDetails", "", "Shop", "CarList", "Cars", "details:CarDetails", "", "no"])
        let plan = try #require(shown.firstRange(of: "      create  Shop/"))
        #expect(
            shown[..<plan.lowerBound].contains(
                """
                Swift package, created if it doesn't exist [Shop] (- for none): Shop
                error: the project has the scene 'CarDetails' already, created with --param \
                carID:String
                """), "\(shown)")
        #expect(
            shown[..<plan.lowerBound].contains(
                """
                Name of the scene, such as CarDetails: CarList
                Scenes: CarDetails
                Route to one of them (Enter to continue): Cars
                --route: error: there is no scene 'Cars'

                """), "\(shown)")
        #expect(
            shown.hasSuffix(
                """
                  scene-kit new CarList --template Scene --package Shop --route details:CarDetails

                Create these files? [Y/n] no
                Nothing was written.
                exit 1

                """), "\(shown)")
        #expect(!(try folder.tree().keys.contains { $0.contains("CarList") }))
    }

    /// The package is named by an answer, by an option, or by the folder that `new` runs in.
    @Test(arguments: [([], "Shop", ""), (["--package", "Shop"], nil, ""), ([], nil, "Shop")])
    func `where a package has several libraries, the question is which`(
        words: [String], package: String?, place: String
    ) throws {
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Cars"), .testTarget(name: "CarsTests", dependencies: ["Cars"]),
                    .target(name: "Users"), .testTarget(name: "UsersTests", dependencies: ["Users"]),
                ])
            """, to: "Shop/Package.swift")
        let shown = try Terminal.run(
            ["new", "--template", "Scene"] + words,
            typing: ["Login", ""] + [package].compactMap(\.self) + ["", "User", "Users", "y"],
            in: folder, below: place)
        let manifest = place.isEmpty ? "Shop/Package.swift" : "Package.swift"
        #expect(
            shown.contains(
                """
                Library target, Cars or Users:\u{20}
                \(manifest): error: several library targets could hold the scene
                Choose one with --module Cars or Users.
                Library target, Cars or Users: User
                \(manifest): error: the package has no library target 'User'
                Did you mean 'Users'?
                Library target, Cars or Users: Users

                """), "\(shown)")
        #expect(shown.hasSuffix("exit 0\n"), "\(shown)")
        #expect(try folder.tree().keys.contains("Shop/Sources/Users/Login/LoginRouter.swift"))
    }

    @Test func `the defaults are those of the project`() throws {
        try folder.write(
            #"{ "template": "VIPER", "sources": "App/Scenes" }"#, to: "scene-kit.json")
        let shown = try new(typing: ["Login", "", "", "", "", "", "y"])
        #expect(shown.contains("\nTemplate set [VIPER]: \n"), "\(shown)")
        #expect(shown.contains(" exist (Enter for none): \n"), "\(shown)")
        #expect(shown.contains("\nFolder [App/Scenes]: \n"), "\(shown)")
        #expect(shown.contains("\n  scene-kit new Login\n"), "\(shown)")
        #expect(shown.hasSuffix("exit 0\n"), "\(shown)")
        #expect(try folder.tree().keys.contains("App/Scenes/Login/LoginPresenter.swift"))
    }

    /// After the name, an empty line answers every question.
    @Test(arguments: [
        ([], "", "--package Scenes", "Tests/ScenesTests/LoginTests.swift"),
        (["Shop"], "", "--package Shop", "Tests/ShopTests/LoginTests.swift"),
        (["Kits/Shop"], "", "--package Kits/Shop", "Tests/ShopTests/LoginTests.swift"),
        (["Shop", "Users"], "", "--package Scenes", "Tests/ScenesTests/LoginTests.swift"),
        (["Tool"], "", "--package Scenes", "Tests/ScenesTests/LoginTests.swift"),
        (["Shop"], "Shop/Sources/Shop", "", "Shop/Tests/ShopTests/LoginTests.swift"),
    ])
    func `Enter throughout creates a scene in a package, with tests`(
        packages: [String], place: String, option: String, tests: String
    ) throws {
        for package in packages {
            try folder.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription

                let package = Package(
                    name: "Shop",
                    targets: [
                        .\(package == "Tool" ? "executableTarget" : "target")(name: "Shop"),
                        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                    ])
                """, to: "\(package)/Package.swift")
            try folder.write("", to: "\(package)/Sources/Shop/Shop.swift")
        }
        try expectEnterThroughout(option, creates: tests, below: place)
    }

    @Test(arguments: [
        ("", "--output App --module My_App --tests AppTests"),
        ("App", "--output . --module My_App --tests ../AppTests"),
        ("App/Scenes", "--output .. --module My_App --tests ../../AppTests"),
        ("Docs", "--output ../App --module My_App --tests ../AppTests"),
    ])
    func `Enter throughout creates a scene in the targets of an Xcode project`(
        place: String, options: String
    ) throws {
        try folder.write(Self.xcodeProject, to: "App.xcodeproj/project.pbxproj")
        for file in [".git/config", "App/Scenes/App.swift", "AppTests/Tests.swift", "Docs/a"] {
            try folder.write("", to: file)
        }
        try expectEnterThroughout(options, creates: "AppTests/LoginTests.swift", below: place)
    }

    private func expectEnterThroughout(
        _ options: String, creates file: String, below place: String
    ) throws {
        let shown = try Terminal.run(
            ["new"], typing: ["Login"] + Array(repeating: "", count: 6), in: folder, below: place)
        let command = options.isEmpty ? "scene-kit new Login" : "scene-kit new Login \(options)"
        #expect(shown.contains("\n  \(command)\n"), "\(shown)")
        #expect(shown.hasSuffix("exit 0\n"), "\(shown)")
        #expect(try folder.tree().keys.contains { $0.hasSuffix(file) }, "\(shown)")
    }

    private static let xcodeProject = """
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (A, T); };
            G = { isa = PBXGroup; children = (FA, FT); sourceTree = "<group>"; };
            FA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };
            FT = { isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; };
            A = {
                isa = PBXNativeTarget; name = "My App"; fileSystemSynchronizedGroups = (FA);
                productType = "com.apple.product-type.application";
            };
            T = {
                isa = PBXNativeTarget; name = "Tests"; fileSystemSynchronizedGroups = (FT);
                productType = "com.apple.product-type.bundle.unit-test"; dependencies = (D);
            };
            D = { isa = PBXTargetDependency; target = A; };
        }; rootObject = P; }
        """

    @Test func `without a package, the folder and the tests are asked for`() throws {
        let shown = try new(typing: ["Login", "", "", "-", "App", "", "", "n"])
        #expect(
            shown.contains(
                """
                Swift package, created if it doesn't exist [Scenes] (- for none): -
                Folder [.]: App
                Module that its tests import (Enter for none): \

                """), "\(shown)")
        #expect(shown.contains("\n  scene-kit new Login --output App\n"), "\(shown)")
        let tested = try new(typing: ["Login", "", "", "-", "App", "Shop", "", "y"])
        #expect(
            tested.contains(
                """
                Module that its tests import (Enter for none): Shop
                Folder for tests [ShopTests] (- for none): \

                """), "\(tested)")
        #expect(try folder.tree().keys.contains("ShopTests/LoginTests.swift"))
    }

    @Test(arguments: 0...5)
    func `Ctrl-C at any question leaves nothing`(after count: Int) throws {
        let answers = ["Login", "Scene", "user:String", "", "Shop"].prefix(count)
        let shown = try new(typing: answers + ["^C"])
        // A terminal drops what it has yet to show when Ctrl-C comes, so the message may be lost.
        #expect(shown.hasSuffix("exit 130\n"), "\(shown)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == [])
    }

    @Test(arguments: [[], ["Login", "Scene", "user:String", "", "Shop"]])
    func `the end of the input leaves nothing`(answers: [String]) throws {
        let shown = try new(typing: answers + ["^D"])
        #expect(
            shown.hasSuffix("\nerror: the input ended; nothing was written\nexit 1\n"), "\(shown)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == [])
    }

    @Test func `a dry run asks, and makes nothing`() throws {
        let shown = try new(
            "--dry-run", "--output", "App", "--template", "Scene", typing: ["Login", ""])
        let summary = "Dry run: 14 files would be created. Nothing was written.\n"
        #expect(shown.contains(summary), "\(shown)")
        #expect(
            shown.hasSuffix(
                "\n  scene-kit new Login --dry-run --output App --template Scene\nexit 0\n"),
            "\(shown)")
        #expect(try folder.tree().isEmpty)
    }

    @Test func `a conflict is shown, and nothing more is asked`() throws {
        try folder.write("// Mine\n", to: "Login/LoginRouter.swift")
        let shown = try new("--output", ".", "--template", "Scene", typing: ["Login", ""])
        #expect(shown.contains("1 file in conflict.\n"), "\(shown)")
        #expect(!shown.contains("Create these files?"))
        #expect(shown.hasSuffix("exit 73\n"), "\(shown)")
        #expect(try folder.tree().count == 1)
    }

    @Test(arguments: [
        ("--template=Nothing", 66, "there is no template set 'Nothing'"),
        ("--option=color=red", 64, "the set 'Scene' has no option 'color'"),
    ])
    func `what was typed and is wrong ends it`(word: String, status: Int, message: String) throws {
        let shown = try new(word, typing: ["Login", ""])
        #expect(shown.contains(message), "\(shown)")
        #expect(shown.hasSuffix("exit \(status)\n"), "\(shown)")
        #expect(!shown.contains("Create these files?"))
    }

    @Test(arguments: [["--quiet"], ["--"], ["--json"]])
    func `nothing is asked for a program or with a wrong line`(words: [String]) throws {
        let shown = try Terminal.run(["new"] + words, in: folder)
        #expect(shown.contains("missing expected argument '<name>'"), "\(shown)")
        #expect(shown.hasSuffix("exit 64\n") && !shown.contains("Name of the scene"), "\(shown)")
    }

    @Test func `nothing is asked in CI, or where input or output is no terminal`() throws {
        let inCI = try new(typing: [], environment: ["CI": "true"])
        #expect(inCI.hasPrefix(Self.usage) && inCI.hasSuffix("exit 64\n"), "\(inCI)")
        for redirection in ["< /dev/null", "> out", "2> errors"] {
            let shown = try Terminal.run(["new"], in: folder, redirection: redirection)
            #expect(shown.hasSuffix("exit 64\n"))
            #expect(!shown.contains("Name of the scene"), "\(shown)")
        }
        #expect(try folder.read("errors").hasPrefix(Self.usage))
        let piped = try Run.sceneKit("new", in: folder.url, input: "Login\n\n\n\n\ny\n")
        #expect(piped.status == 64 && piped.output == "" && piped.errors.hasPrefix(Self.usage))
    }
}
