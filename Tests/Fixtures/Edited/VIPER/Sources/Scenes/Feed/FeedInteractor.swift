/// Fetches and stores what Feed is about. It neither formats nor shows anything.
nonisolated final class FeedInteractor {
}

nonisolated extension FeedInteractor: FeedInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Feed"
    }
}
