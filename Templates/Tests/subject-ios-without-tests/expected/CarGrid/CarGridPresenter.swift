import Foundation
import RxSwift

/// Hears what the user does and what was fetched, and says what CarGrid shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class CarGridPresenter {
    let photos: [URL]
    let presenterToViewSubject = PublishSubject<CarGridPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<CarGridPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarGridPresenterToRouter>()

    private let disposeBag = DisposeBag()

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    func subscribeToVariable(_ subject: PublishSubject<CarGridViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarGridInteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .fetchFinished(let entity): self?.fetchFinished(entity)
                case .fetchFailed(let error): self?.fetchFailed(error)
                }
            })
            .disposed(by: disposeBag)
    }

    private func load() {
        presenterToViewSubject.onNext(.loading)
        presenterToInteractorSubject.onNext(.fetchEntity)
    }

    private func fetchFinished(_ entity: CarGridEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}
