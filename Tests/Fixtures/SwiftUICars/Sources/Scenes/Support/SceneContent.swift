#if canImport(SwiftUI)
// Its priorities of announcements are sendable since the SDK of iOS 18.
@preconcurrency import Accessibility
public import SwiftUI

/// Loads a scene and shows its content.
///
/// Without content, it shows a spinner, or a failure with a button for another attempt. A failed
/// reload leaves the content on screen, above the message.
public struct SceneContent<Content, ContentView: View>: View {
    private let scene: String
    private let state: LoadState<Content>
    private let load: @MainActor () async -> Void
    private let content: (Content) -> ContentView
    @State private var attempt = 0
    @State private var lastAttempt = 0
    @State private var isIdle = false

    /// - Parameter scene: The first part of the accessibility identifiers, as in
    ///   `CarDetails.retry`.
    public init(
        scene: String,
        state: LoadState<Content>,
        load: @escaping @MainActor () async -> Void,
        @ViewBuilder content: @escaping (Content) -> ContentView
    ) {
        self.scene = scene
        self.state = state
        self.load = load
        self.content = content
    }

    public var body: some View {
        // A Group would give each state a task of its own, and load again whenever the state
        // changes.
        ZStack {
            if let loaded = state.content {
                content(loaded)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("\(scene).content")
                    .safeAreaInset(edge: .bottom) { failedReload }
            } else if let message = state.failure {
                ContentUnavailableView {
                    failure(message)
                } actions: {
                    retry
                }
            } else if isIdle, !state.isLoading {
                retry
            } else {
                ProgressView()
                    .accessibilityIdentifier("\(scene).loading")
            }
        }
        // Coming back to content doesn't load it again. Another attempt cancels the one before it.
        .task(id: attempt) {
            if state.content == nil || attempt != lastAttempt {
                lastAttempt = attempt
                await load()
            }
            isIdle = !Task.isCancelled
        }
    }

    @ViewBuilder private var failedReload: some View {
        if let message = state.failure {
            HStack {
                failure(message)
                Spacer()
                retry
            }
            .padding()
            .background(.bar)
        }
    }

    private func failure(_ message: String) -> some View {
        Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("\(scene).failure")
            .onAppear { announce(message) }
    }

    private var retry: some View {
        Button(SceneTexts.retry) { attempt += 1 }
            .accessibilityIdentifier("\(scene).retry")
    }

    // The property for this attribute needs a key path that isn't sendable.
    private typealias Priority =
        AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute

    /// Has VoiceOver read a message to its end.
    private func announce(_ message: String) {
        var announcement = AttributedString(message)
        announcement[Priority.self] = .high
        AccessibilityNotification.Announcement(announcement).post()
    }
}

#if DEBUG
#Preview("Loading") {
    SceneContent(scene: "Preview", state: LoadState<String>(), load: {}, content: { Text($0) })
}

#Preview("Failed") {
    SceneContent(
        scene: "Preview",
        state: LoadState<String>(failure: SceneTexts.failure),
        load: {},
        content: { Text($0) }
    )
}
#endif
#endif
