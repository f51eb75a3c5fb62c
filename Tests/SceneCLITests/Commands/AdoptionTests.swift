import Basics
import Testing

@testable import SceneCLI

/// What `adopt` finds in handwritten scenes, and what other commands then do with them.
struct AdoptionTests {
    /// A scene in UIKit whose files have the names that the set would give them, except for one.
    private static let cars = [
        "App/Cars/CarListBuilder.swift": """
        enum CarListBuilder {
            static func build(category: Category, page: Int = 1) -> UIViewController {
                let model = CarListViewModel(category: category, api: CarService.shared)
                return CarListViewController(viewModel: model)
            }
        }

        """,
        "App/Cars/CarListRouter.swift": """
        final class CarListRouter: SceneRouter {
            // By hand.
        }

        """,
        "App/Cars/CarListScreen.swift": """
        #if canImport(UIKit)
        final class CarListViewController: UITableViewController {
            init(viewModel: CarListViewModel) {}
            required init?(coder: NSCoder) {}
        }
        #endif

        """,
        "App/Cars/CarListViewModel.swift": """
        final class CarListViewModel {
            init(category: Category, api: CarFetching) {}
        }

        """,
        "App/Models.swift": """
        struct Category {}
        protocol CarFetching {}
        class Session {}
        struct Repository {}
        final class CarService: CarFetching { static let shared = CarService() }

        """,
    ]

    private static let adopted = [
        "record CarList", "create .scene-kit/scenes/.gitattributes",
    ]

    /// Runs `adopt CarList`, and returns what it recorded as options of `new`.
    private func adopt(
        _ files: [String: String], _ words: String = "", status: Basics.ExitStatus = .success
    ) throws -> (project: MemoryProject, result: MemoryProject.Result) {
        var project = MemoryProject(files)
        let result = try project.run("adopt CarList \(words)")
        #expect(result.status == status, "\(result)")
        return (project, result)
    }

    private func adoptedCars() throws -> MemoryProject { try adopt(Self.cars).project }

    @Test func `nothing but the record is written`() throws {
        let (project, result) = try adopt(Self.cars)
        #expect(
            result.operations.filter { !$0.hasPrefix("edited ") }.sorted()
                == ["create .scene-kit/scenes/.gitattributes", "record CarList"])
        for (path, text) in Self.cars { #expect(project[path] == text) }
        #expect(project.paths.count == Self.cars.count + 2)
    }

    @Test func `the record has what the code says`() throws {
        let record = try #require(adoptedCars()[".scene-kit/scenes/CarList.json"])
        for line in [
            #""category category:Category""#, #""page:Int=1""#,
            #""api:CarFetching=CarService.shared""#, #""viewController": "UITableViewController""#,
            #""path": "App/Cars/CarListScreen.swift""#, #""adopted": true"#,
            #""sources": "App""#,
        ] { #expect(record.contains(line), "\(line)") }
    }

    @Test(arguments: [
        "update", "update --check", "update CarList", "lint", "graph", "scenes",
    ])
    func `no command changes the scene by itself`(command: String) throws {
        var project = try adoptedCars()
        let before = project.files
        let result = try project.run(command)
        #expect([.success, .negative].contains(result.status))
        #expect(result.operations.filter { !$0.hasPrefix("edited ") } == [])
        #expect(project.files == before)
    }

    @Test func `a route is a file beside the Router`() throws {
        var project = try adoptedCars()
        try project.run("new Login --output App")
        let result = try project.run("route CarList Login")
        #expect(result.operations.contains("create App/Cars/CarListRouter+Login.swift"))
        #expect(
            try project.run("route CarList Login").operations == ["identical"].filter { _ in false }
        )
        #expect(try project.run("update --check").status == .success)
        let removal = try project.run("remove CarList --route login")
        #expect(removal.operations.contains("remove App/Cars/CarListRouter+Login.swift"))
    }

    @Test(arguments: ["id:Int", "category:Category --param page:Int=1"])
    func `a route that leads to the scene already follows`(typed: String) throws {
        var project = MemoryProject(Self.cars)
        try project.run("new Login --output App")
        try project.run("route Login CarList --param \(typed)")
        #expect(try project.run("adopt CarList").status == .success)
        let route = try #require(project["App/Login/LoginRouter+CarList.swift"])
        #expect(route.contains("CarListBuilder(category: category, page: page)"), "\(route)")
        #expect(try project.run("update --check").status == .success)
        #expect(try project.run("update").operations.allSatisfy { $0.hasPrefix("edited ") })
    }

