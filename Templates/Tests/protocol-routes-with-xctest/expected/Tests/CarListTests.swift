import XCTest

@testable import Scenes

nonisolated final class CarListTests: XCTestCase {
    private struct NoConnection: Error {}

    /// Stands in for a server that has its answers ready, one after the other, and is silent after
    /// them.
    @MainActor
    private final class ServerStub {
        typealias Answer = Result<CarListEntity, any Error>

        /// Nobody waits any longer for a server that is silent.
        struct NoAnswer: Error {}

        private var answers: [Answer]

        init(_ answers: [Answer]) {
            self.answers = answers
        }

        func entity() async throws -> CarListEntity {
            guard !answers.isEmpty else {
                try await Task.sleep(nanoseconds: 10_000_000_000)
                throw NoAnswer()
            }
            return try answers.removeFirst().get()
        }
    }

    private let entity = CarListEntity(title: "Car List")

    @MainActor
    func testPresenterSaysThatItHasTheSceneFetched() async {
        let view = CarListViewSpy()
        let interactor = CarListInteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        XCTAssertEqual(interactor.fetchCount, 1)
        XCTAssertEqual(view.shown, [.loading])
    }

    @MainActor
    func testViewShowsWhatWasFetched() async {
        let view = CarListViewSpy()
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewShowsWhatAnotherAttemptFetches() async {
        let view = CarListViewSpy()
        let interactor = makeInteractor(.failure(NoConnection()), .success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .error])
        presenter.retry()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .error, .loading, .title(entity.title)])
    }

    @MainActor
    func testInteractorTellsOfWhatItFetched() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        XCTAssertEqual(presenter.entities, [entity])
        XCTAssertTrue(presenter.errors.isEmpty)
    }

    @MainActor
    func testInteractorTellsOfAFailure() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        XCTAssertTrue(presenter.entities.isEmpty)
        XCTAssertEqual(presenter.errors.count, 1)
        XCTAssertTrue(presenter.errors.first is NoConnection)
    }

    @MainActor
    func testFetchEndsWithTheInteractor() async {
        let presenter = CarListPresenterSpy()
        let fetch: Task<Void, Never>?
        do {
            let interactor = makeInteractor()
            interactor.presenter = presenter
            interactor.fetchEntity()
            fetch = interactor.task
        }
        await fetch?.value
        XCTAssertEqual(fetch?.isCancelled, true)
        XCTAssertTrue(presenter.entities.isEmpty)
        XCTAssertTrue(presenter.errors.isEmpty)
    }

    @MainActor
    func testInteractorTellsNothingOfAFetchThatAnotherOneReplaced() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.success(entity), .success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        let replaced = interactor.task
        interactor.fetchEntity()
        await replaced?.value
        await interactor.task?.value
        XCTAssertEqual(presenter.entities, [entity])
        XCTAssertTrue(presenter.errors.isEmpty)
    }

    @MainActor
    func testPresenterDoesNotKeepTheViewAlive() async {
        weak var released: CarListViewSpy?
        let presenter: CarListPresenter
        do {
            let view = CarListViewSpy()
            presenter = makePresenter(view, CarListInteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        XCTAssertNil(released)
    }

    @MainActor
    func testInteractorDoesNotKeepThePresenterAlive() async {
        let view = CarListViewSpy()
        weak var released: CarListPresenter?
        do {
            let interactor = CarListInteractor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        XCTAssertNil(released)
    }

    @MainActor
    private func makePresenter(
        _ view: CarListViewSpy,
        _ interactor: any CarListPresenterToInteractorProtocol
    ) -> CarListPresenter {
        CarListPresenter(view: view, interactor: interactor, router: CarListRouterSpy())
    }

    @MainActor
    private func makeInteractor(_ answers: ServerStub.Answer...) -> CarListInteractor {
        CarListInteractor(fetching: { [server = ServerStub(answers)] in try await server.entity() })
    }
}
