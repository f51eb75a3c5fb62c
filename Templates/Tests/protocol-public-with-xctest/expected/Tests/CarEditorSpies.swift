@testable import Scenes

/// Records what the presenter shows.
@MainActor
final class CarEditorViewSpy: CarEditorPresenterToViewProtocol {
    private(set) var states: [LoadState<CarEditorEntity>] = []

    func show(_ state: LoadState<CarEditorEntity>) {
        states.append(state)
    }
}

/// Counts how often the presenter loads.
@MainActor
final class CarEditorInteractorSpy: CarEditorPresenterToInteractorProtocol {
    weak var presenter: (any CarEditorInteractorToPresenterProtocol)?
    private(set) var loadCount = 0

    func load() async {
        loadCount += 1
    }
}

/// Records what the interactor loads.
@MainActor
final class CarEditorPresenterSpy: CarEditorInteractorToPresenterProtocol {
    private(set) var entities: [CarEditorEntity] = []
    private(set) var errors: [any Error] = []

    func loadFinished(_ entity: CarEditorEntity) {
        entities.append(entity)
    }

    func loadFailed(_ error: any Error) {
        errors.append(error)
    }
}
