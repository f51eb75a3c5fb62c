/// Something that happened in a scene, such as a failed load.
nonisolated protocol SceneEvent {}

/// Tells one observer of every event, for logs and analytics.
@MainActor
enum SceneEvents {
    static var observer: ((any SceneEvent) -> Void)?
}
