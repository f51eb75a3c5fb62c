import Foundation
import RxRelay
import RxSwift

/// Decides what CarAlbum shows and where it leads. It doesn't depend on views.
@MainActor
final class CarAlbumPresenter {
    let photos: [URL]
    private weak var view: (any CarAlbumViewInterface)?
    private let interactor: any CarAlbumInteractorInterface
    private let wireframe: any CarAlbumWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withPhotos photos: [URL],
        view: any CarAlbumViewInterface,
        interactor: any CarAlbumInteractorInterface,
        wireframe: any CarAlbumWireframeInterface
    ) {
        self.photos = photos
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarAlbumPresenter: CarAlbumPresenterInterface {
    func configure(with output: CarAlbum.ViewOutput) -> CarAlbum.ViewInput {
        handle(close: output.actions.close)
        let content = handle(load: output.actions.load)
        return .init(events: CarAlbumEvents(content: content))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(load: Observable<Void>) -> Observable<CarAlbumContent> {
        let stateRelay = BehaviorRelay(value: LoadState<CarAlbumContent>.loading)
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
    private func load() -> Observable<LoadState<CarAlbumContent>> {
        interactor.fetchContent()
            .asObservable()
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    /// While the content loads again, the view keeps what is on screen.
    nonisolated private static func reduce(
        _ state: LoadState<CarAlbumContent>,
        _ change: LoadState<CarAlbumContent>
    ) -> LoadState<CarAlbumContent> {
        if case .loading = change, state.content != nil { state } else { change }
    }
}
