/// Fetches and stores what CarAlbum is about. It neither formats nor shows anything.
nonisolated final class CarAlbumInteractor {
}

nonisolated extension CarAlbumInteractor: CarAlbumInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Car Album"
    }
}
