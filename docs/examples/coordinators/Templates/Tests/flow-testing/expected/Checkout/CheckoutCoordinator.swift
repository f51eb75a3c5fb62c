/// Decides which scene follows in the flow Checkout. The scenes of the flow keep it.
@MainActor
final class CheckoutCoordinator {
    let cartID: String
    let onFinish: ((String) -> Void)?
    private let session: any Session
    private let parent: Dependencies
    /// The router of the first scene.
    private weak var entry: SceneRouter?

    /// - Parameter parent: The dependencies of what led to the flow.
    init(
        withCartID cartID: String,
        onFinish: ((String) -> Void)?,
        session: any Session,
        parent: Dependencies
    ) {
        self.cartID = cartID
        self.onFinish = onFinish
        self.session = session
        self.parent = parent
    }

    /// The first scene of the flow.
    var first: any SceneBuilding {
        CartBuilder(withCartID: cartID)
    }

    /// The dependencies of the scenes. They tell this coordinator how the user leaves them.
    var flow: Dependencies {
        var flow = parent
        flow.onExit(follow(cart:from:))
        flow.onExit(follow(payment:from:))
        return flow
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

    func follow(cart exit: CartExit, from router: SceneRouter) {
        // TODO: Show what follows, or finish the flow.
    }

    func follow(payment exit: PaymentExit, from router: SceneRouter) {
        // TODO: Show what follows, or finish the flow.
    }
}
