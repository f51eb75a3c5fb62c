import Dispatch
import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct HomeTests {
    private let builder = HomeBuilder(withEmail: "42")
    private let loadRelay = PublishRelay<Void>()

    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        #expect(presenter.email == "42")
    }

    @Test func loadShowsContent() async throws {
        let presenter = makePresenter()
        let state = presenter.configure(with: .init(actions: actions)).events.state
        let ends = Recording(of: state.skip(1).filter { !$0.isLoading }, count: 1)
        loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
        withExtendedLifetime(presenter) {}
    }

    @Test func fetchArrivesOnTheMainQueue() async throws {
        let fetch = builder.makeInteractor().fetchEntity().asObservable()
        let background = ConcurrentDispatchQueueScheduler(qos: .default)
        let deliveries = fetch.map(MainQueue.delivers).subscribe(on: background)
        #expect(try await Recording(of: deliveries, count: 1).elements() == [true])
    }

    @Test func bindingsDoNotKeepThePresenterAlive() {
        weak var presenter: HomePresenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        #expect(presenter == nil)
    }

    private var actions: HomeActions {
        HomeActions(load: loadRelay.asObservable())
    }

    private func makePresenter() -> HomePresenter {
        builder.makePresenter(view: nil, wireframe: HomeWireframe())
    }
}
