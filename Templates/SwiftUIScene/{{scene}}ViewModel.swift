{{> header}}
import Observation
{{> imports}}
{{$imports}}
{{/imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class {{scene}}ViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
        {{#options.list}}
        var rows: [Row] = []

        struct Row: Hashable, Identifiable {
            var id: String
            var text: String
        }
        {{/options.list}}
    }

    private(set) var state = LoadState<Content>()
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let loader = Loader<Content>()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        loader.onChange = { [weak self] state in self?.state = state }
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "{{title}}")
    }
    {{$members}}
    {{/members}}
}
