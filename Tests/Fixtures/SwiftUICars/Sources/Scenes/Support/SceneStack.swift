#if canImport(SwiftUI)
import SwiftUI

/// A scene with a SwiftUI view.
public nonisolated protocol SwiftUISceneBuilder: SceneBuilder {
    associatedtype SceneView: View

    /// The scene's view, ready to show.
    ///
    /// - Parameter handler: Carries out what the scene's router asks for.
    @MainActor func view(handledBy handler: any RouteHandler) -> SceneView
}

/// Shows a navigator's stack of scenes, and what covers it.
public struct SceneStack: View {
    @Bindable private var navigator: SceneNavigator

    public init(navigator: SceneNavigator) {
        self.navigator = navigator
    }

    public var body: some View {
        NavigationStack(path: $navigator.path) {
            StepView(step: navigator.root)
                .navigationDestination(for: SceneNavigator.Step.self) { StepView(step: $0) }
        }
        .alert(
            navigator.alert?.title ?? "",
            isPresented: $navigator.isAlertPresented,
            presenting: navigator.alert
        ) { alert in
            ForEach(alert.actions.indices, id: \.self) { index in
                button(for: alert.actions[index])
            }
        } message: { alert in
            if let message = alert.message { Text(message) }
        }
        .sheet(item: $navigator.presented) { SceneStack(navigator: $0) }
    }

    private func button(for action: SceneAlert.Action) -> some View {
        Button(action.title, role: action.role.buttonRole) {
            // The alert closes first, so that the action can show another one.
            Task { action.handler() }
        }
    }

    /// Shows the scene of one step, whether its view comes from SwiftUI or UIKit.
    private struct StepView: View {
        let step: SceneNavigator.Step

        var body: some View {
            scene
                // Where another step takes this one's place, its scene starts anew.
                .id(step)
        }

        @ViewBuilder private var scene: some View {
            if let scene = step.scene as? any SwiftUISceneBuilder {
                view(of: scene)
            } else {
                #if canImport(UIKit)
                ViewControllerView(scene: step.scene, handler: step)
                    .ignoresSafeArea()
                #endif
            }
        }

        private func view(of scene: some SwiftUISceneBuilder) -> AnyView {
            AnyView(scene.view(handledBy: step))
        }
    }
}

extension SceneAlert.Action.Role {
    fileprivate var buttonRole: ButtonRole? {
        switch self {
        case .normal: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
#endif
