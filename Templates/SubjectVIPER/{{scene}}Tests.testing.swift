{{> header}}
{{> testImports}}
import Dispatch
import RxSwift
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    private struct NoConnection: Error {}

    private let entity = {{scene}}Entity(title: "{{title}}")
    /// What the presenter sends the interactor.
    private let requests = PublishSubject<{{scene}}PresenterToInteractor>()
    {{#samples.known}}
    /// What the view sends the presenter.
    private let events = PublishSubject<{{scene}}ViewToPresenter>()

    {{#samples.comparable}}
    @Test func presenterKeepsTheInitialData() {
        let presenter = makePresenter(makeInteractor())
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
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
        let interactor = {{scene}}Interactor(fetching: Self.fetchElsewhere)
        let presenter = makePresenter(interactor)
        let told = presenter.presenterToViewSubject.map(MainQueue.delivers).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just({{scene}}ViewToPresenter.viewDidLoad)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: events.onNext)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true, true])
    }

    {{/samples.known}}
    {{^samples.known}}

    {{/samples.known}}
    @Test func interactorTellsOfAFailureAndThenOfSuccess() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFailed(.error), .fetchFinished(entity)])
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async throws {
        let replaced = PublishSubject<{{scene}}Entity>()
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
        let interactor = {{scene}}Interactor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just({{scene}}PresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        #expect(told == [.fetchFinished(entity)])
    }
    {{#samples.known}}

    @Test func noPartKeepsAnotherOneAlive() {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedInteractor: {{scene}}Interactor?
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

    {{> makePresenter}}
    {{/samples.known}}
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}

    {{> helpers}}
}
