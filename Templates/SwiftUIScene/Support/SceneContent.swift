{{> header}}
{{> ifSwiftUI}}
import Accessibility
import SwiftUI

/// Loads a scene, shows its content, and offers another attempt when loading fails.
{{> public}}struct SceneContent<Content, ContentView: View>: View {
    private let scene: String
    private let state: LoadState<Content>
    private let load: @MainActor () async -> Void
    private let content: (Content) -> ContentView
    @State private var attempt = 0

    /// - Parameter scene: The first part of the accessibility identifiers, as in
    ///   `CarDetails.retry`.
    {{> public}}init(
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

    {{> public}}var body: some View {
        // A Group would give each state a task of its own, and load again whenever the state changes.
        ZStack {
            switch state {
            case .loading:
                ProgressView()
                    .accessibilityIdentifier("\(scene).loading")
            case .loaded(let loaded):
                content(loaded)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("\(scene).content")
            case .failed(let message):
                failure(message)
            }
        }
        // Coming back to content doesn't load it again. Another attempt cancels the one before it.
        .task(id: attempt) { if state.content == nil { await load() } }
    }

    private func failure(_ message: String) -> some View {
        ContentUnavailableView {
            Label(message, systemImage: "exclamationmark.triangle")
                .accessibilityIdentifier("\(scene).failure")
        } actions: {
            Button("Try Again") { attempt += 1 }
                .accessibilityIdentifier("\(scene).retry")
        }
        .onAppear { announce(message) }
    }

    /// Has VoiceOver read a message to its end.
    private func announce(_ message: String) {
        var announcement = AttributedString(message)
        announcement.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(announcement).post()
    }
}
{{> endIfSwiftUI}}
