#if canImport(UIKit)
import UIKit

/// Wires the Login scene, and leads from it to other scenes.
@MainActor
final class LoginWireframe: BaseWireframe<LoginViewController> {
    init() {
        let view = LoginViewController()
        super.init(viewController: view)
        view.presenter = LoginPresenter(view: view, interactor: LoginInteractor(), wireframe: self)
    }
}

extension LoginWireframe: LoginWireframeInterface {
    func navigate(to option: LoginNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif
