/// Something that happened in a scene, such as a failed load.
public nonisolated protocol SceneEvent {}

/// Tells one observer of every event, for logs and analytics.
@MainActor
public enum SceneEvents {
    public static var observer: ((any SceneEvent) -> Void)?
}
