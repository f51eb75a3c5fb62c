import Testing

@testable import Checkout

@MainActor
struct WelcomeTests {
    private let builder = WelcomeBuilder()

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(router: WelcomeRouter())
        await presenter.load()
        #expect(presenter.state.content != nil)
    }
}
