{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    private struct NoConnection: Error {}

    {{> serverStub}}

    private let entity = {{scene}}Entity(title: "{{title}}")
    {{#samples.known}}

    {{#samples.comparable}}
    @MainActor
    func testPresenterKeepsTheInitialData() async {
        let view = {{scene}}ViewSpy()
        let presenter = makePresenter(view, {{scene}}InteractorSpy())
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
    func testPresenterSaysThatItHasTheSceneFetched() async {
        let view = {{scene}}ViewSpy()
        let interactor = {{scene}}InteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        XCTAssertEqual(interactor.fetchCount, 1)
        XCTAssertEqual(view.shown, [.loading])
    }

    @MainActor
    func testViewShowsWhatWasFetched() async {
        let view = {{scene}}ViewSpy()
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewShowsWhatAnotherAttemptFetches() async {
        let view = {{scene}}ViewSpy()
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

    {{/samples.known}}
    {{^samples.known}}

    {{/samples.known}}
    @MainActor
    func testInteractorTellsOfWhatItFetched() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        XCTAssertEqual(presenter.entities, [entity])
        XCTAssertTrue(presenter.errors.isEmpty)
    }

    @MainActor
    func testInteractorTellsOfAFailure() async {
        let presenter = {{scene}}PresenterSpy()
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
        let presenter = {{scene}}PresenterSpy()
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
        let presenter = {{scene}}PresenterSpy()
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
    {{#samples.known}}

    @MainActor
    func testPresenterDoesNotKeepTheViewAlive() async {
        weak var released: {{scene}}ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = {{scene}}ViewSpy()
            presenter = makePresenter(view, {{scene}}InteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        XCTAssertNil(released)
    }

    @MainActor
    func testInteractorDoesNotKeepThePresenterAlive() async {
        let view = {{scene}}ViewSpy()
        weak var released: {{scene}}Presenter?
        do {
            let interactor = {{scene}}Interactor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        XCTAssertNil(released)
    }

    {{> makePresenter}}
    {{/samples.known}}
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}

    {{> makeInteractor}}
}
