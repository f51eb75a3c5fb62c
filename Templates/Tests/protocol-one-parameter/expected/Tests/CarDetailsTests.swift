import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private struct Failure: Error {}

    private let builder = CarDetailsBuilder(withCarID: "42")
    private let entity = CarDetailsEntity(title: "Fetched")
    private let view = CarDetailsViewSpy()

    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        #expect(presenter.carID == "42")
    }

    @Test func loadUpdatesState() async {
        let presenter = makePresenter { entity }
        #expect(presenter.state == .loading)
        await presenter.load()
        await presenter.load()
        #expect(view.states == [.loaded(entity)])
    }

    @Test func failedLoadCanBeRepeated() async {
        var results: [Result<CarDetailsEntity, any Error>] = [
            .failure(Failure()),
            .success(entity),
        ]
        let presenter = makePresenter { try results.removeFirst().get() }
        await presenter.load()
        guard case .failed = presenter.state else {
            Issue.record("The state is \(presenter.state).")
            return
        }
        await presenter.load()
        #expect(presenter.state == .loaded(entity))
    }

    @Test func canceledLoadDoesNotChangeState() async {
        let presenter = makePresenter {
            try? await Task.sleep(for: .seconds(60))
            return entity
        }
        let load = Task { await presenter.load() }
        await Task.yield()
        load.cancel()
        await load.value
        #expect(presenter.state == .loading)
    }

    @Test func newestLoadWins() async {
        let outdated = CarDetailsEntity(title: "Outdated")
        var newerLoad: (@MainActor () async -> Void)?
        let presenter = makePresenter {
            guard let load = newerLoad else { return entity }
            newerLoad = nil
            await load()
            return outdated
        }
        newerLoad = presenter.load
        await presenter.load()
        #expect(presenter.state == .loaded(entity))
    }

    @Test func presenterLoadsThroughTheInteractor() async {
        let interactor = CarDetailsInteractorSpy()
        let presenter = builder.makePresenter(interactor: interactor, router: CarDetailsWireframe())
        await presenter.load()
        #expect(interactor.loadCount == 1)
    }

    @Test func interactorReportsTheReasonOfAFailure() async {
        let presenter = CarDetailsPresenterSpy()
        let interactor = builder.makeInteractor(fetch: { throw Failure() })
        interactor.presenter = presenter
        await interactor.load()
        #expect(presenter.errors.first is Failure)
        #expect(presenter.entities.isEmpty)
    }

    @Test func closedSceneIsReleased() async {
        weak var released: CarDetailsPresenter?
        do {
            let presenter = makePresenter { entity }
            await presenter.load()
            released = presenter
        }
        #expect(released == nil)
    }

    private func makePresenter(fetch: CarDetailsInteractor.Fetch? = nil) -> CarDetailsPresenter {
        let interactor = builder.makeInteractor(fetch: fetch)
        let presenter = builder.makePresenter(interactor: interactor, router: CarDetailsWireframe())
        presenter.view = view
        return presenter
    }
}
