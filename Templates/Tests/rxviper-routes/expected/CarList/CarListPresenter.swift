import RxSwift

/// Makes events of the actions of CarList, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListViewInterface)?
    private let interactor: any CarListInteractorInterface
    private let wireframe: any CarListWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        view: any CarListViewInterface,
        interactor: any CarListInteractorInterface,
        wireframe: any CarListWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarListPresenter: CarListPresenterInterface {
    func configure(with output: CarList.ViewOutput) -> CarList.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: CarListEvents(title: title))
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
        from interactor: any CarListInteractorInterface
    ) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
    }
}
