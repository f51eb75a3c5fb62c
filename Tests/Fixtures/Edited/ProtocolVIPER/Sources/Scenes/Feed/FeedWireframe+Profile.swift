#if canImport(UIKit)
import UIKit
#endif

/// Profile, as Feed leads to it.
nonisolated struct FeedToProfileDestination: SceneDestination {
    let userID: Int
    let navigationStyle = NavigationStyle.push

    @MainActor
    init(withUserID userID: Int) {
        self.userID = userID
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        ProfileWireframe(withUserID: self.userID).takeViewController()
    }
    #endif
}

extension FeedPresenterToRouterProtocol {
    /// Shows Profile on the same navigation stack.
    func navigateToProfile(withUserID userID: Int) {
        self.show(FeedToProfileDestination(withUserID: userID))
    }
}
