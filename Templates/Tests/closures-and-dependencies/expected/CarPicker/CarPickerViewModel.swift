import CarKit

/// Fetches and stores what CarPicker shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarPickerViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    let cars: [Car]
    let onSelect: (Car) -> Void
    private let api: any CarFetching

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void, api: any CarFetching) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
    }

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car Picker"
    }
}
