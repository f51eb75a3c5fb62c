import Testing

@testable import Scenes

@MainActor
struct LoginNavigationOptionHomeTests {
    @Test func wireframePassesTheInitialData() throws {
        let spy = RouteSpy()
        let wireframe = LoginWireframe(handler: spy)
        wireframe.navigate(to: .home(withEmail: "42"))
        let scene = try #require(spy.pushed.first as? HomeBuilder)
        #expect(scene.email == "42")
    }
}
