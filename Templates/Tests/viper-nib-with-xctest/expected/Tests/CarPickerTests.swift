import CarKit
import XCTest

@testable import Scenes

nonisolated final class CarPickerTests: XCTestCase {
    private typealias Entity = CarPickerEntity
    private struct Failure: Error {}

    @MainActor private var builder: CarPickerBuilder {
        CarPickerBuilder(withCars: [.preview], page: 42)
    }

    @MainActor private lazy var entity = CarPickerEntity(name: "Fetched")
    @MainActor private var content: CarPickerContent { CarPickerFormatter().content(for: entity) }
    @MainActor private lazy var view = ViewSpy()
    @MainActor private lazy var spy = RouteSpy()

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testLoadShowsContent() async {
        let entity = entity
        let presenter = makePresenter { entity }
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .loaded])
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .loaded, .loaded])
        XCTAssertEqual(view.contents, [content, content])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async {
        var results: [Result<Entity, any Error>] = [
            .failure(Failure()), .success(entity),
        ]
        let presenter = makePresenter { try results.removeFirst().get() }
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .failed])
        await presenter.load()
        XCTAssertEqual(view.progress, [.loading, .failed, .loading, .loaded])
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
        XCTAssertEqual(view.progress, [.loading])
    }

    @MainActor
    func testNewestLoadWins() async {
        let entity = entity
        var newerLoad: (@MainActor () async -> Void)?
        let presenter = makePresenter {
            guard let load = newerLoad else { return entity }
            newerLoad = nil
            await load()
            return Entity(name: "Outdated")
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
        let presenter: CarPickerPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(view: view)
            released = view
        }
        XCTAssertNil(released)
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    private func makePresenter(
        view: ViewSpy? = nil,
        fetch: CarPickerInteractor.Fetch? = nil
    ) -> CarPickerPresenter {
        builder.makePresenter(
            view: view ?? self.view,
            interactor: builder.makeInteractor(fetch: fetch),
            formatter: CarPickerFormatter(),
            wireframe: CarPickerWireframe(handler: spy)
        )
    }
}

private final class ViewSpy: ProgressSpy, CarPickerViewInterface {
    private(set) var contents: [CarPickerContent] = []

    func show(_ content: CarPickerContent) {
        contents.append(content)
    }
}
