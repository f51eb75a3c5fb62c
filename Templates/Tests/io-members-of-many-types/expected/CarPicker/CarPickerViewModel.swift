import CarKit
import Foundation
import RxRelay
import RxSwift

/// What CarPicker is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarPickerViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    func close()
    func didChange(row: Int)
    func didChange(choice: Car)
}

/// What CarPicker shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarPickerViewModelOutputs: CarPickerRouting {
    var title: Observable<String> { get }
    /// One text for each row, from top to bottom.
    var rows: Observable<[String]> { get }
    var link: Observable<URL?> { get }
    var picked: Observable<Car?> { get }
    var car: Observable<Car> { get }
    var isDone: Observable<Void> { get }
    var undo: Observable<() -> Void> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarPickerViewModelTypes {
    var inputs: any CarPickerViewModelInputs { get }
    var outputs: any CarPickerViewModelOutputs { get }
}

/// Leads from CarPicker to other scenes. Every route adds an output of its own.
nonisolated protocol CarPickerRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any CarPickerRoute> { get }
}

/// A way from CarPicker to another scene, with the data that one starts with.
nonisolated protocol CarPickerRoute {
    @MainActor func follow(with router: CarPickerRouter)
}

/// Makes of the inputs of CarPicker what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarPickerViewModel: CarPickerViewModelTypes {
    var inputs: any CarPickerViewModelInputs { self }
    var outputs: any CarPickerViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarPickerRoute>()

    let cars: [Car]
    let onSelect: (Car) -> Void
    private let api: any CarFetching
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let closeSubject = PublishSubject<Swift.Void>()
    private let rowSubject = PublishSubject<Int>()
    private let choiceSubject = PublishSubject<Car>()
    private let titleRelay = PublishRelay<String>()
    private let rowsRelay = PublishRelay<[String]>()
    private let linkRelay = PublishRelay<URL?>()
    private let pickedRelay = PublishRelay<Car?>()
    private let carRelay = PublishRelay<Car>()
    private let isDoneRelay = PublishRelay<Void>()
    private let undoRelay = PublishRelay<() -> Void>()
    private let disposeBag = DisposeBag()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void, api: any CarFetching) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        viewDidLoadSubject
            .map { Self.rows() }
            .bind(to: rowsRelay)
            .disposed(by: disposeBag)
        // The first input stands for those that an output depends on, until these are known.
        closeSubject
            .map { Self.link() }
            .bind(to: linkRelay)
            .disposed(by: disposeBag)
        closeSubject
            .map { Self.picked() }
            .bind(to: pickedRelay)
            .disposed(by: disposeBag)
        closeSubject
            .flatMapLatest { Self.car() }
            .bind(to: carRelay)
            .disposed(by: disposeBag)
        closeSubject
            .map { _ in }
            .bind(to: isDoneRelay)
            .disposed(by: disposeBag)
        closeSubject
            .map { Self.undo() }
            .bind(to: undoRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car Picker"
    }

    nonisolated static func rows() -> [String] {
        []
    }

    /// What `link` tells. It says the simplest thing until it is written.
    nonisolated static func link() -> URL? {
        nil
    }

    /// What `picked` tells. It says the simplest thing until it is written.
    nonisolated static func picked() -> Car? {
        nil
    }

    /// What `car` tells. It says nothing until it is written.
    nonisolated static func car() -> Observable<Car> {
        .empty()
    }

    /// What `undo` tells. It says the simplest thing until it is written.
    nonisolated static func undo() -> () -> Void {
        {}
    }
}

// MARK: - Inputs

nonisolated extension CarPickerViewModel: CarPickerViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func close() {
        closeSubject.onNext(())
    }

    func didChange(row: Int) {
        rowSubject.onNext(row)
    }

    func didChange(choice: Car) {
        choiceSubject.onNext(choice)
    }
}

// MARK: - Outputs

nonisolated extension CarPickerViewModel: CarPickerViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var rows: Observable<[String]> {
        rowsRelay.observe(on: MainScheduler.instance)
    }

    var link: Observable<URL?> {
        linkRelay.observe(on: MainScheduler.instance)
    }

    var picked: Observable<Car?> {
        pickedRelay.observe(on: MainScheduler.instance)
    }

    var car: Observable<Car> {
        carRelay.observe(on: MainScheduler.instance)
    }

    var isDone: Observable<Void> {
        isDoneRelay.observe(on: MainScheduler.instance)
    }

    var undo: Observable<() -> Void> {
        undoRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarPickerRoute> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
