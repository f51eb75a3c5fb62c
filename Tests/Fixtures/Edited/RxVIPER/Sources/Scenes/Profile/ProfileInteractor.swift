import RxSwift

/// Fetches and stores what Profile is about. It neither formats nor shows anything.
nonisolated final class ProfileInteractor {
}

nonisolated extension ProfileInteractor: ProfileInteractorInterface {
    func fetchName() -> Single<String> {
        // Written by hand: the server has the real one.
        .just("Profile")
    }
}
