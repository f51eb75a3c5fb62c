import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct FeedTests {
    private struct NoConnection: Error {}

    private let entity = FeedEntity(title: "Feed")
    /// What the presenter sends the interactor.
    private let requests = PublishSubject<FeedPresenterToInteractor>()
    /// What the view sends the presenter.
    private let events = PublishSubject<FeedViewToPresenter>()

    @Test func viewHearsOfWhatWasFetched() async throws {
        let interactor = makeInteractor(.just(entity))
        let presenter = makePresenter(interactor)
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOfWhatAnotherAttemptFetches() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let presenter = makePresenter(interactor)
        let failed = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(failed == [.loading, .error])
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.retry)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOnTheMainQueueOfWhatComesOnAnother() async throws {
        let interactor = FeedInteractor(fetching: Self.fetchElsewhere)
        let presenter = makePresenter(interactor)
        let told = presenter.presenterToViewSubject.map(MainQueue.delivers).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(FeedViewToPresenter.viewDidLoad)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: events.onNext)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true, true])
    }

    @Test func interactorTellsOfAFailureAndThenOfSuccess() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFailed(.error), .fetchFinished(entity)])
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async throws {
        let replaced = PublishSubject<FeedEntity>()
        let interactor = makeInteractor(replaced, .just(entity), .error(NoConnection()))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
            replaced.onNext(entity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFinished(entity), .fetchFailed(.error)])
    }

    @Test func interactorHearsOnAnyThread() async throws {
        let interactor = FeedInteractor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just(FeedPresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        #expect(told == [.fetchFinished(entity)])
    }

    @Test func noPartKeepsAnotherOneAlive() {
        weak var releasedPresenter: FeedPresenter?
        weak var releasedInteractor: FeedInteractor?
        do {
            let interactor = makeInteractor(.just(entity))
            let presenter = makePresenter(interactor)
            presenter.presenterToInteractorSubject.onNext(.fetchEntity)
            releasedPresenter = presenter
            releasedInteractor = interactor
        }
        #expect(releasedPresenter == nil)
        #expect(releasedInteractor == nil)
    }

    /// A presenter that hears of the view and this interactor.
    private func makePresenter(_ interactor: FeedInteractor) -> FeedPresenter {
        let presenter = FeedPresenter()
        presenter.subscribeToVariable(events)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        return presenter
    }

    /// The first elements of a subject from now on, while something is sent.
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
    private func makeInteractor(_ answers: Observable<FeedEntity>...) -> FeedInteractor {
        var answers = answers
        let interactor = FeedInteractor(fetching: { answers.removeFirst() })
        interactor.subscribeToVariable(requests)
        return interactor
    }

    /// Answers on another queue.
    private nonisolated static func fetchElsewhere() -> Observable<FeedEntity> {
        Observable.just(FeedEntity(title: "Feed"))
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }
}
