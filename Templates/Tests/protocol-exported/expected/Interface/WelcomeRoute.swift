/// Leads to Welcome.
public nonisolated struct WelcomeRoute: SceneRoute, Hashable {
    public init() {}
}
