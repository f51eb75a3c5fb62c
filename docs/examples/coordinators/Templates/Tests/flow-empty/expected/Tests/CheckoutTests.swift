import Testing

@testable import Scenes

@MainActor
struct CheckoutTests {
    private let builder = CheckoutBuilder()

    @Test func flowFinishesWhereItBegan() {
        let first = RouteSpy()
        let second = RouteSpy()
        let router = SceneRouter(handler: first)
        let coordinator = builder.makeCoordinator()
        coordinator.show(.back, from: router)
        coordinator.finish(from: SceneRouter(handler: second))
        #expect(first.closeCount == 1)
        #expect(second.requests.isEmpty)
    }
}
