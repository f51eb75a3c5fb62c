/// Decides what Profile shows, and when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class ProfilePresenter {
    let userID: Int
    /// Written by hand: shown until anything else is known.
    let fallbackName = "No name"
    private weak var view: (any ProfileViewInterface)?
    private let interactor: any ProfileInteractorInterface
    private let wireframe: any ProfileWireframeInterface

    init(
        withUserID userID: Int,
        view: any ProfileViewInterface,
        interactor: any ProfileInteractorInterface,
        wireframe: any ProfileWireframeInterface
    ) {
        self.userID = userID
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension ProfilePresenter: ProfilePresenterInterface {
    func viewDidLoad() async {
        let name = await interactor.fetchName()
        view?.showTitle(name)
    }

    func didTapClose() {
        wireframe.close()
    }
}

// Written by hand.
extension ProfilePresenter {
    var greeting: String { "\(fallbackName) \(userID)" }
}
