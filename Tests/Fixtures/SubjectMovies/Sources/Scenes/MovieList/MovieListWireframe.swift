import RxSwift

/// Navigates from MovieList to other scenes.
final class MovieListWireframe: SceneRouter {
    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<MovieListPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in self?.handle(event.request) })
            .disposed(by: disposeBag)
    }
}
