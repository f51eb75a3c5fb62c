import Testing

@testable import Scenes

@MainActor
struct LoginNavigationOptionRegisterTests {
    @Test func wireframeAsksForTheScene() {
        let spy = RouteSpy()
        LoginWireframe(handler: spy).navigate(to: .register())
        #expect(spy.presented.first is RegisterBuilder)
    }
}
