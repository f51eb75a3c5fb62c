#if canImport(SwiftUI)
import SwiftUI

/// Lays out CarDetails and forwards user actions.
///
/// Other scenes and alerts go through the router.
struct CarDetailsView: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: CarDetailsViewModel
    private let router: CarDetailsRouter

    init(viewModel: CarDetailsViewModel, router: CarDetailsRouter) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        SceneContent(
            scene: "CarDetails",
            state: viewModel.state,
            load: viewModel.load
        ) { content in
            Text(content.title)
                .navigationTitle(content.title)
        }
    }
}

#if DEBUG
#Preview {
    SceneStack(navigator: SceneNavigator(root: CarDetailsBuilder(withCarID: "42")))
}
#endif
#endif
