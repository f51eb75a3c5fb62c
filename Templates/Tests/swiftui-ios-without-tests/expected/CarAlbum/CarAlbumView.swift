import Foundation
import SwiftUI

/// Lays out CarAlbum and forwards user actions.
///
/// Other scenes and alerts go through the router.
struct CarAlbumView: View {
    // SwiftUI keeps the first view model that it gets.
    @State private var viewModel: CarAlbumViewModel
    private let router: CarAlbumRouter

    init(viewModel: CarAlbumViewModel, router: CarAlbumRouter) {
        _viewModel = State(initialValue: viewModel)
        self.router = router
    }

    var body: some View {
        SceneContent(
            scene: "CarAlbum",
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
        navigator: SceneNavigator(root: CarAlbumBuilder(withPhotos: [URL(fileURLWithPath: "/42")]))
    )
}
#endif
