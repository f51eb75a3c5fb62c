import RxSwift
import Testing

@testable import Scenes

@MainActor
struct FeedViewModelProfileTests {
    private nonisolated struct Routing: FeedRouting {
        let routes: Observable<any FeedRoute>
    }

    private nonisolated struct Nowhere: FeedRoute {
        @MainActor func follow(with router: FeedRouter) {}
    }

    @Test func goToProfileLeadsTheRouterThere() throws {
        let router = FeedRouter()
        let spy = RouteSpy()
        router.viewController = spy
        let route = FeedGoToProfile(withUserID: 42)
        Routing(routes: .of(Nowhere(), route)).goToProfile
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        #expect(spy.pushed.count == 1)
        let scene = try #require(spy.pushed.first as? ProfileBuilder)
        #expect(scene.userID == 42)
    }
}
