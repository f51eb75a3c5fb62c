#if canImport(UIKit)
import UIKit
#endif

/// Wires the VeryLongNameOfASceneThatNobodyShouldEverGive scene and hands it its initial data. It
/// does nothing else.
struct VeryLongNameOfASceneThatNobodyShouldEverGiveBuilder: SceneBuilder {
    let identifierOfTheCarThatThisSceneShows: String
    let identifiersOfWhatIsAlreadySelected: [String: Set<Int>]
    let whatHappensNext: @MainActor (String, Int) async -> Void

    init(
        withIdentifierOfTheCarThatThisSceneShows identifierOfTheCarThatThisSceneShows: String,
        identifiersOfWhatIsAlreadySelected: [String: Set<Int>],
        whatHappensNext: @escaping @MainActor (String, Int) async -> Void
    ) {
        self.identifierOfTheCarThatThisSceneShows = identifierOfTheCarThatThisSceneShows
        self.identifiersOfWhatIsAlreadySelected = identifiersOfWhatIsAlreadySelected
        self.whatHappensNext = whatHappensNext
    }

    @MainActor
    func makeViewModel() -> VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel {
        VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel(
            withIdentifierOfTheCarThatThisSceneShows: identifierOfTheCarThatThisSceneShows,
            identifiersOfWhatIsAlreadySelected: identifiersOfWhatIsAlreadySelected,
            whatHappensNext: whatHappensNext
        )
    }

    @MainActor
    func makeRouter() -> VeryLongNameOfASceneThatNobodyShouldEverGiveRouter {
        VeryLongNameOfASceneThatNobodyShouldEverGiveRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(
        withIdentifierOfTheCarThatThisSceneShows identifierOfTheCarThatThisSceneShows: String,
        identifiersOfWhatIsAlreadySelected: [String: Set<Int>],
        whatHappensNext: @escaping @MainActor (String, Int) async -> Void
    ) -> UIViewController {
        VeryLongNameOfASceneThatNobodyShouldEverGiveBuilder(
            withIdentifierOfTheCarThatThisSceneShows: identifierOfTheCarThatThisSceneShows,
            identifiersOfWhatIsAlreadySelected: identifiersOfWhatIsAlreadySelected,
            whatHappensNext: whatHappensNext
        ).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = VeryLongNameOfASceneThatNobodyShouldEverGiveViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}
