{{> header}}
import RxSwift
{{$imports}}
{{/imports}}

/// Navigates from {{scene}} to other scenes.
final class {{scene}}Wireframe: SceneRouter {
    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}PresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in self?.handle(event.request) })
            .disposed(by: disposeBag)
    }
    {{$members}}
    {{/members}}
}
