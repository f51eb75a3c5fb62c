import CarKit
import Foundation
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    private struct NoConnection: Error {}

    /// Stands in for a server that has its answers ready, one after the other, and is silent after
    /// them.
    @MainActor
    private final class ServerStub {
        typealias Answer = Result<CarEditorEntity, any Error>

        /// Nobody waits any longer for a server that is silent.
        struct NoAnswer: Error {}

        private var answers: [Answer]

        init(_ answers: [Answer]) {
            self.answers = answers
        }

        func entity() async throws -> CarEditorEntity {
            guard !answers.isEmpty else {
                try await Task.sleep(nanoseconds: 10_000_000_000)
                throw NoAnswer()
            }
            return try answers.removeFirst().get()
        }
    }

    private let entity = CarEditorEntity(title: "Car Editor")

    @MainActor
    func testPresenterKeepsTheInitialData() async {
        let view = CarEditorViewSpy()
        let presenter = makePresenter(view, CarEditorInteractorSpy())
        XCTAssertEqual(presenter.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testPresenterSaysThatItHasTheSceneFetched() async {
        let view = CarEditorViewSpy()
        let interactor = CarEditorInteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        XCTAssertEqual(interactor.fetchCount, 1)
        XCTAssertEqual(view.shown, [.loading])
    }

    @MainActor
    func testViewShowsWhatWasFetched() async {
        let view = CarEditorViewSpy()
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewShowsWhatAnotherAttemptFetches() async {
        let view = CarEditorViewSpy()
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
        let presenter = CarEditorPresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        XCTAssertEqual(presenter.entities, [entity])
        XCTAssertTrue(presenter.errors.isEmpty)
    }

    @MainActor
    func testInteractorTellsOfAFailure() async {
        let presenter = CarEditorPresenterSpy()
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
        let presenter = CarEditorPresenterSpy()
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
        let presenter = CarEditorPresenterSpy()
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
        weak var released: CarEditorViewSpy?
        let presenter: CarEditorPresenter
        do {
            let view = CarEditorViewSpy()
            presenter = makePresenter(view, CarEditorInteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        XCTAssertNil(released)
    }

    @MainActor
    func testInteractorDoesNotKeepThePresenterAlive() async {
        let view = CarEditorViewSpy()
        weak var released: CarEditorPresenter?
        do {
            let interactor = CarEditorInteractor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        XCTAssertNil(released)
    }

    @MainActor
    private func makePresenter(
        _ view: CarEditorViewSpy,
        _ interactor: any CarEditorPresenterToInteractorProtocol
    ) -> CarEditorPresenter {
        CarEditorPresenter(
            view: view,
            interactor: interactor,
            router: CarEditorRouterSpy(),
            editing: Car.preview,
            bought: Date(timeIntervalSince1970: 42),
            page: 42
        )
    }

    @MainActor
    private func makeInteractor(_ answers: ServerStub.Answer...) -> CarEditorInteractor {
        CarEditorInteractor(
            fetching: { [server = ServerStub(answers)] in try await server.entity() }
        )
    }
}
