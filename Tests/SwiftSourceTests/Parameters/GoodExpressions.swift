/// Defaults from all over Swift's grammar of expressions, for a parameter of the type beside each.
extension GoodParameters {
    static let expressions: [(String, String)] =
        (names(ofFunctions: "Any") + closures + keyPaths + operators + typesAsValues + spellings
        + literals)
        .map { ("x:\($0)=\($1)", "withX x: \($0) = \($1)") } + functionsByName + needlessCommas

    /// What they name, for the compiler.
    static let expressionHelpers = #"""
        postfix operator +++
        prefix operator √
        infix operator ⊕: AdditionPrecedence
        postfix func +++ (x: Int) -> Int { x }
        prefix func √ (x: Int) -> Int { x }
        func ⊕ (a: Int, b: Int) -> Int { a }
        struct Truck {
            var id = 0
            var loads: [Int: [Int]]?
            init(id: Int) { self.id = id }
            static func make(id: Int, _ more: Int) -> Truck { Truck(id: id) }
            func moved(to place: Int, in area: Int) -> Int { place }
            subscript(named name: Int) -> Int { name }
        }
        func labeled(a: Int) -> Int { a }
        func added(_ a: Int, to b: Int) -> Int { a + b }
        func both(_ first: () -> Int, second: () -> Int) -> Int { first() + second() }
        func all(_ x: Int, _ f: (Int) -> Int, b: (Int) -> Int, _ c: () -> Int) -> Int { f(x) }
        func quoted(_ first: () -> Int, default second: () -> Int) -> Int { first() }
        final class Depot: Sendable { static let shared = Depot() }
        let truck = Truck(id: 1)
        let maybe: Int? = 3
        """#

    private static func names(ofFunctions type: String) -> [(String, String)] {
        [
            "labeled(a:)", "added(_:to:)", "added(_: to:)", "`labeled`(a:)", "make(_:)",
            "Truck.init(id:)", "Truck.make(id:_:)", "Truck.moved(to:in:)", "truck.moved(to:in:)",
            "Wrapper<Int>.init(_:)", "labeled(a:)(1)", "labeled(a:) as Any",
            "[1].map(make(_:))", "maybe.map(make(_:)) as Any", "limit.advanced(by:)(1).words",
        ].map { (type, $0) }
    }

    private static let functionsByName: [(String, String)] = [
        ("f:(Int) -> Int=labeled(a:)", "f: @escaping (Int) -> Int = labeled(a:)"),
        ("f:(Int, Int) -> Int=added(_:to:)", "f: @escaping (Int, Int) -> Int = added(_:to:)"),
        ("f:(Int) -> Truck=Truck.init(id:)", "f: @escaping (Int) -> Truck = Truck.init(id:)"),
        (
            "f:(Int) -> Wrapper<Int>=Wrapper<Int>.init(_:)",
            "f: @escaping (Int) -> Wrapper<Int> = Wrapper<Int>.init(_:)"
        ),
        (
            "f:(Int) -> Bool={ (x) throws(Never) -> Bool in x & 1 == 0 }",
            "f: @escaping (Int) -> Bool = { (x) throws(Never) -> Bool in x & 1 == 0 }"
        ),
        (
            "f:(Car) -> Car={ (c: consuming Car) in consume c }",
            "f: @escaping (Car) -> Car = { (c: consuming Car) in consume c }"
        ),
        ("f:(Car) -> Car={ copy $0 }", "f: @escaping (Car) -> Car = { copy $0 }"),
        (
            "f:(Int, Int) -> Int={ (_ x: Int, _: Int) in x }",
            "f: @escaping (Int, Int) -> Int = { (_ x: Int, _: Int) in x }"
        ),
        (
            "f:() -> Any={ [unowned(unsafe) depot = Depot.shared] in depot }",
            "f: @escaping () -> Any = { [unowned(unsafe) depot = Depot.shared] in depot }"
        ),
    ]

    private static let closures: [(String, String)] = [
        ("Int", "both { 1 } second: { 2 }"),
        ("Int", "both { 1 }second:{ 2 }"),
        ("Int", "both { both { 1 } second: { 2 } } second: { 3 } + 1"),
        ("Int", "all(1) { $0 } b: { x in x } _: { 2 }.advanced(by: 1)"),
        ("Int", "quoted { 1 } `default`: { 2 }"),
        ("String", "\"\\(both { 1 } second: { 2 })\""),
        ("[Int: Int]", "[both { 1 } second: { 2 }: 3]"),
        ("Bool", "limit > 1 ? [1].contains { $0 == 1 } : false"),
        ("Int", "limit > 1 ? both { 1 } second: { 2 } : 3"),
        ("Int", "[1].reduce(into: 0) { (sum: inout Int, x) in sum += x }"),
        ("Any", "{ (f: @escaping () -> Int) in f() }"),
        ("Any", "{ (x: Int...) in x.count }"),
    ]

    private static let keyPaths: [(String, String)] = [
        ("KeyPath<[Truck], Int>", "\\.[0].id"),
        ("KeyPath<[Truck], Int>", "\\[Truck].[0].id"),
        ("KeyPath<[Truck], Int>", "\\[Truck][0].id"),
        ("KeyPath<Truck, Int>", "\\.[named: 1]"),
        ("KeyPath<Truck, Int?>", "\\Truck.loads?[1]?.first"),
        ("KeyPath<Truck, Int>", "\\Truck.loads![1]![0]"),
        ("KeyPath<[Int: Int], Int>", "\\[Int: Int].count"),
        ("KeyPath<Int?, Int>", "\\Int?.unsafelyUnwrapped"),
        ("KeyPath<Int?, Int>", "\\Optional<Int>.unsafelyUnwrapped"),
        ("KeyPath<Int?, Int?>", "\\.?.magnitude.words.count"),
        ("KeyPath<Int?, Int>", "\\.!.words.count"),
        ("KeyPath<(Int, Int), Int>", "\\.0"),
        ("KeyPath<(Int, Int), Int>", "\\(Int, Int).0"),
        ("KeyPath<Wrapper<Int>, Int>", "\\Wrapper<Int>.value"),
        ("KeyPath<URL, String>", "\\Foundation.URL.path"),
        ("KeyPath<Int, Int>", "\\.self"),
    ]

    private static let operators: [(String, String)] = [
        ("Int", "6 & 3"), ("Int", "6&3 | 1"), ("Int", "1 << 2 &+ 3"), ("Int", "√limit"),
        ("Int", "4+++"), ("Int", "(limit+++)+++ + 1"), ("Int", "1 ⊕ 2"), ("Int", "1⊕limit"),
        ("Int", "maybe!+1"), ("Int", "(maybe ?? 1) - -1"), ("Bool", "1...3 ~= limit"),
        ("ArraySlice<Int>", "[1, 2][...]"), ("ArraySlice<Int>", "[1, 2][1...]"),
        ("Any", "(1...).prefix(2)"), ("Bool", "(1 as Any) is Int || limit == 1"),
        ("Any", "maybe?.words.count as Any"), ("Any", "zip([1], [2]).map(...)"),
        ("Bool", "!true"), ("Bool", "limit>3"), ("Bool", "limit < 3 || maybe! > -1"),
        ("Any", "[1].sorted(by: >)"), ("Any", "[1].sorted( by: < )"), ("Int", "[1].reduce(0, +)"),
        ("Range<Int>", "0..<3"), ("Any", "...3"), ("Any", "..<3"), ("Int", "limit >> 1"),
    ]

    private static let literals: [(String, String)] = [
        ("Double", "1"), ("Double", "-1.5e-3"), ("Double", "1e+3"), ("Float", "0x1p-2"),
        ("Double", ".pi"), ("Int", "-1"), ("Int", "+1"), ("Int", "0xFF_FF"), ("Int", "0b1_1"),
        ("Int", "0o17"), ("Int", ".max"), ("Int", ".init()"), ("Int", "((1, 2), 3).0.1"),
        ("Int?", "nil"), ("Int?", "-5"), ("String?", ".none"), ("UInt8", "255"),
        ("String", "\"\\(limit) cars\""), ("String", "#\"a\"#"), ("Character", "\"\\n\""),
        ("Character", "\"é\""), ("Substring", "\"a\""), ("StaticString", "\"a\""),
        ("Set<Int>", "[1]"), ("[String: Int]", "[:]"), ("[Int]", "[]"), ("AnyHashable", "5"),
        ("any Equatable", "5"), ("(Int, Int)", "(1, 2)"), ("Int", "[1, 2].reduce(1, *)"),
    ]

    private static let typesAsValues: [(String, String)] = [
        ("Any", "((Int) throws -> Int).self"),
        ("Any", "((Int) async throws(CarError) -> any Vehicle).self"),
        ("Any", "(@Sendable (Int) -> Int).self"),
        ("Any", "[(Int) async throws -> Void]()"),
        ("Any", "[@Sendable () -> Void]()"),
        ("Any", "[String: @MainActor () -> Void]()"),
        ("Any", "[() -> any Vehicle]()"),
        ("Any", "[(any Vehicle & Sendable)?]()"),
        ("Any", "(Int?, String?).self"),
        ("Any", "Wrapper<_>(1)"),
        ("[Int]", "[1] as Array<_>"),
        ("Any", "(Wrapper<Int>.self, limit < 3, limit > 4)"),
    ]

    private static let spellings: [(String, String)] = [
        ("Double", "0x1.8p3"), ("Double", "-0xFP-2"), ("String", "0xFF.description"),
        ("Int", "make (1)"), ("Int", "truck .id"), ("Int", "[1] [0]"),
        ("Any", "[1, 2] .map { $0 }"), ("String", "#fileID"),
        ("String", "##\"a\"#b\\##(limit)\"##"), ("String", "\"\\(limit == 3 ? \"a\" : \"b\")\""),
    ]

    private static let needlessCommas: [(String, String)] = [
        ("x:Int=make(1,)", "withX x: Int = make(1)"),
        ("x:Int=added(1, to: make(2 , ) ,)", "withX x: Int = added(1, to: make(2))"),
        ("x:[Int]=[1,]", "withX x: [Int] = [1]"),
        ("x:[Any]=[[1,], [2 , ],]", "withX x: [Any] = [[1], [2]]"),
        ("x:[String:Int]=[\"a\": 1, \"b\": 2,]", "withX x: [String: Int] = [\"a\": 1, \"b\": 2]"),
        ("x:(Int, Int)=(1, 2,)", "withX x: (Int, Int) = (1, 2)"),
        ("x:Int=truck[named: 1,]", "withX x: Int = truck[named: 1]"),
        ("x:String=\"\\(make(1,),)\"", "withX x: String = \"\\(make(1))\""),
        ("x:Any=Wrapper<Int,>(1)", "withX x: Any = Wrapper<Int>(1)"),
        ("x:Set<Int,>=[]", "withX x: Set<Int> = []"),
        ("f:() -> Int={ [limit,] in limit }", "f: @escaping () -> Int = { [limit] in limit }"),
        ("f:(Int) -> Int={ (x,) in x }", "f: @escaping (Int) -> Int = { (x) in x }"),
    ]
}
