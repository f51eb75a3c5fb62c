{{> header}}
/// The entity that {{scene}} loads and shows.
nonisolated struct {{scene}}Entity: Equatable, Sendable {
    var title: String
    {{^options.viewController.is.UIViewController}}
    var rows: [Row] = []

    struct Row: Hashable, Identifiable, Sendable {
        var id: String
        var text: String
    }
    {{/options.viewController.is.UIViewController}}
}
