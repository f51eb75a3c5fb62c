import CarKit
import Foundation
import RxSwift

/// Loads what CarEditor shows, on any thread. It doesn't depend on views.
nonisolated final class CarEditorInteractor {
    let car: Car
    let bought: Date
    let page: Int
    let interactorToPresenterSubject = PublishSubject<CarEditorInteractorToPresenter>()

    private let disposeBag = DisposeBag()

    init(editing car: Car, bought: Date, page: Int) {
        self.car = car
        self.bought = bought
        self.page = page
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
        fetchEntity()
            .asObservable()
            .map(CarEditorInteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() -> Single<CarEditorEntity> {
        .just(CarEditorEntity(title: "Car Editor"))
    }
}
