// Uses every declaration of the stand-in for UIKit, so that a compiler can compare it with Apple's.
// scripts/check-generated compiles this folder with the stand-in and, with --sdk, with Apple's UIKit.
// Nothing in it runs.

import UIKit

/// A view that overrides what the stand-in calls.
private final class OwnView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var next: UIResponder? { super.next }
    override var isFirstResponder: Bool { super.isFirstResponder }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func layoutSubviews() { super.layoutSubviews() }
}

@MainActor
private func useResponders(_ responder: UIResponder) {
    _ = (UIResponder(), responder.next, responder.isFirstResponder)
    responder.becomeFirstResponder()
    responder.resignFirstResponder()
}

private func useTexts() {
    _ = String(localized: "Title", bundle: Bundle.main)
}

@MainActor
private func useViews(_ view: UIView, _ coder: NSCoder) {
    _ = (UIView(), UIView(frame: .zero), UIView(coder: coder))
    (view.frame, view.bounds, view.tag) = (.zero, .zero, 1)
    (view.alpha, view.isHidden, view.isUserInteractionEnabled) = (1, true, true)
    (view.backgroundColor, view.accessibilityIdentifier, view.accessibilityLabel) = (nil, nil, nil)
    (view.accessibilityViewIsModal, view.translatesAutoresizingMaskIntoConstraints) = (true, true)
    view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleHeight, .flexibleBottomMargin,
    ]
    _ = UIView.AutoresizingMask(rawValue: view.autoresizingMask.rawValue)
    let _: CGPoint = view.center
    let _: (UIResponder?, UIView?, [UIView], UIWindow?) = (
        view.next, view.superview, view.subviews, view.window
    )
    view.addSubview(OwnView())
    view.insertSubview(view, at: 0)
    view.bringSubviewToFront(view)
    view.sendSubviewToBack(view)
    view.removeFromSuperview()
    let _: Bool = view.isDescendant(of: view)
    view.willRemoveSubview(view)
    view.didMoveToSuperview()
    view.didMoveToWindow()
    view.layoutSubviews()
    view.layoutIfNeeded()
    view.setNeedsLayout()
    UIView.animate(withDuration: 1, animations: {}, completion: { (_: Bool) in })
    UIView.animate(withDuration: 1) {}
}

@MainActor
private func useWindows(_ scene: UIWindowScene, _ coder: NSCoder) {
    let window = UIWindow(windowScene: scene)
    _ = (UIWindow(frame: .zero), UIWindow(coder: coder))
    (window.rootViewController, window.windowScene) = (nil, scene)
    let _: (Bool, UIWindow?) = (window.isKeyWindow, window.window)
    window.makeKeyAndVisible()
}

@MainActor
private func useAnchors(_ view: UIView, _ guide: UILayoutGuide) {
    let x: [NSLayoutXAxisAnchor] = [
        view.leadingAnchor, view.trailingAnchor, view.centerXAnchor,
        guide.leadingAnchor, guide.trailingAnchor, guide.centerXAnchor,
    ]
    let y: [NSLayoutYAxisAnchor] = [
        view.topAnchor, view.bottomAnchor, view.centerYAnchor,
        guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor,
    ]
    let sizes: [NSLayoutDimension] = [
        view.widthAnchor, view.heightAnchor, guide.widthAnchor, guide.heightAnchor,
    ]
    let _: [UILayoutGuide] = [
        view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.keyboardLayoutGuide,
    ]
    let _: UIKeyboardLayoutGuide = view.keyboardLayoutGuide
    let anchor: NSLayoutAnchor<NSLayoutYAxisAnchor> = y[0]
    let constraints: [NSLayoutConstraint] = [
        x[0].constraint(equalTo: x[1]), anchor.constraint(equalTo: y[1], constant: 1),
        anchor.constraint(greaterThanOrEqualTo: y[1], constant: 1),
        anchor.constraint(lessThanOrEqualTo: y[1], constant: 1),
        sizes[0].constraint(equalToConstant: 1),
        sizes[0].constraint(equalTo: sizes[1], multiplier: 2, constant: 1),
        sizes[0].constraint(equalTo: sizes[1], multiplier: 2),
    ]
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.deactivate(constraints)
    (constraints[0].constant, constraints[0].isActive, constraints[0].identifier) = (1, true, nil)
}

