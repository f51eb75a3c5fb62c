import CarKit
import Foundation

/// Loads what CarEditor shows. It doesn't depend on views.
@MainActor
final class CarEditorInteractor {
    typealias Fetch = @MainActor () async throws -> CarEditorEntity

    let car: Car
    let bought: Date
    let page: Int
    weak var presenter: (any CarEditorInteractorToPresenterProtocol)?

    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `fetchEntity()` in tests and previews.
    init(editing car: Car, bought: Date, page: Int, fetch: Fetch? = nil) {
        self.car = car
        self.bought = bought
        self.page = page
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> CarEditorEntity {
        CarEditorEntity(title: "Car Editor")
    }
}

extension CarEditorInteractor: CarEditorPresenterToInteractorProtocol {
    func load() async {
        do {
            let entity = try await (fetch ?? fetchEntity)()
            try Task.checkCancellation()
            presenter?.loadFinished(entity)
        } catch {
            // A canceled load isn't a failure: the scene has closed or loads again.
            if !Task.isCancelled { presenter?.loadFailed(error) }
        }
    }
}
