{{> header}}
/// What {{scene}} fetches: a value, free to go from one thread to another.
nonisolated struct {{scene}}Entity: Equatable, Sendable {
    let title: String
}
