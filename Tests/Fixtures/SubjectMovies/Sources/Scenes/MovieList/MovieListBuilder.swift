#if canImport(UIKit)
import UIKit
#endif

/// Wires the MovieList scene.
struct MovieListBuilder: SceneBuilder {
    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor(
        service: MovieService = MovieService(),
        fetch: MovieListInteractor.Fetch? = nil
    ) -> MovieListInteractor {
        MovieListInteractor(service: service, fetch: fetch)
    }

    @MainActor
    func makePresenter(
        interactor: MovieListInteractor,
        router: MovieListWireframe
    ) -> MovieListPresenter {
        MovieListPresenter(interactor: interactor, router: router)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController() -> UIViewController {
        MovieListBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let wireframe = MovieListWireframe()
        let presenter = makePresenter(interactor: makeInteractor(), router: wireframe)
        let viewController = MovieListViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
