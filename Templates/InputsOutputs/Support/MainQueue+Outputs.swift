{{> header}}
import Dispatch
{{> publicInTesting}}import RxSwift

nonisolated extension MainQueue {
    /// Whether the first element of an output arrives on the main queue although input comes from
    /// another.
    @MainActor
    {{> publicInTesting}}static func delivers<Element, Inputs>(
        _ output: Observable<Element>,
        after send: @escaping @Sendable (Inputs) -> Void,
        to inputs: Inputs
    ) async throws -> Bool {
        let deliveries = deliveries(of: output, after: send, to: inputs)
        return try await Recording(of: deliveries, count: 1).elements() == [true]
    }

    private static func deliveries<Element, Inputs>(
        of output: Observable<Element>,
        after send: @escaping @Sendable (Inputs) -> Void,
        to inputs: Inputs
    ) -> Observable<Bool> {
        output.map(delivers)
            .do(onSubscribed: { send(inputs) })
            .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }
}
