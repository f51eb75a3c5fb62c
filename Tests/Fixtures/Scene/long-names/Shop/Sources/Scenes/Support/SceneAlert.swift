/// An alert as a value. A router shows it with `handle(.alert(...))`.
nonisolated struct SceneAlert {
    enum Style: Sendable {
        case alert
        /// Choices at the bottom of the screen.
        case actionSheet
    }

    /// A button of an alert.
    struct Action {
        enum Role: Sendable {
            case normal
            case cancel
            case destructive
        }

        var title: String
        var role = Role.normal
        /// Called when the user chooses the action.
        var handler: () -> Void = {}
    }

    var title: String
    var message: String?
    var style = Style.alert
    var actions = [Action(title: SceneTexts.ok)]
}
