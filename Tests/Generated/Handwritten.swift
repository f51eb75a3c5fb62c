// Builders that the team wrote by hand, which scenes of forty.json lead to.

#if canImport(UIKit)
public import UIKit
#endif

public struct AboutBuilder: SceneBuilding {
    public init() {}
}

public struct HelpBuilder: SceneBuilding {
    let topic: String
    let page: Int

    public init(withTopic topic: String, _ page: Int = 1) {
        self.topic = topic
        self.page = page
    }
}

public struct LegacyBuilder: SceneBuilding {
    let car: Car
    let onClose: () -> Void

    public init(for car: Car, onClose: @escaping () -> Void) {
        self.car = car
        self.onClose = onClose
    }
}

#if canImport(UIKit)
extension AboutBuilder {
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        UIViewController()
    }
}

extension HelpBuilder {
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        UIViewController()
    }
}

extension LegacyBuilder {
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        UIViewController()
    }
}
#endif
