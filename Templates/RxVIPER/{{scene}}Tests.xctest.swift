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
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    @MainActor private lazy var loadRelay = PublishRelay<Void>()
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
    func testLoadShowsContent() async throws {
        let presenter = makePresenter()
        let state = presenter.configure(with: .init(actions: actions)).events.state{{> asObservable}}
        let ends = Recording(of: state.skip(1).filter { !$0.isLoading }, count: 1)
        loadRelay.accept(())
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
        withExtendedLifetime(presenter) {}
    }

    {{^options.complexity.is.simple}}
    @MainActor
    func testFetchArrivesOnTheMainQueue() async throws {
        let fetch = builder.makeInteractor({{> dependenciesArgument}}).fetchEntity().asObservable()
        let background = ConcurrentDispatchQueueScheduler(qos: .default)
        let deliveries = fetch.map(MainQueue.delivers).subscribe(on: background)
        let recorded = try await Recording(of: deliveries, count: 1).elements()
        XCTAssertEqual(recorded, [true])
    }

    {{/options.complexity.is.simple}}
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
    {{> helpers}}
}
