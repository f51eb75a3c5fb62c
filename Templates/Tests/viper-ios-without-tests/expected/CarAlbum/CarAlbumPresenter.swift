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
    private var newestLoad = 0
    private var newestResult = 0

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
        newestLoad += 1
        let load = newestLoad
        if state.content == nil { state = .loading }
        let result: LoadState<CarAlbumContent>
        do {
            result = try await .loaded(interactor.fetchContent())
        } catch {
            result = .failed(message: "Something went wrong.")
        }
        // A canceled load changes nothing, and neither does one that a newer load has overtaken.
        guard !Task.isCancelled, load > newestResult else { return }
        newestResult = load
        state = result
    }

    func didTapClose() {
        wireframe.close()
    }
}
