import CarKit
import Foundation
import RxSwift

/// Hears what the user does and what was fetched, and says what CarEditor shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class CarEditorPresenter {
    let car: Car
    let bought: Date
    let page: Int
    let presenterToViewSubject = PublishSubject<CarEditorPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<CarEditorPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarEditorPresenterToRouter>()

    private let disposeBag = DisposeBag()

    init(editing car: Car, bought: Date, page: Int = 1) {
        self.car = car
        self.bought = bought
        self.page = page
    }

    func subscribeToVariable(_ subject: PublishSubject<CarEditorViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarEditorInteractorToPresenter>) {
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

    private func fetchFinished(_ entity: CarEditorEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}
