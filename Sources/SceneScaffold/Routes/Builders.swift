/// What makes a scene, for routes to go by.
enum Builders {
    /// The role of its file.
    static let role = "Builder"

    /// What the type is called.
    static func name(of scene: String) -> String { scene + role }
}
