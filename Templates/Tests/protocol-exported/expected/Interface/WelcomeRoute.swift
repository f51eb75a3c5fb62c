/// Leads to Welcome.
public nonisolated struct WelcomeRoute: SceneRoute, Hashable, Codable {
    public init() {}
}
