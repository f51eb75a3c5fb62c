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

extension CarListPresenterToRouterProtocol {
    /// Shows CarHelp over whatever is on screen.
    func presentCarHelp() {
        self.show(CarListToCarHelpDestination())
    }
}
