import Testing

@testable import Scenes

@MainActor
struct VeryLongNameOfASceneThatNobodyShouldEverGiveTests {
    private let builder = VeryLongNameOfASceneThatNobodyShouldEverGiveBuilder(
        withIdentifierOfTheCarThatThisSceneShows: "42",
        identifiersOfWhatIsAlreadySelected: ["42": [42]],
        whatHappensNext: { _, _ in }
    )

    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.identifierOfTheCarThatThisSceneShows == "42")
        #expect(viewModel.identifiersOfWhatIsAlreadySelected == ["42": [42]])
    }

    @Test func viewModelTellsOfWhatItLoads() {
        let viewModel = builder.makeViewModel()
        var states: [VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        #expect(states == [viewModel.state])
    }

    @Test func routerAsksToClose() {
        let router = VeryLongNameOfASceneThatNobodyShouldEverGiveRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = VeryLongNameOfASceneThatNobodyShouldEverGiveRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}
