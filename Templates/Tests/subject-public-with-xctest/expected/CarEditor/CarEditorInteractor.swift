import CarKit
import Foundation
import RxSwift

/// Loads what CarEditor shows, on any thread. It doesn't depend on views.
nonisolated final class CarEditorInteractor {
    typealias Fetch = () -> Single<CarEditorEntity>

    let car: Car
    let bought: Date
    let page: Int
    let interactorToPresenterSubject = PublishSubject<CarEditorInteractorToPresenter>()

    private let fetch: Fetch?
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchEntity()` in tests and previews.
    init(editing car: Car, bought: Date, page: Int, fetch: Fetch? = nil) {
        self.car = car
        self.bought = bought
        self.page = page
        self.fetch = fetch
    }

    /// A load cancels the one before it.
    func subscribeToVariable(_ subject: PublishSubject<CarEditorPresenterToInteractor>) {
        subject
            .flatMapLatest { [weak self] _ in self?.load() ?? .empty() }
            .subscribe(onNext: { [weak self] event in
                self?.interactorToPresenterSubject.onNext(event)
            })
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<CarEditorInteractorToPresenter> {
        (fetch?() ?? fetchEntity())
            .asObservable()
            .map(CarEditorInteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() -> Single<CarEditorEntity> {
        .just(CarEditorEntity(title: "Car Editor"))
    }
}
