import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct LoginTests {
    private let builder = LoginBuilder(withUser: "42")
    private let spy = RouteSpy()
    private let fieldsRelay = PublishRelay<LoginFields>()
    private let submitRelay = PublishRelay<Void>()

    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        #expect(presenter.user == "42")
    }

    @Test func completeFieldsAreSubmitted() async throws {
        let presenter = makePresenter()
        let canSubmit = presenter.configure(with: .init(actions: actions)).events.canSubmit
        fieldsRelay.accept(.example)
        // Before they are sent, while they are, and after that.
        let recording = Recording(of: canSubmit, count: 3)
        submitRelay.accept(())
        #expect(try await recording.elements() == [true, false, false])
        #expect(spy.closeCount == 1)
        withExtendedLifetime(presenter) {}
    }

    @Test func bindingsDoNotKeepThePresenterAlive() {
        weak var presenter: LoginPresenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: .init(actions: actions))
            presenter = made
        }
        #expect(presenter == nil)
    }

    private var actions: LoginActions {
        LoginActions(fields: fieldsRelay.asObservable(), submit: submitRelay.asObservable())
    }

    private func makePresenter() -> LoginPresenter {
        builder.makePresenter(view: nil, wireframe: LoginWireframe(handler: spy))
    }
}
