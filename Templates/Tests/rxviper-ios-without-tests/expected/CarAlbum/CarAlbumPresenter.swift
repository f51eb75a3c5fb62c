import Foundation
import RxSwift

/// Makes events of the actions of CarAlbum, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
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
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: CarAlbumEvents(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        Self.names(after: viewDidLoad, from: interactor)
            .observe(on: MainScheduler.instance)
    }

    /// What the interactor answers each time. On no actor, since both may come on any thread.
    ///
    /// An error would end the title for good: once there can be one, catch it here.
    nonisolated private static func names(
        after action: Observable<Void>,
        from interactor: any CarAlbumInteractorInterface
    ) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
    }
}
