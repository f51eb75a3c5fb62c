#if canImport(UIKit)
import UIKit

/// Wires the Feed scene, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class FeedWireframe: BaseWireframe<FeedViewController>, FeedPresenterToRouterProtocol {
    init() {
        let viewController = FeedViewController()
        super.init(viewController: viewController)
        let interactor = FeedInteractor()
        let presenter = FeedPresenter(view: viewController, interactor: interactor, router: self)
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif
