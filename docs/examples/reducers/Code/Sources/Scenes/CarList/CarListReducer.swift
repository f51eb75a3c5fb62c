/// What CarList shows, what can happen in it, and what follows. It knows no views.
@MainActor
struct CarListReducer: Reducer {
    nonisolated struct State {
        var content: Content?
        var isLoading = false
        var failure: String?
        /// The child scene, while it is on screen.
        var details: CarDetailsReducer.State?
    }

    nonisolated struct Content: Equatable {
        var title: String
        var rows: [Row] = []

        nonisolated struct Row: Equatable, Identifiable {
            var id: String
        }
    }

    nonisolated enum Action {
        case appeared
        case loaded(Content)
        case failed(String)
        case picked(String)
        case details(CarDetailsReducer.Action)
        case closed
    }

    private let limit: Int

    init(limit: Int = 20) {
        self.limit = limit
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            guard !state.isLoading else { return .none }
            state.isLoading = true
            state.failure = nil
            return .run { [state] send in
                do {
                    await send(.loaded(try await fetchContent(for: state)))
                } catch {
                    await send(.failed("\(error)"))
                }
            }
        case .loaded(let content):
            state.isLoading = false
            state.content = content
            return .none
        case .failed(let message):
            state.isLoading = false
            state.failure = message
            return .none
        case .picked(let carID):
            state.details = CarDetailsReducer.State(withCarID: carID)
            return .none
        case .details(let action):
            guard var details = state.details else { return .none }
            defer { state.details = details }
            return CarDetailsReducer().reduce(&details, action).map(Action.details)
        case .closed:
            state.details = nil
            return .none
        }
    }

    private func fetchContent(for state: State) async throws -> Content {
        Content(title: "Cars", rows: (1...limit).map { Content.Row(id: "\($0)") })
    }
}
