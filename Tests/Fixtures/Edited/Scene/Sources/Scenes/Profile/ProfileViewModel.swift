/// Fetches and stores what Profile shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class ProfileViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    let userID: Int
    /// Written by hand: shown until anything else is known.
    let fallbackName = "No name"

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    init(withUserID userID: Int) {
        self.userID = userID
    }

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        // Written by hand: the server has the real one.
        state.title = "Profile"
    }
}

// Written by hand.
extension ProfileViewModel {
    var greeting: String { "\(fallbackName) \(userID)" }
}
