import Testing

@testable import Scenes

/// Follows a user from the list to a car and back, without a view.
@MainActor
struct CarListDetailsTests {
    private let store = Store(CarListReducer.State(), reducer: CarListReducer(limit: 2))

    @Test func carIsShownUntilItIsClosed() async {
        await store.perform(.appeared)
        #expect(store.state.content?.rows.map(\.id) == ["1", "2"])

        await store.perform(.picked("2"))
        await store.perform(.details(.appeared))
        #expect(store.state.details?.carID == "2")
        #expect(store.state.details?.content?.title == "Car Details")

        await store.perform(.closed)
        await store.perform(.details(.favorite(true)))
        #expect(store.state.details == nil)
    }
}
