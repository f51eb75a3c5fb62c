import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let reducer = CarDetailsReducer(api: CarService.shared, limit: 42)
    private let state = CarDetailsReducer.State(withCarID: "42", page: 42)

    @Test func appearedStartsALoad() {
        var state = state
        _ = reducer.reduce(&state, .appeared)
        #expect(state.isLoading)
        _ = reducer.reduce(&state, .loaded(CarDetailsReducer.Content(title: "a")))
        #expect(!state.isLoading)
        #expect(state.content?.title == "a")
    }

    @Test func failureKeepsTheContent() {
        var state = state
        _ = reducer.reduce(&state, .loaded(CarDetailsReducer.Content(title: "a")))
        _ = reducer.reduce(&state, .failed("b"))
        #expect(state.content?.title == "a")
        #expect(state.failure == "b")
    }

    @Test func sceneShowsWhatItFetches() async {
        let store = Store(state, reducer: reducer)
        await store.perform(.appeared)
        #expect(store.state.content != nil)
        #expect(store.state.carID == "42")
        #expect(store.state.page == 42)
    }
}
