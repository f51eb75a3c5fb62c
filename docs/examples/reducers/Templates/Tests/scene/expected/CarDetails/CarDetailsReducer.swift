/// What CarDetails shows, what can happen in it, and what follows. It knows no views.
@MainActor
struct CarDetailsReducer: Reducer {
    nonisolated struct State {
        let carID: String
        let page: Int
        var content: Content?
        var isLoading = false
        var failure: String?

        init(withCarID carID: String, page: Int = 1) {
            self.carID = carID
            self.page = page
        }
    }

    nonisolated struct Content: Equatable {
        var title: String
    }

    nonisolated enum Action {
        case appeared
        case loaded(Content)
        case failed(String)
        case favorite(Bool)
        case closed
    }

    private let api: any CarFetching
    private let limit: Int

    init(api: any CarFetching = CarService.shared, limit: Int = 20) {
        self.api = api
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
        case .favorite:
            // TODO: Change the state, and return what follows.
            return .none
        case .closed:
            // TODO: Change the state, and return what follows.
            return .none
        }
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent(for state: State) async throws -> Content {
        Content(title: "Car Details")
    }
}
