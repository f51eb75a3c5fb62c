import CarKit
import Foundation
import RxRelay
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    @MainActor private var builder: CarEditorBuilder {
        CarEditorBuilder(editing: Car.preview, bought: Date(timeIntervalSince1970: 42), page: 42)
    }

    @MainActor
    func testBuilderHandsTheInitialDataToTheViewModel() async {
        let viewModel = builder.makeViewModel()
        XCTAssertEqual(viewModel.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(viewModel.page, 42)
    }

    @MainActor
    func testTitleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    @MainActor
    func testCanSaveIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.canSave
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    @MainActor
    func testOwnerIsSilentWithoutInput() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.owner
        let heard = try await Telling.first(by: output)
        XCTAssertEqual(heard, [.nothing])
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
        weak var released: CarEditorViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        XCTAssertNil(released)
    }

    @MainActor
    func testRouterAsksToClose() async {
        let router = CarEditorRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testRouterDoesNotKeepTheViewControllerAlive() async {
        let router = CarEditorRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        XCTAssertNil(router.viewController)
    }

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any CarEditorViewModelInputs) {
        inputs.viewDidLoad()
        inputs.didChange(note: "42")
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: CarEditorRoute {
        @MainActor func follow(with router: CarEditorRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any CarEditorRoute>) {
        routeRelay.accept(Nowhere())
    }
}
