import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let builder = CarDetailsBuilder(withCarID: "42")

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(router: CarDetailsRouter())
        #expect(presenter.carID == "42")
    }

    @Test func loadShowsContent() async {
        let presenter = builder.makePresenter(router: CarDetailsRouter())
        await presenter.load()
        #expect(presenter.state.content != nil)
    }
}
