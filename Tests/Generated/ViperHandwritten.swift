#if canImport(UIKit)
import UIKit
#endif

struct HandwrittenBuilder: SceneBuilding {
    let car: Car

    #if canImport(UIKit)
    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
    #endif
}
