import CarKit

/// Loads what CarPicker shows and formats it for display. It doesn't depend on views.
@MainActor
final class CarPickerViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    let cars: [Car]
    let onSelect: (Car) -> Void
    private let api: any CarFetching
    let loader = Loader<Content>()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void, api: any CarFetching) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
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
