import Foundation
import RxRelay
import RxSwift

/// What CarGrid is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarGridViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
}

/// What CarGrid shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarGridViewModelOutputs: CarGridRouting {
    var title: Observable<String> { get }
    /// One text for each row, from top to bottom.
    var rows: Observable<[String]> { get }
    var request: Observable<URLRequest?> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarGridViewModelTypes {
    var inputs: any CarGridViewModelInputs { get }
    var outputs: any CarGridViewModelOutputs { get }
}

/// Leads from CarGrid to other scenes. Every route adds an output of its own.
nonisolated protocol CarGridRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any CarGridRoute> { get }
}

/// A way from CarGrid to another scene, with the data that one starts with.
nonisolated protocol CarGridRoute {
    @MainActor func follow(with router: CarGridRouter)
}

/// Makes of the inputs of CarGrid what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarGridViewModel: CarGridViewModelTypes {
    var inputs: any CarGridViewModelInputs { self }
    var outputs: any CarGridViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarGridRoute>()

    let photos: [URL]
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
    private let rowsRelay = PublishRelay<[String]>()
    private let requestRelay = PublishRelay<URLRequest?>()
    private let disposeBag = DisposeBag()

    init(withPhotos photos: [URL]) {
        self.photos = photos
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
        viewDidLoadSubject
            .map { Self.request() }
            .bind(to: requestRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car Grid"
    }

    nonisolated static func rows() -> [String] {
        []
    }

    /// What `request` tells. It says the simplest thing until it is written.
    nonisolated static func request() -> URLRequest? {
        nil
    }
}

// MARK: - Inputs

nonisolated extension CarGridViewModel: CarGridViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension CarGridViewModel: CarGridViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var rows: Observable<[String]> {
        rowsRelay.observe(on: MainScheduler.instance)
    }

    var request: Observable<URLRequest?> {
        requestRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarGridRoute> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
