{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    @MainActor private lazy var view = ViewSpy()
    {{> spyProperties}}
    @MainActor private lazy var wireframe = WireframeSpy()

    {{#samples.known}}
    {{#samples.comparable}}
    @MainActor
    func testPresenterHoldsTheInitialData() async {
        let presenter = makePresenter(for: view)
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
    func testViewShowsTheTitleOnceItHasLoaded() async {
        {{> await}}makePresenter(for: view).viewDidLoad()
        XCTAssertEqual(view.titles, ["{{> shownTitle}}"])
    }

    @MainActor
    func testWireframeLeavesTheSceneWhenTheUserCloses() async {
        makePresenter(for: view).didTapClose()
        XCTAssertEqual(wireframe.closeCount, 1)
    }

    @MainActor
    func testPresenterDoesNotKeepTheViewAlive() async {
        weak var released: ViewSpy?
        let presenter: {{scene}}Presenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        XCTAssertNil(released)
    }
    {{/samples.known}}
    {{> partsTests}}

    {{> makePresenter}}
}

{{> spies}}
