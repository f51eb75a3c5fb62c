import Testing
import UIKit

@testable import Scenes

/// A generated scene, and what the tests need to run it. `scripts/check-wiring` lists the scenes, each
/// set says in `Sets` how its parts are put together.
struct WiredScene: Sendable, CustomTestStringConvertible {
    typealias Follow = @MainActor @Sendable (SceneRouter) -> Void

    let name: String
    let builder: @MainActor @Sendable () -> any SceneBuilder
    /// The view controller of a scene that fetches from a source, instead of what its developer is to
    /// write. SwiftUI's views are not drawn here, so their scenes have none.
    let viewController: (@MainActor @Sendable (Source) -> UIViewController)?
    /// The routes that push the scenes of those names, and those that present them.
    let pushes: [String: Follow]
    let presents: [String: Follow]

    var testDescription: String { name }
    var isDrawn: Bool { viewController != nil }
}

/// Where the scenes of the tests fetch from. Every attempt waits for the test to end it.
@MainActor
final class Source {
    struct Failure: Error {}

    private(set) var attempts = 0
    private(set) var cancellations = 0
    private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]

    /// Returns once the test says that the content is there.
    func load() async throws {
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
