/// An alert as a value. A router shows it with `handle(.alert(...))`.
public nonisolated struct SceneAlert {
    /// A button of an alert.
    public struct Action {
        public enum Role {
            case normal
            case cancel
            case destructive
        }

        public let title: String
        public let role: Role
        /// Called when the user chooses the action.
        public let handler: @MainActor () -> Void

        public init(
            title: String,
            role: Role = .normal,
            handler: @escaping @MainActor () -> Void = {}
        ) {
            self.title = title
            self.role = role
            self.handler = handler
        }
    }

    public let title: String
    public let message: String?
    public let actions: [Action]

    public init(
        title: String,
        message: String? = nil,
        actions: [Action] = [Action(title: "OK")]
    ) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}
