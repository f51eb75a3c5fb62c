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
    {{/options.complexity.is.simple}}
    private var newestLoad = 0
    private var newestResult = 0

    {{#options.complexity.is.simple}}
    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
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
        newestLoad += 1
        let load = newestLoad
        if state.content == nil { state = .loading }
        let result: LoadState<{{scene}}Content>
        do {
            {{#options.complexity.is.simple}}
            result = try await .loaded((fetch ?? fetchContent)())
            {{/options.complexity.is.simple}}
            {{#options.complexity.is.interactor}}
            result = try await .loaded(interactor.fetchContent())
            {{/options.complexity.is.interactor}}
            {{#options.complexity.is.formatter}}
            result = try await .loaded(formatter.content(for: interactor.fetchEntity()))
            {{/options.complexity.is.formatter}}
        } catch {
            result = .failed(message: "Something went wrong.")
        }
        // A canceled load changes nothing, and neither does one that a newer load has overtaken.
        guard !Task.isCancelled, load > newestResult else { return }
        newestResult = load
        state = result
    }

    func didTapClose() {
        wireframe.close()
    }
}
