#if canImport(UIKit)
import UIKit

/// Wires the Home scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class HomeWireframe: BaseWireframe<HomeViewController> {
    init(withEmail email: String) {
        let view = HomeViewController()
        super.init(viewController: view)
        view.presenter = HomePresenter(
            withEmail: email,
            view: view,
            interactor: HomeInteractor(),
            wireframe: self
        )
    }
}

extension HomeWireframe: HomeWireframeInterface {
    func navigate(to option: HomeNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif
