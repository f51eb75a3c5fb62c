import Foundation

/// Runs what waits for long on a thread of its own, so that other tests go on meanwhile: they share as many
/// threads as there are cores.
package func waiting<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: body)) }
    }
}
