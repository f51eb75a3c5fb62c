#if canImport(UIKit)
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
@MainActor
final class CarListWireframe: BaseWireframe<CarListViewController> {
    init() {
        let view = CarListViewController()
        super.init(viewController: view)
        view.presenter = CarListPresenter(
            view: view,
            interactor: CarListInteractor(),
            wireframe: self
        )
    }
}

extension CarListWireframe: CarListWireframeInterface {
    func navigate(to option: CarListNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif
