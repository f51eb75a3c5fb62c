{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
import RxRelay
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    private typealias {{> fetched}} = {{scene}}{{> fetched}}
    private struct Failure: Error {}

    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    {{> testContent}}
    @MainActor private lazy var view = ViewSpy()
    @MainActor private lazy var spy = RouteDeliverySpy()
    @MainActor private lazy var loadRelay = PublishRelay<Void>()
    @MainActor private lazy var closeRelay = PublishRelay<Void>()

    {{#samples.comparable}}
    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(presenter.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(presenter.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @MainActor
    func testLoadShowsContent() async throws {
        let {{> fetchedValue}} = {{> fetchedValue}}
        let presenter = makePresenter { .just({{> fetchedValue}}) }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 1)
        loadRelay.accept(())
        let elements = try await contents.elements()
        XCTAssertEqual(elements, [content])
        XCTAssertEqual(view.progress, [.loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async throws {
        var results: [Single<{{> fetched}}>] = [
            .just({{> fetchedValue}}), .error(Failure()), .just({{> fetchedValue}}),
        ]
        let presenter = makePresenter { results.removeFirst() }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 2)
        for _ in 1...3 { loadRelay.accept(()) }
        let elements = try await contents.elements()
        XCTAssertEqual(elements, [content, content])
        XCTAssertEqual(view.progress, [.loading, .loaded, .failed, .loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<{{> fetched}}>()
        var results: [Single<{{> fetched}}>] = [canceled.asSingle(), .just({{> fetchedValue}})]
        let presenter = makePresenter { results.removeFirst() }
        let input = presenter.configure(with: .init(actions: actions))
        let contents = Recording(of: input.events.content, count: 1)
        loadRelay.accept(())
        loadRelay.accept(())
        let elements = try await contents.elements()
        XCTAssertEqual(elements, [content])
        XCTAssertFalse(canceled.hasObservers)
        XCTAssertEqual(view.progress, [.loading, .loaded])
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testContentArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter(fetch: Self.fetch)
        let input = presenter.configure(with: .init(actions: actions))
        let deliveries = Recording(of: input.events.content.map(MainQueue.delivers), count: 1)
        let action = send(to: loadRelay)
        let elements = try await deliveries.elements()
        XCTAssertEqual(elements, [true])
        withExtendedLifetime((presenter, action)) {}
    }

    @MainActor
    func testCloseArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter()
        let input = presenter.configure(with: .init(actions: actions))
        let deliveries = Recording(of: spy.deliveries, count: 1)
        let action = send(to: closeRelay)
        let elements = try await deliveries.elements()
        XCTAssertEqual(elements, [true])
        XCTAssertEqual(spy.routes.closeCount, 1)
        withExtendedLifetime((presenter, input, action)) {}
    }

    @MainActor
    func testBindingsDoNotKeepPresenterOrViewAlive() async {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(view: view) { .never() }
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: .init(actions: actions))
        }()
        XCTAssertNil(releasedPresenter)
        XCTAssertNil(releasedView)
        withExtendedLifetime(input) {}
    }

    {{/samples.known}}
    {{> streams}}
    {{> makePresenter}}
}

{{> viewSpy}}
