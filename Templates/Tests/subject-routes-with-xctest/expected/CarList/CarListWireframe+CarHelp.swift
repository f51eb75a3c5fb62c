#if canImport(UIKit)
import UIKit
#endif

/// CarHelp, as CarList leads to it.
nonisolated struct CarListToCarHelpDestination: SceneDestination {
    let navigationStyle = NavigationStyle.present

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarHelpWireframe().takeViewController()
    }
    #endif
}

extension CarListPresenterToRouter {
    /// Shows CarHelp over whatever is on screen.
    @MainActor
    static func presentCarHelp() -> Self {
        Self.show(CarListToCarHelpDestination())
    }
}
