import CarKit
import Foundation
import RxRelay
import RxSwift

/// What happens in CarPicker. Calls may come from any thread.
nonisolated protocol CarPickerViewModelInputs {
    func viewDidLoad()
    /// Loads the content again after a failure.
    func retry()
    func close()
    func didChange(row: Int)
    func didChange(choice: Car)
}

/// What CarPicker shows, formatted for display. It arrives on the main thread.
nonisolated protocol CarPickerViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<CarPickerViewModel.Content>> { get }
    var link: Observable<URL?> { get }
    var picked: Observable<Car?> { get }
    var car: Observable<Car> { get }
    var isDone: Observable<Void> { get }
    var undo: Observable<() -> Void> { get }
    /// Requests for the router.
    var routes: Observable<RouteRequest> { get }
}

/// What the view controller sees of the view model.
nonisolated protocol CarPickerViewModelTypes {
    var inputs: any CarPickerViewModelInputs { get }
    var outputs: any CarPickerViewModelOutputs { get }
}

/// Turns the inputs of CarPicker into its outputs. It doesn't depend on views.
nonisolated final class CarPickerViewModel: CarPickerViewModelTypes {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [String] = []
    }

    typealias Fetch = () -> Single<Content>

    var inputs: any CarPickerViewModelInputs { self }
    var outputs: any CarPickerViewModelOutputs { self }

    let cars: [Car]
    let onSelect: (Car) -> Void
    private let api: any CarFetching
    private let fetch: Fetch?
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let retrySubject = PublishSubject<Void>()
    private let closeSubject = PublishSubject<Swift.Void>()
    private let rowSubject = PublishSubject<Int>()
    private let choiceSubject = PublishSubject<Car>()
    private let stateRelay = BehaviorRelay(value: LoadState<Content>.loading)
    private let linkRelay = PublishRelay<URL?>()
    private let pickedRelay = PublishRelay<Car?>()
    private let carRelay = PublishRelay<Car>()
    private let isDoneRelay = PublishRelay<Void>()
    private let undoRelay = PublishRelay<() -> Void>()
    private let routeRelay = PublishRelay<RouteRequest>()
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void,
        api: any CarFetching,
        fetch: Fetch? = nil
    ) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
        self.fetch = fetch
        setupBindings()
    }

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
        let loads = Observable.merge(viewDidLoadSubject, retrySubject)
        let loading = loads.flatMapLatest { [weak self] in self?.load() ?? .empty() }
        // Merge the changes of further inputs here, so that no update is lost.
        Observable.merge(loading)
            .scan(.loading, accumulator: Self.reduce)
            .bind(to: stateRelay)
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

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<LoadState<Content>> {
        (fetch?() ?? fetchContent())
            .asObservable()
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() -> Single<Content> {
        .just(Content(title: "Car Picker"))
    }

    /// While the content loads again, the view controller keeps what is on screen.
    private static func reduce(
        _ state: LoadState<Content>,
        _ change: LoadState<Content>
    ) -> LoadState<Content> {
        if case .loading = change, state.content != nil { state } else { change }
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

    func retry() {
        retrySubject.onNext(())
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
    var state: Observable<LoadState<Content>> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
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

    var routes: Observable<RouteRequest> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
