{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    private struct Failure: Error {}

    @MainActor private let view = PublishSubject<{{scene}}ViewToPresenter>()

    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    @MainActor private var entity: {{scene}}Entity {
        {{scene}}Entity(title: "Fetched")
    }

    {{#samples.comparable}}
    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
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
    func testLoadUpdatesState() async throws {
        let other = {{scene}}Entity(title: "Fetched again")
        var results = [entity, other]
        let presenter = makePresenter { .just(results.removeFirst()) }
        let states = try await load(presenter, states: 2)
        XCTAssertEqual(states, [.loading, .loaded(entity)])
        let newStates = try await load(presenter, states: 1)
        XCTAssertEqual(newStates, [.loaded(other)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async throws {
        var results: [Single<{{scene}}Entity>] = [.error(Failure()), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = try await load(presenter, states: 2)
        guard case .failed = states.last else {
            return XCTFail("The states are \(states).")
        }
        let newStates = try await load(presenter, states: 2)
        XCTAssertEqual(newStates, [.loading, .loaded(entity)])
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<{{scene}}Entity>()
        var results: [Single<{{scene}}Entity>] = [canceled.asSingle(), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = Recording(of: presenter.presenterToViewSubject, count: 3)
        view.onNext(.load)
        view.onNext(.load)
        let all = try await states.elements()
        XCTAssertEqual(all, [.loading, .loading, .loaded(entity)])
        XCTAssertFalse(canceled.hasObservers)
    }

    @MainActor
    func testFailureKeepsItsReason() async throws {
        let interactor = builder.makeInteractor(fetch: { .error(Failure()) })
        let presenter = builder.makePresenter(interactor: interactor, router: {{scene}}Wireframe())
        let events = Recording(of: interactor.interactorToPresenterSubject, count: 1)
        presenter.presenterToInteractorSubject.onNext(.load)
        guard case .loadFailed(.error(let reason)) = try await events.elements().first else {
            return XCTFail("The load didn't fail.")
        }
        XCTAssertTrue(reason is Failure)
    }

    @MainActor
    func testStateArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter(fetch: Self.fetchOnAnotherQueue)
        let states = presenter.presenterToViewSubject
        let deliveries = Recording(of: states.map(MainQueue.delivers), count: 2)
        let input = Observable.just({{scene}}ViewToPresenter.load)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: view.onNext)
        let answers = try await deliveries.elements()
        XCTAssertEqual(answers, [true, true])
        input.dispose()
    }

    @MainActor
    func testWireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let router = {{scene}}Wireframe(handler: spy)
        let presenter = builder.makePresenter(interactor: builder.makeInteractor(), router: router)
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let deliveries = Recording(of: requests.map(MainQueue.delivers), count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        let answers = try await deliveries.elements()
        XCTAssertEqual(answers, [true])
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testClosedSceneIsReleased() async {
        weak var released: {{scene}}Presenter?
        do {
            let presenter = makePresenter { .never() }
            view.onNext(.load)
            released = presenter
        }
        XCTAssertNil(released)
    }

    {{> helpers}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
