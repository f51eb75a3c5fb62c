import Foundation
import RxCocoa
import RxSwift

/// Decides what CarAlbum shows and where it leads. It doesn't depend on views.
@MainActor
final class CarAlbumPresenter {
    let photos: [URL]
    private weak var view: (any CarAlbumViewInterface)?
    private let interactor: any CarAlbumInteractorInterface
    private let wireframe: any CarAlbumWireframeInterface
    private let loader = RxLoader<CarAlbumContent>()
    private let disposeBag = DisposeBag()

    init(
        withPhotos photos: [URL],
        view: (any CarAlbumViewInterface)?,
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
        handle(load: output.actions.load)
        handle(failedReload: loader.failedReload)
        let state = loader.states.asDriver(onErrorDriveWith: .empty())
        return .init(events: CarAlbumEvents(state: state))
    }

    private func handle(load: Signal<Void>) {
        load
            .emit(onNext: { [weak self] in self?.load() })
            .disposed(by: disposeBag)
    }

    private func load() {
        loader.load(with: self) { $0.interactor.fetchEntity().map(CarAlbumContent.init(_:)) }
    }

    private func handle(failedReload: Observable<String>) {
        failedReload
            .subscribe(onNext: { [weak wireframe] message in
                wireframe?.handle(.alert(SceneAlert(title: message)))
            })
            .disposed(by: disposeBag)
    }
}

nonisolated extension CarAlbumContent {
    init(_ entity: CarAlbumEntity) {
        title = entity.name
    }
}
