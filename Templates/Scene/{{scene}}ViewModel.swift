{{> header}}
{{> imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
@MainActor
final class {{scene}}ViewModel {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        {{^options.viewController.is.UIViewController}}
        var rows: [Row] = []

        nonisolated struct Row: Hashable, Identifiable {
            var id: String
            var text: String
        }
        {{/options.viewController.is.UIViewController}}
    }

    let loader = Loader<Content>()
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}

    {{> viewModelLoading}}
}
