#if canImport(UIKit)
import RxSwift
import UIKit

/// Wires the MovieList scene, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class MovieListWireframe: BaseWireframe<MovieListViewController> {
    private let presenter: MovieListPresenter
    private let interactor: MovieListInteractor
    private let disposeBag = DisposeBag()

    init() {
        presenter = MovieListPresenter()
        interactor = MovieListInteractor()
        let viewController = MovieListViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<MovieListPresenterToRouter>) {
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
