#if canImport(SwiftUI)
import CarKit
import SwiftUI

/// Lays out CarPicker and forwards user actions.
///
/// Other scenes and alerts go through the router.
struct CarPickerView: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: CarPickerViewModel
    private let router: CarPickerRouter

    init(viewModel: CarPickerViewModel, router: CarPickerRouter) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        SceneContent(
            scene: "CarPicker",
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
    ScenePreview { .init(title: "Car Picker") }
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
    let fetch: CarPickerViewModel.Fetch
    private let builder = CarPickerBuilder(withCars: [.preview], onSelect: { _ in })

    var body: some View {
        NavigationStack {
            CarPickerView(
                viewModel: builder.makeViewModel(fetch: fetch),
                router: builder.makeRouter()
            )
        }
    }
}
#endif
#endif
