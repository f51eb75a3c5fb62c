#if canImport(SwiftUI)
public import SwiftUI

/// A scene with a SwiftUI view.
public nonisolated protocol SwiftUISceneBuilder: SceneBuilding {
    associatedtype SceneView: View

    /// The scene's view, ready to show.
    ///
    /// - Parameters:
    ///   - handler: Carries out what the scene's router asks for.
    ///   - dependencies: What the scene and those that it leads to work with.
    @MainActor
    func view(
        handledBy handler: any SwiftUIRouteHandler,
        with dependencies: Dependencies
    ) -> SceneView
}

/// Shows a navigator's stack of scenes, and what covers it.
public struct SceneStack: View {
    @Bindable private var navigator: SceneNavigator
    private let close: (@MainActor () -> Void)?

    public init(navigator: SceneNavigator) {
        self.init(navigator: navigator, close: nil)
    }

    /// - Parameter close: What a close button does, for a stack that can't be swiped away.
    private init(navigator: SceneNavigator, close: (@MainActor () -> Void)?) {
        self.navigator = navigator
        self.close = close
    }

    public var body: some View {
        NavigationStack(path: $navigator.path) {
            StepView(step: navigator.root)
                .toolbar {
                    if let close {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(SceneTexts.close) { close() }
                        }
                    }
                }
                .navigationDestination(for: SceneNavigator.Step.self) { StepView(step: $0) }
        }
        .alert(
            navigator.alert?.title ?? "",
            isPresented: $navigator.isAlertPresented,
            presenting: navigator.alert
        ) { alert in
            buttons(of: alert)
        } message: { alert in
            if let message = alert.message { Text(message) }
        }
        .confirmationDialog(
            navigator.alert?.title ?? "",
            isPresented: $navigator.isActionSheetPresented,
            titleVisibility: .visible,
            presenting: navigator.alert
        ) { alert in
            buttons(of: alert)
        } message: { alert in
            if let message = alert.message { Text(message) }
        }
        .sheet(item: $navigator.sheet) { stack in
            SceneStack(navigator: stack)
                .presentationDetents(stack.style.detents)
        }
        // It points to the whole stack.
        .popover(item: $navigator.popover) { SceneStack(navigator: $0) }
        #if os(macOS)
        .sheet(item: $navigator.cover) {
            SceneStack(navigator: $0, close: { navigator.cover = nil })
        }
        #else
        .fullScreenCover(item: $navigator.cover) {
            SceneStack(navigator: $0, close: { navigator.cover = nil })
        }
        #endif
    }

    private func buttons(of alert: SceneAlert) -> some View {
        ForEach(alert.actions.indices, id: \.self) { index in
            button(for: alert.actions[index])
        }
    }

    private func button(for action: SceneAlert.Action) -> some View {
        let roles: [SceneAlert.Action.Role: ButtonRole] = [
            .cancel: .cancel,
            .destructive: .destructive,
        ]
        return Button(action.title, role: roles[action.role]) {
            // The alert closes first, so that the action can show another one.
            Task { action.handler() }
        }
    }

    /// Shows the scene of one step, whether its view comes from SwiftUI or UIKit.
    private struct StepView: View {
        let step: SceneNavigator.Step

        var body: some View {
            scene
                // If another step takes this one's place, its scene starts again.
                .id(step)
                .onAppear { step.viewDidAppear() }
                .onDisappear { step.viewDidDisappear() }
        }

        @ViewBuilder private var scene: some View {
            if let scene = step.scene as? any SwiftUISceneBuilder {
                view(of: scene)
            } else {
                #if canImport(UIKit)
                ViewControllerView(step: step)
                    .ignoresSafeArea()
                #endif
            }
        }

        private func view(of scene: some SwiftUISceneBuilder) -> AnyView {
            AnyView(scene.view(handledBy: step, with: step.dependencies).onAppear { step.report() })
        }
    }
}

extension PresentationStyle {
    fileprivate var detents: Set<PresentationDetent> {
        guard case .sheet(let detents) = self else { return [.large] }
        return Set(detents.map { $0 == .medium ? .medium : .large })
    }
}
#endif
