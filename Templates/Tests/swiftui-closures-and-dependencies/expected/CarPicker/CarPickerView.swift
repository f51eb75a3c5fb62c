#if canImport(SwiftUI)
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
#endif
