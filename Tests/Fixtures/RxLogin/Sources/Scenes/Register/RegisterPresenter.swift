import RxSwift

/// Makes events of the actions of Register, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class RegisterPresenter {
    private weak var view: (any RegisterViewInterface)?
    private let wireframe: any RegisterWireframeInterface
    private let disposeBag = DisposeBag()

    init(view: any RegisterViewInterface, wireframe: any RegisterWireframeInterface) {
        self.view = view
        self.wireframe = wireframe
    }
}

extension RegisterPresenter: RegisterPresenterInterface {
    func configure(with output: Register.ViewOutput) -> Register.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: RegisterEvents(title: title))
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
        "Register"
    }
}
