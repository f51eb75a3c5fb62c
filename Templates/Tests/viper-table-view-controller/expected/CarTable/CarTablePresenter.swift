/// Decides what CarTable shows and where it leads. It doesn't depend on views.
@MainActor
final class CarTablePresenter {
    private weak var view: (any CarTableViewInterface)?
    private let interactor: any CarTableInteractorInterface
    private let formatter: any CarTableFormatterInterface
    private let wireframe: any CarTableWireframeInterface
    let loader = Loader<CarTableContent>()

    init(
        view: (any CarTableViewInterface)?,
        interactor: any CarTableInteractorInterface,
        formatter: any CarTableFormatterInterface,
        wireframe: any CarTableWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.formatter = formatter
        self.wireframe = wireframe
        loader.onChange = { [weak self] state in self?.view?.show(state) }
    }
}

extension CarTablePresenter: CarTablePresenterInterface {
    func load() async {
        await loader.load { try await formatter.content(for: interactor.fetchEntity()) }
    }

    func reloadDidFail(_ message: String) {
        wireframe.handle(.alert(SceneAlert(title: message)))
    }
}
