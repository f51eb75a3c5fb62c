@testable import Scenes

/// Records what the presenter shows.
@MainActor
final class CarDetailsViewSpy: CarDetailsPresenterToViewProtocol {
    private(set) var states: [LoadState<CarDetailsEntity>] = []

    func show(_ state: LoadState<CarDetailsEntity>) {
        states.append(state)
    }
}

/// Counts how often the presenter loads.
@MainActor
final class CarDetailsInteractorSpy: CarDetailsPresenterToInteractorProtocol {
    weak var presenter: (any CarDetailsInteractorToPresenterProtocol)?
    private(set) var loadCount = 0

    func load() async {
        loadCount += 1
    }
}

/// Records what the interactor loads.
@MainActor
final class CarDetailsPresenterSpy: CarDetailsInteractorToPresenterProtocol {
    private(set) var entities: [CarDetailsEntity] = []
    private(set) var errors: [any Error] = []

    func loadFinished(_ entity: CarDetailsEntity) {
        entities.append(entity)
    }

    func loadFailed(_ error: any Error) {
        errors.append(error)
    }
}
