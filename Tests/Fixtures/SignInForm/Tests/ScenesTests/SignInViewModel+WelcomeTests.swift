import RxSwift
import Testing

@testable import Scenes

@MainActor
struct SignInViewModelWelcomeTests {
    private nonisolated struct Routing: SignInRouting {
        let routes: Observable<any SignInRoute>
    }

    private nonisolated struct Nowhere: SignInRoute {
        @MainActor func follow(with router: SignInRouter) {}
    }

    @Test func goToWelcomeLeadsTheRouterThere() throws {
        let router = SignInRouter()
        let spy = RouteSpy()
        router.viewController = spy
        let route = SignInGoToWelcome(withEmail: "42")
        Routing(routes: .of(Nowhere(), route)).goToWelcome
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        #expect(spy.pushed.count == 1)
        let scene = try #require(spy.pushed.first as? WelcomeBuilder)
        #expect(scene.email == "42")
    }
}
