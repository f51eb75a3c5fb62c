import UIKit

@testable import Scenes

@MainActor
func makeMyScene(fetchingFrom source: Source) -> UIViewController {
    let builder = MySceneBuilder(withCarID: "7")
    let wireframe = MySceneWireframe()
    let interactor = builder.makeInteractor {
        try await source.load()
        return MySceneEntity(title: "Fetched")
    }
    let presenter = builder.makePresenter(interactor: interactor, router: wireframe)
    let viewController = MySceneViewController(presenter: presenter)
    wireframe.handler = viewController
    return viewController
}
