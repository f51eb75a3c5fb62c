import Testing

@testable import Checkout

@MainActor
struct WelcomeTests {
    private let builder = WelcomeBuilder()

    @Test func loadShowsContent() async {
        let view = ViewSpy()
        let presenter = builder.makePresenter(router: WelcomeRouter())
        presenter.view = view
        await presenter.load()
        #expect(view.state.content != nil)
    }
}

@MainActor
private final class ViewSpy: WelcomePresenterToViewProtocol {
    private(set) var state = LoadState<WelcomeContent>()

    func show(_ state: LoadState<WelcomeContent>) {
        self.state = state
    }
}
