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
            List(content.rows) { row in
                Text(row.text)
            }
            .navigationTitle(content.title)
        }
    }
}

#if DEBUG
#Preview("Loaded") {
    ScenePreview {
        .init(
            title: "Car Table",
            rows: [.init(id: "1", text: "First"), .init(id: "2", text: "Second")]
        )
    }
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
    let fetch: CarTableViewModel.Fetch
    private let builder = CarTableBuilder()

    var body: some View {
        NavigationStack {
            CarTableView(
                viewModel: builder.makeViewModel(fetch: fetch),
                router: builder.makeRouter()
            )
        }
    }
}
#endif
#endif
