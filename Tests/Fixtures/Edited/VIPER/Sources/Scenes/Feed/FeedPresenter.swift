/// Decides what Feed shows, and when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class FeedPresenter {
    private weak var view: (any FeedViewInterface)?
    private let interactor: any FeedInteractorInterface
    private let wireframe: any FeedWireframeInterface

    init(
        view: any FeedViewInterface,
        interactor: any FeedInteractorInterface,
        wireframe: any FeedWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension FeedPresenter: FeedPresenterInterface {
    func viewDidLoad() async {
        let name = await interactor.fetchName()
        view?.showTitle(name)
    }

    func didTapClose() {
        wireframe.close()
    }
}