    @Test func `tests of routes don't look into a Builder that the user wrote`() throws {
        var project = try adopt(
            Self.cars.merging([
                "scene-kit.json": """
                {"tests": "Tests", "module": "App", "samples": {"Category": "Category()"}}
                """
            ]) { $1 }
        ).project
        let result = try project.run("new Login --route CarList")
        #expect(result.status == .success, "\(result)")
        let path = try #require(project.paths.first { $0.hasSuffix("Router+CarListTests.swift") })
        let test = try #require(project[path])
        #expect(test.contains("is CarListBuilder"), "\(test)")
    }

    /// Declarations of the Builder to which a route leads, and whether it can be pushed.
    @Test(
        arguments: [
            ("struct BusBuilder {}", false), ("enum BusBuilder {}", false),
            ("final class BusBuilder: NSObject {}", false),
            ("struct BusBuilder: Hashable {}\nextension BusBuilder: Sendable {}", false),
            ("struct BusBuilder: SceneBuilding {}", true),
            ("struct BusBuilder {}\nextension BusBuilder: SceneBuilding {}", true),
            ("protocol Screen: SceneBuilding {}\nstruct BusBuilder: Hashable, Screen {}", true),
            ("class Base: SceneBuilding {}\nfinal class BusBuilder: Base {}", true),
            ("struct Bus: SceneBuilding {}\ntypealias BusBuilder = Bus", true),
        ])
    func `a route says if the Builder lacks the protocol`(code: String, fits: Bool) throws {
        for command in ["route Home Bus --no-param", "new Cars --output App --route Bus"] {
            var project = MemoryProject(["App/Bus/BusBuilder.swift": code])
            try project.run("new Home --output App")
            if command.hasPrefix("new") { try project.run("adopt Bus --no-param") }
            let result = try project.run(command)
            let says = result.diagnostics.contains {
                $0.hasPrefix("warning: 'BusBuilder' isn't a SceneBuilding, so this doesn't compile")
            }
            #expect(says != fits, "\(command): \(result)")
        }
    }

    @Test(
        arguments: [
            (nil, "route Car Bus --package Shop", false),
            (nil, "new Van --package Shop --route Bus", false),
            (nil, "route Home Bus", false),
            (nil, "new Tram --package Trams --route Bus", false),
            (nil, "generate scenes.json --package Trams", false),
            (nil, "route Bus Car", false),
            (nil, "new Van --package Buses --route Bus", true),
            (nil, "generate scenes.json --package Buses", true),
            ("Packages/Kit/Sources/Kit", "route Car Bus --package Shop", true),
            ("Packages/Kit/Sources/Kit", "new Van --package Shop --route Bus", true),
        ])
    func `a route leads to no scene whose module has shared files of its own`(
        support: String?, command: String, fits: Bool
    ) throws {
        var project = MemoryProject([:])
        let configuration = support.map { "\"support\": \"\($0)\", " } ?? ""
        project["scene-kit.json"] = "{\(configuration)\"options\": {\"access\": \"public\"}}"
        try project.run("new Home --output App/Scenes --module App")
        try project.run("new Car --package Shop")
        try project.run("new Bus --package Buses")
        project["scenes.json"] = #"{"scenes": [{"name": "Tram", "routes": "Bus"}]}"#
        let result = try project.run(command)
        #expect(result.status == (fits ? .success : .usage), "\(result)")
        let says = result.diagnostics.contains {
            $0.hasPrefix("error: a route leads to ")
                && $0.hasSuffix("Builder' is another SceneBuilding")
        }
        #expect(says != fits, "\(result)")
    }

