#if canImport(UIKit)
import UIKit
#endif

/// Wires the MovieList scene.
nonisolated struct MovieListBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makePresenter(
        router: MovieListWireframe,
        with dependencies: Dependencies = Dependencies()
    ) -> MovieListPresenter {
        MovieListPresenter(
            interactor: MovieListInteractor(
                service: dependencies[(any MovieFetching).self, default: MovieService()]
            ),
            router: router
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
        MovieListBuilder().viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let wireframe = MovieListWireframe(dependencies: dependencies)
        let presenter = makePresenter(router: wireframe, with: dependencies)
        let viewController = MovieListViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
