import Testing

@testable import Checkout

@MainActor
struct CartTests {
    private let builder = CartBuilder(withCartID: "42")

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(
            view: nil,
            interactor: builder.makeInteractor(),
            wireframe: CartWireframe()
        )
        #expect(presenter.cartID == "42")
    }

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(
            view: nil,
            interactor: builder.makeInteractor(),
            wireframe: CartWireframe()
        )
        await presenter.load()
        #expect(presenter.loader.state.content != nil)
    }
}
