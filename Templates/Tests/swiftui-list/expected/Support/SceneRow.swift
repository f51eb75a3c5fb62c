#if canImport(SwiftUI)
import SwiftUI

/// A row of a list. With an action, it looks like a link, with a chevron.
struct SceneRow: View {
    private let text: String
    private let action: (@MainActor () -> Void)?

    init(_ text: String, action: (@MainActor () -> Void)? = nil) {
        self.text = text
        self.action = action
    }

    var body: some View {
        if let action {
            Button {
                action()
            } label: {
                HStack {
                    Text(text)
                    Spacer()
                    Image(systemName: "chevron.forward")
                        .font(.footnote)
                        .foregroundStyle(.tertiary)
                        .accessibilityHidden(true)
                }
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
        } else {
            Text(text)
        }
    }
}

/// A list shows it if it has no rows.
struct EmptySceneView: View {
    private let text: String

    init(text: String = SceneTexts.nothing) {
        self.text = text
    }

    var body: some View {
        ContentUnavailableView(text, systemImage: "tray")
    }
}
#endif
