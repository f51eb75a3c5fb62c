import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Fetches and stores what CarGrid shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarGridViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
        /// One text for each row, from top to bottom.
        var rows: [String] = []
    }

    let request: URLRequest

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    init(withRequest request: URLRequest) {
        self.request = request
    }

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car Grid"
    }
}
