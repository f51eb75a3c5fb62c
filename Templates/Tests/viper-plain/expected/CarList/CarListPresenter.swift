/// Decides what CarList shows and where it leads. It doesn't depend on views.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListViewInterface)?
    private let interactor: any CarListInteractorInterface
    private let wireframe: any CarListWireframeInterface
    let loader = Loader<CarListContent>()

    init(
        view: (any CarListViewInterface)?,
        interactor: any CarListInteractorInterface,
        wireframe: any CarListWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        loader.onChange = { [weak self] state in self?.view?.show(state) }
    }
}

extension CarListPresenter: CarListPresenterInterface {
    func load() async {
        await loader.load { try await CarListContent(interactor.fetchEntity()) }
    }

    func reloadDidFail(_ message: String) {
        wireframe.handle(.alert(SceneAlert(title: message)))
    }
}

extension CarListContent {
    init(_ entity: CarListEntity) {
        title = entity.name
    }
}
