import RxSwift

nonisolated extension Source {
    /// Loads, as a stream that begins anew for each subscriber.
    func single<Content: Sendable>(_ content: Content) -> Single<Content> {
        Single.create { observer in
            // The observer is called on the main actor alone.
            nonisolated(unsafe) let observer = observer
            let task = Task { @MainActor in
                do {
                    try await self.load()
                    observer(.success(content))
                } catch {
                    observer(.failure(error))
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
