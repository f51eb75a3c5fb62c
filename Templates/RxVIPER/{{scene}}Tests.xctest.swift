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
    @MainActor private lazy var loadRelay = PublishRelay<Void>()
    @MainActor private lazy var failedReloadRelay = PublishRelay<String>()

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
    {{#samples.dependenciesKnown}}
    @MainActor
    func testLoadShowsContent() async throws {
        {{> testDependencies}}
        let presenter = makePresenter({{> dependenciesArgument}})
        let state = presenter.configure(with: .init(actions: actions)).events.state{{> asObservable}}
        let ends = Recording(of: state.skip(1).filter { !$0.isLoading }, count: 1)
        loadRelay.accept(())
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
        withExtendedLifetime(presenter) {}
    }

    {{/samples.dependenciesKnown}}
    @MainActor
    func testFailedReloadShowsAnAlert() async throws {
        let presenter = makePresenter()
        _ = presenter.configure(with: .init(actions: actions))
        let message = failedReloadRelay.observe(on: MainScheduler.instance)
        let recording = Recording(of: message, count: 1)
        failedReloadRelay.accept("Offline")
        _ = try await recording.elements()
        XCTAssertEqual(spy.alerts.map(\.title), ["Offline"])
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
    {{> helpers}}
}

private final class ViewSpy: {{scene}}ViewInterface {}
