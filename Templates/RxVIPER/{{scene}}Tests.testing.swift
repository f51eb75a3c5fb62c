{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
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
    private let loadRelay = PublishRelay<Void>()
    {{> testDependencies}}

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func loadShowsContent() async throws {
        let presenter = makePresenter()
        let state = presenter.configure(with: .init(actions: actions)).events.state{{> asObservable}}
        let ends = Recording(of: state.skip(1).filter { !$0.isLoading }, count: 1)
        loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
        withExtendedLifetime(presenter) {}
    }

    {{^options.complexity.is.simple}}
    @Test func fetchArrivesOnTheMainQueue() async throws {
        let fetch = builder.makeInteractor({{> dependenciesArgument}}).fetchEntity().asObservable()
        let background = ConcurrentDispatchQueueScheduler(qos: .default)
        let deliveries = fetch.map(MainQueue.delivers).subscribe(on: background)
        #expect(try await Recording(of: deliveries, count: 1).elements() == [true])
    }

    {{/options.complexity.is.simple}}
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
