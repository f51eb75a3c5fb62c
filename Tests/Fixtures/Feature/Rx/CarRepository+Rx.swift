import RxSwift

nonisolated extension CarRepository {
    func carList() -> Single<[Car]> {
        single { try await self.cars() }
    }

    func carDetails(withID id: String) -> Single<Car> {
        single { try await self.car(withID: id) }
    }

    func carDeletion(withID id: String) -> Single<Void> {
        single { try await self.deleteCar(withID: id) }
    }

    private func single<Value: Sendable>(
        _ load: @escaping @Sendable () async throws -> Value
    ) -> Single<Value> {
        Single.create { observer in
            // A single calls its observer once, wherever that is.
            nonisolated(unsafe) let observer = observer
            let task = Task {
                do {
                    observer(.success(try await load()))
                } catch {
                    observer(.failure(error))
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
