/// Where the scenes of the tests load from. Every attempt waits for the test to end it.
@MainActor
final class Source {
    struct Failure: Error {}

    private(set) var attempts = 0
    private(set) var cancellations = 0
    private let isReady: Bool
    private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]

    /// - Parameter isReady: Whether every attempt succeeds at once.
    init(isReady: Bool = false) {
        self.isReady = isReady
    }

    /// Returns once the test says that the content is there.
    func load() async throws {
        if isReady { return }
        attempts += 1
        let attempt = attempts
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting[attempt] = $0 }
        } onCancel: {
            Task { @MainActor in self.cancel(attempt) }
        }
    }

    var isWaiting: Bool { !waiting.isEmpty }

    func succeed() {
        let ended = waiting
        waiting = [:]
        for continuation in ended.values { continuation.resume() }
    }

    func fail() {
        let ended = waiting
        waiting = [:]
        for continuation in ended.values { continuation.resume(throwing: Failure()) }
    }

    private func cancel(_ attempt: Int) {
        cancellations += 1
        waiting.removeValue(forKey: attempt)?.resume(throwing: CancellationError())
    }
}
