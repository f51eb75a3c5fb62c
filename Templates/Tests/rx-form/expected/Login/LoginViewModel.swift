import RxRelay
import RxSwift

/// Takes what the user enters in Login, checks it, and submits it. It doesn't depend on views.
///
/// Input arrives on the main thread, and so must results that change a property (`observe(on:)`).
nonisolated final class LoginViewModel {
    /// The values that the user enters.
    struct Fields: Equatable {
        var text = ""

        // TODO: Check every field.
        var areComplete: Bool { !text.isEmpty }

        /// Complete fields, for tests and previews.
        static let example = Self(text: "Text")
    }

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

    let user: String
    private let loader = RxLoader<Fields>()
    private let disposeBag = DisposeBag()

    init(withUser user: String) {
        self.user = user
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
}
