import Testing

@testable import Scenes

@MainActor
struct CarDetailsLinkTests {
    private let links = SceneLinks([CarDetailsBuilder.self])

    @Test func linkOpensTheScene() throws {
        let scene = try #require(links.scene(at: "cars/42") as? CarDetailsBuilder)
        #expect(scene.carID == "42")
    }

    @Test(arguments: [
        "",
        "cars/42/more",
        "cars",
        "xcars/42",
    ])
    func otherPathOpensNothing(path: String) {
        #expect(links.scene(at: path) == nil)
    }
}
