/// Formats what the interactor fetches. It doesn't depend on views.
final class CarTableFormatter {}

extension CarTableFormatter: CarTableFormatterInterface {
    func content(for entity: CarTableEntity) -> CarTableContent {
        CarTableContent(title: entity.name)
    }
}
