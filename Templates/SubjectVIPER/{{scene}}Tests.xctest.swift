{{> header}}
{{> testImports}}
import Dispatch
import RxSwift
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    private struct NoConnection: Error {}

    private let entity = {{scene}}Entity(title: "{{title}}")
    /// What the presenter sends the interactor.
    @MainActor private let requests = PublishSubject<{{scene}}PresenterToInteractor>()
    {{#samples.known}}
    /// What the view sends the presenter.
    @MainActor private let events = PublishSubject<{{scene}}ViewToPresenter>()

    {{#samples.comparable}}
    @MainActor
    func testPresenterKeepsTheInitialData() async {
        let presenter = makePresenter(makeInteractor())
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(presenter.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(presenter.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
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
        XCTAssertEqual(answers, [true, true])
    }

    {{/samples.known}}
    {{^samples.known}}

    {{/samples.known}}
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
        let replaced = PublishSubject<{{scene}}Entity>()
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
        let interactor = {{scene}}Interactor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just({{scene}}PresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        XCTAssertEqual(told, [.fetchFinished(entity)])
    }
    {{#samples.known}}

    @MainActor
    func testNoPartKeepsAnotherOneAlive() async {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedInteractor: {{scene}}Interactor?
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

    {{> makePresenter}}
    {{/samples.known}}
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}

    {{> helpers}}
}
