/// Types of initial data that nothing declares.
extension PlannerCase {
    private static func typed(
        _ name: String, _ type: String, after steps: [String] = [], says notes: String...,
        more: String = "", alsoPlanning operations: [String] = []
    ) -> PlannerCase {
        PlannerCase(
            name, after: ["write scene-kit.json {\"root\": true}", shop] + steps,
            run: "new Van --template ./Set --package Shop\(more) --param value:\(type)",
            [
                "record Van", "create Shop/Sources/Scenes/Van/VanBuilder.swift",
                "create Shop/Sources/Scenes/Van/VanRouter.swift",
            ] + operations,
            says: notes.map { "note: \($0)" })
    }
    private static let shop = "new Bus --template ./Set --package Shop"
    private static func importing(_ module: String) -> [String] {
        [
            "write Set/builder import \(module)\n"
                + "struct {{scene}}Builder { {{#params}}let {{name}}: {{type}}{{/params}} }"
        ]
    }
    private static let declared =
        "write Shop/Sources/Scenes/Types.swift struct Car { enum Color {} }; typealias ID = Int; protocol Service {}"
    private static let kit = [
        "write Kit/Package.swift let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
        "write Kit/Sources/Kit/Engine.swift public struct Engine {}",
    ]
    private static let manifests = ["update Kit/Package.swift", "update Shop/Package.swift"]
    private static func nothing(_ type: String) -> String { "nothing declares the type '\(type)'" }
    private static func other(_ type: String) -> String { "Swift has another name for '\(type)'" }

    static let unknownTypes: [PlannerCase] = [
        typed("a type that nothing declares", "Car", says: nothing("Car")),
        typed("in an array", "[Strng]", says: nothing("Strng")),
        typed("in a dictionary", "[String:Strng]", says: nothing("Strng")),
        typed("in an optional", "Strng?", says: nothing("Strng")),
        typed("in a generic", "Set<Strng>", says: nothing("Strng")),
        typed("in a function", "(Strng)->Intt", says: nothing("Strng"), nothing("Intt")),
        typed("in a tuple", "(Int,name:Strng)", says: nothing("Strng")),
        typed("in any", "any~Servce", says: nothing("Servce")),
        typed("in a metatype", "Strng.Type", says: nothing("Strng")),
        typed("in a composition", "any~Sendable&Servce", says: nothing("Servce")),
        typed(
            "beside imports of the set", "[Strng]", after: importing("UIKit"),
            says: nothing("Strng")),
        typed("a type of a module that the set imports", "UIImage", after: importing("UIKit")),
        typed(
            "near a known type, beside an unknown module of the set", "Strng",
            after: importing("RxSwift"), says: nothing("Strng")),
        typed(
            "what an unknown module of the set may have", "Maybe<Int>", after: importing("RxSwift")),
        typed("a member", "Car.Colour", after: [declared], says: nothing("Colour")),
        typed("a member of Swift", "Swift.Strng", says: nothing("Strng")),
        typed("Boolean", "Boolean", says: other("Boolean")),
        typed("NSString", "NSString", says: other("NSString")),
        typed(
            "a type of UIKit", "[UIImage]",
            says: "the scene doesn't import the type 'UIImage', which seems to be from 'UIKit'"),
        typed(
            "a type of Core Data", "NSFetchRequest<Int>",
            says: "the scene doesn't import the type 'NSFetchRequest', which seems to be from 'Core"
        ),
        typed(
            "a type of Combine", "AnyPublisher<Int,Never>",
            says: "the scene doesn't import the type 'AnyPublisher', which seems to be from 'Comb"),
        typed("a name that begins as those of a module", "UIAPI", says: nothing("UIAPI")),
        typed("Float32", "[Float32]", says: other("Float32")),
        typed(
            "a type of another module", "Engine", after: kit,
            says: "the scene doesn't import the type 'Engine'"),
        typed(
            "a type with a module that isn't imported", "Kit.Engine", after: kit,
            says: "the scene doesn't import the module 'Kit'"),
        typed(
            "a type with a module of a system", "UIKit.UIImage",
            says: "the scene doesn't import the module 'UIKit'"),
        typed(
            "a module of the project that lacks the type", "Engin", after: kit,
            says: nothing("Engin"), more: " --import Kit", alsoPlanning: manifests),
    ]

    static let knownTypes: [PlannerCase] = [
        typed("a declared type", "Car", after: [declared]),
        typed("a nested type", "[Car.Color]", after: [declared]),
        typed("an alias", "ID", after: [declared]),
        typed("a protocol", "any~Service", after: [declared]),
        typed("a type with its module", "Scenes.Car", after: [declared]),
        typed("a module of Swift", "Swift.String"),
        typed("a type of Foundation", "Foundation.Date"),
        typed("types of Swift", "Result<[String:Int],any~Error>"),
        typed("more types of Swift", "(SIMD2<Float>,UTF8.Type,any~Actor,AnySequence<CInt>?)"),
        typed("types of Concurrency", "(TaskLocal<Int>,JobPriority,any~RegexComponent)"),
        typed("types of Dispatch", "(DispatchQueue,[DispatchTime:DispatchWorkItem])"),
        typed("more types of Foundation", "(XMLParser,NSMutableSet,URLCredentialStorage,Pipe)"),
        typed("types of Foundation on iOS", "(RelativeDateTimeFormatter,NSUserActivity?)"),
        typed("a type of UIKit that is imported", "UIImage", more: " --import UIKit"),
        typed("a global actor", "@MainActor@Sendable(Int)async->Void"),
        typed("a type of the scene", "VanRouter"),
        typed(
            "a module that nobody knows", "Strng",
            says: "the target 'Scenes' does not depend on CarKit",
            more: " --import CarKit"),
        typed("a module of a system", "UIImage", more: " --import UIKit"),
        typed(
            "a type of an imported module", "Engine", after: kit, more: " --import Kit",
            alsoPlanning: manifests),
        typed(
            "a type of an imported module, with its name", "Kit.Engine", after: kit,
            more: " --import Kit", alsoPlanning: manifests),
        typed(
            "a name of Swift that the project declares", "Boolean",
            after: ["write Shop/Sources/Scenes/Types.swift enum Boolean {}"]),
        typed(
            "a macro of a type", "ServiceMock",
            after: ["write Shop/Sources/Scenes/Types.swift @Mockable protocol Service {}"]),
        typed(
            "a macro that declares types", "Car",
            after: ["write Shop/Sources/Scenes/Types.swift #models(from: \"cars\")"]),
        typed(
            "a module that is exported again", "Car",
            after: ["write Shop/Sources/Scenes/Types.swift @_exported import CarKit"]),
        typed(
            "a data model", "Car", after: ["write Shop/Sources/Scenes/Cars.xcdatamodeld/x contents"]
        ),
    ]
}
