import RxSwift

/// Navigates from Welcome to other scenes.
final class WelcomeWireframe: SceneRouter {
    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<WelcomePresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in self?.handle(event.request) })
            .disposed(by: disposeBag)
    }
}
