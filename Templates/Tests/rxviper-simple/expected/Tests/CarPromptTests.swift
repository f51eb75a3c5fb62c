import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarPromptTests {
    private let builder = CarPromptBuilder(withQuestion: "42", onAnswer: { _ in })
    private let spy = RouteSpy()
    private let loadRelay = PublishRelay<Void>()
    private let failedReloadRelay = PublishRelay<String>()

    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        #expect(presenter.question == "42")
    }

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
        weak var presenter: CarPromptPresenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        #expect(presenter == nil)
    }

    private var actions: CarPromptActions {
        CarPromptActions(
            load: loadRelay.asObservable(),
            failedReload: failedReloadRelay.asObservable()
        )
    }

    private func makePresenter(
        with dependencies: Dependencies = Dependencies()
    ) -> CarPromptPresenter {
        builder.makePresenter(
            view: ViewSpy(),
            wireframe: CarPromptWireframe(handler: spy),
            with: dependencies
        )
    }
}

private final class ViewSpy: CarPromptViewInterface {}
