import CarKit
import Foundation

/// Loads what CarEditor shows. It doesn't depend on views.
@MainActor
final class CarEditorInteractor {
    weak var presenter: (any CarEditorInteractorToPresenterProtocol)?
    let car: Car
    let bought: Date
    let page: Int
    private let loader = Loader<CarEditorEntity>()

    init(editing car: Car, bought: Date, page: Int) {
        self.car = car
        self.bought = bought
        self.page = page
        loader.onChange = { [weak self] state in self?.presenter?.loadDidChange(state) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> CarEditorEntity {
        CarEditorEntity(name: "Car Editor")
    }
}

extension CarEditorInteractor: CarEditorPresenterToInteractorProtocol {
    func load() async {
        await loader.load(fetchEntity)
    }
}
