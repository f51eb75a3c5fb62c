{{> header}}
{{> testImports}}
{{#samples.known}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})
    private let spy = RouteSpy()
    private let fieldsRelay = PublishRelay<{{scene}}Fields>()
    private let submitRelay = PublishRelay<Void>()
    {{> testDependencies}}

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func completeFieldsAreSubmitted() async throws {
        let presenter = makePresenter()
        let canSubmit = presenter.configure(with: .init(actions: actions)).events.canSubmit{{> asObservable}}
        fieldsRelay.accept(.example)
        // Before they are sent, while they are, and after that.
        let recording = Recording(of: canSubmit, count: 3)
        submitRelay.accept(())
        #expect(try await recording.elements() == [true, false, false])
        #expect(spy.closeCount == 1)
        withExtendedLifetime(presenter) {}
    }

    @Test func bindingsDoNotKeepThePresenterAlive() {
        weak var presenter: {{scene}}Presenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        #expect(presenter == nil)
    }

    {{/samples.known}}
    {{<helpers}}
    {{$actions}}fields: fieldsRelay.{{> asAction}}, submit: submitRelay.{{> asAction}}{{/actions}}
    {{$handler}}handler: spy{{/handler}}
    {{/helpers}}
}
