@testable import Scenes

/// Records what the presenter shows.
@MainActor
final class CarPickerViewSpy: CarPickerPresenterToViewProtocol {
    private(set) var states: [LoadState<CarPickerEntity>] = []

    func show(_ state: LoadState<CarPickerEntity>) {
        states.append(state)
    }
}

/// Counts how often the presenter loads.
@MainActor
final class CarPickerInteractorSpy: CarPickerPresenterToInteractorProtocol {
    weak var presenter: (any CarPickerInteractorToPresenterProtocol)?
    private(set) var loadCount = 0

    func load() async {
        loadCount += 1
    }
}

/// Records what the interactor loads.
@MainActor
final class CarPickerPresenterSpy: CarPickerInteractorToPresenterProtocol {
    private(set) var entities: [CarPickerEntity] = []
    private(set) var errors: [any Error] = []

    func loadFinished(_ entity: CarPickerEntity) {
        entities.append(entity)
    }

    func loadFailed(_ error: any Error) {
        errors.append(error)
    }
}
