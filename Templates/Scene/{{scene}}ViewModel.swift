{{> header}}
{{> imports}}

/// Fetches and stores what {{scene}} shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class {{scene}}ViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
        {{^options.viewController.is.UIViewController}}
        /// One text for each row, from top to bottom.
        var rows: [String] = []
        {{/options.viewController.is.UIViewController}}
    }

    {{#hasInjected}}
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}

    {{/hasInjected}}
    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    {{#hasInjected}}
    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
    }

    {{/hasInjected}}
    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "{{title}}"
    }
}
