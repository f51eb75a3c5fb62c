import CarKit
import RxRelay
import RxSwift

/// Decides what CarPicker shows and where it leads. It doesn't depend on views.
@MainActor
final class CarPickerPresenter {
    let cars: [Car]
    let page: Int
    private weak var view: (any CarPickerViewInterface)?
    private let interactor: any CarPickerInteractorInterface
    private let formatter: any CarPickerFormatterInterface
    private let wireframe: any CarPickerWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withCars cars: [Car],
        page: Int = 1,
        view: any CarPickerViewInterface,
        interactor: any CarPickerInteractorInterface,
        formatter: any CarPickerFormatterInterface,
        wireframe: any CarPickerWireframeInterface
    ) {
        self.cars = cars
        self.page = page
        self.view = view
        self.interactor = interactor
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

extension CarPickerPresenter: CarPickerPresenterInterface {
    func configure(with output: CarPicker.ViewOutput) -> CarPicker.ViewInput {
        handle(close: output.actions.close)
        let content = handle(load: output.actions.load)
        return .init(events: CarPickerEvents(content: content))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(load: Observable<Void>) -> Observable<CarPickerContent> {
        let stateRelay = BehaviorRelay(value: LoadState<CarPickerContent>.loading)
        let loading =
            load
            .observe(on: MainScheduler.instance)
            .flatMapLatest { [weak self] in self?.load() ?? .empty() }
        // Merge the changes of further actions here, so that no update is lost.
        Observable.merge(loading)
            .scan(.loading, accumulator: Self.reduce)
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak view] state in view?.showProgress(of: state) })
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
        return stateRelay.compactMap(\.content)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<LoadState<CarPickerContent>> {
        interactor.fetchEntity()
            .map(formatter.content)
            .asObservable()
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    /// While the content loads again, the view keeps what is on screen.
    nonisolated private static func reduce(
        _ state: LoadState<CarPickerContent>,
        _ change: LoadState<CarPickerContent>
    ) -> LoadState<CarPickerContent> {
        if case .loading = change, state.content != nil { state } else { change }
    }
}
