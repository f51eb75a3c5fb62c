{{> header}}
{{> testImports}}
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
    @Test func viewShowsTheTitleOnceItHasLoaded() async {
        {{> await}}makePresenter(for: view).viewDidLoad()
        #expect(view.titles == ["{{> shownTitle}}"])
    }

    @Test func wireframeLeavesTheSceneWhenTheUserCloses() {
        makePresenter(for: view).didTapClose()
        #expect(wireframe.closeCount == 1)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        #expect(released == nil)
    }
    {{/samples.known}}
    {{> partsTests}}

    {{> makePresenter}}
}

{{> spies}}
