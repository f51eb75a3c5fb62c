#if canImport(SwiftUI)
import CarKit
import Foundation
import SwiftUI

/// Lays out CarEditor and forwards user actions.
///
/// Other scenes and alerts go through the router.
struct CarEditorView: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: CarEditorViewModel
    private let router: CarEditorRouter

    init(viewModel: CarEditorViewModel, router: CarEditorRouter) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        SceneContent(
            scene: "CarEditor",
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
    SceneStack(
        navigator: SceneNavigator(
            root: CarEditorBuilder(
                editing: Car.preview,
                bought: Date(timeIntervalSince1970: 42),
                page: 42
            )
        )
    )
}
#endif
#endif
