import CarKit

/// Fetches what CarPicker shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarPickerInteractor: CarPickerPresenterToInteractorProtocol {
    /// It is called on the main actor; what it awaits may run anywhere.
    typealias Fetch = @MainActor () async throws -> CarPickerEntity

    weak var presenter: (any CarPickerInteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let fetching: Fetch

    /// - Parameter fetching: what fetches in place of the stand-in.
    @MainActor
    init(api: any CarFetching = CarService.shared, fetching: Fetch? = nil) {
        let standIn: Fetch = { try await Self.standIn(api: api) }
        self.fetching = fetching ?? standIn
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
    @MainActor
    static func standIn(api: any CarFetching) async throws -> CarPickerEntity {
        CarPickerEntity(title: "Car Picker")
    }
}
