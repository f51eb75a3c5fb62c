#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
public import UIKit

extension SwiftUISceneBuilder {
    /// The scene's view in a view controller, for UIKit scenes that lead to it.
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        SceneHostingController(scene: self, dependencies: dependencies)
    }
}

/// Shows a SwiftUI scene among UIKit scenes, and handles its routes as they do.
final class SceneHostingController<Builder: SwiftUISceneBuilder>:
    UIHostingController<Builder.SceneView?>, SwiftUIRouteHandler
{
    var onDismissal: (() -> Void)?

    init(scene: Builder, dependencies: Dependencies) {
        super.init(rootView: nil)
        rootView = scene.view(handledBy: self, with: dependencies)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        SceneEvents.current.observer?(.appeared(scene: SceneEvent.scene(of: Builder.self)))
    }

    func sceneWasDismissed() {
        onDismissal?()
    }
}

/// Shows a UIKit scene among SwiftUI views.
struct ViewControllerView: UIViewControllerRepresentable {
    let step: SceneNavigator.Step

    func makeUIViewController(context: Context) -> UIViewController {
        SceneContainerController(step: step)
    }

    func updateUIViewController(_ viewController: UIViewController, context: Context) {}
}

/// Passes on what the UIKit scene in it asks for.
private final class SceneContainerController: UIViewController, RouteHandler {
    private let step: SceneNavigator.Step

    init(step: SceneNavigator.Step) {
        self.step = step
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let viewController = step.scene.viewController(with: step.dependencies)
        addChild(viewController)
        viewController.view.frame = view.bounds
        viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(viewController.view)
        viewController.didMove(toParent: self)
        step.onDismissal = { [weak viewController] in
            (viewController as? any RouteHandler)?.sceneWasDismissed()
        }
    }

    func handle(_ request: RouteRequest, with dependencies: Dependencies) {
        step.handle(request, with: dependencies)
    }
}
#endif
