import CarKit
import Dispatch
import RxRelay
import RxSwift
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
    @MainActor private lazy var spy = RouteDeliverySpy()
    @MainActor private lazy var loadRelay = PublishRelay<Void>()
    @MainActor private lazy var closeRelay = PublishRelay<Void>()

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testLoadShowsContent() async throws {
        let entity = entity
        let presenter = makePresenter { .just(entity) }
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
        var results: [Single<Entity>] = [
            .just(entity), .error(Failure()), .just(entity),
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
        let canceled = PublishSubject<Entity>()
        var results: [Single<Entity>] = [canceled.asSingle(), .just(entity)]
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
        weak var releasedPresenter: CarPickerPresenter?
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

    @MainActor
    private var actions: CarPickerActions {
        CarPickerActions(load: loadRelay.asObservable(), close: closeRelay.asObservable())
    }

    /// Sends an action from another queue than the main one.
    @MainActor
    private func send(to relay: PublishRelay<Void>) -> any Disposable {
        Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: relay)
    }

    /// Answers on another queue than the main one.
    private nonisolated static func fetch() -> Single<CarPickerEntity> {
        Observable.just(CarPickerEntity(name: "Fetched"))
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .asSingle()
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

private final class ViewSpy: ProgressSpy, CarPickerViewInterface {}
