#if canImport(UIKit)
import RxSwift
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarListWireframe: BaseWireframe<CarListViewController> {
    private let presenter: CarListPresenter
    private let interactor: CarListInteractor
    private let disposeBag = DisposeBag()

    init() {
        presenter = CarListPresenter()
        interactor = CarListInteractor()
        let viewController = CarListViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarListPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] request in
                switch request {
                case .show(let destination): self?.show(destination)
                case .close: self?.close()
                }
            })
            .disposed(by: disposeBag)
    }
}
#endif
