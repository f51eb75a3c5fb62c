{{> header}}
{{> imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
@MainActor
final class {{scene}}ViewModel {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        {{^options.viewController.is.UIViewController}}
        var rows: [String] = []
        {{/options.viewController.is.UIViewController}}
    }

    typealias Fetch = @MainActor () async throws -> Content

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private(set) var state = LoadState<Content>.loading {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Called on every state change.
    var onChange: ((LoadState<Content>) -> Void)?

    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let fetch: Fetch?
    private var newestLoad = 0
    private var newestResult = 0

    {{> viewModelLoading}}
}
