import RxSwift

/// Fetches what CarDetails shows. It doesn't depend on views.
///
/// Results arrive on the main thread, because the presenter belongs to it.
nonisolated final class CarDetailsInteractor {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }
}

nonisolated extension CarDetailsInteractor: CarDetailsInteractorInterface {
    // TODO: Fetch what the scene shows, and format it. Keep `observe(on:)` last.
    func fetchContent() -> Single<CarDetailsContent> {
        .just(CarDetailsContent(title: "Car Details")).observe(on: MainScheduler.instance)
    }
}
