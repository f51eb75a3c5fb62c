{{> header}}
{{> testImports}}
{{> rxTestImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    private let view = ViewSpy()
    {{> spyProperties}}
    private let wireframe = WireframeSpy()

    {{#samples.known}}
    {{#samples.comparable}}
    @Test func presenterHoldsTheInitialData() {
        let presenter = makePresenter(for: view)
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func viewIsToldTheTitleOnceItHasLoaded() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(viewDidLoad: .just(()))
        let input = presenter.configure(with: .init(actions: actions))
        let title = try await first(of: input.events.title)
        #expect(title == "{{> toldTitle}}")
    }

    @Test func viewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(viewDidLoad: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        #expect(isOnMainQueue == true)
    }

    @Test func wireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(close: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: wireframe.closes)
        #expect(isOnMainQueue == true)
        withExtendedLifetime((presenter, input)) {}
    }

    @Test func bindingsKeepNeitherThePresenterNorTheViewAlive() {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: .init(actions: makeActions()))
        }()
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }
    {{/samples.known}}
    {{> partsTests}}

    {{> makePresenter}}
    {{> sequences}}
}

{{> spies}}
