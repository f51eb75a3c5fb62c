#if canImport(SwiftUI)
import SwiftUI

/// Shows the state of CarDetails, and sends what the user does.
struct CarDetailsView: View {
    let state: CarDetailsReducer.State
    let send: Effect<CarDetailsReducer.Action>.Send

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
        .navigationTitle(state.content?.title ?? "Car Details")
        .task { await send(.appeared) }
    }
}
#endif
