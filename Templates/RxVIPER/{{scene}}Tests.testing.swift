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
    private let loadRelay = PublishRelay<Void>()
    private let failedReloadRelay = PublishRelay<String>()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    {{#samples.dependenciesKnown}}
    @Test func loadShowsContent() async throws {
        {{> testDependencies}}
        let presenter = makePresenter({{> dependenciesArgument}})
        let state = presenter.configure(with: .init(actions: actions)).events.state{{> asObservable}}
        let ends = Recording(of: state.skip(1).filter { !$0.isLoading }, count: 1)
        loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.dependenciesKnown}}
    @Test func failedReloadShowsAnAlert() async throws {
        let presenter = makePresenter()
        _ = presenter.configure(with: .init(actions: actions))
        let message = failedReloadRelay.observe(on: MainScheduler.instance)
        let recording = Recording(of: message, count: 1)
        failedReloadRelay.accept("Offline")
        _ = try await recording.elements()
        #expect(spy.alerts.map(\.title) == ["Offline"])
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
    {{> helpers}}
}

private final class ViewSpy: {{scene}}ViewInterface {}
