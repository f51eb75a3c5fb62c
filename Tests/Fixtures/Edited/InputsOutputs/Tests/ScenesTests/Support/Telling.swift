import Dispatch
import RxSwift

/// What a test hears of an output.
nonisolated enum Telling {
    /// There has been no input yet, and nothing was told.
    case nothing
    case onTheMainQueue
    case onAnotherQueue

    /// Listens before any input, and then to what the output tells of one from another queue.
    @MainActor
    static func by<Element, Target>(
        _ output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) async throws -> [Telling] {
        try await collect(tellings(by: output, given: input, to: target).take(2))
    }

    /// Listens before any input.
    @MainActor
    static func first<Element>(by output: Observable<Element>) async throws -> [Telling] {
        try await collect(tellings(by: output, given: { _ in }, to: ()).take(1))
    }

    @MainActor
    private static func collect(_ tellings: Observable<Telling>) async throws -> [Telling] {
        var heard: [Telling] = []
        let values = tellings.timeout(.seconds(10), scheduler: MainScheduler.instance).values
        for try await telling in values { heard.append(telling) }
        return heard
    }

    /// An output that tells too early does so before `nothing`: both wait for the main queue.
    private static func tellings<Element, Target>(
        by output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) -> Observable<Telling> {
        let start = Observable.just(target).observe(on: MainScheduler.instance)
        let silence = start.map { _ in Telling.nothing }
        let another = ConcurrentDispatchQueueScheduler(qos: .default)
        let inputs = start.observe(on: another).do(onNext: input)
        return .merge(output.map(telling), silence, inputs.compactMap { _ in nil })
    }

    private static func telling<Element>(of element: Element) -> Telling {
        MainQueue.delivers(element) ? .onTheMainQueue : .onAnotherQueue
    }
}
