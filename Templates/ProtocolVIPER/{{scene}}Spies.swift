{{> header}}
@testable import {{module}}

/// Records what the presenter shows.
@MainActor
final class {{scene}}ViewSpy: {{scene}}PresenterToViewProtocol {
    private(set) var states: [LoadState<{{scene}}Entity>] = []

    func show(_ state: LoadState<{{scene}}Entity>) {
        states.append(state)
    }
}

/// Counts how often the presenter loads.
@MainActor
final class {{scene}}InteractorSpy: {{scene}}PresenterToInteractorProtocol {
    weak var presenter: (any {{scene}}InteractorToPresenterProtocol)?
    private(set) var loadCount = 0

    func load() async {
        loadCount += 1
    }
}

/// Records what the interactor loads.
@MainActor
final class {{scene}}PresenterSpy: {{scene}}InteractorToPresenterProtocol {
    private(set) var entities: [{{scene}}Entity] = []
    private(set) var errors: [any Error] = []

    func loadFinished(_ entity: {{scene}}Entity) {
        entities.append(entity)
    }

    func loadFailed(_ error: any Error) {
        errors.append(error)
    }
}
