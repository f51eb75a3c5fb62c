/// Loads what Welcome shows. It doesn't depend on views.
@MainActor
final class WelcomeInteractor {
    weak var presenter: (any WelcomeInteractorToPresenterProtocol)?
    private let loader = Loader<WelcomeEntity>()

    init() {
        loader.onChange = { [weak self] state in self?.presenter?.loadDidChange(state) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> WelcomeEntity {
        WelcomeEntity(name: "Welcome")
    }
}

extension WelcomeInteractor: WelcomePresenterToInteractorProtocol {
    func load() async {
        await loader.load(fetchEntity)
    }
}
