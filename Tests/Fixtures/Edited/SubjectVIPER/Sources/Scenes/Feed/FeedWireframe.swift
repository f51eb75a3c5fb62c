#if canImport(UIKit)
import RxSwift
import UIKit

/// Wires the Feed scene, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class FeedWireframe: BaseWireframe<FeedViewController> {
    private let presenter: FeedPresenter
    private let interactor: FeedInteractor
    private let disposeBag = DisposeBag()

    init() {
        presenter = FeedPresenter()
        interactor = FeedInteractor()
        let viewController = FeedViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<FeedPresenterToRouter>) {
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
