#if canImport(SwiftUI)
import SwiftUI

/// Shows the state of {{scene}}, and sends what the user does.
struct {{scene}}View: View {
    let state: {{scene}}Reducer.State
    let send: Effect<{{scene}}Reducer.Action>.Send

    var body: some View {
        Group {
            if let content = state.content {
                Text(content.title)
            } else if let failure = state.failure {
                VStack {
                    Text(failure)
                    Button("Try Again") { Task { await send(.appeared) } }
                }
            } else {
                ProgressView()
            }
        }
        .navigationTitle(state.content?.title ?? "{{title}}")
        .task { await send(.appeared) }
    }
}
#endif
