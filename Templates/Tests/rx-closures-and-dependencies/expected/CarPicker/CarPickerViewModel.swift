import CarKit
import RxRelay
import RxSwift

/// Loads what CarPicker shows and formats it for display. It doesn't depend on views.
///
/// Input arrives on the main thread, and so must results that change a property (`observe(on:)`).
nonisolated final class CarPickerViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [Row] = []

        struct Row: Hashable, Identifiable {
            var id: String
            var text: String
        }
    }

    // MARK: - Input

    /// Loads the content, or loads it again.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the current one.
    var state: Observable<LoadState<Content>> { loader.states }

    // MARK: - Internal

    let cars: [Car]
    let onSelect: (Car) -> Void
    private let api: any CarFetching
    private let loader = RxLoader<Content>()
    private let disposeBag = DisposeBag()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void, api: any CarFetching) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
        setupRx()
    }

    private func setupRx() {
        loadRelay
            .subscribe(
                with: self,
                onNext: { model, _ in model.loader.load(with: model) { $0.fetchContent() } }
            )
            .disposed(by: disposeBag)
    }

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<Content> {
        .just(Content(title: "Car Picker"))
    }
}
