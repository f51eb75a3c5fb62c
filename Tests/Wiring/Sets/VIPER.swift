import UIKit

@testable import Scenes

@MainActor
func makeMyScene(fetchingFrom source: Source) -> UIViewController {
    let builder = MySceneBuilder(withCarID: "7")
    let viewController = MySceneViewController()
    let interactor = builder.makeInteractor {
        try await source.load()
        return MySceneContent(title: "Fetched")
    }
    viewController.presenter = builder.makePresenter(
        view: viewController,
        interactor: interactor,
        wireframe: MySceneWireframe(handler: viewController)
    )
    return viewController
}
