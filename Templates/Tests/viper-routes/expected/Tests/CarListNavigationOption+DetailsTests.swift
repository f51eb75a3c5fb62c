import Testing

@testable import Scenes

@MainActor
struct CarListToDetailsTests {
    private typealias NavigationOption = CarListNavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.details(withCarID: "42")
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? CarListToDetailsDestination)
        #expect(destination.navigationStyle == .push)
        #expect(destination.carID == "42")
    }
}
