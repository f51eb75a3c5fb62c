{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private struct Failure: Error {}

    private let builder = {{scene}}Builder({{samples.arguments}})
    private let entity = {{scene}}Entity(title: "Fetched")
    private let view = {{scene}}ViewSpy()

    {{#samples.comparable}}
    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        {{#samples.comparisons}}
        #expect(presenter.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func loadUpdatesState() async {
        let presenter = makePresenter { entity }
        #expect(presenter.state == .loading)
        await presenter.load()
        await presenter.load()
        #expect(view.states == [.loaded(entity)])
    }

    @Test func failedLoadCanBeRepeated() async {
        var results: [Result<{{scene}}Entity, any Error>] = [.failure(Failure()), .success(entity)]
        let presenter = makePresenter { try results.removeFirst().get() }
        await presenter.load()
        guard case .failed = presenter.state else {
            Issue.record("The state is \(presenter.state).")
            return
        }
        await presenter.load()
        #expect(presenter.state == .loaded(entity))
    }

    @Test func canceledLoadDoesNotChangeState() async {
        let presenter = makePresenter {
            try? await Task.sleep(for: .seconds(60))
            return entity
        }
        let load = Task { await presenter.load() }
        await Task.yield()
        load.cancel()
        await load.value
        #expect(presenter.state == .loading)
    }

    @Test func newestLoadWins() async {
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
        #expect(presenter.state == .loaded(entity))
    }

    @Test func presenterLoadsThroughTheInteractor() async {
        let interactor = {{scene}}InteractorSpy()
        let presenter = builder.makePresenter(interactor: interactor, router: {{scene}}Wireframe())
        await presenter.load()
        #expect(interactor.loadCount == 1)
    }

    @Test func interactorReportsTheReasonOfAFailure() async {
        let presenter = {{scene}}PresenterSpy()
        let interactor = builder.makeInteractor(fetch: { throw Failure() })
        interactor.presenter = presenter
        await interactor.load()
        #expect(presenter.errors.first is Failure)
        #expect(presenter.entities.isEmpty)
    }

    @Test func closedSceneIsReleased() async {
        weak var released: {{scene}}Presenter?
        do {
            let presenter = makePresenter { entity }
            await presenter.load()
            released = presenter
        }
        #expect(released == nil)
    }

    {{> makePresenter}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
