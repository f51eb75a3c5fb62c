import Testing

@testable import Scenes

@MainActor
struct LoginTests {
    private let builder = LoginBuilder(withUser: "42")

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(
            view: nil,
            interactor: builder.makeInteractor(),
            wireframe: LoginWireframe()
        )
        #expect(presenter.user == "42")
    }

    @Test func completeFieldsAreSubmitted() async {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(
            view: nil,
            interactor: builder.makeInteractor(),
            wireframe: LoginWireframe(handler: spy)
        )
        presenter.fieldsDidChange(.example)
        #expect(presenter.canSubmit)
        await presenter.submit()
        #expect(spy.closeCount == 1)
    }
}
