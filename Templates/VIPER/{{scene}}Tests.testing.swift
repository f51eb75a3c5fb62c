{{> header}}
{{> testImports}}
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
    private let spy = RouteSpy()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func loadShowsContent() async {
        let presenter = makePresenter { {{> fetchedValue}} }
        await presenter.load()
        #expect(view.progress == [.loading, .loaded])
        await presenter.load()
        #expect(view.progress == [.loading, .loaded, .loaded])
        #expect(view.contents == [content, content])
    }

    @Test func failedLoadCanBeRepeated() async {
        var results: [Result<{{> fetched}}, any Error>] = [
            .failure(Failure()), .success({{> fetchedValue}}),
        ]
        let presenter = makePresenter { try results.removeFirst().get() }
        await presenter.load()
        #expect(view.progress == [.loading, .failed])
        await presenter.load()
        #expect(view.progress == [.loading, .failed, .loading, .loaded])
    }

    @Test func canceledLoadDoesNotChangeState() async {
        let presenter = makePresenter {
            try? await Task.sleep(for: .seconds(60))
            return {{> fetchedValue}}
        }
        let load = Task { await presenter.load() }
        await Task.yield()
        load.cancel()
        await load.value
        #expect(view.progress == [.loading])
    }

    @Test func newestLoadWins() async {
        var newerLoad: (@MainActor () async -> Void)?
        let presenter = makePresenter {
            guard let load = newerLoad else { return {{> fetchedValue}} }
            newerLoad = nil
            await load()
            return {{> outdatedValue}}
        }
        newerLoad = presenter.load
        await presenter.load()
        #expect(view.contents == [content])
    }

    @Test func closeAsksTheHandler() {
        makePresenter().didTapClose()
        #expect(spy.closeCount == 1)
    }

    @Test func presenterDoesNotKeepItsViewAlive() {
        weak var released: ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(view: view)
            released = view
        }
        #expect(released == nil)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.known}}
    {{> makePresenter}}
}

{{> viewSpy}}
