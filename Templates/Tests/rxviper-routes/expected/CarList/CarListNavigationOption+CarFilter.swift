#if canImport(UIKit)
import UIKit
#endif

/// The way from CarList to CarFilter, and what that starts with.
nonisolated struct CarListToCarFilterDestination: SceneDestination {
    let filter: Filter
    let onApply: (Filter) -> Void

    init(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        self.filter = filter
        self.onApply = onApply
    }

    var navigationStyle: NavigationStyle { .present }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarFilterWireframe(withFilter: self.filter, onApply: self.onApply).takeViewController()
    }
    #endif
}

extension CarListNavigationOption {
    /// Shows CarFilter over whatever is on screen.
    @MainActor
    static func carFilter(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) -> Self {
        .showing(CarListToCarFilterDestination(withFilter: filter, onApply: onApply))
    }
}
