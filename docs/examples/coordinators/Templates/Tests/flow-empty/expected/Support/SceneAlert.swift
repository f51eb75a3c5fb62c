/// An alert as a value. A router shows it with `handle(.alert(...))`.
nonisolated struct SceneAlert {
    enum Style: Sendable {
        case alert
        /// Choices at the bottom of the screen.
        case actionSheet
    }

    /// A text field. An action sheet shows none.
    struct TextField: Sendable {
        let placeholder: String
        let text: String

        init(placeholder: String = "", text: String = "") {
            self.placeholder = placeholder
            self.text = text
        }
    }

    /// A button of an alert.
    struct Action {
        enum Role: Sendable {
            case normal
            case cancel
            case destructive
        }

        let title: String
        let role: Role
        /// Called with the texts of the alert's text fields when the user chooses the action.
        let handler: ([String]) -> Void

        init(title: String, role: Role = .normal, handler: @escaping () -> Void = {}) {
            self.init(title: title, role: role, textHandler: { _ in handler() })
        }

        init(title: String, role: Role = .normal, textHandler: @escaping ([String]) -> Void) {
            self.title = title
            self.role = role
            handler = textHandler
        }
    }

    let title: String
    let message: String?
    let style: Style
    let textFields: [TextField]
    let actions: [Action]

    init(
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
