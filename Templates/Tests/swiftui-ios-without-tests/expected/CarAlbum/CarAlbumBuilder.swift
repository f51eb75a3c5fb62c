import Foundation
import SwiftUI

/// Wires the CarAlbum scene and passes it its initial data.
nonisolated struct CarAlbumBuilder: SceneBuilding, Hashable, Codable {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    @MainActor
    func makeViewModel() -> CarAlbumViewModel {
        CarAlbumViewModel(withPhotos: photos)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarAlbumRouter {
        CarAlbumRouter(handler: handler, dependencies: dependencies)
    }
}

extension CarAlbumBuilder: SwiftUISceneBuilder {
    @MainActor
    func view(
        handledBy handler: any SwiftUIRouteHandler,
        with dependencies: Dependencies
    ) -> some View {
        CarAlbumView(
            viewModel: makeViewModel(),
            router: makeRouter(handler: handler, with: dependencies)
        )
    }
}
