import Testing

@testable import Scenes

@MainActor
struct VeryLongNameOfASceneThatNobodyShouldEverGiveTests {
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

    /// Compiles as long as the builder takes all that it holds.
    /// A test can call it once it has values to give.
    private func makeViewModel(
        like builder: VeryLongNameOfASceneThatNobodyShouldEverGiveBuilder
    ) -> VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel {
        VeryLongNameOfASceneThatNobodyShouldEverGiveBuilder(
            withIdentifierOfTheCarThatThisSceneShows: builder.identifierOfTheCarThatThisSceneShows,
            identifiersOfWhatIsAlreadySelected: builder.identifiersOfWhatIsAlreadySelected,
            whatHappensNext: builder.whatHappensNext,
            at: builder.point,
            class: builder.class
        ).makeViewModel()
    }
}
