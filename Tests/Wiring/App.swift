import Testing
import UIKit

@testable import Scenes

/// An app with one window, as a scene delegate starts it.
@MainActor
struct App {
    let window = UIWindow(frame: CGRect())
    let router: AppRouter

    /// - Parameter source: Where scenes load from.
    init(startingWith scene: any SceneBuilding, loadingFrom source: Source = Source()) {
        var dependencies = Dependencies()
        dependencies[Source.self] = source
        self.init(startingWith: scene, with: dependencies)
    }

    init(startingWith scene: any SceneBuilding, with dependencies: Dependencies) {
        router = AppRouter(window: window, dependencies: dependencies)
        router.start(with: scene)
    }

    /// What covers everything else on screen.
    var top: UIViewController? {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    /// The stack that covers everything else on screen.
    var stack: [UIViewController] { (top as? UINavigationController)?.viewControllers ?? [] }

    /// The scene on screen.
    func shown() throws -> UIViewController { try #require(stack.last) }

    func view<View: UIView>(_ identifier: String, as type: View.Type = UIView.self) throws -> View {
        let view = window.visibleSubviews.first { $0.accessibilityIdentifier == identifier }
        return try #require(view as? View, "\(identifier) is not on screen")
    }

    func isVisible(_ identifier: String) -> Bool {
        window.visibleSubviews.contains { $0.accessibilityIdentifier == identifier }
    }

    /// What a tap on a button does.
    func tap(_ identifier: String) throws {
        let button = try view(identifier, as: UIButton.self)
        #expect(button.isEnabled)
        button.sendActions(for: .touchUpInside)
    }
}

extension UIView {
    var visibleSubviews: [UIView] {
        subviews.filter { !$0.isHidden }.flatMap { [$0] + $0.visibleSubviews }
    }
}

extension UIViewController {
    /// The name of the scene that a view controller belongs to: MyScene of MySceneViewController and of
    /// SceneHostingController<MySceneBuilder>.
    var sceneName: String {
        let names = "\(type(of: self))".split { "<>".contains($0) }
        return String(names[names.count - 1])
            .replacing("ViewController", with: "").replacing("Builder", with: "")
    }

    /// The router or wireframe that the parts of a scene share.
    func router() throws -> SceneRouter {
        let routers = Parts(of: self).objects.compactMap { $0 as? SceneRouter }
        try #require(routers.count == 1, "\(self) has \(routers.count) routers")
        return routers[0]
    }
}

/// Waits for what other tasks do.
@MainActor
func eventually(_ isTrue: () -> Bool) async -> Bool {
    for _ in 0..<2000 {
        if isTrue() { return true }
        try? await Task.sleep(for: .milliseconds(1))
    }
    return isTrue()
}
