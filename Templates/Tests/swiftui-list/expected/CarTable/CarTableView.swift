#if canImport(SwiftUI)
import SwiftUI

/// Lays out CarTable and forwards user actions.
///
/// Other scenes and alerts go through the router.
struct CarTableView: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: CarTableViewModel
    private let router: CarTableRouter

    init(viewModel: CarTableViewModel, router: CarTableRouter) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        SceneContent(
            scene: "CarTable",
            state: viewModel.state,
            load: viewModel.load
        ) { content in
            List(content.rows.unique) { row in
                SceneRow(row.text)
            }
            .overlay { if content.rows.isEmpty { EmptySceneView() } }
            .refreshable { await viewModel.load() }
            .navigationTitle(content.title)
        }
    }
}

#if DEBUG
#Preview {
    SceneStack(navigator: SceneNavigator(root: CarTableBuilder()))
}
#endif
#endif
