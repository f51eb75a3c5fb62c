/// Loads the content of a scene.
///
/// The newest load wins, a canceled one changes nothing, and a reload keeps what is on screen
/// until it succeeds.
@MainActor
public final class Loader<Content> {
    public private(set) var state = LoadState<Content>() {
        didSet { onChange?(state) }
    }

    /// Called on every change of the state.
    public var onChange: ((LoadState<Content>) -> Void)?

    private let message: (any Error) -> String
    private var running = 0
    private var newestLoad = 0
    private var newestResult = 0

    /// - Parameter message: What the state says of a failure.
    public init(message: @escaping (any Error) -> String = { _ in SceneTexts.failure }) {
        self.message = message
    }

    public func load(_ fetch: () async throws -> Content) async {
        newestLoad += 1
        let load = newestLoad
        let failure = state.failure
        running += 1
        state = LoadState(content: state.content, isLoading: true)
        let result: Result<Content, any Error>
        do {
            result = .success(try await fetch())
        } catch {
            result = .failure(error)
        }
        running -= 1
        var next = state
        next.isLoading = running > 0
        if !Task.isCancelled, case .failure(let error) = result {
            SceneEvents.observer?(LoadFailure(error: error, content: Content.self))
        }
        if Task.isCancelled {
            if load == newestLoad { next.failure = failure }
        } else if load > newestResult {
            // No newer load, and no change, has overtaken this one.
            newestResult = load
            switch result {
            case .success(let content):
                next = LoadState(content: content, isLoading: next.isLoading)
            case .failure(let error): next.failure = message(error)
            }
        }
        state = next
    }

    /// Changes what has been loaded. It overtakes the loads that began before it.
    public func change(_ change: (inout Content) -> Void) {
        guard var content = state.content else { return }
        change(&content)
        newestResult = newestLoad
        state.content = content
    }
}
