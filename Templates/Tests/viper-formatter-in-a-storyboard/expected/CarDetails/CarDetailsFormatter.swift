/// Formats what the interactor fetches. It doesn't depend on views.
final class CarDetailsFormatter {}

extension CarDetailsFormatter: CarDetailsFormatterInterface {
    func content(for entity: CarDetailsEntity) -> CarDetailsContent {
        CarDetailsContent(title: entity.name)
    }
}
