#if canImport(UIKit)
import UIKit
#endif

/// The way from CarList to CarMap, and what that starts with.
nonisolated struct CarListToMapDestination: SceneDestination {
    let latitude: Double
    let longitude: Double

    init(withLatitude latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    var navigationStyle: NavigationStyle { .push }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarMapWireframe(withLatitude: self.latitude, longitude: self.longitude).takeViewController()
    }
    #endif
}

extension CarListNavigationOption {
    /// Shows CarMap on the same navigation stack.
    @MainActor
    static func map(withLatitude latitude: Double, longitude: Double) -> Self {
        .showing(CarListToMapDestination(withLatitude: latitude, longitude: longitude))
    }
}
