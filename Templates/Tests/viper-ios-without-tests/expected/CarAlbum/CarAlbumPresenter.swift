import Foundation

/// Decides what CarAlbum shows and where it leads. It doesn't depend on views.
@MainActor
final class CarAlbumPresenter {
    let photos: [URL]
    private(set) var state = LoadState<CarAlbumContent>.loading {
        didSet {
            view?.showProgress(of: state)
            if let content = state.content { view?.show(content) }
        }
    }

    private weak var view: (any CarAlbumViewInterface)?
    private let interactor: any CarAlbumInteractorInterface
    private let wireframe: any CarAlbumWireframeInterface

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
    /// Loads the content. While it loads again, the view keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        do {
            let content = try await interactor.fetchContent()
            try Task.checkCancellation()
            state = .loaded(content)
        } catch {
            // A canceled load isn't a failure: the scene has closed or loads again.
            if !Task.isCancelled { state = .failed(message: "Something went wrong.") }
        }
    }

    func didTapClose() {
        wireframe.close()
    }
}
