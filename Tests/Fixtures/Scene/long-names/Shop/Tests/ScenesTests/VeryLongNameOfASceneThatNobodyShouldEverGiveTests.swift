import Testing

@testable import Scenes

@MainActor
struct VeryLongNameOfASceneThatNobodyShouldEverGiveTests {
    /// Compiles if the builder takes everything that it holds. With values, a test can call it.
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
