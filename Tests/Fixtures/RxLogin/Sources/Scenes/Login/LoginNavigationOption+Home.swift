#if canImport(UIKit)
import UIKit
#endif

/// The way from Login to Home, and what that starts with.
nonisolated struct LoginToHomeDestination: SceneDestination {
    let email: String

    init(withEmail email: String) {
        self.email = email
    }

    var navigationStyle: NavigationStyle { .push }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        HomeWireframe(withEmail: self.email).takeViewController()
    }
    #endif
}

extension LoginNavigationOption {
    /// Shows Home on the same navigation stack.
    @MainActor
    static func home(withEmail email: String) -> Self {
        .showing(LoginToHomeDestination(withEmail: email))
    }
}
