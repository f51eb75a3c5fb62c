#if canImport(SwiftUI)
import SwiftUI

/// Shows the state of CarList, and sends what the user does.
struct CarListView: View {
    let state: CarListReducer.State
    let send: Effect<CarListReducer.Action>.Send

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
        .navigationTitle(state.content?.title ?? "Car List")
        .task { await send(.appeared) }
    }
}
#endif
