{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    private struct Failure: Error {}

    @MainActor private let view = {{scene}}ViewSpy()

    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    @MainActor private var entity: {{scene}}Entity {
        {{scene}}Entity(title: "Fetched")
    }

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
    func testLoadUpdatesState() async {
        let entity = entity
        let presenter = makePresenter { entity }
        XCTAssertEqual(presenter.state, .loading)
        await presenter.load()
        await presenter.load()
        XCTAssertEqual(view.states, [.loaded(entity)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async {
        var results: [Result<{{scene}}Entity, any Error>] = [.failure(Failure()), .success(entity)]
        let presenter = makePresenter { try results.removeFirst().get() }
        await presenter.load()
        guard case .failed = presenter.state else {
            return XCTFail("The state is \(presenter.state).")
        }
        await presenter.load()
        XCTAssertEqual(presenter.state, .loaded(entity))
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async {
        let entity = entity
        let presenter = makePresenter {
            try? await Task.sleep(nanoseconds: 60_000_000_000)
            return entity
        }
        let load = Task { await presenter.load() }
        await Task.yield()
        load.cancel()
        await load.value
        XCTAssertEqual(presenter.state, .loading)
    }

    @MainActor
    func testNewestLoadWins() async {
        let entity = entity
        let outdated = {{scene}}Entity(title: "Outdated")
        var newerLoad: (@MainActor () async -> Void)?
        let presenter = makePresenter {
            guard let load = newerLoad else { return entity }
            newerLoad = nil
            await load()
            return outdated
        }
        newerLoad = presenter.load
        await presenter.load()
        XCTAssertEqual(presenter.state, .loaded(entity))
    }

    @MainActor
    func testPresenterLoadsThroughTheInteractor() async {
        let interactor = {{scene}}InteractorSpy()
        let presenter = builder.makePresenter(interactor: interactor, router: {{scene}}Wireframe())
        await presenter.load()
        XCTAssertEqual(interactor.loadCount, 1)
    }

    @MainActor
    func testInteractorReportsTheReasonOfAFailure() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = builder.makeInteractor(fetch: { throw Failure() })
        interactor.presenter = presenter
        await interactor.load()
        XCTAssertTrue(presenter.errors.first is Failure)
        XCTAssertTrue(presenter.entities.isEmpty)
    }

    @MainActor
    func testClosedSceneIsReleased() async {
        let entity = entity
        weak var released: {{scene}}Presenter?
        do {
            let presenter = makePresenter { entity }
            await presenter.load()
            released = presenter
        }
        XCTAssertNil(released)
    }

    {{> makePresenter}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
