import RxSwift

/// Navigates from CarDetails to other scenes.
final class CarDetailsWireframe: SceneRouter {
    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<CarDetailsPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in self?.handle(event.request) })
            .disposed(by: disposeBag)
    }
}
