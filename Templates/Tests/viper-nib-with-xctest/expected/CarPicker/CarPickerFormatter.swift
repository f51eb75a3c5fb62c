/// Formats what the interactor fetches. It doesn't depend on views.
final class CarPickerFormatter {}

extension CarPickerFormatter: CarPickerFormatterInterface {
    func content(for entity: CarPickerEntity) -> CarPickerContent {
        CarPickerContent(title: entity.name)
    }
}
