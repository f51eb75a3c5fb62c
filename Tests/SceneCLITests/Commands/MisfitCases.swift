import Basics

/// Calls that no longer fit once a merge took one side of records or of code.
extension PlannerCase {
    private static let leading = [
        "new Car --output App --param a:Int", "new List --output App --route Car",
    ]
    private static let route = "App/List/ListRouter+Car.swift"
    private static let other = "write App/List/ListRouter+Other.swift extension ListRouter"
    private static let takesA = "warning: 'CarBuilder' takes (withA: Int), so this doesn't compile"
    private static let check = "update --check"
    private static let lostParameter = "replace \(route) CarBuilder(withA: a) => CarBuilder()"

    static let misfits: [PlannerCase] = [
        .init(
            "edited code lost a parameter", after: leading + [lostParameter], run: check,
            is: .negative, says: [takesA]),
        .init(
            "edited code has another parameter",
            after: leading + ["replace \(route) (withA: a) => (withB: a)"], run: check,
            is: .negative, says: [takesA]),
        .init(
            "an update says so, too", after: leading + [lostParameter], run: "update",
            says: [takesA]),
        .init(
            "an edited Builder takes more",
            after: leading + [
                "replace App/Car/CarBuilder.swift withA a: Int => withA a: Int, withB b: Int"
            ], run: check, is: .negative,
            says: Array(repeating: "warning: 'CarBuilder' takes (withA: Int, withB: Int)", count: 3)
        ),
        .init(
            "a route that its record lost leads to a scene that changed",
            after: leading + [other + " { func a() { handle(.push(CarBuilder())) } }"], run: check,
            says: [takesA]),
        .init(
            "a check of a scenes file says so, too",
            after: leading + [
                "write scenes.json {\"scenes\": [{\"name\": \"Home\"}]}",
                "generate scenes.json --output App",
                other + " { func a() { handle(.push(CarBuilder())) } }",
            ], run: "generate scenes.json --check", says: [takesA]),
        .init(
            "a check of a scenes file fails for generated code",
            after: leading + [
                "write scenes.json {\"scenes\": [{\"name\": \"Home\"}]}",
                "generate scenes.json --output App", lostParameter,
            ], run: "generate scenes.json --check", is: .negative, says: [takesA]),
        .init(
            "a check of a list fails for its own scenes",
            after: [
                """
                write scenes.json {"scenes": [{"name": "Car", "params": ["a:Int"]}, \
                {"name": "List", "routes": ["Car"]}]}
                """, "generate scenes.json --output App", lostParameter,
            ], run: "generate scenes.json --check", is: .negative, says: [takesA]),
        .init(
            "generated code is in a branch that may not be compiled",
            after: leading + [
                lostParameter, "replace \(route) extension => #if OLD\nextension",
                "append \(route) #endif",
            ], run: check, says: [takesA]),
        .init(
            "another module has a type of that name",
            after: leading + [
                lostParameter, "write Other/CarBuilder.swift struct CarBuilder { init(b: Int) {} }",
            ], run: check, says: ["warning: 'CarBuilder' takes (b: Int) or (withA: Int)"]),
        .init(
            "a file of the user calls what its scene doesn't take",
            after: leading + ["write App/Mine.swift let builder = CarBuilder()"], run: check),
        .init(
            "a file beside a Router calls what it takes",
            after: leading + [other + " { func a() { handle(.push(CarBuilder(withA: 1))) } }"],
            run: check),
        .init(
            "a file beside a Router calls an inherited initializer",
            after: leading + [other + " { static func a() { _ = ListRouter(handler: nil) } }"],
            run: check),
        .init(
            "an edited Builder takes more by default",
            after: leading + [
                "replace App/Car/CarBuilder.swift withA a: Int => withA a: Int, withB b: Int = 1"
            ], run: check),
        .init(
            "the user declares another initializer",
            after: leading + [
                lostParameter,
                "write App/Car/Car+Mine.swift extension CarBuilder { init() { self.init(withA: 1) } }",
            ], run: check),
        .init(
            "an edited file creates what no scene has",
            after: leading + [
                "append \(route) let now = Clock(now: 1)",
                "write App/Clock.swift struct Clock { init() {} }",
            ],
            run: check),
    ]
}
