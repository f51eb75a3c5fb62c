/// Arguments of `--param` and the declaration that each must become.
///
/// The compiler sees every one of them: see ``CompiledParameterTests``.
enum GoodParameters {
    static let all: [(argument: String, declaration: String)] =
        names + types + functions + functionParameters + defaults + expressions

    /// What the arguments name, for the compiler.
    static let helpers = #"""
        import Foundation
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        struct Car: Hashable, Sendable { static let preview = Car() }
        protocol Vehicle {}
        protocol CarFetching {}
        class Garage<Content> { struct Slot {} }
        struct Wrapper<T> {
            var value: T
            init(_ value: T) { self.value = value }
        }
        enum CarError: Error { case broken }
        final class Engine {}
        actor Pump {}
        typealias Completion = (Int) -> Void
        struct `Protocol`: Sendable {}
        @globalActor actor Painter { static let shared = Painter() }
        enum Space { @globalActor actor Mover { static let shared = Mover() } }
        func make(_ value: Int) -> Int { value }
        func risky() throws -> Int { 1 }
        let limit = 3
        """#

    static let names: [(String, String)] = [
        ("carID:String", "withCarID carID: String"),
        ("  carID  :  String  ", "withCarID carID: String"),
        ("id carID:String", "id carID: String"),
        ("_ carID:String", "_ carID: String"),
        ("carID carID:String", "carID: String"),
        ("class:String", "withClass `class`: String"),
        ("`class`:String", "withClass `class`: String"),
        ("class class:String", "`class`: String"),
        ("in x:Int", "in x: Int"),
        ("inout x:Int", "`inout` x: Int"),
        ("`var` x:Int", "`var` x: Int"),
        ("`let` let:Int", "`let`: Int"),
        ("let:Int", "withLet `let`: Int"),
        ("inout inout:Int", "`inout`: Int"),
        ("self x:Int", "self x: Int"),
        ("default:Int=1", "withDefault `default`: Int = 1"),
        ("await:Int", "withAwait `await`: Int"),
        ("async:Int", "withAsync async: Int"),
        ("of:Int", "withOf of: Int"),
        ("Any:Int", "withAny `Any`: Int"),
        ("_private:Int", "with_private _private: Int"),
        ("x1:Int", "withX1 x1: Int"),
        ("größe:Int", "withGröße größe: Int"),
        ("名前:String", "with名前 名前: String"),
    ]

    static let types: [(String, String)] = [
        ("x:Swift.Int", "withX x: Swift.Int"),
        ("x:Set<Int>", "withX x: Set<Int>"),
        ("x:Dictionary< String ,Int >", "withX x: Dictionary<String, Int>"),
        ("x:Garage<Car>.Slot", "withX x: Garage<Car>.Slot"),
        ("x:Int?", "withX x: Int?"),
        ("x:Int???", "withX x: Int???"),
        ("x:[Int]", "withX x: [Int]"),
        ("x:[ [ Int ] ]", "withX x: [[Int]]"),
        ("x:[String:Set<Int>]", "withX x: [String: Set<Int>]"),
        ("x:[String:[Int:[Car?]]]?", "withX x: [String: [Int: [Car?]]]?"),
        ("x:[Int].Index", "withX x: [Int].Index"),
        ("x:Set<Set<Int>>", "withX x: Set<Set<Int>>"),
        ("x:Set<Set<Int>>?=nil", "withX x: Set<Set<Int>>? = nil"),
        ("x:(Int,String)", "withX x: (Int, String)"),
        ("x:(first:Int,in:String)", "withX x: (first: Int, in: String)"),
        ("x:(_:Int,y:Int)", "withX x: (_: Int, y: Int)"),
        ("x:((Int))", "withX x: ((Int))"),
        ("x:()", "withX x: ()"),
        ("x:Void", "withX x: Void"),
        ("x:any Vehicle", "withX x: any Vehicle"),
        ("x:any Vehicle&Sendable", "withX x: any Vehicle & Sendable"),
        ("x:any (Vehicle & Sendable)", "withX x: any (Vehicle & Sendable)"),
        ("x:(any Vehicle & Sendable)?", "withX x: (any Vehicle & Sendable)?"),
        ("x:Vehicle & Sendable", "withX x: Vehicle & Sendable"),
        ("x:[any Vehicle]", "withX x: [any Vehicle]"),
        ("x:Optional<any Vehicle>", "withX x: Optional<any Vehicle>"),
        ("x:Result<Car,any Error>", "withX x: Result<Car, any Error>"),
        ("x:Any", "withX x: Any"),
        ("x:Any?", "withX x: Any?"),
        ("x:AnyObject", "withX x: AnyObject"),
        ("x:Int.Type", "withX x: Int.Type"),
        ("x:Int.Type?", "withX x: Int.Type?"),
        ("x:Int?.Type", "withX x: Int?.Type"),
        ("x:[Int].Type", "withX x: [Int].Type"),
        ("x:(Int, String).Type", "withX x: (Int, String).Type"),
        ("x:any Vehicle.Type", "withX x: any Vehicle.Type"),
        ("x:(any Vehicle).Type", "withX x: (any Vehicle).Type"),
        ("x:(any Vehicle & Sendable).Type", "withX x: (any Vehicle & Sendable).Type"),
        ("x:`Car`", "withX x: `Car`"),
        ("x:`Protocol`", "withX x: `Protocol`"),
        ("x:Foundation.URL", "withX x: Foundation.URL"),
        ("x:URLRequest", "withX x: URLRequest"),
        ("x:Predicate<Car>", "withX x: Predicate<Car>"),
        ("x:SortDescriptor<Car>", "withX x: SortDescriptor<Car>"),
        ("x:ComparisonResult", "withX x: ComparisonResult"),
        ("x:[FileAttributeKey: Any]", "withX x: [FileAttributeKey: Any]"),
        ("x:Measurement<UnitLength>", "withX x: Measurement<UnitLength>"),
    ]

    static let functions: [(String, String)] = [
        ("f:()->()", "f: @escaping () -> Void"),
        ("f:(Car)->Void", "f: @escaping (Car) -> Void"),
        ("f:@escaping (Car) -> Void", "f: @escaping (Car) -> Void"),
        ("done f:(Car) -> Void", "done f: @escaping (Car) -> Void"),
        ("f:((Car) -> Void)", "f: @escaping ((Car) -> Void)"),
        ("f:((Car) -> Void)?", "f: ((Car) -> Void)?"),
        ("f:@escaping Completion", "f: @escaping Completion"),
        ("f:Completion?", "withF f: Completion?"),
        ("f:(Int,String)->Bool", "f: @escaping (Int, String) -> Bool"),
        ("f:(_ id:Int,_:String)->Bool", "f: @escaping (_ id: Int, String) -> Bool"),
        ("f:() async->Void", "f: @escaping () async -> Void"),
        ("f:() throws->Int", "f: @escaping () throws -> Int"),
        ("f:() async throws -> Int", "f: @escaping () async throws -> Int"),
        ("f:() throws(CarError) -> Int", "f: @escaping () throws(CarError) -> Int"),
        (
            "f:() async throws(any Error) -> Int",
            "f: @escaping () async throws(any Error) -> Int"
        ),
        ("f:(Int) -> (Int) -> Int", "f: @escaping (Int) -> (Int) -> Int"),
        ("f:((Int) -> Int) -> Int", "f: @escaping ((Int) -> Int) -> Int"),
        ("f:() -> Int?", "f: @escaping () -> Int?"),
        ("f:() -> any Vehicle & Sendable", "f: @escaping () -> any Vehicle & Sendable"),
        ("f:@Sendable () -> Void", "f: @escaping @Sendable () -> Void"),
        ("f:@MainActor () -> Void", "f: @escaping @MainActor () -> Void"),
        ("f:@MainActor @escaping () -> Void", "f: @escaping @MainActor () -> Void"),
        (
            "f:@escaping @MainActor @Sendable (Int) async -> Void",
            "f: @escaping @MainActor @Sendable (Int) async -> Void"
        ),
        ("f:@Painter () -> Void", "f: @escaping @Painter () -> Void"),
        ("f:@Space.Mover () -> Void", "f: @escaping @Space.Mover () -> Void"),
        ("f:[@Sendable (Int) -> Void]", "withF f: [@Sendable (Int) -> Void]"),
        ("f:Array<(Int) -> Void>", "withF f: Array<(Int) -> Void>"),
        ("f:(() -> Void).Type", "withF f: (() -> Void).Type"),
    ]

    static let defaults: [(String, String)] = [
        ("page:Int=1", "withPage page: Int = 1"),
        ("page:Int = 1 ", "withPage page: Int = 1"),
        ("page:Int=-1", "withPage page: Int = -1"),
        ("page:Int=0xFF_FF", "withPage page: Int = 0xFF_FF"),
        ("x:Double=1.5e-3", "withX x: Double = 1.5e-3"),
        ("opt:Int?=nil", "withOpt opt: Int? = nil"),
        ("opt:Int??=nil", "withOpt opt: Int?? = nil"),
        ("opt:Int?=.none", "withOpt opt: Int? = .none"),
        ("b:Bool=!true", "withB b: Bool = !true"),
        ("b:Bool=1<2", "withB b: Bool = 1<2"),
        ("b:Bool=1 < 2 && 3 > 2", "withB b: Bool = 1 < 2 && 3 > 2"),
        ("f:(Int) -> Bool={ $0 == 1 }", "f: @escaping (Int) -> Bool = { $0 == 1 }"),
        ("f:(Int) -> Bool = { x in x == 1 }", "f: @escaping (Int) -> Bool = { x in x == 1 }"),
        (
            "f:(Int) -> Int={ (x: Int) -> Int in return x / 2 }",
            "f: @escaping (Int) -> Int = { (x: Int) -> Int in return x / 2 }"
        ),
        ("f:(Int, Int) -> Void={ _, _ in }", "f: @escaping (Int, Int) -> Void = { _, _ in }"),
        ("f:() -> Void={}", "f: @escaping () -> Void = {}"),
        ("f:(Int) -> Void={ _ = $0 }", "f: @escaping (Int) -> Void = { _ = $0 }"),
        (
            "f:() throws -> Int={ throw CarError.broken }",
            "f: @escaping () throws -> Int = { throw CarError.broken }"
        ),
        ("f:() -> Int={ [limit] in limit }", "f: @escaping () -> Int = { [limit] in limit }"),
        ("f:(Int) -> Int=make", "f: @escaping (Int) -> Int = make"),
        (
            "names:[String]=[\"a: b\", \"c = d\"]",
            "withNames names: [String] = [\"a: b\", \"c = d\"]"
        ),
        ("x:[String:Int]=[:]", "withX x: [String: Int] = [:]"),
        ("x:[Int]=[Int]()", "withX x: [Int] = [Int]()"),
        ("x:[Int?]=[Int?]()", "withX x: [Int?] = [Int?]()"),
        ("x:Set<Int>=Set<Int>()", "withX x: Set<Int> = Set<Int>()"),
        ("x:[Int]=[3, 1].sorted(by: >)", "withX x: [Int] = [3, 1].sorted(by: >)"),
        ("x:[Int]=[3].map { $0 + 1 }", "withX x: [Int] = [3].map { $0 + 1 }"),
        ("x:Int=[1, 2].reduce(0, +)", "withX x: Int = [1, 2].reduce(0, +)"),
        ("x:Int=(1, 2).0", "withX x: Int = (1, 2).0"),
        ("x:Int=((1, 2), 3).0.1", "withX x: Int = ((1, 2), 3).0.1"),
        ("x:Int=[\"a\": 1][\"a\"] ?? 2", "withX x: Int = [\"a\": 1][\"a\"] ?? 2"),
        ("x:Int=1 as Int", "withX x: Int = 1 as Int"),
        ("x:Int?=1 as Any as? Int", "withX x: Int? = 1 as Any as? Int"),
        ("x:Int=limit > 2 ? 1 : -1", "withX x: Int = limit > 2 ? 1 : -1"),
        ("x:Int=8/4/2", "withX x: Int = 8/4/2"),
        ("x:Int=8 / 4 / 2", "withX x: Int = 8 / 4 / 2"),
        ("x:Int?=try? risky()", "withX x: Int? = try? risky()"),
        ("x:String=#\"a\"b\\(c)\"#", "withX x: String = #\"a\"b\\(c)\"#"),
        ("x:String=#\"\\#(limit)\"#", "withX x: String = #\"\\#(limit)\"#"),
        ("x:String=\"\\(make(1)) \\(\"}\")\"", "withX x: String = \"\\(make(1)) \\(\"}\")\""),
        ("x:String=\"){}; // /* \\\" \"", "withX x: String = \"){}; // /* \\\" \""),
        ("x:String=\"\\u{1F600}\\n\"", "withX x: String = \"\\u{1F600}\\n\""),
        ("x:String=\"👩‍👩‍👧\"", "withX x: String = \"👩‍👩‍👧\""),
        ("x:String=#function", "withX x: String = #function"),
        ("x:KeyPath<String,Int>=\\.count", "withX x: KeyPath<String, Int> = \\.count"),
        (
            "x:KeyPath<String, Int>=\\String.count",
            "withX x: KeyPath<String, Int> = \\String.count"
        ),
        ("x:Range<Int>=0..<10", "withX x: Range<Int> = 0..<10"),
        ("x:PartialRangeFrom<Int>=1...", "withX x: PartialRangeFrom<Int> = 1..."),
        ("x:PartialRangeUpTo<Int>=..<1", "withX x: PartialRangeUpTo<Int> = ..<1"),
        ("car:Car=.preview", "withCar car: Car = .preview"),
        ("x:Wrapper<Int>=Wrapper<Int>(3)", "withX x: Wrapper<Int> = Wrapper<Int>(3)"),
        ("x:Int.Type=Int.self", "withX x: Int.Type = Int.self"),
        ("x:Date=Date(timeIntervalSince1970: 0)", "withX x: Date = Date(timeIntervalSince1970: 0)"),
        ("x:Any=[(any Vehicle)]()", "withX x: Any = [(any Vehicle)]()"),
        ("x:() -> Int={ { 1 }() }", "x: @escaping () -> Int = { { 1 }() }"),
        (
            "x:Int=\"ab\".utf8.first.map { Int($0) } ?? 0",
            "withX x: Int = \"ab\".utf8.first.map { Int($0) } ?? 0"
        ),
    ]
}
