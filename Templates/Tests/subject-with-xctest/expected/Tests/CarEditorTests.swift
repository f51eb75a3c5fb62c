import CarKit
import Dispatch
import Foundation
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    private struct NoConnection: Error {}

    private let entity = CarEditorEntity(title: "Car Editor")
    /// What the presenter sends the interactor.
    @MainActor private let requests = PublishSubject<CarEditorPresenterToInteractor>()
    /// What the view sends the presenter.
    @MainActor private let events = PublishSubject<CarEditorViewToPresenter>()

    @MainActor
    func testPresenterKeepsTheInitialData() async {
        let presenter = makePresenter(makeInteractor())
        XCTAssertEqual(presenter.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testViewHearsOfWhatWasFetched() async throws {
        let interactor = makeInteractor(.just(entity))
        let presenter = makePresenter(interactor)
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        XCTAssertEqual(shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewHearsOfWhatAnotherAttemptFetches() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let presenter = makePresenter(interactor)
        let failed = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        XCTAssertEqual(failed, [.loading, .error])
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.retry)
        }
        XCTAssertEqual(shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewHearsOnTheMainQueueOfWhatComesOnAnother() async throws {
        let interactor = CarEditorInteractor(fetching: Self.fetchElsewhere)
        let presenter = makePresenter(interactor)
        let told = presenter.presenterToViewSubject.map(MainQueue.delivers).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(CarEditorViewToPresenter.viewDidLoad)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: events.onNext)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        XCTAssertEqual(answers, [true, true])
    }

    @MainActor
    func testInteractorTellsOfAFailureAndThenOfSuccess() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
        }
        XCTAssertEqual(told, [.fetchFailed(.error), .fetchFinished(entity)])
    }

    @MainActor
    func testInteractorTellsNothingOfAFetchThatAnotherOneReplaced() async throws {
        let replaced = PublishSubject<CarEditorEntity>()
        let interactor = makeInteractor(replaced, .just(entity), .error(NoConnection()))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
            replaced.onNext(entity)
            requests.onNext(.fetchEntity)
        }
        XCTAssertEqual(told, [.fetchFinished(entity), .fetchFailed(.error)])
    }

    @MainActor
    func testInteractorHearsOnAnyThread() async throws {
        let interactor = CarEditorInteractor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just(CarEditorPresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        XCTAssertEqual(told, [.fetchFinished(entity)])
    }

    @MainActor
    func testNoPartKeepsAnotherOneAlive() async {
        weak var releasedPresenter: CarEditorPresenter?
        weak var releasedInteractor: CarEditorInteractor?
        do {
            let interactor = makeInteractor(.just(entity))
            let presenter = makePresenter(interactor)
            presenter.presenterToInteractorSubject.onNext(.fetchEntity)
            releasedPresenter = presenter
            releasedInteractor = interactor
        }
        XCTAssertNil(releasedPresenter)
        XCTAssertNil(releasedInteractor)
    }

    /// A presenter that hears of the view and this interactor.
    @MainActor
    private func makePresenter(_ interactor: CarEditorInteractor) -> CarEditorPresenter {
        let presenter = CarEditorPresenter(
            editing: Car.preview,
            bought: Date(timeIntervalSince1970: 42),
            page: 42
        )
        presenter.subscribeToVariable(events)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        return presenter
    }

    /// The first elements of a subject from now on, while something is sent.
    @MainActor
    private func elements<Element: Sendable>(
        _ count: Int,
        of subject: PublishSubject<Element>,
        when send: () -> Void
    ) async throws -> [Element] {
        let heard = subject.take(count)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        send()
        var elements: [Element] = []
        for try await element in heard { elements.append(element) }
        return elements
    }

    /// An interactor with these answers ready, one after the other.
    @MainActor
    private func makeInteractor(_ answers: Observable<CarEditorEntity>...) -> CarEditorInteractor {
        var answers = answers
        let interactor = CarEditorInteractor(fetching: { answers.removeFirst() })
        interactor.subscribeToVariable(requests)
        return interactor
    }

    /// Answers on another queue.
    private nonisolated static func fetchElsewhere() -> Observable<CarEditorEntity> {
        Observable.just(CarEditorEntity(title: "Car Editor"))
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }
}
