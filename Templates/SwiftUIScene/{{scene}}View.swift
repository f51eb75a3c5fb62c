{{> header}}
{{> ifSwiftUI}}
{{> testImports}}
import SwiftUI

/// Lays out {{scene}} and forwards user actions.
///
/// Other scenes and alerts go through the router.
struct {{scene}}View: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router

    init(viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        SceneContent(
            scene: "{{scene}}",
            state: viewModel.state,
            load: viewModel.load
        ) { content in
            {{#options.list}}
            List(content.rows) { row in
                Text(row.text)
            }
            .navigationTitle(content.title)
            {{/options.list}}
            {{^options.list}}
            Text(content.title)
                .navigationTitle(content.title)
            {{/options.list}}
        }
    }
}
{{#samples.known}}

#if DEBUG
#Preview("Loaded") {
    {{#options.list}}
    ScenePreview {
        .init(title: "{{title}}", rows: [.init(id: "1", text: "First"), .init(id: "2", text: "Second")])
    }
    {{/options.list}}
    {{^options.list}}
    ScenePreview { .init(title: "{{title}}") }
    {{/options.list}}
}

#Preview("Loading") {
    ScenePreview {
        try await Task.sleep(for: .seconds(3600))
        return .init(title: "")
    }
}

#Preview("Failed") {
    ScenePreview { throw URLError(.notConnectedToInternet) }
}

private struct ScenePreview: View {
    let fetch: {{scene}}ViewModel.Fetch
    private let builder = {{scene}}Builder({{samples.arguments}})

    var body: some View {
        NavigationStack {
            {{scene}}View(viewModel: builder.makeViewModel(fetch: fetch), router: builder.makeRouter())
        }
    }
}
#endif
{{/samples.known}}
{{> endIfSwiftUI}}
