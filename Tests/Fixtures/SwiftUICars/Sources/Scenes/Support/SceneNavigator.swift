import Observation

/// The navigation state of a SwiftUI window: a stack of scenes, and what covers it.
///
/// `SceneStack` shows it. It doesn't depend on views, so tests can follow routes on every platform.
@MainActor
@Observable
public final class SceneNavigator: Identifiable {
    /// A scene on the stack, and the handler of its router.
    @MainActor
    final class Step: RouteHandler, Hashable {
        let scene: any SceneBuilder
        fileprivate weak var navigator: SceneNavigator?

        fileprivate init(_ scene: any SceneBuilder) {
            self.scene = scene
        }

        func handle(_ request: RouteRequest) {
            switch request {
            case .push(let scene): navigator?.push(scene)
            case .present(let scene): navigator?.present(scene)
            case .alert(let alert): navigator?.show(alert)
            case .close: navigator?.close(self)
            }
        }

        nonisolated static func == (lhs: Step, rhs: Step) -> Bool { lhs === rhs }

        nonisolated func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    let root: Step
    /// The scenes above the root. SwiftUI shortens it when the user goes back.
    var path: [Step] = []
    /// The stack over this one. SwiftUI sets it to `nil` when the user swipes it away.
    var presented: SceneNavigator?
    private(set) var alert: SceneAlert?

    /// SwiftUI sets it to `false` when the user answers the alert.
    var isAlertPresented: Bool {
        get { alert != nil }
        set { if !newValue { alert = nil } }
    }

    @ObservationIgnored private weak var presenter: SceneNavigator?

    public init(root scene: any SceneBuilder) {
        root = Step(scene)
        root.navigator = self
    }

    /// Shows scenes in place of everything above the root, as deep links do.
    public func open(_ scenes: [any SceneBuilder]) {
        alert = nil
        presented = nil
        path = []
        scenes.forEach(push)
    }

    /// Presents a scene over everything on screen.
    public func present(_ scene: any SceneBuilder) {
        let top = top
        let stack = SceneNavigator(root: scene)
        stack.presenter = top
        top.presented = stack
    }

    /// Shows an alert over everything on screen.
    public func show(_ alert: SceneAlert) {
        top.alert = alert
    }

    private var top: SceneNavigator {
        var top = self
        while let presented = top.presented { top = presented }
        return top
    }

    private func push(_ scene: any SceneBuilder) {
        let step = Step(scene)
        step.navigator = self
        path.append(step)
    }

    private func close(_ step: Step) {
        if let index = path.firstIndex(of: step) {
            // Also closes the scenes above this one.
            path.removeSubrange(index...)
        } else if step == root, presenter?.presented === self {
            presenter?.presented = nil
        }
    }
}
