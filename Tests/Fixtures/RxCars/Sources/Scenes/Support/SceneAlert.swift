/// An alert as a value. A router shows it with `handle(.alert(...))`.
nonisolated struct SceneAlert {
    /// A button of an alert.
    struct Action {
        enum Role {
            case normal
            case cancel
            case destructive
        }

        let title: String
        let role: Role
        /// Called when the user chooses the action.
        let handler: @MainActor () -> Void

        init(
            title: String,
            role: Role = .normal,
            handler: @escaping @MainActor () -> Void = {}
        ) {
            self.title = title
            self.role = role
            self.handler = handler
        }
    }

    let title: String
    let message: String?
    let actions: [Action]

    init(
        title: String,
        message: String? = nil,
        actions: [Action] = [Action(title: "OK")]
    ) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}