    @Test func `a route says if the user's Builder fits shared files of its own`() throws {
        var project = MemoryProject(["Buses/Main.swift": "protocol SceneBuilding {}\n"])
        project["Buses/BusBuilder.swift"] = "struct BusBuilder: SceneBuilding {}\n"
        try project.run("new Home --output App")
        let result = try project.run("route Home Bus --no-param")
        #expect(result.status == .success)
        #expect(
            result.diagnostics.contains {
                $0.hasPrefix("warning: 'BusBuilder' is a SceneBuilding of another module")
            }, "\(result)")
    }

    @Test func `a rename changes types, files, and callers`() throws {
        var project = try adoptedCars()
        project["App/AppDelegate.swift"] =
            "let first = CarListBuilder.build(category: Category())\n"
        let result = try project.run("rename CarList Vehicles")
        #expect(result.status == .success, "\(result)")
        #expect(
            project.paths.filter { $0.hasPrefix("App/Cars/") } == [
                "App/Cars/VehiclesBuilder.swift", "App/Cars/VehiclesRouter.swift",
                "App/Cars/VehiclesScreen.swift", "App/Cars/VehiclesViewModel.swift",
            ])
        let screen = try #require(project["App/Cars/VehiclesScreen.swift"])
        #expect(screen.contains("class VehiclesViewController: UITableViewController"))
        #expect(screen.contains("init(viewModel: VehiclesViewModel)"))
        #expect(project["App/AppDelegate.swift"]?.contains("VehiclesBuilder.build") == true)
        #expect(try project.run("update --check").status == .success)
    }

    @Test func `an adopted file stays, and the note has what a change needs of it`() throws {
        var project = try adoptedCars()
        let before = project.files.filter { $0.key.contains("/App/") }
        for (change, needed) in [
            ("--param sort:Int", "sort"), ("--dependency clock:Session=Session()", "clock"),
            ("--drop-param page", ""), ("--option labels=plain", ""),
        ] {
            let result = try project.run("update CarList \(change)")
            #expect([.success, .usage].contains(result.status), "\(change): \(result)")
            #expect(!result.operations.contains { $0.hasPrefix("conflict") }, "\(change)")
            let hints = result.hints.filter { $0.hasPrefix("The set has these lines") }
            if !needed.isEmpty {
                #expect(hints.contains { $0.contains(needed) }, "\(change): \(result)")
            }
            #expect(before.allSatisfy { project.files[$0.key] == $0.value }, "\(change)")
            #expect(try project.run("update --check").status == .success, "\(change)")
        }
    }

    @Test func `files that were written by hand aren't removed`() throws {
        var project = try adoptedCars()
        #expect(try project.run("remove CarList").status == .conflict)
        #expect(try project.run("remove CarList --on-conflict keep").status == .success)
        for (path, text) in Self.cars { #expect(project[path] == text) }
        #expect(project[".scene-kit/scenes/CarList.json"] == nil)
    }

    @Test func `a moved file keeps its place, and move takes all files`() throws {
        var project = try adoptedCars()
        project.move("App/Cars/CarListScreen.swift", to: "App/Cars/Views/CarListScreen.swift")
        try project.run("update")
        #expect(
            project[".scene-kit/scenes/CarList.json"]?.contains("Views/CarListScreen.swift") == true
        )
        #expect(try project.run("move CarList Sales").status == .success)
        #expect(project["App/Sales/Cars/CarListBuilder.swift"] != nil)
        #expect(project["App/Sales/Cars/Views/CarListScreen.swift"] != nil)
        #expect(try project.run("update --check").status == .success)
    }

    @Test func `parts that are missing are created beside the others`() throws {
        var files = Self.cars
        files["App/Cars/CarListBuilder.swift"] = nil
        var project = try adopt(
            files, "--param category:Category --dependency api:CarFetching=CarService.shared"
        ).project
        #expect(try project.run("route CarList CarList").status == .notFound)
        let result = try project.run("new CarList --only Builder")
        #expect(result.operations.contains("create App/Cars/CarListBuilder.swift"))
        #expect(try project.run("route CarList CarList").status == .success)
        #expect(
            project["App/Cars/CarListViewModel.swift"] == files["App/Cars/CarListViewModel.swift"])
        #expect(try project.run("update --check").status == .success)
    }

    private static let profile = [
        "App/Profile/ProfileViewModel.swift": """
        final class ProfileViewModel {
            private let userID: String
            init(userID: String) { self.userID = userID }
        }

        """,
        "App/Profile/ProfileVC.swift": """
        final class ProfileVC: UIViewController {
            init(viewModel: ProfileViewModel) {}
        }
        struct Profiles {}

        """,
    ]

    private func adoptedProfile(_ files: [String: String] = profile) throws -> MemoryProject {
        var project = MemoryProject(files)
        let result = try project.run(
            "adopt Profile --file ViewController=App/Profile/ProfileVC.swift")
        #expect(result.status == .success, "\(result)")
        return project
    }

    @Test func `notes name declarations that new parts use and handwritten files lack`() throws {
        var project = try adoptedProfile()
        let result = try project.run("new Profile --only Builder --only Router")
        #expect(result.diagnostics == ["note: 'ProfileViewController' isn't declared"])
        let tests = try project.run("new Profile --only Tests --tests Tests --module App")
        #expect(
            tests.diagnostics.contains("note: 'userID' is private or isn't declared"), "\(tests)")
        var files = Self.profile
        files["App/Profile/ProfileVC.swift"]?.replace("ProfileVC", with: "ProfileViewController")
        project = try adoptedProfile(files)
        #expect(
            try project.run("new Profile --only Builder --only Router").diagnostics == [
                "note: 'ProfileViewController' takes (viewModel: ProfileViewModel)"
            ])
        // A shared file has the member in another type.
        files = Self.profile.mapValues { $0.replacing("userID", with: "id") }
        project = try adoptedProfile(files)
        #expect(
            try project.run("new Profile --only Builder --only Router").diagnostics == [
                "note: 'ProfileViewController' isn't declared"
            ])
    }

    @Test func `a rename changes types that the set doesn't know`() throws {
        var project = try adoptedProfile()
        project["App/AppDelegate.swift"] = "let screen: ProfileVC\nlet all: Profiles\n"
        #expect(try project.run("rename Profile Account").status == .success)
        let text = try #require(project["App/Account/AccountVC.swift"])
        #expect(text.contains("class AccountVC:") && text.contains("AccountViewModel"))
        #expect(text.contains("struct Profiles {}"))
        #expect(project["App/AppDelegate.swift"] == "let screen: AccountVC\nlet all: Profiles\n")
        #expect(try project.run("update --check").status == .success)
    }

    @Test func `a route needs a Router that exists`() throws {
        var files = Self.cars
        files["App/Cars/CarListRouter.swift"] = nil
        var project = try adopt(files).project
        let result = try project.run("route CarList Login --no-param")
        #expect(result.status == .notFound)
        #expect(
            result.diagnostics == [
                "error: no source declares 'CarListRouter', which the route extends"
            ])
    }

    @Test func `shared files stay as they are`() throws {
        var project = MemoryProject(Self.cars)
        try project.run("new Login --output Other")
        try project.run("remove Login")
        let shared = project.paths.filter { $0.contains("/Support/") }
        #expect(!shared.isEmpty)
        let result = try project.run("adopt CarList")
        #expect(result.status == .success)
        #expect(project.paths.filter { $0.contains("/Support/") } == shared)
    }

    @Test func `a scene of which only a route is recorded is adopted with it`() throws {
        var project = MemoryProject(Self.cars)
        try project.run("new Login --output App")
        #expect(try project.run("route CarList Login --output App/Cars").status == .success)
        #expect(try project.run("adopt CarList").status == .success)
        let record = try #require(project[".scene-kit/scenes/CarList.json"])
        #expect(record.contains("CarListRouter+Login.swift") && record.contains(#""Login""#))
        #expect(try project.run("update --check").status == .success)
    }
}

