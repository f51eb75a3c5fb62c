/// What makes a scene of a set, and so what routes to it ask for.
package enum Routing: String, Sendable, CaseIterable {
    /// A value that holds the initial data and makes the view controller.
    case builder
    /// An object that makes the view controller from the initial data and leads on from it.
    case wireframe

    /// The role of the file, which is what the type's name ends in.
    package var role: String {
        switch self {
        case .builder: "Builder"
        case .wireframe: "Wireframe"
        }
    }

    /// What the type is called.
    package func typeName(of scene: String) -> String { scene + role }
}
