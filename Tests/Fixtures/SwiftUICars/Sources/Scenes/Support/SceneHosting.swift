#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

extension SwiftUISceneBuilder {
    /// The scene's view in a view controller, for UIKit scenes that lead to it.
    @MainActor
    public func viewController() -> UIViewController {
        SceneHostingController(scene: self)
    }
}

/// Shows a SwiftUI scene among UIKit scenes, and handles its routes as they do.
final class SceneHostingController<Builder: SwiftUISceneBuilder>:
    UIHostingController<Builder.SceneView?>, RouteHandler
{
    init(scene: Builder) {
        super.init(rootView: nil)
        rootView = scene.view(handledBy: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }
}

/// Shows a UIKit scene among SwiftUI views.
struct ViewControllerView: UIViewControllerRepresentable {
    let scene: any SceneBuilder
    let handler: any RouteHandler

    func makeUIViewController(context: Context) -> UIViewController {
        SceneContainerController(scene: scene, handler: handler)
    }

    func updateUIViewController(_ viewController: UIViewController, context: Context) {}
}

/// Passes on what the UIKit scene in it asks for.
private final class SceneContainerController: UIViewController, RouteHandler {
    private let scene: any SceneBuilder
    private weak var handler: (any RouteHandler)?

    init(scene: any SceneBuilder, handler: any RouteHandler) {
        self.scene = scene
        self.handler = handler
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let viewController = scene.viewController()
        addChild(viewController)
        viewController.view.frame = view.bounds
        viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(viewController.view)
        viewController.didMove(toParent: self)
    }

    func handle(_ request: RouteRequest) {
        handler?.handle(request)
    }
}
#endif
