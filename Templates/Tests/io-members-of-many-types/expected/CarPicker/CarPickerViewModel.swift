import CarKit
import Foundation
import RxRelay
import RxSwift

/// The inputs of CarPicker, called on the main thread.
nonisolated protocol CarPickerViewModelInputs {
    func viewDidLoad()
    /// Loads the content again.
    func reload()
    func close()
    func didChange(row: Int)
    func didChange(choice: Car)
}

/// The outputs of CarPicker, formatted for display. They arrive on the main thread.
nonisolated protocol CarPickerViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<CarPickerViewModel.Content>> { get }
    var link: Observable<URL?> { get }
    var picked: Observable<Car?> { get }
    var car: Observable<Car> { get }
    var isDone: Observable<Void> { get }
    var undo: Observable<() -> Void> { get }
}

/// The view model of CarPicker, as its view controller uses it.
nonisolated protocol CarPickerViewModelTypes {
    var inputs: any CarPickerViewModelInputs { get }
    var outputs: any CarPickerViewModelOutputs { get }
}

/// Turns the inputs of CarPicker into its outputs. It doesn't depend on views.
nonisolated final class CarPickerViewModel: CarPickerViewModelTypes {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [Row] = []

        struct Row: Hashable, Identifiable {
            var id: String
            var text: String
        }
    }

    var inputs: any CarPickerViewModelInputs { self }
    var outputs: any CarPickerViewModelOutputs { self }

    let cars: [Car]
    let onSelect: (Car) -> Void
    private let api: any CarFetching
    private let loader = RxLoader<Content>()
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let reloadSubject = PublishSubject<Void>()
    private let closeSubject = PublishSubject<Swift.Void>()
    private let rowSubject = PublishSubject<Int>()
    private let choiceSubject = PublishSubject<Car>()
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

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
        Observable.merge(viewDidLoadSubject, reloadSubject)
            .subscribe(
                with: self,
                onNext: { model, _ in model.loader.load(with: model) { $0.fetchContent() } }
            )
            .disposed(by: disposeBag)
        rowSubject
            .map(Self.link)
            .bind(to: linkRelay)
            .disposed(by: disposeBag)
        choiceSubject
            .map(Self.picked)
            .bind(to: pickedRelay)
            .disposed(by: disposeBag)
        rowSubject
            .flatMapLatest(Self.car)
            .bind(to: carRelay)
            .disposed(by: disposeBag)
        rowSubject
            .map { _ in }
            .bind(to: isDoneRelay)
            .disposed(by: disposeBag)
        // TODO: Work out undo.
        closeSubject
            .map { {} }
            .bind(to: undoRelay)
            .disposed(by: disposeBag)
    }

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<Content> {
        .just(Content(title: "Car Picker"))
    }

    // TODO: Work out link.
    private static func link(_ row: Int) -> URL? {
        nil
    }

    // TODO: Work out picked.
    private static func picked(_ choice: Car) -> Car? {
        nil
    }

    // TODO: Work out car.
    private static func car(_ row: Int) -> Observable<Car> {
        .empty()
    }
}

// MARK: - Inputs

nonisolated extension CarPickerViewModel: CarPickerViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func reload() {
        reloadSubject.onNext(())
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
    var state: Observable<LoadState<Content>> { loader.states }

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
}
