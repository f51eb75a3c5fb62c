import CarKit
import Dispatch
import Foundation
import RxRelay
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    private typealias ViewModel = CarEditorViewModel

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
    func testViewModelTellsOfWhatItLoads() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.loadRelay.accept(())
        var states: [ViewModel.State] = []
        for try await state in told { states.append(state) }
        let initial = ViewModel.State()
        let loaded = ViewModel.loaded(initial)
        XCTAssertEqual(states, [initial, loaded])
    }

    @MainActor
    func testViewModelTellsOnTheMainQueueOfInputFromAnother() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.skip(1).take(1).map(MainQueue.delivers)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        XCTAssertEqual(answers, [true])
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.loadRelay.accept(())
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
}
