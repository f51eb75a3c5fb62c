/// Fetches and stores what Profile is about. It neither formats nor shows anything.
nonisolated final class ProfileInteractor {
}

nonisolated extension ProfileInteractor: ProfileInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        // Written by hand: the server has the real one.
        "Profile"
    }
}
