import CarKit
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private struct Failure: Error {}

    private let builder = CarPickerBuilder(withCars: [.preview], onSelect: { _ in })
    private let entity = CarPickerEntity(title: "Fetched")
    private let view = CarPickerViewSpy()

    @Test func loadUpdatesState() async {
        let presenter = makePresenter { entity }
        #expect(presenter.state == .loading)
        await presenter.load()
        await presenter.load()
        #expect(view.states == [.loaded(entity)])
    }

    @Test func failedLoadCanBeRepeated() async {
        var results: [Result<CarPickerEntity, any Error>] = [.failure(Failure()), .success(entity)]
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
        let outdated = CarPickerEntity(title: "Outdated")
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
        let interactor = CarPickerInteractorSpy()
        let presenter = builder.makePresenter(interactor: interactor, router: CarPickerWireframe())
        await presenter.load()
        #expect(interactor.loadCount == 1)
    }

    @Test func interactorReportsTheReasonOfAFailure() async {
        let presenter = CarPickerPresenterSpy()
        let interactor = builder.makeInteractor(fetch: { throw Failure() })
        interactor.presenter = presenter
        await interactor.load()
        #expect(presenter.errors.first is Failure)
        #expect(presenter.entities.isEmpty)
    }

    @Test func closedSceneIsReleased() async {
        weak var released: CarPickerPresenter?
        do {
            let presenter = makePresenter { entity }
            await presenter.load()
            released = presenter
        }
        #expect(released == nil)
    }

    private func makePresenter(fetch: CarPickerInteractor.Fetch? = nil) -> CarPickerPresenter {
        let interactor = builder.makeInteractor(fetch: fetch)
        let presenter = builder.makePresenter(interactor: interactor, router: CarPickerWireframe())
        presenter.view = view
        return presenter
    }
}
