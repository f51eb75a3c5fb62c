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
        let input = presenter.configure(with: output(viewDidLoad: .just(())))
        let title = try await first(of: input.events.title)
        #expect(title == "{{> toldTitle}}")
    }

    @Test func viewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: actionFromElsewhere))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        #expect(isOnMainQueue == true)
    }

    @Test func wireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(close: actionFromElsewhere))
        let isOnMainQueue = try await first(of: wireframe.closes)
        #expect(isOnMainQueue == true)
        withExtendedLifetime((presenter, input)) {}
    }

    @Test func bindingsKeepNeitherThePresenterNorTheViewAlive() {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedView: ViewSpy?
        let input: {{scene}}.ViewInput
        do {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            input = presenter.configure(with: output())
            releasedPresenter = presenter
            releasedView = view
        }
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
