{{> header}}
{{> testImports}}
{{#samples.known}}
import Dispatch
import RxRelay
import RxSwift
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private typealias ViewModel = {{scene}}ViewModel

    private let builder = {{scene}}Builder({{samples.arguments}})

    {{#samples.comparable}}
    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        {{#samples.comparisons}}
        #expect(viewModel.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func viewModelTellsOfWhatItLoads() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.loadRelay.accept(())
        var states: [ViewModel.State] = []
        for try await state in told { states.append(state) }
        let initial = ViewModel.State()
        let loaded = ViewModel.loaded(initial)
        #expect(states == [initial, loaded])
    }

    @Test func viewModelTellsOnTheMainQueueOfInputFromAnother() async throws {
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
        #expect(answers == [true])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        #expect(released == nil)
    }

    {{/samples.known}}
    @Test func routerAsksToClose() {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = {{scene}}Router()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}
}
