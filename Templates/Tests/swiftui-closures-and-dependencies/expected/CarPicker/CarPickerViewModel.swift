import CarKit
import Observation

/// Loads what CarPicker shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class CarPickerViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    private(set) var state = LoadState<Content>()
    let cars: [Car]
    let onSelect: (Car) -> Void
    private let api: any CarFetching
    private let loader = Loader<Content>()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void, api: any CarFetching) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
        loader.onChange = { [weak self] state in self?.state = state }
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Car Picker")
    }
}
