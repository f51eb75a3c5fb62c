public import Observation

/// Handles the routes of a SwiftUI scene.
@MainActor
public protocol SwiftUIRouteHandler: RouteHandler {
    /// Called after the user has swiped the scene away, or tapped its close button.
    var onDismissal: (() -> Void)? { get set }
}

/// The navigation state of a SwiftUI window: a stack of scenes, and what covers it.
///
/// `SceneStack` shows it. It doesn't depend on views, so tests can follow routes on every
/// platform.
@MainActor
@Observable
public final class SceneNavigator: Identifiable {
    /// A scene on the stack, and the handler of its router.
    @MainActor
    final class Step: SwiftUIRouteHandler, Hashable {
        let scene: any SceneBuilding
        /// The dependencies of the scene.
        let dependencies: Dependencies
        var onDismissal: (() -> Void)?
        /// Called once the scene has left the screen.
        fileprivate var onDisappearance: [() -> Void] = []
        fileprivate private(set) var isVisible = false
        fileprivate weak var navigator: SceneNavigator?

        fileprivate init(_ scene: any SceneBuilding, with dependencies: Dependencies) {
            self.scene = scene
            self.dependencies = dependencies
        }

        func handle(_ request: RouteRequest, with dependencies: Dependencies) {
            navigator?.handle(request, of: self, with: dependencies)
        }

        func sceneWasDismissed() {
            onDismissal?()
        }

        /// `SceneStack` calls it whenever the scene's view appears.
        func viewDidAppear() {
            isVisible = true
        }

        /// Reports that a SwiftUI scene appeared. UIKit scenes report themselves.
        func report() {
            SceneEvents.current.observer?(.appeared(scene: SceneEvent.scene(of: type(of: scene))))
        }

        /// `SceneStack` calls it whenever the scene's view disappears.
        func viewDidDisappear() {
            isVisible = false
            let actions = onDisappearance
            onDisappearance = []
            for action in actions { action() }
        }

        nonisolated static func == (lhs: Step, rhs: Step) -> Bool { lhs === rhs }

        nonisolated func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    private(set) var root: Step
    /// The scenes above the root. SwiftUI shortens it when the user goes back.
    var path: [Step] = []
    /// The stack over this one.
    private(set) var presented: SceneNavigator?
    private(set) var alert: SceneAlert?
    /// Alerts that follow the one on screen.
    @ObservationIgnored private var nextAlerts: [SceneAlert] = []

    /// How this stack is presented.
    let style: PresentationStyle
    /// The dependencies of scenes that no other scene shows.
    let dependencies: Dependencies
    @ObservationIgnored private weak var presenter: SceneNavigator?

    public convenience init(
        root scene: any SceneBuilding,
        dependencies: Dependencies = Dependencies()
    ) {
        self.init(root: scene, style: .fullScreen, dependencies: dependencies)
    }

    private init(
        root scene: any SceneBuilding,
        style: PresentationStyle,
        dependencies: Dependencies
    ) {
        root = Step(scene, with: dependencies)
        self.style = style
        self.dependencies = dependencies
        root.navigator = self
    }

    /// Shows scenes in place of everything above the root, as deep links do.
    public func open(_ scenes: [any SceneBuilding]) {
        alert = nil
        nextAlerts = []
        presented = nil
        path = scenes.map { step($0, with: dependencies) }
    }

    /// Presents a scene over everything on screen.
    public func present(_ scene: any SceneBuilding, as style: PresentationStyle = .sheet()) {
        present(scene, as: style, with: dependencies)
    }

    /// Shows an alert over everything on screen, after those that were there before.
    public func show(_ alert: SceneAlert) {
        let top = top
        if top.alert == nil { top.alert = alert } else { top.nextAlerts.append(alert) }
    }

    private func handle(_ request: RouteRequest, of step: Step, with dependencies: Dependencies) {
        switch request {
        case .push(let scene): path.append(self.step(scene, with: dependencies))
        case .present(let scene, let style): present(scene, as: style, with: dependencies)
        case .alert(let alert): show(alert)
        case .replace(let scene): replace(step, with: self.step(scene, with: dependencies))
        case .popToRoot: path = []
        case .close(let action): close(step, then: action)
        }
    }

    private func present(
        _ scene: any SceneBuilding,
        as style: PresentationStyle,
        with dependencies: Dependencies
    ) {
        let top = top
        let stack = SceneNavigator(root: scene, style: style, dependencies: dependencies)
        stack.presenter = top
        top.presented = stack
    }

    private func replace(_ step: Step, with next: Step) {
        if let index = path.firstIndex(of: step) {
            path.replaceSubrange(index..., with: [next])
        } else if step == root {
            path = []
            root = next
        }
    }

    private func close(_ step: Step, then action: @escaping () -> Void) {
        // In a tab that isn't selected, no scene is visible.
        let visible = [top, self].map { $0.path.last ?? $0.root }.first(where: \.isVisible)
        if let index = path.firstIndex(of: step) {
            // Also closes the scenes above this one.
            presented = nil
            path.removeSubrange(index...)
        } else if step == root, let presenter, presenter.presented === self {
            presenter.presented = nil
        } else {
            // Nothing led to the first scene of the app.
            return action()
        }
        if let visible { visible.onDisappearance.append(action) } else { action() }
    }

    private var top: SceneNavigator {
        var top = self
        while let presented = top.presented { top = presented }
        return top
    }

    private func step(_ scene: any SceneBuilding, with dependencies: Dependencies) -> Step {
        let step = Step(scene, with: dependencies)
        step.navigator = self
        return step
    }
}

/// The binding of SwiftUI's presentations. SwiftUI sets it when the user closes one of them.
extension SceneNavigator {
    var sheet: SceneNavigator? {
        get { if case .sheet = presented?.style { presented } else { nil } }
        set { if newValue == nil, sheet != nil { presentedWasDismissed() } }
    }

    var cover: SceneNavigator? {
        get { if case .fullScreen = presented?.style { presented } else { nil } }
        set { if newValue == nil, cover != nil { presentedWasDismissed() } }
    }

    var popover: SceneNavigator? {
        get { if case .popover = presented?.style { presented } else { nil } }
        set { if newValue == nil, popover != nil { presentedWasDismissed() } }
    }

    var isAlertPresented: Bool {
        get { alert?.style == .alert }
        set { if !newValue, isAlertPresented { alertWasDismissed() } }
    }

    var isActionSheetPresented: Bool {
        get { alert?.style == .actionSheet }
        set { if !newValue, isActionSheetPresented { alertWasDismissed() } }
    }

    private func alertWasDismissed() {
        let next = nextAlerts
        alert = nil
        nextAlerts = []
        if next.isEmpty { return }
        // SwiftUI shows no alert before the last one has left.
        Task { for alert in next { show(alert) } }
    }

    private func presentedWasDismissed() {
        guard let dismissed = presented else { return }
        presented = nil
        for step in [dismissed.root] + dismissed.path { step.sceneWasDismissed() }
    }
}
