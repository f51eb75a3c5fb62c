#if canImport(UIKit)
import RxSwift
import UIKit

/// Wires the CarDetails scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarDetailsWireframe: BaseWireframe<CarDetailsViewController> {
    private let presenter: CarDetailsPresenter
    private let interactor: CarDetailsInteractor
    private let disposeBag = DisposeBag()

    init(withCarID carID: String) {
        presenter = CarDetailsPresenter(withCarID: carID)
        interactor = CarDetailsInteractor()
        let viewController = CarDetailsViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarDetailsPresenterToRouter>) {
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
