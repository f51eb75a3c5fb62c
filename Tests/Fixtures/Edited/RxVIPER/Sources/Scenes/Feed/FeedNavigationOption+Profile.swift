#if canImport(UIKit)
import UIKit
#endif

/// The way from Feed to Profile, and what that starts with.
nonisolated struct FeedToProfileDestination: SceneDestination {
    let userID: Int

    init(withUserID userID: Int) {
        self.userID = userID
    }

    var navigationStyle: NavigationStyle { .push }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        ProfileWireframe(withUserID: self.userID).takeViewController()
    }
    #endif
}

extension FeedNavigationOption {
    /// Shows Profile on the same navigation stack.
    @MainActor
    static func profile(withUserID userID: Int) -> Self {
        .showing(FeedToProfileDestination(withUserID: userID))
    }
}
