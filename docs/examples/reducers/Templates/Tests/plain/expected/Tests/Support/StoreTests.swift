import Testing

@testable import Scenes

/// Tests what every store does.
@MainActor
struct StoreTests {
    private struct Countdown: Reducer {
        func reduce(_ state: inout [Int], _ action: Int) -> Effect<Int> {
            state.append(action)
            return action == 0 ? .none : .run { send in await send(action - 1) }
        }
    }

    private struct Parent: Reducer {
        func reduce(_ state: inout [Int], _ action: String) -> Effect<String> {
            Countdown().reduce(&state, action.count).map { String(repeating: "a", count: $0) }
        }
    }

    @Test func whatFollowsIsAwaited() async {
        let store = Store([], reducer: Countdown())
        await store.perform(3)
        #expect(store.state == [3, 2, 1, 0])
    }

    @Test func effectsOfAChildReachTheParent() async {
        let store = Store([], reducer: Parent())
        await store.perform("aa")
        #expect(store.state == [2, 1, 0])
    }
}
