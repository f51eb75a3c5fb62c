import Testing

@testable import Scenes

@MainActor
struct CheckoutTests {
    private let builder = CheckoutBuilder(withCartID: "42", onFinish: nil)

    private var dependencies: Dependencies {
        var dependencies = Dependencies()
        dependencies[(any Session).self] = Account.shared
        return dependencies
    }

    @Test func builderPassesTheInitialData() {
        let coordinator = builder.makeCoordinator(with: dependencies)
        #expect(coordinator.cartID == "42")
    }

    @Test func flowFinishesWhereItBegan() {
        let first = RouteSpy()
        let second = RouteSpy()
        let router = SceneRouter(handler: first)
        let coordinator = builder.makeCoordinator(with: dependencies)
        coordinator.show(.back, from: router)
        coordinator.finish(from: SceneRouter(handler: second))
        #expect(first.closeCount == 1)
        #expect(second.requests.isEmpty)
    }

    @Test func scenesKeepTheCoordinator() {
        var coordinator: CheckoutCoordinator? = builder.makeCoordinator(with: dependencies)
        weak var kept: CheckoutCoordinator?
        kept = coordinator
        var router = coordinator.map { SceneRouter(dependencies: $0.flow) }
        coordinator = nil
        #expect(router != nil && kept != nil)
        router = nil
        #expect(kept == nil)
    }
}
