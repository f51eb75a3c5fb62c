/// Decides what Cart shows and where it leads. It doesn't depend on views.
@MainActor
final class CartPresenter {
    let cartID: String
    private weak var view: (any CartViewInterface)?
    private let interactor: any CartInteractorInterface
    private let wireframe: any CartWireframeInterface
    let loader = Loader<CartContent>()

    init(
        withCartID cartID: String,
        view: (any CartViewInterface)?,
        interactor: any CartInteractorInterface,
        wireframe: any CartWireframeInterface
    ) {
        self.cartID = cartID
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        loader.onChange = { [weak self] state in self?.view?.show(state) }
    }
}

extension CartPresenter: CartPresenterInterface {
    func load() async {
        await loader.load { try await CartContent(interactor.fetchEntity()) }
    }

    func reloadDidFail(_ message: String) {
        wireframe.handle(.alert(SceneAlert(title: message)))
    }
}

extension CartContent {
    init(_ entity: CartEntity) {
        title = entity.name
    }
}
