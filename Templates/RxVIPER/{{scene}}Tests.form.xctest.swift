{{> header}}
{{> testImports}}
{{#samples.known}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    @MainActor private lazy var spy = RouteSpy()
    @MainActor private lazy var fieldsRelay = PublishRelay<{{scene}}Fields>()
    @MainActor private lazy var submitRelay = PublishRelay<Void>()
    {{> testDependencies}}

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
    func testCompleteFieldsAreSubmitted() async throws {
        let presenter = makePresenter()
        let canSubmit = presenter.configure(with: .init(actions: actions)).events.canSubmit{{> asObservable}}
        fieldsRelay.accept(.example)
        // Before they are sent, while they are, and after that.
        let recording = Recording(of: canSubmit, count: 3)
        submitRelay.accept(())
        let elements = try await recording.elements()
        XCTAssertEqual(elements, [true, false, false])
        XCTAssertEqual(spy.closeCount, 1)
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testBindingsDoNotKeepThePresenterAlive() async {
        weak var presenter: {{scene}}Presenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        XCTAssertNil(presenter)
    }

    {{/samples.known}}
    {{<helpers}}
    {{$actions}}fields: fieldsRelay.{{> asAction}}, submit: submitRelay.{{> asAction}}{{/actions}}
    {{$handler}}handler: spy{{/handler}}
    {{/helpers}}
}
