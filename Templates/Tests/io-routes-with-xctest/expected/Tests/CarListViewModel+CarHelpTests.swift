import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarListViewModelCarHelpTests: XCTestCase {
    private nonisolated struct Routing: CarListRouting {
        let routes: Observable<any CarListRoute>
    }

    private nonisolated struct Nowhere: CarListRoute {
        @MainActor func follow(with router: CarListRouter) {}
    }

    @MainActor
    func testGoToCarHelpLeadsTheRouterThere() async throws {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        let route = CarListGoToCarHelp()
        Routing(routes: .of(Nowhere(), route)).goToCarHelp
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        XCTAssertEqual(spy.pushed.count, 1)
        XCTAssertTrue(spy.pushed.first is CarHelpBuilder)
    }
}
