@testable import Scenes

/// Stands in for the view of Feed and remembers what it was to show.
@MainActor
final class FeedViewSpy: FeedPresenterToViewProtocol {
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

/// Stands in for the presenter of Feed and remembers what the interactor told it.
@MainActor
final class FeedPresenterSpy: FeedInteractorToPresenterProtocol {
    private(set) var entities: [FeedEntity] = []
    private(set) var errors: [any Error] = []

    func fetchFinished(_ entity: FeedEntity) {
        entities.append(entity)
    }

    func fetchFailed(_ error: any Error) {
        errors.append(error)
    }
}

/// Stands in for the interactor of Feed and counts how often it was to fetch.
nonisolated final class FeedInteractorSpy: FeedPresenterToInteractorProtocol {
    private(set) var fetchCount = 0

    func fetchEntity() {
        fetchCount += 1
    }
}

/// Stands in for the wireframe of Feed and remembers where it was to lead.
@MainActor
final class FeedRouterSpy: FeedPresenterToRouterProtocol {
    private(set) var shown: [any SceneDestination] = []
    private(set) var closeCount = 0

    func show(_ destination: any SceneDestination) {
        shown.append(destination)
    }

    func close() {
        closeCount += 1
    }
}
