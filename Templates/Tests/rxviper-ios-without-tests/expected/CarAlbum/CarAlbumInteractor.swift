import Foundation
import RxSwift

/// Fetches what CarAlbum shows, on any thread. It doesn't depend on views.
nonisolated final class CarAlbumInteractor {
    typealias Fetch = () -> Single<CarAlbumContent>

    let photos: [URL]
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `requestContent()` in tests and previews.
    init(withPhotos photos: [URL], fetch: Fetch? = nil) {
        self.photos = photos
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows, and format it.
    private func requestContent() -> Single<CarAlbumContent> {
        .just(CarAlbumContent(title: "Car Album"))
    }
}

nonisolated extension CarAlbumInteractor: CarAlbumInteractorInterface {
    func fetchContent() -> Single<CarAlbumContent> {
        fetch?() ?? requestContent()
    }
}
