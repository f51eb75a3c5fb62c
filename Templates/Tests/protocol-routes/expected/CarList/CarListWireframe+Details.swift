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

extension CarListPresenterToRouterProtocol {
    /// Shows CarDetails on the same navigation stack.
    func navigateToDetails(withCarID carID: String) {
        self.show(CarListToDetailsDestination(withCarID: carID))
    }
}
