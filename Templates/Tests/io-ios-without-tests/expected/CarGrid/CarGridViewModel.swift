import Foundation
import RxRelay
import RxSwift

/// The inputs of CarGrid, called on the main thread.
nonisolated protocol CarGridViewModelInputs {
    func viewDidLoad()
    /// Loads the content again.
    func reload()
}

/// The outputs of CarGrid, formatted for display. They arrive on the main thread.
nonisolated protocol CarGridViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<CarGridViewModel.Content>> { get }
    var request: Observable<URLRequest?> { get }
}

/// The view model of CarGrid, as its view controller uses it.
nonisolated protocol CarGridViewModelTypes {
    var inputs: any CarGridViewModelInputs { get }
    var outputs: any CarGridViewModelOutputs { get }
}

/// Turns the inputs of CarGrid into its outputs. It doesn't depend on views.
nonisolated final class CarGridViewModel: CarGridViewModelTypes {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [Row] = []

        struct Row: Hashable, Identifiable {
            var id: String
            var text: String
        }
    }

    var inputs: any CarGridViewModelInputs { self }
    var outputs: any CarGridViewModelOutputs { self }

    let photos: [URL]
    private let loader = RxLoader<Content>()
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let reloadSubject = PublishSubject<Void>()
    // TODO: Bind request to the inputs that it depends on.
    private let requestRelay = PublishRelay<URLRequest?>()
    private let disposeBag = DisposeBag()

    init(withPhotos photos: [URL]) {
        self.photos = photos
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
    }

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<Content> {
        .just(Content(title: "Car Grid"))
    }
}

// MARK: - Inputs

nonisolated extension CarGridViewModel: CarGridViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func reload() {
        reloadSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension CarGridViewModel: CarGridViewModelOutputs {
    var state: Observable<LoadState<Content>> { loader.states }

    var request: Observable<URLRequest?> {
        requestRelay.observe(on: MainScheduler.instance)
    }
}
