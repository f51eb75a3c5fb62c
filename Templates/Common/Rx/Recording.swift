{{> header}}
import Dispatch
{{> publicInTesting}}import RxSwift

/// Records the first elements of an observable.
@MainActor
{{> publicInTesting}}struct Recording<Element> {
    private let values: AsyncThrowingStream<Element, any Error>

    /// Subscribes at once, so that a test can send its input next.
    {{> publicInTesting}}init(of source: Observable<Element>, count: Int) {
        let first = source.take(count).timeout(.seconds(10), scheduler: MainScheduler.instance)
        values = first.values
    }

    /// The elements, once all of them have arrived.
    {{> publicInTesting}}func elements() async throws -> [Element] {
        var elements: [Element] = []
        for try await element in values { elements.append(element) }
        return elements
    }
}
