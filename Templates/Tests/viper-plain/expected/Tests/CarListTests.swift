import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private typealias Content = CarListContent
    private struct Failure: Error {}

    private let builder = CarListBuilder()
    private let content = CarListContent(title: "Fetched")
    private let view = ViewSpy()
    private let spy = RouteSpy()

    @Test func loadShowsContent() async {
        let presenter = makePresenter { content }
        await presenter.load()
        #expect(view.progress == [.loading, .loaded])
        await presenter.load()
        #expect(view.progress == [.loading, .loaded, .loaded])
        #expect(view.contents == [content, content])
    }

    @Test func failedLoadCanBeRepeated() async {
        var results: [Result<Content, any Error>] = [
            .failure(Failure()), .success(content),
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
            return content
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
            guard let load = newerLoad else { return content }
            newerLoad = nil
            await load()
            return Content(title: "Outdated")
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
        let presenter: CarListPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(view: view)
            released = view
        }
        #expect(released == nil)
        withExtendedLifetime(presenter) {}
    }

    private func makePresenter(
        view: ViewSpy? = nil,
        fetch: CarListInteractor.Fetch? = nil
    ) -> CarListPresenter {
        builder.makePresenter(
            view: view ?? self.view,
            interactor: builder.makeInteractor(fetch: fetch),
            wireframe: CarListWireframe(handler: spy)
        )
    }
}

private final class ViewSpy: ProgressSpy, CarListViewInterface {
    private(set) var contents: [CarListContent] = []

    func show(_ content: CarListContent) {
        contents.append(content)
    }
}
