import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private typealias Content = CarDetailsContent
    private struct Failure: Error {}

    private let builder = CarDetailsBuilder(withCarID: "42")
    private let content = CarDetailsContent(title: "Fetched")
    private let view = ViewSpy()
    private let spy = RouteSpy()

    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        #expect(presenter.carID == "42")
    }

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
        let presenter: CarDetailsPresenter
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
        fetch: CarDetailsInteractor.Fetch? = nil
    ) -> CarDetailsPresenter {
        builder.makePresenter(
            view: view ?? self.view,
            interactor: builder.makeInteractor(fetch: fetch),
            wireframe: CarDetailsWireframe(handler: spy)
        )
    }
}

private final class ViewSpy: ProgressSpy, CarDetailsViewInterface {
    private(set) var contents: [CarDetailsContent] = []

    func show(_ content: CarDetailsContent) {
        contents.append(content)
    }
}
