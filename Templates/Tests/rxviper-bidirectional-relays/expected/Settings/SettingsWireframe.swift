#if canImport(UIKit)
import UIKit

/// Wires the Settings scene, and leads from it to other scenes.
@MainActor
final class SettingsWireframe: BaseWireframe<SettingsViewController> {
    init() {
        let view = SettingsViewController()
        super.init(viewController: view)
        view.presenter = SettingsPresenter(view: view, wireframe: self)
    }
}

extension SettingsWireframe: SettingsWireframeInterface {
    func navigate(to option: SettingsNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif
