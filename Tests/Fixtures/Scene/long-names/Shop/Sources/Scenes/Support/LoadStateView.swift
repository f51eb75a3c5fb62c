#if canImport(UIKit)
import UIKit

/// Covers a scene while it has nothing to show, and offers another attempt if nothing is loading.
final class LoadStateView: UIView {
    /// Called when the user asks for another attempt.
    var onRetry: (() -> Void)?
    /// Called with a message when loading fails while there is content, which stays on screen.
    var onFailedReload: ((String) -> Void)?
    /// What a scene without content says, such as a list without rows.
    var emptyText = SceneTexts.nothing

    private let scene: String
    private let indicator = UIActivityIndicatorView(style: .large)
    private let message = UILabel()
    private let retry = UIButton(type: .system)
    private var failure: String?
    private weak var focusedView: UIView?
    // Nil if this view is the background of a list, behind the rows.
    private weak var coveredView: UIView?

    /// - Parameter scene: The first part of the accessibility identifiers, as in
    ///   `CarDetails.retry`.
    init(scene: String) {
        self.scene = scene
        super.init(frame: .zero)
        setupViews()
        setupLayout()
        show(LoadState<Never>(isLoading: true))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { SceneEvents.current.observer?(.appeared(scene: scene)) }
    }

    /// Fills a view, follows changes of its size, and stays in front of its other subviews.
    func cover(_ view: UIView) {
        coveredView = view
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
    }

    /// - Parameter isEmpty: Whether the content has nothing to show, such as no rows.
    func show<Content>(_ state: LoadState<Content>, isEmpty: Bool = false) {
        reportFailedReload(of: state)
        let isCovering = state.content == nil || isEmpty
        let text = state.content == nil ? state.failure : emptyText
        coveredView?.bringSubviewToFront(self)
        isHidden = !isCovering
        accessibilityViewIsModal = isCovering
        message.text = text
        message.accessibilityIdentifier = "\(scene).\(state.content == nil ? "failure" : "empty")"
        message.isHidden = text == nil
        let isWaiting = text == nil && state.isLoading
        // Also after a load that was canceled.
        retry.isHidden = state.content != nil || isWaiting
        if isWaiting { indicator.startAnimating() } else { indicator.stopAnimating() }
        let focused = isWaiting ? indicator : text == nil ? retry : message
        moveFocus(to: isCovering ? focused : coveredView)
    }

    private func reportFailedReload<Content>(of state: LoadState<Content>) {
        defer { failure = state.failure }
        guard state.content != nil, failure == nil, let failure = state.failure else { return }
        onFailedReload?(failure)
    }

    /// Has VoiceOver move to what there is now, and read it.
    private func moveFocus(to view: UIView?) {
        guard view !== focusedView else { return }
        focusedView = view
        if window != nil { UIAccessibility.post(notification: .layoutChanged, argument: view) }
    }

    private func setupViews() {
        focusedView = indicator
        backgroundColor = .systemBackground
        message.font = .preferredFont(forTextStyle: .body)
        message.adjustsFontForContentSizeCategory = true
        message.numberOfLines = 0
        message.textAlignment = .center
        retry.titleLabel?.font = .preferredFont(forTextStyle: .body)
        retry.titleLabel?.adjustsFontForContentSizeCategory = true
        retry.setTitle(SceneTexts.retry, for: .normal)
        retry.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
        indicator.accessibilityIdentifier = "\(scene).loading"
        retry.accessibilityIdentifier = "\(scene).retry"
    }

    private func setupLayout() {
        let stack = UIStackView(arrangedSubviews: [indicator, message, retry])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
        ])
    }
}
#endif
