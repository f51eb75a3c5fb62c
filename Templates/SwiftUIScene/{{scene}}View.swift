{{> header}}
{{> ifSwiftUI}}
{{> testImports}}
import SwiftUI
{{$imports}}
{{/imports}}

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
            List(content.rows.unique) { row in
                SceneRow(row.text)
            }
            .overlay { if content.rows.isEmpty { EmptySceneView() } }
            .refreshable { await viewModel.load() }
            .navigationTitle(content.title)
            {{/options.list}}
            {{^options.list}}
            Text(content.title)
                .navigationTitle(content.title)
            {{/options.list}}
        }
    }
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfSwiftUI}}
