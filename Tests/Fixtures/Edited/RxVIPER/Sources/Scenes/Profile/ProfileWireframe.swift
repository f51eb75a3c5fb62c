#if canImport(UIKit)
import UIKit

/// Wires the Profile scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class ProfileWireframe: BaseWireframe<ProfileViewController> {
    init(withUserID userID: Int) {
        let view = ProfileViewController()
        super.init(viewController: view)
        view.presenter = ProfilePresenter(
            withUserID: userID,
            view: view,
            interactor: ProfileInteractor(),
            wireframe: self
        )
    }
}

extension ProfileWireframe: ProfileWireframeInterface {
    func navigate(to option: ProfileNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif
