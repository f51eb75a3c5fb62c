import UIKit

@testable import Scenes

@MainActor
func makeMyScene(fetchingFrom source: Source) -> UIViewController {
    let builder = MySceneBuilder(withCarID: "7")
    let viewController = MySceneViewController()
    viewController.presenter = builder.makePresenter(
        view: viewController,
        interactor: builder.makeInteractor { source.single(MySceneContent(title: "Fetched")) },
        wireframe: MySceneWireframe(handler: viewController)
    )
    return viewController
}
