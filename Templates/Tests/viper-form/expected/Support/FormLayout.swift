#if canImport(UIKit)
import UIKit

extension UIView {
    /// Shows the fields and buttons of a form, one below the other.
    ///
    /// They scroll, stay above the keyboard, and follow the size of text that the user prefers.
    /// VoiceOver reads the placeholder of a field, unless it has a label.
    func addForm(_ fields: [UIView]) {
        for case let field as UITextField in fields {
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.accessibilityLabel = field.accessibilityLabel ?? field.placeholder
        }
        for case let button as UIButton in fields {
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
        }
        let stack = UIStackView(arrangedSubviews: fields)
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        let form = FormView()
        form.translatesAutoresizingMaskIntoConstraints = false
        form.addSubview(stack)
        addSubview(form)
        let content = form.contentLayoutGuide
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            form.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
            form.leadingAnchor.constraint(equalTo: leadingAnchor),
            form.trailingAnchor.constraint(equalTo: trailingAnchor),
            content.widthAnchor.constraint(equalTo: form.frameLayoutGuide.widthAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }
}

/// Reports that the form appeared, by the name in the identifier of its view, as in
/// `SignIn.content`.
private final class FormView: UIScrollView {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard
            window != nil,
            let name = superview?.accessibilityIdentifier?.split(separator: ".").first
        else { return }
        SceneEvents.current.observer?(.appeared(scene: String(name)))
    }
}
#endif
