#if canImport(UIKit)
import UIKit
#endif

/// Wires the VeryLongNameOfASceneThatNobodyShouldEverGive scene and passes it its initial data.
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

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(
        api: any CarFetching = CarService.shared,
        fetch: VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel.Fetch? = nil
    ) -> VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel {
        VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel(
            withIdentifierOfTheCarThatThisSceneShows: identifierOfTheCarThatThisSceneShows,
            identifiersOfWhatIsAlreadySelected: identifiersOfWhatIsAlreadySelected,
            whatHappensNext: whatHappensNext,
            at: point,
            class: `class`,
            api: api,
            fetch: fetch
        )
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil
    ) -> VeryLongNameOfASceneThatNobodyShouldEverGiveRouter {
        VeryLongNameOfASceneThatNobodyShouldEverGiveRouter(handler: handler)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
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
        router.handler = viewController
        return viewController
    }
    #endif
}
