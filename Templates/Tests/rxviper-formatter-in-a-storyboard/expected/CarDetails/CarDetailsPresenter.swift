import RxSwift

/// Decides what CarDetails shows and where it leads. It doesn't depend on views.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    private weak var view: (any CarDetailsViewInterface)?
    private let interactor: any CarDetailsInteractorInterface
    private let formatter: any CarDetailsFormatterInterface
    private let wireframe: any CarDetailsWireframeInterface
    private let loader = RxLoader<CarDetailsContent>()
    private let disposeBag = DisposeBag()

    init(
        withCarID carID: String,
        view: (any CarDetailsViewInterface)?,
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
        handle(load: output.actions.load)
        handle(failedReload: loader.failedReload)
        return .init(events: CarDetailsEvents(state: loader.states))
    }

    private func handle(load: Observable<Void>) {
        load
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.load() })
            .disposed(by: disposeBag)
    }

    private func load() {
        loader.load(with: self) { $0.interactor.fetchEntity().map($0.formatter.content) }
    }

    private func handle(failedReload: Observable<String>) {
        failedReload
            .subscribe(onNext: { [weak wireframe] message in
                wireframe?.handle(.alert(SceneAlert(title: message)))
            })
            .disposed(by: disposeBag)
    }
}
