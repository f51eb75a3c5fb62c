#if canImport(UIKit)
import UIKit
#endif

/// CarFilter, as CarList leads to it.
nonisolated struct CarListToCarFilterDestination: SceneDestination {
    let filter: Filter
    let onApply: (Filter) -> Void
    let navigationStyle = NavigationStyle.present

    @MainActor
    init(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        self.filter = filter
        self.onApply = onApply
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarFilterWireframe(withFilter: self.filter, onApply: self.onApply).takeViewController()
    }
    #endif
}

extension CarListPresenterToRouterProtocol {
    /// Shows CarFilter over whatever is on screen.
    func presentCarFilter(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        self.show(CarListToCarFilterDestination(withFilter: filter, onApply: onApply))
    }
}
