import RxSwift

/// Makes events of the actions of Home, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class HomePresenter {
    let email: String
    private weak var view: (any HomeViewInterface)?
    private let interactor: any HomeInteractorInterface
    private let wireframe: any HomeWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withEmail email: String,
        view: any HomeViewInterface,
        interactor: any HomeInteractorInterface,
        wireframe: any HomeWireframeInterface
    ) {
        self.email = email
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension HomePresenter: HomePresenterInterface {
    func configure(with output: Home.ViewOutput) -> Home.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: HomeEvents(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        Self.names(after: viewDidLoad, from: interactor)
            .observe(on: MainScheduler.instance)
    }

    /// What the interactor answers each time. On no actor, since both may come on any thread.
    ///
    /// An error would end the title for good: once there can be one, catch it here.
    nonisolated private static func names(
        after action: Observable<Void>,
        from interactor: any HomeInteractorInterface
    ) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
    }
}
