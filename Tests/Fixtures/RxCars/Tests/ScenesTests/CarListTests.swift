import Dispatch
import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private typealias ViewModel = CarListViewModel

    private let builder = CarListBuilder()

    @Test func viewModelShowsTheCars() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.loadRelay.accept(())
        var states: [ViewModel.State] = []
        for try await state in told { states.append(state) }
        #expect(states.map(\.rows) == [[], ["Beetle, 4 seats", "Bus, 9 seats"]])
    }

    @Test func viewModelTriesAgainAfterAnError() async throws {
        let api = FlakyService()
        let viewModel = builder.makeViewModel(api: api)
        let told = viewModel.state.skip(1).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        var titles: [String] = []
        for try await state in told { titles.append(state.title) }
        #expect(titles == ["No connection", "Car List"])
    }

    @Test func viewModelAsksForTheDetailsOfTheChosenCar() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.details.take(1)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.selectRelay.accept(0)
        viewModel.loadRelay.accept(())
        viewModel.selectRelay.accept(7)
        viewModel.selectRelay.accept(1)
        var carIDs: [String] = []
        for try await carID in told { carIDs.append(carID) }
        #expect(carIDs == ["2"])
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

    @Test func routerAsksToClose() {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarListRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}

/// Fails the first time.
private nonisolated final class FlakyService: CarFetching {
    private var attempts = 0

    func cars() -> Observable<[Car]> {
        attempts += 1
        return attempts == 1 ? .error(RxError.timeout) : .just([])
    }
}
