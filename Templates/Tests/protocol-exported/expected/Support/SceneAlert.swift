/// An alert as a value. A router shows it with `handle(.alert(...))`.
public nonisolated struct SceneAlert {
    public enum Style: Sendable {
        case alert
        /// Choices at the bottom of the screen.
        case actionSheet
    }

    /// A text field. An action sheet shows none.
    public struct TextField: Sendable {
        public let placeholder: String
        public let text: String

        public init(placeholder: String = "", text: String = "") {
            self.placeholder = placeholder
            self.text = text
        }
    }

    /// A button of an alert.
    public struct Action {
        public enum Role: Sendable {
            case normal
            case cancel
            case destructive
        }

        public let title: String
        public let role: Role
        /// Called with the texts of the alert's text fields when the user chooses the action.
        public let handler: ([String]) -> Void

        public init(title: String, role: Role = .normal, handler: @escaping () -> Void = {}) {
            self.init(title: title, role: role, textHandler: { _ in handler() })
        }

        public init(
            title: String,
            role: Role = .normal,
            textHandler: @escaping ([String]) -> Void
        ) {
            self.title = title
            self.role = role
            handler = textHandler
        }
    }

    public let title: String
    public let message: String?
    public let style: Style
    public let textFields: [TextField]
    public let actions: [Action]

    public init(
        title: String,
        message: String? = nil,
        style: Style = .alert,
        textFields: [TextField] = [],
        actions: [Action] = [Action(title: SceneTexts.ok)]
    ) {
        self.title = title
        self.message = message
        self.style = style
        self.textFields = textFields
        self.actions = actions
    }
}
