{{> header}}
{{> testImports}}
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
    @MainActor private lazy var spy = RouteSpy()

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
    func testLoadShowsContent() async {
        let {{> fetchedValue}} = {{> fetchedValue}}
        let presenter = makePresenter { {{> fetchedValue}} }
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .loaded])
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .loaded, .loaded])
        XCTAssertEqual(view.contents, [content, content])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async {
        var results: [Result<{{> fetched}}, any Error>] = [
            .failure(Failure()), .success({{> fetchedValue}}),
        ]
        let presenter = makePresenter { try results.removeFirst().get() }
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .failed])
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .failed, .loading, .loaded])
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async {
        let {{> fetchedValue}} = {{> fetchedValue}}
        let presenter = makePresenter {
            try? await Task.sleep(nanoseconds: 60_000_000_000)
            return {{> fetchedValue}}
        }
        let load = Task { await presenter.load() }
        await Task.yield()
        load.cancel()
        await load.value
        XCTAssertEqual(view.progress, [.loading])
    }

    @MainActor
    func testNewestLoadWins() async {
        let {{> fetchedValue}} = {{> fetchedValue}}
        var newerLoad: (@MainActor () async -> Void)?
        let presenter = makePresenter {
            guard let load = newerLoad else { return {{> fetchedValue}} }
            newerLoad = nil
            await load()
            return {{> outdatedValue}}
        }
        newerLoad = presenter.load
        await presenter.load()
        XCTAssertEqual(view.contents, [content])
    }

    @MainActor
    func testCloseAsksTheHandler() async {
        makePresenter().didTapClose()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testPresenterDoesNotKeepItsViewAlive() async {
        weak var released: ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(view: view)
            released = view
        }
        XCTAssertNil(released)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.known}}
    {{> makePresenter}}
}

{{> viewSpy}}
