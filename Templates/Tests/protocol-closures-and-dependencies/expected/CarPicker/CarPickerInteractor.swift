import CarKit

/// Fetches what CarPicker shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarPickerInteractor: CarPickerPresenterToInteractorProtocol {
    typealias Fetch = @Sendable () async throws -> CarPickerEntity

    weak var presenter: (any CarPickerInteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let api: any CarFetching
    private let fetching: Fetch

    @MainActor
    init(api: any CarFetching = CarService.shared, fetching: @escaping Fetch = standIn) {
        self.api = api
        self.fetching = fetching
    }

    deinit {
        task?.cancel()
    }

    func fetchEntity() {
        task?.cancel()
        task = Task { @MainActor [fetching, weak presenter] in
            do {
                let entity = try await fetching()
                if !Task.isCancelled { presenter?.fetchFinished(entity) }
            } catch {
                if !Task.isCancelled { presenter?.fetchFailed(error) }
            }
        }
    }

    /// Stands in for a server or a store until there is one.
    @Sendable
    static func standIn() async throws -> CarPickerEntity {
        CarPickerEntity(title: "Car Picker")
    }
}
