{{> header}}
/// The entity that {{scene}} loads and shows.
nonisolated struct {{scene}}Entity: Equatable, Sendable {
    var title: String
}
