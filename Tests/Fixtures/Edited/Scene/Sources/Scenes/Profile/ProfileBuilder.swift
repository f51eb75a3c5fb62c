#if canImport(UIKit)
import UIKit
#endif

/// Wires the Profile scene and hands it its initial data. It does nothing else.
struct ProfileBuilder: SceneBuilder {
    let userID: Int

    init(withUserID userID: Int) {
        self.userID = userID
    }

    @MainActor
    func makeViewModel() -> ProfileViewModel {
        ProfileViewModel(withUserID: userID)
    }

    @MainActor
    func makeRouter() -> ProfileRouter {
        ProfileRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(withUserID userID: Int) -> UIViewController {
        ProfileBuilder(withUserID: userID).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = ProfileViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}
