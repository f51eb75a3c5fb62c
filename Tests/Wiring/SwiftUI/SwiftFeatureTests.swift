import Testing

@testable import Scenes

/// The feature of SwiftUIScene, up to its views: the stand-in for SwiftUI draws none.
@MainActor
struct SwiftFeatureTests {
    private struct Cars: CarRepository {
        func cars() async throws -> [Car] { [Car(id: "2", name: "Car 2", price: 100)] }
        func car(withID id: String) async throws -> Car {
            Car(id: id, name: "Car \(id)", price: 100)
        }
    }

    @Test func `a list loads, and leads to details`() async throws {
        let navigator = SceneNavigator(root: SwiftFeatureListBuilder())
        let list = SwiftFeatureListBuilder().makeViewModel(repository: Cars())
        await list.load()
        let row = try #require(list.state.content?.rows.first)
        #expect(row.text == "Car 2")
        SwiftFeatureListRouter(handler: navigator.root).navigateToDetails(withCarID: row.id)
        let scene = try #require(navigator.path.first?.scene as? SwiftFeatureDetailsBuilder)
        let details = scene.makeViewModel(repository: Cars())
        await details.load()
        #expect(details.state.content?.title == "Car 2")
        #expect(details.state.content?.price == "$100")
    }
}
