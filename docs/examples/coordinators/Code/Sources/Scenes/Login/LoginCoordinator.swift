/// Decides which scene follows in the flow Login. The scenes of the flow keep it.
@MainActor
final class LoginCoordinator {
    let onFinish: (String?) -> Void
    private let parent: Dependencies
    /// The router of the first scene.
    private weak var entry: SceneRouter?

    /// - Parameter parent: The dependencies of what led to the flow.
    init(onFinish: @escaping (String?) -> Void, parent: Dependencies) {
        self.onFinish = onFinish
        self.parent = parent
    }

    /// The first scene of the flow.
    var first: any SceneBuilding {
        SignInBuilder()
    }

    /// The dependencies of the scenes. They tell this coordinator how the user leaves them.
    var flow: Dependencies {
        var flow = parent
        flow.onExit(follow(signIn:from:))
        return flow
    }

    /// Shows another scene of the flow, or another flow.
    func show(_ step: LoginStep, from router: SceneRouter) {
        if entry == nil { entry = router }
        router.handle(step.request, with: flow)
    }

    /// Closes all scenes of the flow, and then calls the action.
    func finish(from router: SceneRouter, then action: @escaping () -> Void = {}) {
        (entry ?? router).close(then: action)
    }

    func follow(signIn exit: SignInExit, from router: SceneRouter) {
        switch exit {
        case .signedIn(let user): finish(from: router) { self.onFinish(user) }
        case .cancel: finish(from: router) { self.onFinish(nil) }
        }
    }
}
