#if canImport(UIKit)
import UIKit

/// Wires the Register scene, and leads from it to other scenes.
@MainActor
final class RegisterWireframe: BaseWireframe<RegisterViewController> {
    init() {
        let view = RegisterViewController()
        super.init(viewController: view)
        view.presenter = RegisterPresenter(view: view, wireframe: self)
    }
}

extension RegisterWireframe: RegisterWireframeInterface {
    func navigate(to option: RegisterNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif
