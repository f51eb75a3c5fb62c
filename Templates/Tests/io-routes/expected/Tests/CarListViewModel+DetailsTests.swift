import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListViewModelDetailsTests {
    private nonisolated struct Routing: CarListRouting {
        let routes: Observable<any CarListRoute>
    }

    private nonisolated struct Nowhere: CarListRoute {
        @MainActor func follow(with router: CarListRouter) {}
    }

    @Test func goToDetailsLeadsTheRouterThere() throws {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        let route = CarListGoToDetails(withCarID: "42")
        Routing(routes: .of(Nowhere(), route)).goToDetails
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        #expect(spy.pushed.count == 1)
        let scene = try #require(spy.pushed.first as? CarDetailsBuilder)
        #expect(scene.carID == "42")
    }
}