/// Adopted scenes of other sets, in other places, and in scenes files.
struct AdoptionPlaceTests {
    private static let login = [
        "App/Login/LoginInteractor.swift": "final class LoginInteractor {}\n",
        "App/Login/LoginInterfaces.swift": "protocol LoginViewInterface {}\n",
        "App/Login/LoginPresenter.swift": """
        final class LoginPresenter {
            init(view: LoginViewInterface, interactor: LoginInteractorInterface) {}
        }

        """,
        "App/Login/LoginWireframe.swift":
            "final class LoginWireframe { init(userID: String) {} }\n",
    ]

    @Test func `the parts of VIPER aren't data`() throws {
        var project = MemoryProject(Self.login)
        #expect(try project.run("adopt Login").status == .usage)
        #expect(try project.run("adopt Login --template VIPER").status == .success)
        let record = try #require(project[".scene-kit/scenes/Login.json"])
        #expect(record.contains(#""userID userID:String""#))
        #expect(!record.contains(#""dependencies": ["#))
    }

    @Test func `a scenes file takes an adopted scene over`() throws {
        var project = MemoryProject(Self.login)
        try project.run("adopt Login --template VIPER")
        project["scene-kit.json"] = """
            { "sources": "App", "scenes": [
              { "name": "Login", "template": "VIPER", "params": "userID userID:String" }
            ] }
            """
        let result = try project.run("generate")
        #expect(result.status == .success, "\(result)")
        #expect(result.operations.contains("create App/Login/LoginBuilder.swift"))
        for (path, text) in Self.login { #expect(project[path] == text) }
        #expect(try project.run("generate --check").status == .success)
        #expect(try project.run("update --check").status == .success)
        #expect(
            try project.run("generate").operations.filter { !$0.hasPrefix("edited ") } == [])
    }

