/// Fetches what Feed shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class FeedInteractor: FeedPresenterToInteractorProtocol {
    /// It is called on the main actor; what it awaits may run anywhere.
    typealias Fetch = @MainActor () async throws -> FeedEntity

    weak var presenter: (any FeedInteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let fetching: Fetch

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    deinit {
        task?.cancel()
    }

    func fetchEntity() {
        task?.cancel()
        task = Task { @MainActor [fetching, weak presenter] in
            do {
                let entity = try await fetching()
                if !Task.isCancelled { presenter?.fetchFinished(entity) }
            } catch {
                if !Task.isCancelled { presenter?.fetchFailed(error) }
            }
        }
    }

    /// Stands in for a server or a store until there is one.
    @MainActor
    static func standIn() async throws -> FeedEntity {
        FeedEntity(title: "Feed")
    }
}
