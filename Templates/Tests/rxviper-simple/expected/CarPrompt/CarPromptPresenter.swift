import RxSwift

/// Decides what CarPrompt shows and where it leads. It doesn't depend on views.
@MainActor
final class CarPromptPresenter {
    let question: String
    let onAnswer: (Bool) -> Void
    private let clock: any CarClock
    private weak var view: (any CarPromptViewInterface)?
    private let wireframe: any CarPromptWireframeInterface
    private let loader = RxLoader<CarPromptContent>()
    private let disposeBag = DisposeBag()

    init(
        withQuestion question: String,
        onAnswer: @escaping (Bool) -> Void,
        clock: any CarClock,
        view: (any CarPromptViewInterface)?,
        wireframe: any CarPromptWireframeInterface
    ) {
        self.question = question
        self.onAnswer = onAnswer
        self.clock = clock
        self.view = view
        self.wireframe = wireframe
    }

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<CarPromptContent> {
        .just(CarPromptContent(title: "Car Prompt"))
    }
}

extension CarPromptPresenter: CarPromptPresenterInterface {
    func configure(with output: CarPrompt.ViewOutput) -> CarPrompt.ViewInput {
        handle(load: output.actions.load)
        handle(failedReload: loader.failedReload)
        return .init(events: CarPromptEvents(state: loader.states))
    }

    private func handle(load: Observable<Void>) {
        load
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.load() })
            .disposed(by: disposeBag)
    }

    private func load() {
        loader.load(with: self) { $0.fetchContent() }
    }

    private func handle(failedReload: Observable<String>) {
        failedReload
            .subscribe(onNext: { [weak wireframe] message in
                wireframe?.handle(.alert(SceneAlert(title: message)))
            })
            .disposed(by: disposeBag)
    }
}
