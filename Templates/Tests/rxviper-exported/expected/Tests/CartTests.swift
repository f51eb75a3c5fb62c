import RxRelay
import RxSwift
import Testing

@testable import Checkout

@MainActor
struct CartTests {
    private let builder = CartBuilder(withCartID: "42")
    private let spy = RouteSpy()
    private let loadRelay = PublishRelay<Void>()
    private let failedReloadRelay = PublishRelay<String>()

    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        #expect(presenter.cartID == "42")
    }

    @Test func loadShowsContent() async throws {
        let presenter = makePresenter()
        let state = presenter.configure(with: .init(actions: actions)).events.state
        let ends = Recording(of: state.skip(1).filter { !$0.isLoading }, count: 1)
        loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
        withExtendedLifetime(presenter) {}
    }

    @Test func failedReloadShowsAnAlert() async throws {
        let presenter = makePresenter()
        _ = presenter.configure(with: .init(actions: actions))
        let message = failedReloadRelay.observe(on: MainScheduler.instance)
        let recording = Recording(of: message, count: 1)
        failedReloadRelay.accept("Offline")
        _ = try await recording.elements()
        #expect(spy.alerts.map(\.title) == ["Offline"])
        withExtendedLifetime(presenter) {}
    }

    @Test func bindingsDoNotKeepThePresenterAlive() {
        weak var presenter: CartPresenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        #expect(presenter == nil)
    }

    private var actions: CartActions {
        CartActions(load: loadRelay.asObservable(), failedReload: failedReloadRelay.asObservable())
    }

    private func makePresenter() -> CartPresenter {
        builder.makePresenter(view: ViewSpy(), wireframe: CartWireframe(handler: spy))
    }
}

private final class ViewSpy: CartViewInterface {}
