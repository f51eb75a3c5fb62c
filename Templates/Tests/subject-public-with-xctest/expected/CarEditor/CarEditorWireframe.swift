import RxSwift

/// Navigates from CarEditor to other scenes.
final class CarEditorWireframe: SceneRouter {
    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<CarEditorPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in self?.handle(event.request) })
            .disposed(by: disposeBag)
    }
}
