import CarKit
import RxSwift

/// Makes events of the actions of CarPicker, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
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
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: CarPickerEvents(title: title))
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
        from interactor: any CarPickerInteractorInterface
    ) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
    }
}
