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
            Text(content.title)
                .navigationTitle(content.title)
        }
    }
}

#if DEBUG
#Preview("Loaded") {
    ScenePreview { .init(title: "Car List") }
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
    let fetch: CarListViewModel.Fetch
    private let builder = CarListBuilder()

    var body: some View {
        NavigationStack {
            CarListView(
                viewModel: builder.makeViewModel(fetch: fetch),
                router: builder.makeRouter()
            )
        }
    }
}
#endif
#endif
