import Testing

@testable import Scenes
@testable import UIKit

/// The feature of SwiftUIScene, up to its views: the stand-in for SwiftUI draws none.
@MainActor
struct SwiftFeatureTests {
    private struct Cars: CarRepository {
        func cars() async throws -> [Car] { [Car(id: "2", name: "Car 2", price: 100)] }
        func deleteCar(withID id: String) async throws {}
        func car(withID id: String) async throws -> Car {
            Car(id: id, name: "Car \(id)", price: 100)
        }
    }

    @Test func `a list loads, and leads to details with the same repository`() async throws {
        var dependencies = Dependencies()
        dependencies[(any CarRepository).self] = Cars()
        let builder = SwiftFeatureListBuilder()
        let navigator = SceneNavigator(root: builder, dependencies: dependencies)
        let list = builder.makeViewModel(with: navigator.root.dependencies)
        await list.load()
        let row = try #require(list.state.content?.rows.first)
        #expect(row.text == "Car 2")
        builder.makeRouter(handler: navigator.root, with: navigator.root.dependencies)
            .navigateToDetails(withCarID: row.id)
        let step = try #require(navigator.path.first)
        let scene = try #require(step.scene as? SwiftFeatureDetailsBuilder)
        let details = scene.makeViewModel(with: step.dependencies)
        await details.load()
        #expect(details.state.content?.title == "Car 2")
        #expect(details.state.content?.price == "$100")
    }

    @Test func `a scene among UIKit scenes learns that it was swiped away`() throws {
        let app = App(startingWith: SwiftFeatureListBuilder(), with: Dependencies())
        let first = try #require(app.shown() as? any RouteHandler)
        first.handle(.present(SwiftFeatureListBuilder()), with: Dependencies())
        let presented = try #require(app.shown() as? any SwiftUIRouteHandler)
        var isTold = false
        presented.onDismissal = { isTold = true }
        app.top?.presentationController?.swipeAway()
        #expect(isTold && app.stack.count == 1)
    }

    @Test func `a deleted row goes`() async throws {
        let list = SwiftFeatureListViewModel(repository: Cars())
        await list.load()
        await list.delete(try #require(list.state.content?.rows.first))
        #expect(list.state == LoadState(content: .init(title: "Cars")))
    }
}
