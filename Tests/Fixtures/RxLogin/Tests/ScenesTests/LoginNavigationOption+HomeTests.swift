import Testing

@testable import Scenes

@MainActor
struct LoginNavigationOptionHomeTests {
    @Test func wireframePassesTheInitialData() throws {
        let spy = RouteSpy()
        LoginWireframe(handler: spy).navigate(to: .home(withEmail: "42"))
        #expect(try #require(spy.pushed.first as? HomeBuilder).email == "42")
    }
}
