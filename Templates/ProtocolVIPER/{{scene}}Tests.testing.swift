{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    private struct NoConnection: Error {}

    {{> serverStub}}

    private let entity = {{scene}}Entity(title: "{{title}}")
    {{#samples.known}}
    private let view = {{scene}}ViewSpy()

    {{#samples.comparable}}
    @Test func presenterKeepsTheInitialData() {
        let presenter = makePresenter(view, {{scene}}InteractorSpy())
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func presenterSaysThatItHasTheSceneFetched() {
        let interactor = {{scene}}InteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        #expect(interactor.fetchCount == 1)
        #expect(view.shown == [.loading])
    }

    @Test func viewShowsWhatWasFetched() async {
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .title(entity.title)])
    }

    @Test func viewShowsWhatAnotherAttemptFetches() async {
        let interactor = makeInteractor(.failure(NoConnection()), .success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error])
        presenter.retry()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error, .loading, .title(entity.title)])
    }

    {{/samples.known}}
    {{^samples.known}}

    {{/samples.known}}
    @Test func interactorTellsOfWhatItFetched() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func interactorTellsOfAFailure() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities.isEmpty)
        #expect(presenter.errors.count == 1)
        #expect(presenter.errors.first is NoConnection)
    }

    @Test func fetchEndsWithTheInteractor() async {
        let presenter = {{scene}}PresenterSpy()
        let fetch: Task<Void, Never>?
        do {
            let interactor = makeInteractor()
            interactor.presenter = presenter
            interactor.fetchEntity()
            fetch = interactor.task
        }
        await fetch?.value
        #expect(fetch?.isCancelled == true)
        #expect(presenter.entities.isEmpty)
        #expect(presenter.errors.isEmpty)
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = makeInteractor(.success(entity), .success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        let replaced = interactor.task
        interactor.fetchEntity()
        await replaced?.value
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }
    {{#samples.known}}

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: {{scene}}ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = {{scene}}ViewSpy()
            presenter = makePresenter(view, {{scene}}InteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        #expect(released == nil)
    }

    @Test func interactorDoesNotKeepThePresenterAlive() {
        weak var released: {{scene}}Presenter?
        do {
            let interactor = {{scene}}Interactor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        #expect(released == nil)
    }

    {{> makePresenter}}
    {{/samples.known}}
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}

    {{> makeInteractor}}
}
