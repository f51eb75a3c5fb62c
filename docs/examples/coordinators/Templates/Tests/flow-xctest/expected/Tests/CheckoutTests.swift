import XCTest

@testable import Scenes

nonisolated final class CheckoutTests: XCTestCase {
    @MainActor private var builder: CheckoutBuilder {
        CheckoutBuilder(withCartID: "42", onFinish: nil)
    }

    @MainActor
    private var dependencies: Dependencies {
        var dependencies = Dependencies()
        dependencies[(any Session).self] = Account.shared
        return dependencies
    }

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let coordinator = builder.makeCoordinator(with: dependencies)
        XCTAssertTrue(coordinator.cartID == "42")
    }

    @MainActor
    func testFlowFinishesWhereItBegan() async {
        let first = RouteSpy()
        let second = RouteSpy()
        let router = SceneRouter(handler: first)
        let coordinator = builder.makeCoordinator(with: dependencies)
        coordinator.show(.back, from: router)
        coordinator.finish(from: SceneRouter(handler: second))
        XCTAssertEqual(first.closeCount, 1)
        XCTAssertTrue(second.requests.isEmpty)
    }

    @MainActor
    func testScenesKeepTheCoordinator() async {
        var coordinator: CheckoutCoordinator? = builder.makeCoordinator(with: dependencies)
        weak var kept: CheckoutCoordinator?
        kept = coordinator
        var router = coordinator.map { SceneRouter(dependencies: $0.flow) }
        coordinator = nil
        XCTAssertTrue(router != nil && kept != nil)
        router = nil
        XCTAssertNil(kept)
    }
}
