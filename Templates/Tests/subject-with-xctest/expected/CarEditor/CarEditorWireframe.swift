#if canImport(UIKit)
import CarKit
import Foundation
import RxSwift
import UIKit

/// Wires the CarEditor scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarEditorWireframe: BaseWireframe<CarEditorViewController> {
    private let presenter: CarEditorPresenter
    private let interactor: CarEditorInteractor
    private let disposeBag = DisposeBag()

    init(editing car: Car, bought: Date, page: Int = 1) {
        presenter = CarEditorPresenter(editing: car, bought: bought, page: page)
        interactor = CarEditorInteractor()
        let viewController = CarEditorViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarEditorPresenterToRouter>) {
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
