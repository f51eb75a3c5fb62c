{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
import RxRelay
import RxSwift
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    private typealias ViewModel = {{scene}}ViewModel

    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }

    {{#samples.comparable}}
    @MainActor
    func testBuilderHandsTheInitialDataToTheViewModel() async {
        let viewModel = builder.makeViewModel()
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(viewModel.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(viewModel.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
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

    {{/samples.known}}
    @MainActor
    func testRouterAsksToClose() async {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testRouterDoesNotKeepTheViewControllerAlive() async {
        let router = {{scene}}Router()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        XCTAssertNil(router.viewController)
    }
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}
}
