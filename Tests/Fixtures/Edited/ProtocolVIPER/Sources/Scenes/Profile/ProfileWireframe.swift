#if canImport(UIKit)
import UIKit

/// Wires the Profile scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class ProfileWireframe: BaseWireframe<ProfileViewController>, ProfilePresenterToRouterProtocol
{
    init(withUserID userID: Int) {
        let viewController = ProfileViewController()
        super.init(viewController: viewController)
        let interactor = ProfileInteractor()
        let presenter = ProfilePresenter(
            view: viewController,
            interactor: interactor,
            router: self,
            withUserID: userID
        )
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif
