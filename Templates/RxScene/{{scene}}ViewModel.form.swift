{{> header}}
import RxRelay
import RxSwift
{{> imports}}
{{$imports}}
{{/imports}}

/// Takes what the user enters in {{scene}}, checks it, and submits it. It doesn't depend on views.
///
/// Input arrives on the main thread, and so must results that change a property (`observe(on:)`).
nonisolated final class {{scene}}ViewModel {
    {{> formFields}}

    // MARK: - Input

    let fieldsRelay = BehaviorRelay(value: Fields())
    /// Submits the fields if they are complete.
    let submitRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Whether the fields can be submitted now.
    var canSubmit: Observable<Bool> {
        Observable.combineLatest(fieldsRelay, submission) { fields, submission in
            fields.areComplete && submission.accepts(fields)
        }
        .observe(on: MainScheduler.instance)
    }

    /// Its content is what was submitted last.
    var submission: Observable<LoadState<Fields>> { loader.states }

    // MARK: - Internal

    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let loader = RxLoader<Fields>()
    private let disposeBag = DisposeBag()

    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
        setupRx()
    }

    private func setupRx() {
        submitRelay
            .subscribe(
                with: self,
                onNext: { viewModel, _ in viewModel.submit() }
            )
            .disposed(by: disposeBag)
    }

    private func submit() {
        let fields = fieldsRelay.value
        guard fields.areComplete else { return }
        loader.load(send(fields).map { fields }, if: { $0.accepts(fields) })
    }

    // TODO: Send the fields. Change properties after `observe(on: MainScheduler.instance)` only.
    private func send(_ fields: Fields) -> Single<Void> {
        .just(())
    }
    {{$members}}
    {{/members}}
}
