{{> header}}
{{> imports}}
{{$imports}}
{{/imports}}

/// Loads what {{scene}} shows and formats it for display. It doesn't depend on views.
@MainActor
final class {{scene}}ViewModel {
    /// The content of the scene, formatted for display.
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

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    let loader = Loader<Content>()

    {{> initializeInjected}}
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
