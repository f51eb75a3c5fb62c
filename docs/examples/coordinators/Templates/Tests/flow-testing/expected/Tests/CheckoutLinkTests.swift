import Testing

@testable import Scenes

@MainActor
struct CheckoutLinkTests {
    private let links = SceneLinks([CheckoutBuilder.self])

    @Test func linkOpensTheScene() throws {
        let scene = try #require(links.scene(at: "checkout/42") as? CheckoutBuilder)
        #expect(scene.cartID == "42")
    }

    @Test(arguments: [
        "",
        "checkout/42/more",
        "checkout",
        "xcheckout/42",
    ])
    func otherPathOpensNothing(path: String) {
        #expect(links.scene(at: path) == nil)
    }
}
