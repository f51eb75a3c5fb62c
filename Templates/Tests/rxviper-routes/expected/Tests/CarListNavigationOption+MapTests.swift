import Testing

@testable import Scenes

@MainActor
struct CarListToMapTests {
    private typealias NavigationOption = CarListNavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.map(withLatitude: 42, longitude: 43)
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? CarListToMapDestination)
        #expect(destination.navigationStyle == .push)
        #expect(destination.latitude == 42)
        #expect(destination.longitude == 43)
    }
}
