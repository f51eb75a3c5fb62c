@MainActor
open class UIAlertAction: NSObject {
    public convenience init(
        title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    open private(set) var title: String?
    open private(set) var style = Style.default
    open var isEnabled = true
    fileprivate var handler: ((UIAlertAction) -> Void)?

    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }
}

@MainActor
open class UIAlertController: UIViewController {
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
    }

    open var message: String?
    open private(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: CGRect())
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    /// What a tap on an action's button does: the alert goes, and the handler is called.
    func choose(_ action: UIAlertAction) {
        precondition(actions.contains(action) && action.isEnabled && isOnScreen)
        dismiss(animated: true) { action.handler?(action) }
    }
}
