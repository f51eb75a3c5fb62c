/// Decides what CarDetails shows and where it leads. It doesn't depend on views.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    private weak var view: (any CarDetailsViewInterface)?
    private let interactor: any CarDetailsInteractorInterface
    private let wireframe: any CarDetailsWireframeInterface
    let loader = Loader<CarDetailsContent>()

    init(
        withCarID carID: String,
        view: (any CarDetailsViewInterface)?,
        interactor: any CarDetailsInteractorInterface,
        wireframe: any CarDetailsWireframeInterface
    ) {
        self.carID = carID
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        loader.onChange = { [weak self] state in self?.view?.show(state) }
    }
}

extension CarDetailsPresenter: CarDetailsPresenterInterface {
    func load() async {
        await loader.load { try await CarDetailsContent(interactor.fetchEntity()) }
    }

    func reloadDidFail(_ message: String) {
        wireframe.handle(.alert(SceneAlert(title: message)))
    }
}

extension CarDetailsContent {
    init(_ entity: CarDetailsEntity) {
        title = entity.name
    }
}
