import UIKit

@testable import Scenes

@MainActor
func makeMyScene(fetchingFrom source: Source) -> UIViewController {
    let builder = MySceneBuilder(withCarID: "7")
    let router = builder.makeRouter()
    let viewModel = builder.makeViewModel {
        try await source.load()
        return MySceneViewModel.Content(title: "Fetched")
    }
    let viewController = MySceneViewController(withViewModel: viewModel, router: router)
    router.handler = viewController
    return viewController
}
