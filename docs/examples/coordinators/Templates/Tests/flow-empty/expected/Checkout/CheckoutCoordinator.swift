/// Decides which scene follows in the flow Checkout. The scenes of the flow keep it.
@MainActor
final class CheckoutCoordinator {
    private let parent: Dependencies
    /// The router of the first scene.
    private weak var entry: SceneRouter?

    /// - Parameter parent: The dependencies of what led to the flow.
    init(parent: Dependencies) {
        self.parent = parent
    }

    /// The first scene of the flow.
    var first: any SceneBuilding {
        // TODO: Return the Builder of the first scene.
        fatalError("Checkout has no first scene")
    }

    /// The dependencies of the scenes. They tell this coordinator how the user leaves them.
    var flow: Dependencies {
        parent
    }

    /// Shows another scene of the flow, or another flow.
    func show(_ step: CheckoutStep, from router: SceneRouter) {
        if entry == nil { entry = router }
        router.handle(step.request, with: flow)
    }

    /// Closes all scenes of the flow, and then calls the action.
    func finish(from router: SceneRouter, then action: @escaping () -> Void = {}) {
        (entry ?? router).close(then: action)
    }
}
