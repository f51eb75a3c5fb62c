#if canImport(UIKit)
import UIKit
#endif

/// The way from Login to Register, and what that starts with.
nonisolated struct LoginToRegisterDestination: SceneDestination {
    var navigationStyle: NavigationStyle { .present }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        RegisterWireframe().takeViewController()
    }
    #endif
}

extension LoginNavigationOption {
    /// Shows Register over whatever is on screen.
    @MainActor
    static func register() -> Self {
        .showing(LoginToRegisterDestination())
    }
}
