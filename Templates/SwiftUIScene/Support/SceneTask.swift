{{> header}}
/// Runs one action at a time, until the view that keeps it as its state is gone.
@MainActor
{{> public}}final class SceneTask {
    private var running: Task<Void, Never>?

    {{> public}}nonisolated init() {}

    deinit {
        running?.cancel()
    }

    /// - Parameter action: It must not hold the view, or else it is never canceled.
    {{> public}}func run(_ action: @escaping @MainActor () async -> Void) {
        if running != nil { return }
        running = Task { [weak self] in
            await action()
            self?.running = nil
        }
    }
}
