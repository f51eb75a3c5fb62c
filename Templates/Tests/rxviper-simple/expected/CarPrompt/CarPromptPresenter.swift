import RxSwift

/// Makes events of the actions of CarPrompt, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarPromptPresenter {
    let question: String
    let onAnswer: (Bool) -> Void
    private let clock: any CarClock
    private weak var view: (any CarPromptViewInterface)?
    private let wireframe: any CarPromptWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withQuestion question: String,
        onAnswer: @escaping (Bool) -> Void,
        clock: any CarClock = SystemClock(),
        view: any CarPromptViewInterface,
        wireframe: any CarPromptWireframeInterface
    ) {
        self.question = question
        self.onAnswer = onAnswer
        self.clock = clock
        self.view = view
        self.wireframe = wireframe
    }
}

extension CarPromptPresenter: CarPromptPresenterInterface {
    func configure(with output: CarPrompt.ViewOutput) -> CarPrompt.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: CarPromptEvents(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        viewDidLoad
            .map(Self.title)
            .observe(on: MainScheduler.instance)
    }

    /// It reads and changes nothing else, so it may be called on any thread.
    nonisolated private static func title(after viewDidLoad: Void) -> String {
        "Car Prompt"
    }
}
