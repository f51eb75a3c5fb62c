/// Fetches and stores what CarDetails is about. It neither formats nor shows anything.
nonisolated final class CarDetailsInteractor {
}

nonisolated extension CarDetailsInteractor: CarDetailsInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Car Details"
    }
}
