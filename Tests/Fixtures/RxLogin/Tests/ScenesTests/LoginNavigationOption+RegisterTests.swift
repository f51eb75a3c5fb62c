import Testing

@testable import Scenes

@MainActor
struct LoginNavigationOptionRegisterTests {
    @Test func wireframeAsksForTheScene() {
        let spy = RouteSpy()
        let wireframe = LoginWireframe(handler: spy)
        wireframe.navigate(to: .register())
        #expect(spy.presented.first is RegisterBuilder)
    }
}
