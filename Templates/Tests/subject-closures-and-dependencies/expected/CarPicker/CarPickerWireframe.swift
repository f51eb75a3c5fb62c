#if canImport(UIKit)
import CarKit
import RxSwift
import UIKit

/// Wires the CarPicker scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarPickerWireframe: BaseWireframe<CarPickerViewController> {
    private let presenter: CarPickerPresenter
    private let interactor: CarPickerInteractor
    private let disposeBag = DisposeBag()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        presenter = CarPickerPresenter(withCars: cars, onSelect: onSelect)
        interactor = CarPickerInteractor()
        let viewController = CarPickerViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarPickerPresenterToRouter>) {
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
