#if canImport(UIKit)
import UIKit
#endif

/// The way from CarList to CarDetails, and what that starts with.
nonisolated struct CarListToDetailsDestination: SceneDestination {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    var navigationStyle: NavigationStyle { .push }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarDetailsWireframe(withCarID: self.carID).takeViewController()
    }
    #endif
}

extension CarListNavigationOption {
    /// Shows CarDetails on the same navigation stack.
    @MainActor
    static func details(withCarID carID: String) -> Self {
        .showing(CarListToDetailsDestination(withCarID: carID))
    }
}
