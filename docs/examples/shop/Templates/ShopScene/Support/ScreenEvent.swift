{{> header}}
/// A screen appeared. An app counts these events in `SceneEvents.observer`.
{{> public}}nonisolated struct ScreenEvent: SceneEvent {
    {{> public}}let name: String

    {{> public}}init(name: String) {
        self.name = name
    }
}
