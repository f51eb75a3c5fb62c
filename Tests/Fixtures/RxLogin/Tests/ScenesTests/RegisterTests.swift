import Dispatch
import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct RegisterTests {
    private typealias Content = RegisterContent
    private struct Failure: Error {}

    private let builder = RegisterBuilder()
    private let content = RegisterContent(title: "Fetched")
    private let view = ViewSpy()
    private let spy = RouteDeliverySpy()
    private let loadRelay = PublishRelay<Void>()
    private let closeRelay = PublishRelay<Void>()

    @Test func loadShowsContent() async throws {
        let presenter = makePresenter { .just(content) }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 1)
        loadRelay.accept(())
        #expect(try await contents.elements() == [content])
        #expect(view.progress == [.loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<Content>] = [
            .just(content), .error(Failure()), .just(content),
        ]
        let presenter = makePresenter { results.removeFirst() }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 2)
        for _ in 1...3 { loadRelay.accept(()) }
        #expect(try await contents.elements() == [content, content])
        #expect(view.progress == [.loading, .loaded, .failed, .loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @Test func canceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<Content>()
        var results: [Single<Content>] = [canceled.asSingle(), .just(content)]
        let presenter = makePresenter { results.removeFirst() }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 1)
        loadRelay.accept(())
        loadRelay.accept(())
        #expect(try await contents.elements() == [content])
        #expect(!canceled.hasObservers)
        #expect(view.progress == [.loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @Test func contentArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter(fetch: Self.fetch)
        let input = presenter.configure(with: .init(actions: actions))
        let deliveries = Recording(of: input.events.content.map(MainQueue.delivers), count: 1)
        let action = send(to: loadRelay)
        #expect(try await deliveries.elements() == [true])
        withExtendedLifetime((presenter, action)) {}
    }

    @Test func closeArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter()
        let input = presenter.configure(with: .init(actions: actions))
        let deliveries = Recording(of: spy.deliveries, count: 1)
        let action = send(to: closeRelay)
        #expect(try await deliveries.elements() == [true])
        #expect(spy.routes.closeCount == 1)
        withExtendedLifetime((presenter, input, action)) {}
    }

    @Test func bindingsDoNotKeepPresenterOrViewAlive() {
        weak var releasedPresenter: RegisterPresenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(view: view) { .never() }
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: .init(actions: actions))
        }()
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }

    private var actions: RegisterActions {
        RegisterActions(load: loadRelay.asObservable(), close: closeRelay.asObservable())
    }

    /// Sends an action from another queue than the main one.
    private func send(to relay: PublishRelay<Void>) -> any Disposable {
        Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: relay)
    }

    /// Answers on another queue than the main one.
    private nonisolated static func fetch() -> Single<RegisterContent> {
        Observable.just(RegisterContent(title: "Fetched"))
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .asSingle()
    }

    private func makePresenter(
        view: ViewSpy? = nil,
        fetch: RegisterPresenter.Fetch? = nil
    ) -> RegisterPresenter {
        builder.makePresenter(
            view: view ?? self.view,
            wireframe: RegisterWireframe(handler: spy),
            fetch: fetch
        )
    }
}

private final class ViewSpy: ProgressSpy, RegisterViewInterface {}
