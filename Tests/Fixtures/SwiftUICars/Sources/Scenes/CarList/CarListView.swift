#if canImport(SwiftUI)
import SwiftUI

/// Lays out CarList and forwards user actions.
///
/// Other scenes and alerts go through the router.
struct CarListView: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: CarListViewModel
    private let router: CarListRouter

    init(viewModel: CarListViewModel, router: CarListRouter) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        SceneContent(
            scene: "CarList",
            state: viewModel.state,
            load: viewModel.load
        ) { content in
            List(content.rows.unique) { row in
                SceneRow(row.text) { router.navigateToDetails(withCarID: row.id) }
            }
            .overlay { if content.rows.isEmpty { EmptySceneView() } }
            .refreshable { await viewModel.load() }
            .navigationTitle(content.title)
        }
    }
}
#endif
