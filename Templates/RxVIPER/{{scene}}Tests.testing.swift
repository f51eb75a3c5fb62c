{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
import RxRelay
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private typealias {{> fetched}} = {{scene}}{{> fetched}}
    private struct Failure: Error {}

    private let builder = {{scene}}Builder({{samples.arguments}})
    {{> testContent}}
    private let view = ViewSpy()
    private let spy = RouteDeliverySpy()
    private let loadRelay = PublishRelay<Void>()
    private let closeRelay = PublishRelay<Void>()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func loadShowsContent() async throws {
        let presenter = makePresenter { .just({{> fetchedValue}}) }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 1)
        loadRelay.accept(())
        #expect(try await contents.elements() == [content])
        #expect(view.progress == [.loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<{{> fetched}}>] = [
            .just({{> fetchedValue}}), .error(Failure()), .just({{> fetchedValue}}),
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
        let canceled = PublishSubject<{{> fetched}}>()
        var results: [Single<{{> fetched}}>] = [canceled.asSingle(), .just({{> fetchedValue}})]
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
        weak var releasedPresenter: {{scene}}Presenter?
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

    {{/samples.known}}
    {{> streams}}
    {{> makePresenter}}
}

{{> viewSpy}}
