import RxRelay
import XCTest

@testable import Scenes

nonisolated final class CarListTests: XCTestCase {
    @MainActor private var builder: CarListBuilder {
        CarListBuilder()
    }

    @MainActor
    func testTitleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    @MainActor
    func testRoutesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: CarListViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        XCTAssertNil(released)
    }

    @MainActor
    func testRouterAsksToClose() async {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testRouterDoesNotKeepTheViewControllerAlive() async {
        let router = CarListRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        XCTAssertNil(router.viewController)
    }

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any CarListViewModelInputs) {
        inputs.viewDidLoad()
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: CarListRoute {
        @MainActor func follow(with router: CarListRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any CarListRoute>) {
        routeRelay.accept(Nowhere())
    }
}
