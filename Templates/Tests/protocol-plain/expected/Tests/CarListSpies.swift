@testable import Scenes

/// Records what the presenter shows.
@MainActor
final class CarListViewSpy: CarListPresenterToViewProtocol {
    private(set) var states: [LoadState<CarListEntity>] = []

    func show(_ state: LoadState<CarListEntity>) {
        states.append(state)
    }
}

/// Counts how often the presenter loads.
@MainActor
final class CarListInteractorSpy: CarListPresenterToInteractorProtocol {
    weak var presenter: (any CarListInteractorToPresenterProtocol)?
    private(set) var loadCount = 0

    func load() async {
        loadCount += 1
    }
}

/// Records what the interactor loads.
@MainActor
final class CarListPresenterSpy: CarListInteractorToPresenterProtocol {
    private(set) var entities: [CarListEntity] = []
    private(set) var errors: [any Error] = []

    func loadFinished(_ entity: CarListEntity) {
        entities.append(entity)
    }

    func loadFailed(_ error: any Error) {
        errors.append(error)
    }
}
