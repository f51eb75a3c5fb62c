extension BadParameters {
    /// What stands in the parameters of function types, where it does not.
    static let functionParameters: [(String, String)] = [
        ("x:(⌃inout Int)", "'inout' cannot be stored"),
        ("x:[⌃inout Int]", "'inout' cannot be stored"),
        (
            "x:(⌃sending Car, Int)",
            "'sending' says how a value is passed, which is not part of its type"
        ),
        ("x:() -> ⌃inout Int", "'inout' cannot be stored"),
        (
            "x:() -> ⌃borrowing Car",
            "'borrowing' says how a value is passed, which is not part of its type"
        ),
        ("x:⌃__owned Car", "'__owned' is obsolete"),
        ("x:(⌃__shared Car) -> Void", "'__shared' is obsolete"),
        ("x:(@escaping ⌃inout () -> Void) -> Void", "'inout' cannot be stored"),
        ("x:(inout ⌃@escaping () -> Void) -> Void", "a function that is 'inout' escapes anyway"),
        ("x:(⌃@escaping Int?) -> Void", "'@escaping' is only for function types"),
        ("x:(⌃@escaping (() -> Void)?) -> Void", "'@escaping' is only for function types"),
        ("x:(⌃@escaping any Vehicle) -> Void", "'@escaping' is only for function types"),
        ("x:(⌃@escaping () -> Void)", "'@escaping' is only for parameters"),
        ("x:(⌃@escaping () -> Void, Int)", "'@escaping' is only for parameters"),
        (
            "x:((⌃@escaping () -> Void, Int)) -> Void",
            "'@escaping' is only for parameters"
        ),
        (
            "x:([⌃@escaping () -> Void]) -> Void",
            "'@escaping' is only for parameters"
        ),
        ("x:() -> ⌃@escaping () -> Void", "'@escaping' is only for parameters"),
        ("x:(Int⌃...)", "variadics cannot be stored"),
        ("x:(Int, Int⌃...)", "variadics cannot be stored"),
        ("x:[Int⌃...]", "variadics cannot be stored"),
        ("x:[Int: Int⌃...]", "variadics cannot be stored"),
        ("x:Set<Int⌃...>", "variadics cannot be stored"),
        ("x:() throws(E⌃...) -> Void", "variadics cannot be stored"),
        ("x:() -> Int⌃...", "variadics cannot be stored"),
        ("x:(Int..., ⌃Int...) -> Void", "a function type has one variadic parameter"),
        ("x:(inout Int⌃...) -> Void", "variadics cannot be 'inout'"),
        ("x:(sending Car⌃...) -> Void", "variadics cannot be 'sending'"),
        ("x:(isolated A, ⌃isolated B) -> Void", "a function runs on one actor"),
        ("x:@MainActor (⌃isolated A) -> Void", "a function runs on one actor"),
        ("x:@MainActor ⌃@Painter () -> Void", "a function runs on one actor"),
        ("x:nonisolated(nonsending) ⌃@MainActor () async -> Void", "a function runs on one actor"),
        ("x:nonisolated(nonsending) (⌃isolated A) async -> Void", "a function runs on one actor"),
        (
            "x:⌃nonisolated(nonsending) Int",
            "'nonisolated(nonsending)' must stand directly before a function type"
        ),
        ("x:nonisolated(⌃) () async -> Void", "unexpected ')' where 'nonsending' belongs"),
        (
            "x:nonisolated(⌃sending) () async -> Void",
            "unexpected 'sending' where 'nonsending' belongs"
        ),
        ("x:nonisolated ⌃Int", "unexpected 'Int' where '(' belongs"),
    ]
}
