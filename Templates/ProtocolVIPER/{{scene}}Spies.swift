{{> header}}
@testable import {{module}}

/// Stands in for the view of {{scene}} and remembers what it was to show.
@MainActor
final class {{scene}}ViewSpy: {{scene}}PresenterToViewProtocol {
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

/// Stands in for the presenter of {{scene}} and remembers what the interactor told it.
@MainActor
final class {{scene}}PresenterSpy: {{scene}}InteractorToPresenterProtocol {
    private(set) var entities: [{{scene}}Entity] = []
    private(set) var errors: [any Error] = []

    func fetchFinished(_ entity: {{scene}}Entity) {
        entities.append(entity)
    }

    func fetchFailed(_ error: any Error) {
        errors.append(error)
    }
}

/// Stands in for the interactor of {{scene}} and counts how often it was to fetch.
nonisolated final class {{scene}}InteractorSpy: {{scene}}PresenterToInteractorProtocol {
    private(set) var fetchCount = 0

    func fetchEntity() {
        fetchCount += 1
    }
}

/// Stands in for the wireframe of {{scene}} and remembers where it was to lead.
@MainActor
final class {{scene}}RouterSpy: {{scene}}PresenterToRouterProtocol {
    {{> routerSpy}}
}
