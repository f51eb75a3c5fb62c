{{> header}}
{{> ifSwiftUI}}
{{> public}}import SwiftUI

/// A row of a list. With an action, it looks like a link, with a chevron.
{{> public}}struct SceneRow: View {
    private let text: String
    private let action: (@MainActor () -> Void)?

    {{> public}}init(_ text: String, action: (@MainActor () -> Void)? = nil) {
        self.text = text
        self.action = action
    }

    {{> public}}var body: some View {
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
{{> public}}struct EmptySceneView: View {
    private let text: String

    {{> public}}init(text: String = SceneTexts.nothing) {
        self.text = text
    }

    {{> public}}var body: some View {
        ContentUnavailableView(text, systemImage: "tray")
    }
}
{{> endIfSwiftUI}}
