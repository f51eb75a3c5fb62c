import CarKit

/// Loads what CarPicker shows. It doesn't depend on views.
@MainActor
final class CarPickerInteractor {
    typealias Fetch = @MainActor () async throws -> CarPickerEntity

    let cars: [Car]
    let onSelect: (Car) -> Void
    weak var presenter: (any CarPickerInteractorToPresenterProtocol)?

    private let api: any CarFetching
    private let fetch: Fetch?
    private var newestLoad = 0
    private var newestResult = 0

    /// - Parameter fetch: Replaces `fetchEntity()` in tests and previews.
    init(
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void,
        api: any CarFetching,
        fetch: Fetch? = nil
    ) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> CarPickerEntity {
        CarPickerEntity(title: "Car Picker")
    }
}

extension CarPickerInteractor: CarPickerPresenterToInteractorProtocol {
    func load() async {
        newestLoad += 1
        let load = newestLoad
        let result: Result<CarPickerEntity, any Error>
        do {
            result = try await .success((fetch ?? fetchEntity)())
        } catch {
            result = .failure(error)
        }
        // A canceled load changes nothing, and neither does one that a newer load has overtaken.
        guard !Task.isCancelled, load > newestResult else { return }
        newestResult = load
        switch result {
        case .success(let entity): presenter?.loadFinished(entity)
        case .failure(let error): presenter?.loadFailed(error)
        }
    }
}
