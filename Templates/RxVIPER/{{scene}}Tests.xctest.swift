{{> header}}
{{> testImports}}
{{> rxTestImports}}
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
    func testViewIsToldTheTitleOnceItHasLoaded() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(viewDidLoad: .just(()))
        let input = presenter.configure(with: .init(actions: actions))
        let title = try await first(of: input.events.title)
        XCTAssertEqual(title, "{{> toldTitle}}")
    }

    @MainActor
    func testViewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(viewDidLoad: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        XCTAssertEqual(isOnMainQueue, true)
    }

    @MainActor
    func testWireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(close: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: wireframe.closes)
        XCTAssertEqual(isOnMainQueue, true)
        withExtendedLifetime((presenter, input)) {}
    }

    @MainActor
    func testBindingsKeepNeitherThePresenterNorTheViewAlive() async {
        weak var releasedPresenter: {{scene}}Presenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: .init(actions: makeActions()))
        }()
        XCTAssertNil(releasedPresenter)
        XCTAssertNil(releasedView)
        withExtendedLifetime(input) {}
    }
    {{/samples.known}}
    {{> partsTests}}

    {{> makePresenter}}
    {{> sequences}}
}

{{> spies}}
