{{> header}}
{{> imports}}

/// Decides what {{scene}} shows and where it leads. It doesn't depend on views.
@MainActor
final class {{scene}}Presenter {
    {{#options.complexity.is.simple}}
    typealias Fetch = @MainActor () async throws -> {{scene}}Content

    {{/options.complexity.is.simple}}
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private(set) var state = LoadState<{{scene}}Content>.loading {
        didSet {
            view?.showProgress(of: state)
            if let content = state.content { view?.show(content) }
        }
    }

    {{#options.complexity.is.simple}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    {{/options.complexity.is.simple}}
    private weak var view: (any {{scene}}ViewInterface)?
    {{^options.complexity.is.simple}}
    private let interactor: any {{scene}}InteractorInterface
    {{/options.complexity.is.simple}}
    {{#options.complexity.is.formatter}}
    private let formatter: any {{scene}}FormatterInterface
    {{/options.complexity.is.formatter}}
    private let wireframe: any {{scene}}WireframeInterface
    {{#options.complexity.is.simple}}
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    {{/options.complexity.is.simple}}
    {{^options.complexity.is.simple}}

    {{/options.complexity.is.simple}}
    init({{> initialData}}{{> partsDeclaration}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#options.complexity.is.simple}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        {{/options.complexity.is.simple}}
        self.view = view
        {{^options.complexity.is.simple}}
        self.interactor = interactor
        {{/options.complexity.is.simple}}
        {{#options.complexity.is.formatter}}
        self.formatter = formatter
        {{/options.complexity.is.formatter}}
        self.wireframe = wireframe
        {{#options.complexity.is.simple}}
        self.fetch = fetch
        {{/options.complexity.is.simple}}
    }
    {{#options.complexity.is.simple}}

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> {{scene}}Content {
        {{scene}}Content(title: "{{title}}")
    }
    {{/options.complexity.is.simple}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    /// Loads the content. While it loads again, the view keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        do {
            {{#options.complexity.is.simple}}
            let content = try await (fetch ?? fetchContent)()
            {{/options.complexity.is.simple}}
            {{#options.complexity.is.interactor}}
            let content = try await interactor.fetchContent()
            {{/options.complexity.is.interactor}}
            {{#options.complexity.is.formatter}}
            let content = formatter.content(for: try await interactor.fetchEntity())
            {{/options.complexity.is.formatter}}
            try Task.checkCancellation()
            state = .loaded(content)
        } catch {
            // A canceled load isn't a failure: the scene has closed or loads again.
            if !Task.isCancelled { state = .failed(message: "Something went wrong.") }
        }
    }

    func didTapClose() {
        wireframe.close()
    }
}
