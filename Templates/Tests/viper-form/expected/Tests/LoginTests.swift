import Testing

@testable import Scenes

@MainActor
struct LoginTests {
    private let builder = LoginBuilder(withUser: "42")
    private let view = ViewSpy()

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(
            view: view,
            interactor: builder.makeInteractor(),
            wireframe: LoginWireframe()
        )
        #expect(presenter.user == "42")
    }

    @Test func completeFieldsAreSubmitted() async {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(
            view: view,
            interactor: builder.makeInteractor(),
            wireframe: LoginWireframe(handler: spy)
        )
        await presenter.submit()
        #expect(spy.closeCount == 0)
        presenter.fieldsDidChange(LoginFields(text: "complete"))
        #expect(view.canSubmit)
        await presenter.submit()
        #expect(spy.closeCount == 1)
    }
}

@MainActor
private final class ViewSpy: LoginViewInterface {
    private(set) var canSubmit = false

    func show(canSubmit: Bool) {
        self.canSubmit = canSubmit
    }
}
