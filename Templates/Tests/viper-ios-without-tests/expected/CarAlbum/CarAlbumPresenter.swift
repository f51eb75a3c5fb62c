import Foundation

/// Decides what CarAlbum shows and where it leads. It doesn't depend on views.
@MainActor
final class CarAlbumPresenter {
    let photos: [URL]
    private weak var view: (any CarAlbumViewInterface)?
    private let interactor: any CarAlbumInteractorInterface
    private let wireframe: any CarAlbumWireframeInterface
    let loader = Loader<CarAlbumContent>()

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
        loader.onChange = { [weak self] state in self?.view?.show(state) }
    }
}

extension CarAlbumPresenter: CarAlbumPresenterInterface {
    func load() async {
        await loader.load { try await CarAlbumContent(interactor.fetchEntity()) }
    }

    func reloadDidFail(_ message: String) {
        wireframe.handle(.alert(SceneAlert(title: message)))
    }
}

extension CarAlbumContent {
    init(_ entity: CarAlbumEntity) {
        title = entity.name
    }
}
