import Dispatch
import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct SettingsTests {
    private let builder = SettingsBuilder()
    private let loadRelay = PublishRelay<Void>()

    @Test func loadShowsContent() async throws {
        let presenter = makePresenter()
        let state = presenter.configure(with: .init(actions: actions)).events.state
        let ends = Recording(of: state.skip(1).filter { !$0.isLoading }, count: 1)
        loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
        withExtendedLifetime(presenter) {}
    }

    @Test func bindingsDoNotKeepThePresenterAlive() {
        weak var presenter: SettingsPresenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        #expect(presenter == nil)
    }

    private var actions: SettingsActions {
        SettingsActions(load: loadRelay.asObservable())
    }

    private func makePresenter() -> SettingsPresenter {
        builder.makePresenter(view: nil, wireframe: SettingsWireframe())
    }
}
