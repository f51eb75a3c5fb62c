{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private struct Failure: Error {}

    private let builder = {{scene}}Builder({{samples.arguments}})
    private let entity = {{scene}}Entity(title: "Fetched")
    private let view = PublishSubject<{{scene}}ViewToPresenter>()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func loadUpdatesState() async throws {
        let other = {{scene}}Entity(title: "Fetched again")
        var results = [entity, other]
        let presenter = makePresenter { .just(results.removeFirst()) }
        #expect(try await load(presenter, states: 2) == [.loading, .loaded(entity)])
        #expect(try await load(presenter, states: 1) == [.loaded(other)])
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<{{scene}}Entity>] = [.error(Failure()), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = try await load(presenter, states: 2)
        guard case .failed = states.last else {
            Issue.record("The states are \(states).")
            return
        }
        #expect(try await load(presenter, states: 2) == [.loading, .loaded(entity)])
    }

    @Test func canceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<{{scene}}Entity>()
        var results: [Single<{{scene}}Entity>] = [canceled.asSingle(), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = Recording(of: presenter.presenterToViewSubject, count: 3)
        view.onNext(.load)
        view.onNext(.load)
        #expect(try await states.elements() == [.loading, .loading, .loaded(entity)])
        #expect(!canceled.hasObservers)
    }

    @Test func failureKeepsItsReason() async throws {
        let interactor = builder.makeInteractor(fetch: { .error(Failure()) })
        let presenter = builder.makePresenter(interactor: interactor, router: {{scene}}Wireframe())
        let events = Recording(of: interactor.interactorToPresenterSubject, count: 1)
        presenter.presenterToInteractorSubject.onNext(.load)
        guard case .loadFailed(.error(let reason)) = try await events.elements().first else {
            Issue.record("The load didn't fail.")
            return
        }
        #expect(reason is Failure)
    }

    @Test func stateArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter(fetch: Self.fetchOnAnotherQueue)
        let states = presenter.presenterToViewSubject
        let deliveries = Recording(of: states.map(MainQueue.delivers), count: 2)
        let input = Observable.just({{scene}}ViewToPresenter.load)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: view.onNext)
        #expect(try await deliveries.elements() == [true, true])
        input.dispose()
    }

    @Test func wireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let router = {{scene}}Wireframe(handler: spy)
        let presenter = builder.makePresenter(interactor: builder.makeInteractor(), router: router)
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let deliveries = Recording(of: requests.map(MainQueue.delivers), count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        #expect(try await deliveries.elements() == [true])
        #expect(spy.closeCount == 1)
    }

    @Test func closedSceneIsReleased() {
        weak var released: {{scene}}Presenter?
        do {
            let presenter = makePresenter { .never() }
            view.onNext(.load)
            released = presenter
        }
        #expect(released == nil)
    }

    {{> helpers}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
