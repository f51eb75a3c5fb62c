import XCTest

@testable import Scenes

nonisolated final class CarListTests: XCTestCase {
    private struct Failure: Error {}

    @MainActor private let view = CarListViewSpy()

    @MainActor private var builder: CarListBuilder {
        CarListBuilder()
    }

    @MainActor private var entity: CarListEntity {
        CarListEntity(title: "Fetched")
    }

    @MainActor
    func testLoadUpdatesState() async {
        let entity = entity
        let presenter = makePresenter { entity }
        XCTAssertEqual(presenter.state, .loading)
        await presenter.load()
        await presenter.load()
        XCTAssertEqual(view.states, [.loaded(entity)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async {
        var results: [Result<CarListEntity, any Error>] = [.failure(Failure()), .success(entity)]
        let presenter = makePresenter { try results.removeFirst().get() }
        await presenter.load()
        guard case .failed = presenter.state else {
            return XCTFail("The state is \(presenter.state).")
        }
        await presenter.load()
        XCTAssertEqual(presenter.state, .loaded(entity))
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async {
        let entity = entity
        let presenter = makePresenter {
            try? await Task.sleep(nanoseconds: 60_000_000_000)
            return entity
        }
        let load = Task { await presenter.load() }
        await Task.yield()
        load.cancel()
        await load.value
        XCTAssertEqual(presenter.state, .loading)
    }

    @MainActor
    func testNewestLoadWins() async {
        let entity = entity
        let outdated = CarListEntity(title: "Outdated")
        var newerLoad: (@MainActor () async -> Void)?
        let presenter = makePresenter {
            guard let load = newerLoad else { return entity }
            newerLoad = nil
            await load()
            return outdated
        }
        newerLoad = presenter.load
        await presenter.load()
        XCTAssertEqual(presenter.state, .loaded(entity))
    }

    @MainActor
    func testPresenterLoadsThroughTheInteractor() async {
        let interactor = CarListInteractorSpy()
        let presenter = builder.makePresenter(interactor: interactor, router: CarListWireframe())
        await presenter.load()
        XCTAssertEqual(interactor.loadCount, 1)
    }

    @MainActor
    func testInteractorReportsTheReasonOfAFailure() async {
        let presenter = CarListPresenterSpy()
        let interactor = builder.makeInteractor(fetch: { throw Failure() })
        interactor.presenter = presenter
        await interactor.load()
        XCTAssertTrue(presenter.errors.first is Failure)
        XCTAssertTrue(presenter.entities.isEmpty)
    }

    @MainActor
    func testClosedSceneIsReleased() async {
        let entity = entity
        weak var released: CarListPresenter?
        do {
            let presenter = makePresenter { entity }
            await presenter.load()
            released = presenter
        }
        XCTAssertNil(released)
    }

    @MainActor
    private func makePresenter(fetch: CarListInteractor.Fetch? = nil) -> CarListPresenter {
        let interactor = builder.makeInteractor(fetch: fetch)
        let presenter = builder.makePresenter(interactor: interactor, router: CarListWireframe())
        presenter.view = view
        return presenter
    }
}
