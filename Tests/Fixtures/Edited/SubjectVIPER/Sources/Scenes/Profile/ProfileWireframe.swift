#if canImport(UIKit)
import RxSwift
import UIKit

/// Wires the Profile scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class ProfileWireframe: BaseWireframe<ProfileViewController> {
    private let presenter: ProfilePresenter
    private let interactor: ProfileInteractor
    private let disposeBag = DisposeBag()

    init(withUserID userID: Int) {
        presenter = ProfilePresenter(withUserID: userID)
        interactor = ProfileInteractor()
        let viewController = ProfileViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<ProfilePresenterToRouter>) {
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
