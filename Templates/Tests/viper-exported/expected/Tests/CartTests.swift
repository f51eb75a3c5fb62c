import Testing

@testable import Checkout

@MainActor
struct CartTests {
    private let builder = CartBuilder(withCartID: "42")
    private let view = ViewSpy()

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(
            view: view,
            interactor: builder.makeInteractor(),
            wireframe: CartWireframe()
        )
        #expect(presenter.cartID == "42")
    }

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(
            view: view,
            interactor: builder.makeInteractor(),
            wireframe: CartWireframe()
        )
        await presenter.load()
        #expect(view.state.content != nil)
    }
}

@MainActor
private final class ViewSpy: CartViewInterface {
    private(set) var state = LoadState<CartContent>()

    func show(_ state: LoadState<CartContent>) {
        self.state = state
    }
}
