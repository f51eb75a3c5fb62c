import CarKit
import Foundation
import RxRelay
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private let builder = CarPickerBuilder(withCars: [.preview], onSelect: { _ in })

    @Test func titleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func rowsAreToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.rows
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func linkIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.link
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func pickedIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.picked
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func carIsSilentWithoutInput() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.car
        let heard = try await Telling.first(by: output)
        #expect(heard == [.nothing])
    }

    @Test func isDoneIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.isDone
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func undoIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.undo
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func routesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: CarPickerViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        #expect(released == nil)
    }

    @Test func routerAsksToClose() {
        let router = CarPickerRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarPickerRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any CarPickerViewModelInputs) {
        inputs.viewDidLoad()
        inputs.close()
        inputs.didChange(row: 42)
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: CarPickerRoute {
        @MainActor func follow(with router: CarPickerRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any CarPickerRoute>) {
        routeRelay.accept(Nowhere())
    }
}
