import Foundation
import RxSwift
import UIKit

/// Wires the CarGrid scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarGridWireframe: BaseWireframe<CarGridViewController> {
    private let presenter: CarGridPresenter
    private let interactor: CarGridInteractor
    private let disposeBag = DisposeBag()

    init(withPhotos photos: [URL]) {
        presenter = CarGridPresenter(withPhotos: photos)
        interactor = CarGridInteractor()
        let viewController = CarGridViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarGridPresenterToRouter>) {
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
