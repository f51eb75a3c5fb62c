#if canImport(UIKit)
import UIKit
#endif

/// Wires the VeryLongNameOfASceneThatNobodyShouldEverGive scene and passes it its initial data.
nonisolated struct VeryLongNameOfASceneThatNobodyShouldEverGiveBuilder: SceneBuilding {
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

    @MainActor
    func makeViewModel(
        with dependencies: Dependencies = Dependencies()
    ) -> VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel {
        VeryLongNameOfASceneThatNobodyShouldEverGiveViewModel(
            withIdentifierOfTheCarThatThisSceneShows: identifierOfTheCarThatThisSceneShows,
            identifiersOfWhatIsAlreadySelected: identifiersOfWhatIsAlreadySelected,
            whatHappensNext: whatHappensNext,
            at: point,
            class: `class`,
            api: dependencies[(any CarFetching).self, default: CarService.shared]
        )
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> VeryLongNameOfASceneThatNobodyShouldEverGiveRouter {
        VeryLongNameOfASceneThatNobodyShouldEverGiveRouter(
            handler: handler,
            dependencies: dependencies
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withIdentifierOfTheCarThatThisSceneShows identifierOfTheCarThatThisSceneShows: String,
        identifiersOfWhatIsAlreadySelected: [String: Set<Int>],
        whatHappensNext: @escaping @MainActor (String, Int) async -> Void,
        at point: (x: Int, y: Int),
        `class`: Car.Class,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        VeryLongNameOfASceneThatNobodyShouldEverGiveBuilder(
            withIdentifierOfTheCarThatThisSceneShows: identifierOfTheCarThatThisSceneShows,
            identifiersOfWhatIsAlreadySelected: identifiersOfWhatIsAlreadySelected,
            whatHappensNext: whatHappensNext,
            at: point,
            class: `class`
        ).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = VeryLongNameOfASceneThatNobodyShouldEverGiveViewController(
            withViewModel: makeViewModel(with: dependencies),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
