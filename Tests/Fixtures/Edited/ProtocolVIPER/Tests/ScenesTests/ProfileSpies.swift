@testable import Scenes

/// Stands in for the view of Profile and remembers what it was to show.
@MainActor
final class ProfileViewSpy: ProfilePresenterToViewProtocol {
    nonisolated enum Content: Equatable {
        case loading
        case title(String)
        case error
    }

    private(set) var shown: [Content] = []

    func showLoading() {
        shown.append(.loading)
    }

    func showTitle(_ title: String) {
        shown.append(.title(title))
    }

    func showError() {
        shown.append(.error)
    }
}

/// Stands in for the presenter of Profile and remembers what the interactor told it.
@MainActor
final class ProfilePresenterSpy: ProfileInteractorToPresenterProtocol {
    private(set) var entities: [ProfileEntity] = []
    private(set) var errors: [any Error] = []

    func fetchFinished(_ entity: ProfileEntity) {
        entities.append(entity)
    }

    func fetchFailed(_ error: any Error) {
        errors.append(error)
    }
}

/// Stands in for the interactor of Profile and counts how often it was to fetch.
nonisolated final class ProfileInteractorSpy: ProfilePresenterToInteractorProtocol {
    private(set) var fetchCount = 0

    func fetchEntity() {
        fetchCount += 1
    }
}

/// Stands in for the wireframe of Profile and remembers where it was to lead.
@MainActor
final class ProfileRouterSpy: ProfilePresenterToRouterProtocol {
    private(set) var shown: [any SceneDestination] = []
    private(set) var closeCount = 0

    func show(_ destination: any SceneDestination) {
        shown.append(destination)
    }

    func close() {
        closeCount += 1
    }
}