    @Test func `files in three folders stay there, and a route goes to the Router`() throws {
        var project = MemoryProject([
            "App/Models/CarViewModel.swift": "class CarViewModel { init(id: Int) {} }\n",
            "App/Screens/CarScreen.swift": "class CarViewController: UIViewController {}\n",
            "App/Routing/CarRouter.swift": "class CarRouter {}\n",
        ])
        #expect(try project.run("adopt Car").status == .success)
        try project.run("new Login --output App")
        #expect(
            try project.run("route Car Login").operations
                .contains("create App/Routing/CarRouter+Login.swift"))
        #expect(try project.run("update --check").status == .success)
        #expect(try project.run("rename Car Boat").status == .success)
        #expect(
            project.paths.filter { $0.contains("Boat") && $0.hasPrefix("App/") } == [
                "App/Models/BoatViewModel.swift", "App/Routing/BoatRouter+Login.swift",
                "App/Routing/BoatRouter.swift", "App/Screens/BoatScreen.swift",
            ])
        #expect(try project.run("rename Login SignIn").status == .success)
        #expect(project["App/Routing/BoatRouter+SignIn.swift"] != nil)
        #expect(try project.run("update --check").status == .success)
    }

    @Test func `a scene of a package belongs to the target that has its files`() throws {
        var project = MemoryProject([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Cars"), .target(name: "Boats"),
                .testTarget(name: "CarsTests", dependencies: ["Cars"]),
            ])
            """,
            "Sources/Cars/List/CarList/CarListViewModel.swift": "class CarListViewModel {}\n",
            "Tests/CarsTests/CarListTests.swift": "let model = CarListViewModel()\n",
        ])
        let result = try project.run("adopt CarList")
        #expect(result.status == .success, "\(result)")
        let record = try #require(project[".scene-kit/scenes/CarList.json"])
        for line in [
            #""module": "Cars""#, #""sources": "Sources/Cars""#, #""folder": "List""#,
            #""tests": "Tests/CarsTests""#, #""path": "Tests/CarsTests/CarListTests.swift""#,
        ] { #expect(record.contains(line), "\(line)") }
        #expect(try project.run("update --check").status == .success)
    }

    @Test func `line breaks of Windows stay`() throws {
        let text =
            "class CarViewModel {\r\n    init(id: Int,\r\n         page: Int = 1) {}\r\n}\r\n"
        var project = MemoryProject(["App/CarViewModel.swift": text])
        #expect(try project.run("adopt Car").status == .success)
        #expect(project["App/CarViewModel.swift"] == text)
        #expect(project[".scene-kit/scenes/Car.json"]?.contains(#""page:Int=1""#) == true)
        #expect(try project.run("rename Car Boat").status == .success)
        #expect(
            project["App/BoatViewModel.swift"]
                == text.replacing("CarViewModel", with: "BoatViewModel"))
    }
}

/// What `adopt` says about scenes that aren't clear.
struct AdoptionDoubtTests {
    private func errors(_ words: String, _ files: [String: String]) throws -> [String] {
        var project = MemoryProject(files)
        let before = project.files
        let result = try project.run("adopt \(words)")
        #expect(project.files == before)
        return ["\(result.status)"] + result.diagnostics
    }

    private func model(_ initializers: String) -> [String: String] {
        [
            "App/CarListViewModel.swift": "class CarListViewModel { \(initializers) }\n",
            "App/Types.swift":
                "class Basket {}\nclass Session {}\nclass Api { static let shared = Api() }\n"
                + "struct Repository {}\n",
        ]
    }

    @Test(arguments: [
        (
            "init(basket: Basket) {}",
            "the initializer takes 'basket: Basket': an object"
        ),
        (
            "init(service: CarService) {}",
            "nothing says what the scene uses for 'service: CarService'"
        ),
        ("init(id: Int) {}; init(name: String) {}", "the ViewModel has 2 initializers"),
    ])
    func `a question is an error with a complete command`(initializers: String, message: String)
        throws
    {
        let errors = try errors("CarList", model(initializers))
        #expect(errors.first == "usage")
        #expect(errors.dropFirst().first?.hasPrefix("error: \(message)") == true, "\(errors)")
        #expect(errors.last?.hasPrefix("note: this command line is complete") == true)
    }

    @Test(arguments: [
        ("init(id: Int) {}", "id id:Int"),
        ("init(withID id: Int) {}", nil),
        ("init(_ id: Int) {}", "_ id:Int"),
        ("init(id: Int, page: Int = 1) {}", "page:Int=1"),
        ("init(repository: Repository) {}", "repository repository:Repository"),
        ("init(api: Api = Api.shared) {}", "api:Api=Api.shared"),
        ("init(api: any Fetching = Live()) {}", "api:any Fetching=Live()"),
        ("init(since: Date = Date()) {}", "since since:Date=Date()"),
        ("init(onDone: @escaping (Int) -> Void) {}", "onDone:@escaping (Int) -> Void"),
        ("init(\n        id: Int,\n        tags: [String]\n    ) {}", "tags:[String]"),
        ("required init?(coder: NSCoder) {}; init(id: Int) {}", "id id:Int"),
        ("private init(name: String) {}; init(id: Int) {}", "id id:Int"),
        ("convenience init(name: String) {}; init(id: Int) {}", "id id:Int"),
        ("init(router: CarListRouter, id: Int) {}", "id id:Int"),
    ])
    func `initializers say what a scene takes`(initializers: String, text: String?) throws {
        var project = MemoryProject(model(initializers))
        let result = try project.run("adopt CarList")
        #expect(result.status == .success, "\(result)")
        let record = try #require(project[".scene-kit/scenes/CarList.json"])
        #expect(record.contains("\"\(text ?? "withID id:Int")\"") || text == nil, "\(record)")
    }

    @Test func `options that are typed are recorded`() throws {
        var project = MemoryProject(model("init(id: Int) {}"))
        #expect(try project.run("adopt CarList --option labels=plain").status == .usage)
        #expect(try project.run("adopt CarList --option tests=xctest").status == .success)
        #expect(
            project[".scene-kit/scenes/CarList.json"]?.contains(#""tests": "xctest""#) == true)
        #expect(try project.run("update --check").status == .success)
    }

    @Test(arguments: [
        (
            "init(tracker: any Tracking, id: Int) {}",
            ["--dependency", "tracker:any Tracking=<expression>", "--param", "id id:Int"]
        ),
        (
            "init(api: MapAPI, id: Int) {}",
            ["--dependency", "api:MapAPI=<expression>", "--param", "id id:Int"]
        ),
        (
            "init(keeper: any Keeping) {}", ["--dependency", "keeper:any Keeping=<expression>"]
        ),
    ])
    func `the complete command has everything`(initializer: String, words: [String]) throws {
        var files = model(initializer)
        files["App/Services.swift"] = """
            protocol Tracking {}
            struct Console: Tracking {}
            protocol Keeping {}
            class Keeper: Keeping { init(path: String) {} }
            """
        var project = MemoryProject(files)
        let result = try project.run("adopt CarList")
        #expect(result.status == .usage)
        #expect(result.hints.last == (["adopt", "CarList"] + words).commandLine, "\(result)")
        let filled = words.map { $0.replacing("<expression>", with: "Some.shared") }
        #expect(try project.run(["adopt", "CarList"] + filled).status == .success)
        let record = try #require(project[".scene-kit/scenes/CarList.json"])
        for word in filled where !word.hasPrefix("--") { #expect(record.contains("\"\(word)\"")) }
        var other = MemoryProject(files)
        if filled != words {
            #expect(try other.run(["adopt", "CarList"] + words).status == .usage)
        }
        // The answer to the question alone describes the same scene.
        #expect(try other.run(["adopt", "CarList"] + filled.prefix(2)).status == .success)
        #expect(other[".scene-kit/scenes/CarList.json"] == record)
    }

    @Test func `what is typed describes one of several initializers`() throws {
        let files = model("init(id: Int) {}; init(id: Int, page: Int) {}; init(name: String) {}")
        for (name, hasPage) in [("id", false), ("page", true)] {
            var project = MemoryProject(files)
            #expect(
                try project.run(["adopt", "CarList", "--param", "\(name) \(name):Int"]).status
                    == .success)
            let record = try #require(project[".scene-kit/scenes/CarList.json"])
            #expect(record.contains("id id:Int") && record.contains("page:Int") == hasPage)
            #expect(!record.contains("name:"), "\(record)")
        }
    }

    @Test func `a file with another suffix is suggested`() throws {
        var files = model("")
        files["App/CarListVC.swift"] = "import UIKit\nclass CarListVC: UIViewController {}\n"
        files["App/CarListCell.swift"] = "import UIKit\nclass CarListCell: UITableViewCell {}\n"
        var project = MemoryProject(files)
        let result = try project.run("adopt CarList --dry-run")
        #expect(result.text.contains("perhaps --file 'ViewController=App/CarListVC.swift'"))
        files["App/CarListVC.swift"] = nil
        project = MemoryProject(files)
        #expect(
            try project.run("adopt CarList --dry-run").text
                .contains("perhaps --file 'ViewController=App/CarListCell.swift'"))
    }

    @Test func `the files of a scene are in any package of the project`() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Cars", targets: [.target(name: "Cars")])
            """
        var project = MemoryProject([
            "Shop/Package.swift": manifest, "Shop/Sources/Shop/Shop.swift": "",
            "Cars/Package.swift": manifest,
            "Cars/Sources/Cars/Main.swift": "class CarListRouter {}",
        ])
        #expect(try project.run("adopt CarList").status == .success)
        #expect(
            project[".scene-kit/scenes/CarList.json"]?.contains("Cars/Sources/Cars") == true)
    }

    @Test func `explicit choices win`() throws {
        var project = MemoryProject(model("init(basket: Basket) {}"))
        #expect(try project.run("adopt CarList --no-param").status == .success)
        #expect(project[".scene-kit/scenes/CarList.json"]?.contains("params") == false)
    }

    @Test func `two files of one name are a question, unless a folder or a path is named`() throws {
        var files = model("")
        files["Other/CarListViewModel.swift"] = "class CarListViewModel {}\n"
        let errors = try errors("CarList", files)
        #expect(
            errors.dropFirst().first
                == "error: 'App/CarListViewModel.swift' and 'Other/CarListViewModel.swift' could be "
                + "the ViewModel of 'CarList'")
        for words in ["--from App", "--file ViewModel=Other/CarListViewModel.swift"] {
            var project = MemoryProject(files)
            #expect(try project.run("adopt CarList \(words)").status == .success, "\(words)")
        }
    }

    @Test func `another set is suggested if it has more of the files`() throws {
        var files = model("")
        files["App/CarListView.swift"] = "struct CarListView: View {}\n"
        let errors = try errors("CarList", files)
        #expect(
            errors == [
                "usage",
                "error: 2 files of 'CarList' are like those of the set 'SwiftUIScene', and 1 of "
                    + "'Scene'", "note: this command line is complete",
            ])
    }

    @Test func `what can't be adopted is refused`() throws {
        #expect(
            try errors("CarList", [:]) == [
                "notFound", "error: no file of a scene 'CarList' was found here",
            ])
        var broken = model("")
        broken["App/CarListViewModel.swift"] = "class CarListViewModel { \"\n"
        #expect(try errors("CarList", broken).first == "data")
        var project = MemoryProject(model(""))
        try project.run("adopt CarList")
        #expect(try project.run("adopt CarList").status == .conflict)
        #expect(try project.run("adopt CarList --from Nowhere").status == .notFound)
        var listed = model("")
        listed["scene-kit.json"] = #"{ "scenes": [{ "name": "CarList" }] }"#
        #expect(try errors("CarList", listed).first == "conflict")
    }
}
