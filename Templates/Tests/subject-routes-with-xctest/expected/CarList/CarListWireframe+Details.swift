#if canImport(UIKit)
import UIKit
#endif

/// CarDetails, as CarList leads to it.
nonisolated struct CarListToDetailsDestination: SceneDestination {
    let carID: String
    let navigationStyle = NavigationStyle.push

    @MainActor
    init(withCarID carID: String) {
        self.carID = carID
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarDetailsWireframe(withCarID: self.carID).takeViewController()
    }
    #endif
}

extension CarListPresenterToRouter {
    /// Shows CarDetails on the same navigation stack.
    @MainActor
    static func navigateToDetails(withCarID carID: String) -> Self {
        Self.show(CarListToDetailsDestination(withCarID: carID))
    }
}
