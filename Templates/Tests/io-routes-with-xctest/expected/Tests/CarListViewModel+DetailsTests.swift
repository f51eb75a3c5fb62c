import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarListViewModelDetailsTests: XCTestCase {
    private nonisolated struct Routing: CarListRouting {
        let routes: Observable<any CarListRoute>
    }

    private nonisolated struct Nowhere: CarListRoute {
        @MainActor func follow(with router: CarListRouter) {}
    }

    @MainActor
    func testGoToDetailsLeadsTheRouterThere() async throws {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        let route = CarListGoToDetails(withID: "42", page: 42)
        Routing(routes: .of(Nowhere(), route)).goToDetails
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        XCTAssertEqual(spy.pushed.count, 1)
        let scene = try XCTUnwrap(spy.pushed.first as? CarDetailsBuilder)
        XCTAssertEqual(scene.carID, "42")
        XCTAssertEqual(scene.page, 42)
    }
}
