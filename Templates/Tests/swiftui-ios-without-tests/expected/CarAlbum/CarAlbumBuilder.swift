import Foundation
import SwiftUI

/// Wires the CarAlbum scene and passes it its initial data.
struct CarAlbumBuilder: SceneBuilder {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarAlbumViewModel.Fetch? = nil) -> CarAlbumViewModel {
        CarAlbumViewModel(withPhotos: photos, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarAlbumRouter {
        CarAlbumRouter(handler: handler)
    }
}

extension CarAlbumBuilder: SwiftUISceneBuilder {
    @MainActor
    func view(handledBy handler: any RouteHandler) -> some View {
        CarAlbumView(viewModel: makeViewModel(), router: makeRouter(handler: handler))
    }
}
