import RxSwift

/// Navigates from MovieDetails to other scenes.
final class MovieDetailsWireframe: SceneRouter {
    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<MovieDetailsPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in self?.handle(event.request) })
            .disposed(by: disposeBag)
    }
}
