#if canImport(SwiftUI)
import SwiftUI

/// Shows the state of CarList, and sends what the user does.
struct CarListView: View {
    let state: CarListReducer.State
    let send: Effect<CarListReducer.Action>.Send

    var body: some View {
        List(state.content?.rows ?? []) { row in
            Button(row.id) { Task { await send(.picked(row.id)) } }
        }
        .navigationTitle(state.content?.title ?? "Car List")
        .task { await send(.appeared) }
        .sheet(item: details) { details in
            CarDetailsView(state: details) { await send(.details($0)) }
        }
    }

    private var details: Binding<CarDetailsReducer.State?> {
        Binding(
            get: { state.details },
            set: { if $0 == nil { Task { await send(.closed) } } }
        )
    }
}

extension CarDetailsReducer.State: Identifiable {
    var id: String { carID }
}
#endif
