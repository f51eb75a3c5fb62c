/// An alert as a value. A router shows it with `handle(.alert(...))`.
public nonisolated struct SceneAlert {
    public enum Style: Sendable {
        case alert
        /// Choices at the bottom of the screen.
        case actionSheet
    }

    /// A button of an alert.
    public struct Action {
        public enum Role: Sendable {
            case normal
            case cancel
            case destructive
        }

        public var title: String
        public var role = Role.normal
        /// Called when the user chooses the action.
        public var handler: () -> Void = {}

        public init(title: String, role: Role = .normal, handler: @escaping () -> Void = {}) {
            self.title = title
            self.role = role
            self.handler = handler
        }
    }

    public var title: String
    public var message: String?
    public var style = Style.alert
    public var actions = [Action(title: SceneTexts.ok)]

    public init(
        title: String,
        message: String? = nil,
        style: Style = .alert,
        actions: [Action] = [Action(title: SceneTexts.ok)]
    ) {
        self.title = title
        self.message = message
        self.style = style
        self.actions = actions
    }
}