@MainActor
private func useStacks(_ coder: NSCoder) {
    let stack = UIStackView(arrangedSubviews: [UIStackView(frame: .zero)])
    let _: UIStackView = UIStackView(coder: coder)
    (stack.axis, stack.spacing) = (.horizontal, 1)
    let _: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    let alignments: [UIStackView.Alignment] = [
        .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    (stack.alignment, stack.distribution) = (alignments[0], distributions[0])
    let _: [UIView] = stack.arrangedSubviews
    stack.addArrangedSubview(stack)
    stack.removeArrangedSubview(stack)
    stack.willRemoveSubview(stack)
}

// What has no actor in the stand-in has none in UIKit.
private nonisolated func useValues() {
    let colors: [UIColor] = [
        UIColor(red: 1, green: 1, blue: 1, alpha: 1), UIColor(white: 1, alpha: 1),
        .clear, .black, .white, .label, .secondaryLabel, .systemBackground,
        .secondarySystemBackground, .systemGroupedBackground, .systemBlue, .systemRed,
    ]
    let images: [UIImage?] = [UIImage(named: "a"), UIImage(systemName: "a")]
    let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .headline, .body, .footnote, UIFont.TextStyle(rawValue: "a"),
    ]
    let _: String = styles[0].rawValue
    let _: [UIControl.Event] = [
        .touchUpInside, .valueChanged, .primaryActionTriggered, .editingChanged,
        UIControl.Event(rawValue: UIControl.Event.valueChanged.rawValue),
    ]
    let _: [UIControl.State] = [
        .normal, .highlighted, .disabled, .selected,
        UIControl.State(rawValue: UIControl.State.disabled.rawValue),
    ]
    let _: [UIAccessibility.Notification] = [
        .screenChanged, .layoutChanged, .announcement,
        UIAccessibility.Notification(rawValue: UIAccessibility.Notification.announcement.rawValue),
    ]
    let fonts: [UIFont] = [.preferredFont(forTextStyle: styles[0]), .systemFont(ofSize: 1)]
    let _: [any Sendable] = [colors, images, fonts]
}

@MainActor
private func useControls(_ control: UIControl, _ action: UIAction, _ coder: NSCoder) {
    _ = (UIControl(frame: .zero), UIControl(coder: coder))
    _ = UIControl(frame: .zero, primaryAction: action)
    (control.isEnabled, control.isSelected) = (true, true)
    control.addAction(action, for: .valueChanged)
    control.removeAction(action, for: .valueChanged)
    control.sendAction(action)
    control.sendActions(for: .valueChanged)
    let handler: UIActionHandler = { (action: UIAction) in _ = action.sender }
    let _: [UIMenuElement] = [
        UIAction(title: "a", image: action.image, handler: handler), UIAction { _ in },
    ]
    let _: (String, Any?) = ((action as UIMenuElement).title, action.sender)
}

@MainActor
private func useButtons(_ action: UIAction, _ coder: NSCoder) {
    let types: [UIButton.ButtonType] = [
        .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    let button = UIButton(type: types[0])
    _ = (UIButton(frame: .zero), UIButton(coder: coder))
    _ = (UIButton(type: .system, primaryAction: action), UIButton(primaryAction: nil))
    button.setTitle("a", for: .normal)
    let _: (String?, UILabel?) = (button.title(for: .normal), button.titleLabel)
    button.sendActions(for: .touchUpInside)
}

@MainActor
private func useTexts(_ coder: NSCoder) {
    let field = UITextField(frame: .zero)
    let label = UILabel(frame: .zero)
    _ = (UITextField(coder: coder), UILabel(coder: coder))
    (field.text, field.placeholder, field.font, field.textColor) = (nil, nil, nil, nil)
    (field.adjustsFontForContentSizeCategory, field.isSecureTextEntry) = (true, true)
    let borders: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    field.borderStyle = borders[0]
    (label.text, label.attributedText, label.font, label.textColor) = (nil, nil, nil, nil)
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    (label.textAlignment, label.numberOfLines) = (alignments[0], 0)
    label.adjustsFontForContentSizeCategory = true
}

@MainActor
private func useIndicators(_ coder: NSCoder) {
    let styles: [UIActivityIndicatorView.Style] = [.medium, .large]
    let indicator = UIActivityIndicatorView(style: styles[0])
    let _: UIActivityIndicatorView = UIActivityIndicatorView(coder: coder)
    _ = UIActivityIndicatorView(frame: .zero)
    (indicator.style, indicator.hidesWhenStopped) = (.large, true)
    let _: Bool = indicator.isAnimating
    indicator.startAnimating()
    indicator.stopAnimating()
}

@MainActor
private func useBars(_ action: UIAction) {
    let item = UINavigationItem(title: "a")
    (item.title, item.leftBarButtonItem, item.searchController) = (nil, nil, nil)
    item.rightBarButtonItem = UIBarButtonItem(title: "a", image: nil, primaryAction: action)
    let systemItems: [UIBarButtonItem.SystemItem] = [.done, .cancel, .edit, .save, .add, .close]
    let button = UIBarButtonItem(systemItem: systemItems[0], primaryAction: action)
    button.primaryAction = UIBarButtonItem(systemItem: .add).primaryAction
    let bar: UIBarItem = UITabBarItem(title: "a", image: nil, tag: 1)
    (bar.title, bar.image, bar.isEnabled) = (nil, nil, true)
}

private final class Searcher: NSObject, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {}
}

@MainActor
private func useSearch(_ searcher: Searcher, _ coder: NSCoder) {
    let controller = UISearchController(searchResultsController: nil)
    _ = UISearchController(coder: coder)
    controller.searchResultsUpdater = searcher
    controller.searchResultsUpdater?.updateSearchResults(for: controller)
    controller.searchBar.text = nil
    let _: UISearchBar = UISearchBar()
}

@MainActor
private func useAccessibility(_ argument: Any?) {
    UIAccessibility.post(notification: .layoutChanged, argument: argument)
}
