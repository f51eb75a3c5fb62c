import Foundation
import RxSwift

/// Loads what CarGrid shows, on any thread. It doesn't depend on views.
nonisolated final class CarGridInteractor {
    typealias Fetch = () -> Single<CarGridEntity>

    let photos: [URL]
    let interactorToPresenterSubject = PublishSubject<CarGridInteractorToPresenter>()

    private let fetch: Fetch?
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchEntity()` in tests and previews.
    init(withPhotos photos: [URL], fetch: Fetch? = nil) {
        self.photos = photos
        self.fetch = fetch
    }

    /// A load cancels the one before it.
    func subscribeToVariable(_ subject: PublishSubject<CarGridPresenterToInteractor>) {
        subject
            .flatMapLatest { [weak self] _ in self?.load() ?? .empty() }
            .subscribe(onNext: { [weak self] event in
                self?.interactorToPresenterSubject.onNext(event)
            })
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<CarGridInteractorToPresenter> {
        (fetch?() ?? fetchEntity())
            .asObservable()
            .map(CarGridInteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() -> Single<CarGridEntity> {
        .just(CarGridEntity(title: "Car Grid"))
    }
}
