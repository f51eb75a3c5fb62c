import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let reducer = CarListReducer()
    private let state = CarListReducer.State()

    @Test func appearedStartsALoad() {
        var state = state
        _ = reducer.reduce(&state, .appeared)
        #expect(state.isLoading)
        _ = reducer.reduce(&state, .loaded(CarListReducer.Content(title: "a")))
        #expect(!state.isLoading)
        #expect(state.content?.title == "a")
    }

    @Test func failureKeepsTheContent() {
        var state = state
        _ = reducer.reduce(&state, .loaded(CarListReducer.Content(title: "a")))
        _ = reducer.reduce(&state, .failed("b"))
        #expect(state.content?.title == "a")
        #expect(state.failure == "b")
    }

    @Test func sceneShowsWhatItFetches() async {
        let store = Store(state, reducer: reducer)
        await store.perform(.appeared)
        #expect(store.state.content != nil)
    }
}
