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
        do {
            let entity = try await (fetch ?? fetchEntity)()
            try Task.checkCancellation()
            presenter?.loadFinished(entity)
        } catch {
            // A canceled load isn't a failure: the scene has closed or loads again.
            if !Task.isCancelled { presenter?.loadFailed(error) }
        }
    }
}
