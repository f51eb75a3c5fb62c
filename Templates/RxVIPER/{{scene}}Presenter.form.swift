{{> header}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
{{#hasParams}}
{{> imports}}
{{/hasParams}}
{{$imports}}
{{/imports}}

/// Checks what the user enters in {{scene}}, and decides where it leads. It doesn't depend on views.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private weak var view: (any {{scene}}ViewInterface)?
    private let interactor: any {{scene}}InteractorInterface
    private let wireframe: any {{scene}}WireframeInterface
    private let fieldsRelay = BehaviorRelay(value: {{scene}}Fields())
    private let loader = RxLoader<{{scene}}Fields>()
    private let disposeBag = DisposeBag()

    init({{#parameters}}{{.}}, {{/parameters}}view: (any {{scene}}ViewInterface)?, interactor: any {{scene}}InteractorInterface, wireframe: any {{scene}}WireframeInterface) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    private var canSubmit: Observable<Bool> {
        Observable.combineLatest(fieldsRelay, loader.states) { fields, submission in
            fields.areComplete && submission.accepts(fields)
        }
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}Presenter: {{scene}}PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput {
        handle(fields: output.actions.fields)
        handle(submit: output.actions.submit)
        handle(submission: loader.states)
        {{#options.platforms.is.any}}
        return .init(events: {{scene}}Events(canSubmit: canSubmit))
        {{/options.platforms.is.any}}
        {{#options.platforms.is.ios}}
        return .init(events: {{scene}}Events(canSubmit: canSubmit.asDriver(onErrorDriveWith: .empty())))
        {{/options.platforms.is.ios}}
    }

    private func handle(fields: {{> action}}<{{scene}}Fields>) {
        fields
            {{#options.platforms.is.any}}
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [fieldsRelay] fields in fieldsRelay.accept(fields) })
            {{/options.platforms.is.any}}
            {{#options.platforms.is.ios}}
            .emit(onNext: { [fieldsRelay] fields in fieldsRelay.accept(fields) })
            {{/options.platforms.is.ios}}
            .disposed(by: disposeBag)
    }

    private func handle(submit: {{> action}}<Void>) {
        submit
            {{#options.platforms.is.any}}
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.submit() })
            {{/options.platforms.is.any}}
            {{#options.platforms.is.ios}}
            .emit(onNext: { [weak self] in self?.submit() })
            {{/options.platforms.is.ios}}
            .disposed(by: disposeBag)
    }

    private func submit() {
        let fields = fieldsRelay.value
        guard fields.areComplete else { return }
        loader.load(interactor.send(fields).map { fields }, if: { $0.accepts(fields) })
    }

    private func handle(submission: Observable<LoadState<{{scene}}Fields>>) {
        submission
            .subscribe(onNext: { [weak wireframe] submission in
                if submission.isLoading { return }
                if let message = submission.failure {
                    wireframe?.handle(.alert(SceneAlert(title: message)))
                } else if submission.content != nil {
                    wireframe?.handle(.close())
                }
            })
            .disposed(by: disposeBag)
    }
}
