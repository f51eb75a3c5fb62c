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
    private var newestLoad = 0
    private var newestResult = 0

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
        newestLoad += 1
        let load = newestLoad
        let result: Result<CarEditorEntity, any Error>
        do {
            result = try await .success((fetch ?? fetchEntity)())
        } catch {
            result = .failure(error)
        }
        // A canceled load changes nothing, and neither does one that a newer load has overtaken.
        guard !Task.isCancelled, load > newestResult else { return }
        newestResult = load
        switch result {
        case .success(let entity): presenter?.loadFinished(entity)
        case .failure(let error): presenter?.loadFailed(error)
        }
    }
}
