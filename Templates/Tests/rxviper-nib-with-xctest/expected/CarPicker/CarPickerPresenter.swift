import CarKit
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
    private let loader = RxLoader<CarPickerContent>()
    private let disposeBag = DisposeBag()

    init(
        withCars cars: [Car],
        page: Int = 1,
        view: (any CarPickerViewInterface)?,
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
        handle(load: output.actions.load)
        handle(failedReload: loader.failedReload)
        return .init(events: CarPickerEvents(state: loader.states))
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
