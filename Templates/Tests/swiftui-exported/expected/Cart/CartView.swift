#if canImport(SwiftUI)
import SwiftUI

/// Lays out Cart and forwards user actions.
///
/// Other scenes and alerts go through the router.
struct CartView: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: CartViewModel
    private let router: CartRouter

    init(viewModel: CartViewModel, router: CartRouter) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        SceneContent(
            scene: "Cart",
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
    SceneStack(navigator: SceneNavigator(root: CartBuilder(withCartID: "42")))
}
#endif
#endif
