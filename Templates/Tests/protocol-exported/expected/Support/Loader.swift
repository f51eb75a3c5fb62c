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
    private var newestPage = 0
    private var waitingPages: [CheckedContinuation<Void, Never>] = []
    private var changes = 0

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
        var result: Result<Content, any Error>
        var known: Int
        var attempts = 3
        repeat {
            attempts -= 1
            known = changes
            do {
                result = .success(try await fetch())
            } catch {
                result = .failure(error)
            }
            // What was fetched before a change may contradict it.
        } while known != changes && attempts > 0 && load == newestLoad && !Task.isCancelled
        running -= 1
        var next = state
        next.isLoading = running > 0
        if !Task.isCancelled, case .failure(let error) = result {
            SceneEvents.current.observer?(.failure(error, content: Content.self))
        }
        if Task.isCancelled {
            if load == newestLoad { next.failure = failure }
        } else if load > newestResult, known == changes {
            // No newer load has overtaken this one.
            newestResult = load
            switch result {
            case .success(let content):
                next = LoadState(content: content, isLoading: next.isLoading)
            case .failure(let error): next.failure = message(error)
            }
        }
        state = next
        if running == 0 { waitingPages.popLast()?.resume() }
    }

    /// Loads what `fetch` is passed, and what follows, such as a page, unless there is no more.
    /// If a load is running, it must succeed first. A page is loaded once at a time.
    public func loadMore(
        unless isComplete: (Content) -> Bool = { _ in false },
        _ fetch: @MainActor (Content) async throws -> Content
    ) async {
        while state.isLoading {
            if state.content == nil || !waitingPages.isEmpty || newestPage == newestLoad { return }
            await withCheckedContinuation { waitingPages.append($0) }
            if Task.isCancelled || state.failure != nil { return }
        }
        guard let content = state.content, !isComplete(content) else { return }
        newestPage = newestLoad + 1
        await load { try await fetch(state.content ?? content) }
    }

    /// Changes what has been loaded. A load that is running fetches again.
    public func change(_ change: (inout Content) -> Void) {
        guard var content = state.content else { return }
        change(&content)
        changes += 1
        state.content = content
    }
}
