/// Formats what the interactor fetches. It doesn't depend on views.
nonisolated final class CarDetailsFormatter {}

nonisolated extension CarDetailsFormatter: CarDetailsFormatterInterface {
    func content(for entity: CarDetailsEntity) -> CarDetailsContent {
        CarDetailsContent(title: entity.name)
    }
}
