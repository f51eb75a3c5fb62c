import Basics
import Testing

@testable import SceneCLI

/// Initializers as people write them: what `adopt` reads, and what it says about the rest.
struct AdoptionReadingTests {
    /// A file of the scene Car, and what `adopt` records and says.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let files: [String: String]
        var words = ""
        var status = Basics.ExitStatus.success
        /// Parts of the record.
        var records: [String] = []
        /// Parts that the record doesn't have.
        var lacks: [String] = []
        /// Beginnings of the diagnostics.
        var says: [String] = []

        init(
            _ name: String, _ model: String, _ others: [String: String] = [:], words: String = "",
            status: Basics.ExitStatus = .success, records: [String] = [], lacks: [String] = [],
            says: [String] = []
        ) {
            testDescription = name
            files = ["App/Car/CarViewModel.swift": model].merging(others) { $1 }
            (self.words, self.status, self.records, self.lacks, self.says) = (
                words, status, records, lacks, says
            )
        }
    }

    private static let isPrivate =
        "note: the initializer of the ViewModel is private, so nothing was read from it"
    private static let isGeneric =
        "note: the initializer of the ViewModel is generic, so nothing was read from it"
    private static let id = "\"id id:Int\""

    static let cases: [Case] = [
        Case(
            "tests of a model with the scene's name",
            "final class CarViewModel { init(id: Int) {} }",
            ["Tests/CarTests.swift": "final class CarTests { let car = Car() }"],
            records: [id], lacks: ["CarTests"]),
        Case(
            "tests of the scene", "final class CarViewModel { init(id: Int) {} }",
            [
                "scene-kit.json": #"{"tests": "Tests", "module": "App"}"#,
                "Tests/CarTests.swift": "final class CarTests { let car = CarViewModel(id: 1) }",
            ], records: [id, "Tests/CarTests.swift"]),
        Case(
            "a function that takes a storyboard", "final class CarViewModel {}",
            [
                "App/Car/CarViewController.swift": """
                class CarViewController: UIViewController {
                    class func make(_ storyboard: UIStoryboard, id: Int) -> CarViewController {}
                }
                """
            ], records: ["id id:Int"], lacks: ["UIStoryboard", "imports"],
            says: ["note: 'CarViewController' isn't a RouteHandler"]),
        Case(
            "a struct that is a service", "struct CarViewModel { let api: Networking }",
            ["App/Networking.swift": "struct Networking {}"], status: .usage,
            says: [
                "error: nothing says what the scene uses for 'api: Networking'",
                "note: this command",
            ]),
        Case(
            "a view controller for AppKit", "final class CarViewModel {}",
            [
                "App/Car/CarViewController.swift":
                    "import AppKit\nfinal class CarViewController: NSViewController {}"
            ],
            says: ["note: this is for AppKit, and the set 'Scene' generates code for UIKit"]),
        Case(
            "a protocol with an implementation beside it",
            "protocol CarViewModel {}\nfinal class DefaultCarViewModel: CarViewModel { init(id: Int) {} }",
            records: [id]),
        Case(
            "an implementation in another file", "protocol CarViewModel {}",
            [
                "App/Car/DefaultCarViewModel.swift":
                    "class DefaultCarViewModel: CarViewModel { init(id: Int) {} }"
            ],
            records: [id]),
        Case(
            "an implementation and one for tests", "protocol CarViewModel: AnyObject {}",
            [
                "App/Car/CarModel.swift": "struct CarModel: Sendable, CarViewModel { let id: Int }",
                "App/CarMock.swift": "class MockCarViewModel: CarViewModel { init(x: Int) {} }",
            ], records: [id], lacks: ["x:Int"]),
        Case(
            "a usual implementation and another", "protocol CarViewModel {}",
            [
                "App/A.swift": "class CarViewModelImpl: CarViewModel { init(id: Int) {} }",
                "App/B.swift": "class OfflineModel: CarViewModel { init(page: Int) {} }",
            ], records: [id], lacks: ["page"]),
        Case(
            "an implementation of a protocol that refines others",
            "protocol CarViewModelInput {}\nprotocol CarViewModel: CarViewModelInput {}",
            ["App/Car/RealCar.swift": "final class RealCar: CarViewModel { init(id: Int) {} }"],
            records: [id]),
        Case(
            "protocols with other names",
            "protocol CarViewModelInput {}\nprotocol CarViewModelType: CarViewModelInput {}\nprotocol CarViewModelDelegate {}",
            [
                "App/Car/RealCar.swift":
                    "final class RealCar: CarViewModelType { init(id: Int) {} }",
                "App/Car/CarViewController.swift":
                    "class CarViewController: UIViewController, RouteHandler, CarViewModelDelegate {}",
            ], records: [id]),
        Case(
            "an implementation by way of another protocol", "protocol CarViewModel {}",
            [
                "App/A.swift":
                    "protocol Rich: CarViewModel {}\nclass Real: Rich { init(id: Int) {} }"
            ],
            records: [id]),
        Case(
            "an implementation in an extension", "protocol CarViewModel {}",
            [
                "App/A.swift": "final class RealCar { init(id: Int) {} }",
                "App/B.swift": "extension RealCar: CarViewModel {}",
            ], records: [id]),
        Case(
            "an alias of protocols",
            "protocol CarIn {}\nprotocol CarOut {}\ntypealias CarViewModel = CarIn & CarOut",
            ["App/A.swift": "final class RealCar: CarViewModel { init(id: Int) {} }"],
            records: [id]),
        Case(
            "an alias of a protocol", "typealias CarViewModel = any CarModel\nprotocol CarModel {}",
            ["App/A.swift": "struct RealCar: CarModel { let id: Int }"], records: [id]),
        Case(
            "an alias beside other types",
            "typealias CarViewModel = Model\nclass Model { init(id: Int) {} }\nclass Other { init(x: Int) {} }",
            records: [id], lacks: ["x:Int"]),
        Case(
            "an alias of an alias", "typealias CarViewModel = A\nclass Other { init(x: Int) {} }",
            ["App/A.swift": "typealias A = B\nclass B { init(id: Int) {} }"], records: [id],
            lacks: ["x:Int"]),
        Case(
            "an alias of a class that has subclasses", "typealias CarViewModel = Model",
            [
                "App/A.swift":
                    "class Model { init(id: Int) {} }\nclass Sub: Model { init(x: Int) {} }"
            ],
            records: [id], lacks: ["x:Int"]),
        Case(
            "an alias of a generic class in another file", "typealias CarViewModel = Model<Int>",
            ["App/A.swift": "class Model<ID> { init(id: ID) {} }"], lacks: ["params"],
            says: [isGeneric]),
        Case(
            "an alias of a type of another module",
            "import Kit\ntypealias CarViewModel = Kit.Model\nclass Other { init(x: Int) {} }",
            lacks: ["params"],
            says: [
                "note: 'CarViewModel' isn't a class or structure, and nothing implements it, so nothing"
            ]),
        Case(
            "a model inside of another type",
            "extension CarViewController { class ViewModel { init(id: Int) {} } }",
            lacks: ["params"],
            says: ["note: 'CarViewModel' isn't a class or structure, and nothing implements it, so"]
        ),
        Case(
            "a parameter with the name of a property of the set's code",
            "final class CarViewModel { init(title: String) {} }", records: ["title title:String"]),
        Case(
            "two implementations", "protocol CarViewModel {}",
            [
                "App/A.swift": "class OnlineModel: CarViewModel { init(id: Int) {} }",
                "App/B.swift": "class OfflineModel: CarViewModel { init(page: Int) {} }",
            ], lacks: ["params"],
            says: [
                "note: 'CarViewModel' isn't a class or structure, and 'OfflineModel' and 'OnlineModel' implement"
            ]),
        Case(
            "a protocol without an implementation", "protocol CarViewModel {}", lacks: ["params"],
            says: ["note: 'CarViewModel' isn't a class or structure, and nothing implements it"]),
        Case(
            "two implementations, and a description", "protocol CarViewModel {}",
            ["App/A.swift": "class A: CarViewModel {}", "App/B.swift": "class B: CarViewModel {}"],
            words: "--param id:Int", records: ["id:Int"]),
        Case(
            "a memberwise initializer",
            """
            struct CarViewModel {
                let id: Int
                var page = 1
                var size: Int = 10 { didSet {} }
                var filter: String?
                let title = "Cars"
                static let shared = 1
                lazy var cache = 2
                var total: Int { page * size }
                private(set) var count: Int
            }
            """,
            records: [id, "\"size:Int=10\"", "\"filter:String?=nil\"", "\"count:Int\""],
            lacks: ["title", "shared", "cache", "total"]),
        Case(
            "a memberwise initializer beside one in an extension",
            "struct CarViewModel { let id: Int }\nextension CarViewModel { private init(x: Int) { id = x } }",
            records: [id]),
        Case(
            "a memberwise initializer that is private",
            "struct CarViewModel { private let id: Int }", lacks: ["params"], says: [isPrivate]),
        Case(
            "a class without an initializer", "final class CarViewModel { var id = 1 }",
            lacks: ["params"]),
        Case(
            "an inherited initializer", "final class CarViewModel: BaseModel { var x = 1 }",
            ["App/Base.swift": "class BaseModel: Root {}\nclass Root { init(id: Int) {} }"],
            records: [id]),
        Case(
            "an initializer of its own beside an inherited one",
            "final class CarViewModel: BaseModel { init(id: Int) { super.init(x: 1) } }",
            ["App/Base.swift": "class BaseModel { init(x: Int) {} }"], records: [id],
            lacks: ["x:Int"]),
        Case(
            "an inherited initializer that takes a service",
            "final class CarViewModel: BaseModel {}",
            ["App/Base.swift": "class BaseModel { init(api: CarAPI) {} }"], status: .usage,
            says: [
                "error: nothing says what the scene uses for 'api: CarAPI'", "note: this command",
            ]),
        Case(
            "an inherited initializer of a generic class",
            "final class CarViewModel: BaseModel<Car> {}",
            ["App/Base.swift": "class BaseModel<Item: Sendable> { init(item: Item) {} }"],
            lacks: ["params"],
            says: ["note: the inherited initializer of a generic class wasn't read"]),
        Case(
            "a generic initializer", "class CarViewModel { init<S: Service>(service: S) {} }",
            lacks: ["params"], says: [isGeneric]),
        Case(
            "a generic initializer with a condition",
            "class CarViewModel { init<S>(service: S, id: Int) where S: Service {} }",
            lacks: ["params"], says: [isGeneric]),
        Case(
            "a generic initializer beside another",
            "class CarViewModel { init<S: Service>(service: S) {}; init(id: Int) {} }",
            records: [id]),
        Case(
            "a generic class",
            "class CarViewModel<S: Service, Page> { init(pages: [Page], id: Int) {} }",
            lacks: ["params"], says: [isGeneric]),
        Case(
            "a generic class that an alias names",
            "typealias CarViewModel = Model<Int>\nclass Model<ID> { init(id: ID) {} }",
            lacks: ["params"], says: [isGeneric]),
        Case(
            "a generic class whose initializer isn't generic",
            "class CarViewModel<S: Service> { init(id: Int) {} }", records: [id]),
        Case(
            "a type inside of the model",
            "class CarViewModel { enum Mode { case new }; init(mode: [Mode]?, other: Other.Mode) {} }",
            records: ["mode mode:[CarViewModel.Mode]?", "other:Other.Mode"]),
        Case(
            "a type in an extension of the model",
            "struct CarViewModel { let input: Input }\nextension CarViewModel { struct Input { let id: Int } }",
            records: ["input input:CarViewModel.Input"]),
        Case(
            "a type in an extension in another file",
            "class CarViewModel { init(mode: [Mode]?, done: (Mode.Kind, Other.Mode) -> Void) {} }",
            [
                "App/Mode.swift":
                    "extension CarViewModel { enum Mode { enum Kind {} } }; struct Other {}"
            ],
            records: [
                "mode mode:[CarViewModel.Mode]?",
                "done:(CarViewModel.Mode.Kind, Other.Mode) -> Void",
            ]),
        Case(
            "an alias in an extension in another file",
            "class CarViewModel { init(done: @escaping Done) {} }",
            ["App/Done.swift": "extension CarViewModel { typealias Done = (Int) -> Void }"],
            records: ["done:@escaping CarViewModel.Done"]),
        Case(
            "a memberwise initializer with a type in another file",
            "struct CarViewModel { let input: Input }",
            ["App/Input.swift": "extension CarViewModel { struct Input {} }"],
            records: ["input input:CarViewModel.Input"]),
        Case(
            "an initializer and its type in other files", "final class CarViewModel {}",
            [
                "App/Init.swift": "extension CarViewModel { convenience init(mode: Mode) {} }",
                "App/Mode.swift": "extension CarViewModel { enum Mode {} }",
            ], records: ["mode mode:CarViewModel.Mode"]),
        Case(
            "a type of a superclass", "class CarViewModel: Base { init(mode: Mode) {} }",
            [
                "App/Base.swift": "class Base {}",
                "App/Mode.swift": "extension Base { enum Mode {} }",
            ],
            records: ["mode mode:Base.Mode"]),
        Case(
            "a type of another type", "class CarViewModel { init(mode: Mode) {} }",
            ["App/Mode.swift": "enum Mode {}; struct Other { enum Mode {} }"],
            records: ["mode mode:Mode"]),
        Case(
            "a default of a type in another file",
            "class CarViewModel { init(mode: Mode = Mode.fast) {} }",
            ["App/Mode.swift": "extension CarViewModel { enum Mode { case fast } }"],
            records: ["mode:CarViewModel.Mode=CarViewModel.Mode.fast"]),
        Case(
            "a deprecated initializer before another",
            """
            class CarViewModel {
                @available(*, deprecated, message: "Use init(id:)") init(name: String) {}
                init(id: Int) {}
            }
            """, records: [id], lacks: ["name:String"]),
        Case(
            "a deprecated initializer behind another",
            """
            class CarViewModel {
                public init(id: Int) {}
                @available(iOS, introduced: 13, deprecated: 15, renamed: "init(id:)")
                public convenience init(name: String) {}
            }
            """, records: [id], lacks: ["name:String"]),
        Case(
            "initializers that are unavailable or obsolete",
            """
            class CarViewModel {
                @available(*, unavailable) init(name: String) {}
                @available(swift, obsoleted: 5) init(page: Int) {}
                @available(macOS, unavailable) init(id: Int) {}
            }
            """, records: [id], lacks: ["name:String", "page:Int"]),
        Case(
            "initializers in a deprecated extension",
            """
            class CarViewModel {}
            @available(*, deprecated) extension CarViewModel { convenience init(name: String) {} }
            extension CarViewModel { convenience init(id: Int) {} }
            """, records: [id], lacks: ["name:String"]),
        Case(
            "the only initializer is deprecated",
            "class CarViewModel { @available(*, deprecated) init(id: Int) {} }", records: [id]),
        Case(
            "a deprecated function of a storyboard", "final class CarViewModel {}",
            [
                "App/Car/CarViewController.swift": """
                class CarViewController: UIViewController, RouteHandler {
                    @available(*, deprecated) static func make(name: String) -> Self { fatalError() }
                    static func make(id: Int) -> Self { fatalError() }
                }
                """
            ], records: [id], lacks: ["name:String"]),
        Case(
            "a part in a folder with an odd name", "class CarViewModel { init(id: Int) {} }",
            [
                "App/Old /CarRouter.swift": "class CarRouter {}",
                "App/-Old/Screen.swift": "class CarViewController {}",
                "App/Old./BusRouter.swift": "class BusRouter {}",
            ], records: [id],
            says: [
                "note: 1 file of this folder can't be recorded: the path has a component that",
                "note: 1 file of this folder can't be recorded: the path has a component that",
            ]),
        Case(
            "an alias inside of the model",
            "class CarViewModel { typealias Done = (Int) -> Void; init(done: @escaping Done) {} }",
            records: ["done:@escaping CarViewModel.Done"]),
        Case(
            "types with a comma",
            "class CarViewModel { init(done: Subject<Void, Never>, map: [Result<A, B>: Int], id: Int) {} }",
            ["App/A.swift": "class Subject<A, B> {}; struct A {}; struct B: Error {}"],
            words: "--param done~done:Subject<Void,Never>",
            records: ["done:Subject<Void,Never>", "map:[Result<A, B>: Int]", "id:Int"]),
        Case(
            "ownership and an implicit optional",
            "class CarViewModel { init(id: consuming Int, name: borrowing String!) {} }",
            records: [id, "name:String?"]),
        Case(
            "some service", "class CarViewModel { init(api: some Serving) {} }",
            ["App/S.swift": "protocol Serving {}"], words: "--dependency api:any~Serving=Live()",
            records: ["api:any Serving=Live()"]),
        Case(
            "a base class of the set", "final class CarViewModel { init(id: Int) {} }",
            [
                "App/Car/CarRouter.swift": "final class CarRouter: SceneRouter {}",
                "App/SceneRouter.swift": "class SceneRouter { init(dependencies: Int) {} }",
            ], records: [id], lacks: ["dependencies"]),
        Case(
            "a private initializer", "class CarViewModel { private init(id: Int) {} }",
            lacks: ["params"], says: [isPrivate]),
        Case(
            "a private initializer, and nothing to describe",
            "class CarViewModel { private init(id: Int) {} }", words: "--no-param"),
        Case(
            "a private initializer without parameters",
            "class CarViewModel { static let shared = CarViewModel(); private init() {} }"),
        Case(
            "a private initializer and a function",
            "class CarViewModel { private init(id: Int) {}\nstatic func make(id: Int) -> Self { fatalError() } }",
            records: [id]),
        Case(
            "a throwing initializer", "class CarViewModel { init(id: Int) throws {} }",
            records: [id],
            says: [
                "note: this initializer throws, and code that scene-kit generates calls it without"
            ]),
        Case(
            "a failable initializer", "class CarViewModel { init?(id: Int) {} }", records: [id],
            says: [
                "note: this initializer fails, and code that scene-kit generates calls it without"
            ]),
        Case(
            "an asynchronous initializer", "class CarViewModel { init(id: Int) async throws {} }",
            records: [id], says: ["note: this initializer is async and throws, and code that"]),
        Case(
            "initializers for decoding",
            "class CarViewModel: Decodable { required init(from decoder: any Decoder) throws {}\ninit(from date: Date) {} }",
            records: ["\"from date:Date\""]),
        Case(
            "an initializer in another file", "final class CarViewModel { let x = 1 }",
            [
                "App/Car/CarViewModel+Init.swift":
                    "extension CarViewModel { convenience init(id: Int) { self.init() } }"
            ],
            records: [id]),
        Case(
            "a storyboard's function", "final class CarViewModel {}",
            [
                "App/Car/CarViewController.swift": """
                final class CarViewController: UIViewController, RouteHandler {
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                    static func instantiate(userID: String) -> CarViewController { fatalError() }
                    static func name(of id: Int) -> String { "" }
                }
                """
            ], records: ["\"userID userID:String\""], lacks: ["of id"]),
        Case(
            "a default that only the type can write",
            "class CarViewModel { static let first = 1\nprivate enum K { static let p = 2 }\ninit(id: Int, page: Int = Self.first, size: Int = K.p, sort: Int = first) {} }",
            records: [id], lacks: ["page", "size", "sort"]),
        Case(
            "an argument that only the Builder can write",
            "class CarViewModel { init(api: CarAPI) {} }",
            [
                "App/Car/CarBuilder.swift":
                    "struct CarBuilder: SceneBuilding { func make(token: String) { _ = CarViewModel(api: CarAPI(token: token)) } }"
            ], status: .usage,
            says: [
                "error: nothing says what the scene uses for 'api: CarAPI'", "note: this command",
            ]),
        Case(
            "arguments that differ", "class CarViewModel { init(api: CarAPI) {} }",
            [
                "App/Car/CarBuilder.swift":
                    "struct CarBuilder: SceneBuilding { func a() { _ = CarViewModel(api: CarAPI.live) }\nfunc b() { _ = CarViewModel(api: CarAPI.test) } }"
            ], status: .usage,
            says: [
                "error: nothing says what the scene uses for 'api: CarAPI'", "note: this command",
            ]),
        Case(
            "an argument that any code can write", "class CarViewModel { init(api: CarAPI) {} }",
            [
                "App/Car/CarBuilder.swift":
                    "struct CarBuilder: SceneBuilding { func a() { _ = CarViewModel(api: CarAPI(session: URLSession.shared)) } }"
            ], records: ["api:CarAPI=CarAPI(session: URLSession.shared)"]),
        Case(
            "a dependency that is typed without an expression",
            "class CarViewModel { init(api: CarAPI) {} }", words: "--dependency api:CarAPI",
            records: ["\"api:CarAPI\""]),
        Case(
            "two parts in one file",
            "final class CarViewModel { init(id: Int) {} }\nfinal class CarRouter {}",
            records: [id, "\"path\": \"App/Car/CarViewModel.swift\""],
            lacks: ["\"only\": [\"Router"]),
        Case(
            "a view controller that handles routes", "final class CarViewModel {}",
            [
                "App/Car/CarViewController.swift":
                    "class CarViewController: Base {}\nclass Base: UIViewController, RouteHandler {}"
            ]),
        Case(
            "a view controller that handles routes in another file", "final class CarViewModel {}",
            [
                "App/Car/CarViewController.swift": "class CarViewController: UIViewController {}",
                "App/Routes.swift": "extension CarViewController: A, RouteHandler {}",
            ]),
        Case(
            "a view controller that doesn't handle routes", "final class CarViewModel {}",
            ["App/Car/CarViewController.swift": "class CarViewController: UIViewController {}"],
            says: [
                "note: 'CarViewController' isn't a RouteHandler, so the scene's Router can't hand"
            ]),
    ]

    @Test(arguments: cases) func reads(_ item: Case) throws {
        var project = MemoryProject(item.files)
        let result = try project.run("adopt Car --template Scene \(item.words)")
        #expect(result.status == item.status, "\(result)")
        #expect(
            result.diagnostics.count == item.says.count
                && zip(result.diagnostics, item.says).allSatisfy { $0.hasPrefix($1) },
            "\(result.diagnostics)")
        let record = project[".scene-kit/scenes/Car.json"] ?? ""
        let head = record.prefix(record.utf8Offsets(of: "\"files\"").first ?? 0)
        for text in item.records { #expect(record.contains(text), "\(text): \(record)") }
        for text in item.lacks { #expect(!head.contains(text), "\(text): \(head)") }
        if item.status == .success {
            #expect(try project.run("update --check").status == .success)
        }
    }

    @Test func `parts in one file are one file of the record`() throws {
        let files = [
            "App/Car.swift":
                "class CarViewController: UIViewController, RouteHandler {}\nclass CarViewModel { init(id: Int) {} }\n"
        ]
        for words in ["", " --file ViewModel=App/Car.swift --file ViewController=./App/Car.swift"] {
            var project = MemoryProject(files)
            let result = try project.run("adopt Car\(words)")
            #expect(result.status == .success, "\(result)")
            #expect(result.text.contains("in another part's file"))
            let record = try #require(project[".scene-kit/scenes/Car.json"])
            #expect(record.utf8Offsets(of: "\"App/Car.swift\"").count == 1, "\(record)")
            #expect(try project.run("update --check").status == .success)
            #expect(try project.run("new Car --only ViewModel").status == .conflict)
            #expect(try project.run("rename Car Auto").status == .success)
            #expect(project["App/Auto.swift"]?.contains("class AutoViewModel") == true)
            #expect(try project.run("update --check").status == .success)
        }
    }

    private static let two = [
        "App/A/AViewController.swift": "class AViewController: Base {}",
        "App/A/AViewModel.swift": "class AViewModel {}",
        "App/B/BViewController.swift": "class BViewController: Base {}",
        "App/B/BViewModel.swift": "class BViewModel { init(api: BAPI) {} }",
        "App/BaseViewController.swift":
            "class BaseViewController: UIViewController {}\nclass Base: BaseViewController, RouteHandler {}",
        "App/ACellViewModel.swift": "class ACellViewModel {}",
    ]

    @Test func `without a name, it lists the scenes`() throws {
        var project = MemoryProject(Self.two)
        let before = project.files
        let result = try project.run("adopt")
        #expect(result.status == .success, "\(result)")
        #expect(
            result.text == """
                SCENE  SET    FOUND                      MISSING                 ASKS
                A      Scene  ViewController, ViewModel  Builder, Router, Tests
                B      Scene  ViewController, ViewModel  Builder, Router, Tests  1 question

                """)
        #expect(project.files == before)
        #expect(try project.run("adopt A").status == .success)
        #expect(try !project.run("adopt").text.contains("\nA "))
        var empty = MemoryProject(["App/Main.swift": "struct Main {}"])
        #expect(try empty.run("adopt").status == .notFound)
    }

    @Test func `a question about the set is in the list`() throws {
        var project = MemoryProject([
            "App/Car/CarView.swift": "import SwiftUI\nstruct CarView: View {}",
            "App/Car/CarViewModel.swift":
                "class CarViewModel: ObservableObject { init(id: Int) {} }",
        ])
        #expect(try project.run("adopt").text.contains("1 question"))
        #expect(try project.run("adopt Car").status == .usage)
        #expect(try project.run("adopt Car --template SwiftUIScene").status == .success)
    }

    @Test func `the command that would create a scene has its routes`() throws {
        var project = MemoryProject([
            "App/Car/CarViewController.swift":
                "class CarViewController: UIViewController, RouteHandler {}",
            "App/Car/CarViewModel.swift": "class CarViewModel {}",
            "App/Car/CarRouter.swift": "final class CarRouter: SceneRouter {}",
            "App/HomeBuilder.swift": "struct HomeBuilder: SceneBuilding {}",
        ])
        try project.run("route Car a:Home --no-param")
        try project.run("route Car --present b:Home --no-param")
        let result = try project.run("adopt Car")
        #expect(result.status == .success, "\(result)")
        #expect(result.text.contains("--route a:Home --present b:Home"), "\(result.text)")
    }

    @Test func `a part in a file of another scene is named`() throws {
        var project = MemoryProject([
            "App/A/AViewController.swift":
                "class AViewController: UIViewController, RouteHandler {}",
            "App/A/Models.swift":
                "class AViewModel { init(id: Int) {} }\nclass BViewModel { init(page: Int) {} }",
            "App/A/BViewController.swift":
                "class BViewController: UIViewController, RouteHandler {}",
        ])
        var both = project
        #expect(try both.run("adopt A B").diagnostics.count == 1)
        #expect(try project.run("adopt A").diagnostics.isEmpty)
        #expect(
            try project.run("adopt B --dry-run").diagnostics == [
                "note: 'BViewModel' is in a file of another scene, so nothing was read from it"
            ])
        #expect(try project.run("adopt B --param page:Int").diagnostics.isEmpty)
    }

    @Test func `several names, folders, and all or nothing`() throws {
        var project = MemoryProject(Self.two)
        let before = project.files
        let failed = try project.run("adopt A B")
        #expect(failed.status == .usage)
        #expect(failed.hints.contains("scene-kit adopt B --dependency 'api:BAPI=<expression>'"))
        #expect(project.files == before)
        #expect(try project.run("adopt A B --param id:Int").status == .usage)
        project["App/B/BViewModel.swift"] = "class BViewModel {}"
        #expect(try project.run("adopt A B").status == .success)
        #expect(project[".scene-kit/scenes/A.json"] != nil)
        #expect(project[".scene-kit/scenes/B.json"] != nil)
        #expect(try project.run("update --check").status == .success)
        var other = MemoryProject(Self.two)
        #expect(try other.run("adopt App/A").status == .success)
        #expect(other[".scene-kit/scenes/A.json"] != nil)
        #expect(try other.run("adopt ./App/B/ --dependency api:BAPI=BAPI.live").status == .success)
        #expect(try other.run("adopt App/Nowhere").status == .notFound)
        other = MemoryProject(Self.two)
        #expect(try other.run("adopt ./App").status == .usage)
    }

    @Test func `folders that records can't name are listed`() throws {
        var project = MemoryProject([
            "App/Old /CarViewController.swift": "class CarViewController {}"
        ])
        for command in ["adopt", "adopt Car"] {
            let result = try project.run(command)
            #expect(result.status == .notFound)
            #expect(result.diagnostics.last?.hasPrefix("note: 1 file of this folder") == true)
        }
        project["App/Bus/BusViewController.swift"] = "class BusViewController {}"
        #expect(try project.run("adopt").diagnostics.count == 1)
        #expect(
            try project.run("adopt Bus --from App/Bus").diagnostics.allSatisfy {
                !$0.contains("of this folder")
            })
    }

    @Test func `the only scene of a folder is meant`() throws {
        var project = MemoryProject([
            "App/User Details/UserViewController.swift":
                "class UserViewController: UIViewController, RouteHandler {}",
            "App/User Details/UserViewModel.swift": "class UserViewModel {}",
        ])
        #expect(try project.run(["adopt", "App/User Details"]).status == .success)
        #expect(project[".scene-kit/scenes/User.json"] != nil)
    }

    @Test func `a file of another scene is refused at once`() throws {
        for path in [
            "App/A/AViewModel.swift", "./App/A/AViewModel.swift", "App//A/AViewModel.swift",
        ] {
            var project = MemoryProject(Self.two)
            try project.run("adopt A")
            let before = project.files
            let result = try project.run("adopt B --no-param --file ViewModel=\(path)")
            #expect(result.status == .conflict, "\(path): \(result)")
            #expect(project.files == before)
        }
    }

    @Test func `a note names the initializer that exists`() throws {
        var project = MemoryProject([
            "App/Car/CarViewController.swift":
                "class CarViewController: UIViewController, RouteHandler { init(viewModel: CarViewModel) {}\nrequired init?(coder: NSCoder) {} }",
            "App/Car/CarViewModel.swift": "class CarViewModel { init(id: Int) {} }",
        ])
        try project.run("adopt Car")
        #expect(
            try project.run("new Car --only Builder --only Router").diagnostics
                .contains("note: 'CarViewController' takes (viewModel: CarViewModel)"))
    }
}
