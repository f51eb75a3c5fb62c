import RxSwift

/// Makes events of the actions of CarDetails, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    private weak var view: (any CarDetailsViewInterface)?
    private let interactor: any CarDetailsInteractorInterface
    private let formatter: any CarDetailsFormatterInterface
    private let wireframe: any CarDetailsWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withCarID carID: String,
        view: any CarDetailsViewInterface,
        interactor: any CarDetailsInteractorInterface,
        formatter: any CarDetailsFormatterInterface,
        wireframe: any CarDetailsWireframeInterface
    ) {
        self.carID = carID
        self.view = view
        self.interactor = interactor
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

extension CarDetailsPresenter: CarDetailsPresenterInterface {
    func configure(with output: CarDetails.ViewOutput) -> CarDetails.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: CarDetailsEvents(title: title))
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
            .map(formatter.title)
            .observe(on: MainScheduler.instance)
    }

    /// What the interactor answers each time. On no actor, since both may come on any thread.
    ///
    /// An error would end the title for good: once there can be one, catch it here.
    nonisolated private static func names(
        after action: Observable<Void>,
        from interactor: any CarDetailsInteractorInterface
    ) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
    }
}
