import RxSwift

/// Results arrive on any thread.
nonisolated extension CarCatalog {
    func page(after id: String?, matching search: String) -> Single<CatalogPage> {
        single { try await self.cars(after: id, matching: search) }
    }

    func details(ofCarWithID id: String) -> Single<CatalogCar> {
        single { try await self.car(withID: id) }
    }

    func saving(_ car: CatalogCar) -> Single<Void> {
        single { try await self.save(car) }
    }

    func deletion(ofCarWithID id: String) -> Single<Void> {
        single { try await self.deleteCar(withID: id) }
    }

    func restoration(ofCarWithID id: String) -> Single<Void> {
        single { try await self.restoreCar(withID: id) }
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
