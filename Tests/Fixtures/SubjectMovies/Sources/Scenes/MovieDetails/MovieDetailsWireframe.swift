#if canImport(UIKit)
import RxSwift
import UIKit

/// Wires the MovieDetails scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class MovieDetailsWireframe: BaseWireframe<MovieDetailsViewController> {
    private let presenter: MovieDetailsPresenter
    private let interactor: MovieDetailsInteractor
    private let disposeBag = DisposeBag()

    init(withMovieID movieID: String) {
        presenter = MovieDetailsPresenter(withMovieID: movieID)
        interactor = MovieDetailsInteractor()
        let viewController = MovieDetailsViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<MovieDetailsPresenterToRouter>) {
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
