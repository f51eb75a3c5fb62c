import CarKit
import Foundation
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    private struct Failure: Error {}

    @MainActor private let view = CarEditorViewSpy()

    @MainActor private var builder: CarEditorBuilder {
        CarEditorBuilder(editing: Car.preview, bought: Date(timeIntervalSince1970: 42), page: 42)
    }

    @MainActor private var entity: CarEditorEntity {
        CarEditorEntity(title: "Fetched")
    }

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
        XCTAssertEqual(presenter.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(presenter.page, 42)
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
        var results: [Result<CarEditorEntity, any Error>] = [.failure(Failure()), .success(entity)]
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
        let outdated = CarEditorEntity(title: "Outdated")
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
        let interactor = CarEditorInteractorSpy()
        let presenter = builder.makePresenter(interactor: interactor, router: CarEditorWireframe())
        await presenter.load()
        XCTAssertEqual(interactor.loadCount, 1)
    }

    @MainActor
    func testInteractorReportsTheReasonOfAFailure() async {
        let presenter = CarEditorPresenterSpy()
        let interactor = builder.makeInteractor(fetch: { throw Failure() })
        interactor.presenter = presenter
        await interactor.load()
        XCTAssertTrue(presenter.errors.first is Failure)
        XCTAssertTrue(presenter.entities.isEmpty)
    }

    @MainActor
    func testClosedSceneIsReleased() async {
        let entity = entity
        weak var released: CarEditorPresenter?
        do {
            let presenter = makePresenter { entity }
            await presenter.load()
            released = presenter
        }
        XCTAssertNil(released)
    }

    @MainActor
    private func makePresenter(fetch: CarEditorInteractor.Fetch? = nil) -> CarEditorPresenter {
        let interactor = builder.makeInteractor(fetch: fetch)
        let presenter = builder.makePresenter(interactor: interactor, router: CarEditorWireframe())
        presenter.view = view
        return presenter
    }
}
