import Foundation
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    @Test func contentShowsTheCars() async {
        var dependencies = Dependencies()
        dependencies[(any CarFetching).self] = Garage()
        let viewModel = builder.makeViewModel(with: dependencies)
        await viewModel.load()
        #expect(viewModel.state.content?.rows.map(\.text) == ["Beetle, 4 seats"])
    }

    @Test func loadFailsWithoutAConnection() async {
        var dependencies = Dependencies()
        dependencies[(any CarFetching).self] = Offline()
        let viewModel = builder.makeViewModel(with: dependencies)
        await viewModel.load()
        #expect(viewModel.state == LoadState(failure: "Something went wrong."))
    }

    @Test func storedSceneIsOpened() throws {
        let navigator = SceneNavigator(root: builder)
        let stored = try JSONEncoder().encode(CarDetailsBuilder(withCarID: "1"))
        // After the next start:
        let scene = try JSONDecoder().decode(CarDetailsBuilder.self, from: stored)
        navigator.open([scene])
        let opened = navigator.path.first?.scene as? CarDetailsBuilder
        #expect(opened == CarDetailsBuilder(withCarID: "1"))
    }
}

private nonisolated struct Garage: CarFetching {
    func cars() async throws -> [Car] { [Car(id: "1", name: "Beetle", seats: 4)] }
}

private nonisolated struct Offline: CarFetching, Error {
    func cars() async throws -> [Car] { throw self }
}
