import CarKit
import Foundation

/// Fetches and stores what CarEditor shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarEditorViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    let car: Car
    let bought: Date
    let page: Int

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    init(editing car: Car, bought: Date, page: Int) {
        self.car = car
        self.bought = bought
        self.page = page
    }

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car Editor"
    }
}
