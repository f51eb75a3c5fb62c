import RxSwift

/// Fetches and stores what Feed is about. It neither formats nor shows anything.
nonisolated final class FeedInteractor {
}

nonisolated extension FeedInteractor: FeedInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Feed")
    }
}
