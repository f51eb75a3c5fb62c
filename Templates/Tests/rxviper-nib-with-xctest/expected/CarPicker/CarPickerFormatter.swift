/// Formats what the interactor fetches. It doesn't depend on views.
nonisolated final class CarPickerFormatter {}

nonisolated extension CarPickerFormatter: CarPickerFormatterInterface {
    func content(for entity: CarPickerEntity) -> CarPickerContent {
        CarPickerContent(title: entity.name)
    }
}
