extension GoodParameters {
    /// What Swift takes in the parameters of a function type, and nowhere else.
    static let functionParameters: [(String, String)] = [
        ("f:(@escaping () -> Void) -> Void", "f: @escaping (@escaping () -> Void) -> Void"),
        ("f:(@escaping Completion) -> Void", "f: @escaping (@escaping Completion) -> Void"),
        (
            "f:(@escaping ((Int) -> Void)) -> Void",
            "f: @escaping (@escaping ((Int) -> Void)) -> Void"
        ),
        (
            "f:(@escaping (@escaping () -> Void) -> Void) -> Void",
            "f: @escaping (@escaping (@escaping () -> Void) -> Void) -> Void"
        ),
        (
            "f:(Int) -> (@escaping () -> Void) -> Void",
            "f: @escaping (Int) -> (@escaping () -> Void) -> Void"
        ),
        (
            "f:(_ done: @escaping () -> Void) -> Void",
            "f: @escaping (_ done: @escaping () -> Void) -> Void"
        ),
        (
            "f:(@Sendable @escaping () -> Void) -> Void",
            "f: @escaping (@escaping @Sendable () -> Void) -> Void"
        ),
        (
            "f:(@escaping  @MainActor  (Int)->(), Int...)->()",
            "f: @escaping (@escaping @MainActor (Int) -> Void, Int...) -> Void"
        ),
        ("f:((@escaping () -> Void) -> Void)?", "f: ((@escaping () -> Void) -> Void)?"),
        ("f:[(@escaping () -> Void) -> Void]", "withF f: [(@escaping () -> Void) -> Void]"),
        (
            "f:Result<(@escaping () -> Void) -> Void, any Error>",
            "withF f: Result<(@escaping () -> Void) -> Void, any Error>"
        ),
        (
            "f:@escaping (@escaping () -> Void) -> Void",
            "f: @escaping (@escaping () -> Void) -> Void"
        ),
        ("f:(inout Int) -> Void", "f: @escaping (inout Int) -> Void"),
        ("f:(Int, inout [Int]) -> Void", "f: @escaping (Int, inout [Int]) -> Void"),
        ("f:(_ x: inout Int?) -> Void", "f: @escaping (_ x: inout Int?) -> Void"),
        ("f:(inout any Vehicle) -> Void", "f: @escaping (inout any Vehicle) -> Void"),
        ("f:(inout (Int) -> Void) -> Void", "f: @escaping (inout (Int) -> Void) -> Void"),
        (
            "f:(inout @Sendable () -> Void) -> Void",
            "f: @escaping (inout @Sendable () -> Void) -> Void"
        ),
        ("f:((inout Int) -> Void)?", "f: ((inout Int) -> Void)?"),
        ("f:(borrowing Car) -> Void", "f: @escaping (borrowing Car) -> Void"),
        ("f:(consuming Car) -> Void", "f: @escaping (consuming Car) -> Void"),
        (
            "f:(borrowing Car, consuming Car) -> Void",
            "f: @escaping (borrowing Car, consuming Car) -> Void"
        ),
        (
            "f:(borrowing @escaping () -> Void) -> Void",
            "f: @escaping (borrowing @escaping () -> Void) -> Void"
        ),
        ("f:(sending Engine) -> Void", "f: @escaping (sending Engine) -> Void"),
        ("f:(inout sending Engine) -> Void", "f: @escaping (inout sending Engine) -> Void"),
        ("f:(consuming sending Engine) -> Void", "f: @escaping (consuming sending Engine) -> Void"),
        (
            "f:(sending @escaping () -> Void) -> Void",
            "f: @escaping (sending @escaping () -> Void) -> Void"
        ),
        (
            "f:(sending any Vehicle & Sendable) -> Void",
            "f: @escaping (sending any Vehicle & Sendable) -> Void"
        ),
        ("f:() -> sending Engine", "f: @escaping () -> sending Engine"),
        ("f:() async throws -> sending Engine?", "f: @escaping () async throws -> sending Engine?"),
        ("f:() -> sending () -> sending Engine", "f: @escaping () -> sending () -> sending Engine"),
        ("f:[() -> sending Engine]", "withF f: [() -> sending Engine]"),
        ("f:(isolated Pump) -> Void", "f: @escaping (isolated Pump) -> Void"),
        (
            "f:(isolated Pump?, Int) async -> Void",
            "f: @escaping (isolated Pump?, Int) async -> Void"
        ),
        ("f:(isolated (any Actor)?) -> Void", "f: @escaping (isolated (any Actor)?) -> Void"),
        ("f:(isolated any Actor) -> Void", "f: @escaping (isolated any Actor) -> Void"),
        ("f:(String...) -> Void", "f: @escaping (String...) -> Void"),
        ("f:(Int ... ,Int) -> Void", "f: @escaping (Int..., Int) -> Void"),
        ("f:(_ x:String...) -> Void", "f: @escaping (_ x: String...) -> Void"),
        (
            "f:(any Vehicle & Sendable...) -> Void",
            "f: @escaping (any Vehicle & Sendable...) -> Void"
        ),
        ("f:(Set<Int>...) -> Void", "f: @escaping (Set<Int>...) -> Void"),
        ("f:(Int?...) -> Void", "f: @escaping (Int?...) -> Void"),
        ("f:(Completion...) -> Void", "f: @escaping (Completion...) -> Void"),
        ("f:((Int) -> Void...) -> Void", "f: @escaping ((Int) -> Void...) -> Void"),
        ("f:(() -> sending Engine...) -> Void", "f: @escaping (() -> sending Engine...) -> Void"),
        ("f:((Int, Int)...) -> Void", "f: @escaping ((Int, Int)...) -> Void"),
        (
            "f:nonisolated(nonsending) () async -> Void",
            "f: nonisolated(nonsending) @escaping () async -> Void"
        ),
        (
            "f:nonisolated(nonsending) @escaping () async -> Void",
            "f: nonisolated(nonsending) @escaping () async -> Void"
        ),
        (
            "f:@Sendable nonisolated(nonsending) () async -> Void",
            "f: nonisolated(nonsending) @escaping @Sendable () async -> Void"
        ),
        (
            "f:nonisolated( nonsending ) @Sendable (Int) async throws -> Int",
            "f: nonisolated(nonsending) @escaping @Sendable (Int) async throws -> Int"
        ),
        (
            "f:(nonisolated(nonsending) () async -> Void)?",
            "f: (nonisolated(nonsending) () async -> Void)?"
        ),
        (
            "f:(nonisolated(nonsending) @escaping @Sendable () async -> Void) -> Void",
            "f: @escaping (nonisolated(nonsending) @escaping @Sendable () async -> Void) -> Void"
        ),
        (
            "f:(inout nonisolated(nonsending) () async -> Void) -> Void",
            "f: @escaping (inout nonisolated(nonsending) () async -> Void) -> Void"
        ),
        (
            "f:() -> nonisolated(nonsending) () async -> Void",
            "f: @escaping () -> nonisolated(nonsending) () async -> Void"
        ),
    ]
}
