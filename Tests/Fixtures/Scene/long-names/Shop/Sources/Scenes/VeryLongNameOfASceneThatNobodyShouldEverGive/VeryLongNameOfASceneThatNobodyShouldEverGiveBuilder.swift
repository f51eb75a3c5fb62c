#if canImport(UIKit)
import UIKit
#endif

/// Wires the VeryLongNameOfASceneThatNobodyShouldEverGive scene and hands it its initial data. It
/// does nothing else.
struct VeryLongNameOfASceneThatNobodyShouldEverGiveBuilder: SceneBuilder {
    let identifierOfTheCarThatThisSceneShows: String
    let identifiersOfWhatIsAlreadySelected: [String: Set<Int>]
    let whatHappensNext: @MainActor (String, Int) async -> Void
    let point: (x: Int, y: Int)
    let `class`: Car.Class

    init(
        withIdentifierOfTheCarThatThisSceneShows identifierOfTheCarThatThisSceneShows: String,
        identifiersOfWhatIsAlreadySelected: [String: Set<Int>],
        whatHappensNext: @escaping @MainActor (String, Int) async -> Void,
        at point: (x: Int, y: Int),
        `class`: Car.Class
    ) {
        self.identifierOfTheCarThatThisSceneShows = identifierOfTheCarThatThisSceneShows
        self.identifiersOfWhatIsAlreadySelected = identifiersOfWhatIsAlreadySelected
        self.whatHappensNext = whatHappensNext
        self.point = point
        self.`class` = `class`
    }

    /// Supplies what the view model works with; a test hands in its own.
    @MainActor
    func makeViewModel(
        api: any CarFetching = CarService.shared
    ) -> VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel {
        VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel(
            withIdentifierOfTheCarThatThisSceneShows: identifierOfTheCarThatThisSceneShows,
            identifiersOfWhatIsAlreadySelected: identifiersOfWhatIsAlreadySelected,
            whatHappensNext: whatHappensNext,
            at: point,
            class: `class`,
            api: api
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
        whatHappensNext: @escaping @MainActor (String, Int) async -> Void,
        at point: (x: Int, y: Int),
        `class`: Car.Class
    ) -> UIViewController {
        VeryLongNameOfASceneThatNobodyShouldEverGiveBuilder(
            withIdentifierOfTheCarThatThisSceneShows: identifierOfTheCarThatThisSceneShows,
            identifiersOfWhatIsAlreadySelected: identifiersOfWhatIsAlreadySelected,
            whatHappensNext: whatHappensNext,
            at: point,
            class: `class`
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
