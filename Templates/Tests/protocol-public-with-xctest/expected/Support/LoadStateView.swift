#if canImport(UIKit)
import UIKit

/// Covers a scene while it loads, and offers another attempt when loading fails.
public final class LoadStateView: UIView {
    /// Called when the user asks for another attempt.
    public var onRetry: (() -> Void)?

    private let indicator = UIActivityIndicatorView(style: .large)
    private let message = UILabel()
    private let retry = UIButton(type: .system)
    // Unset where a list has this view as its background, behind the rows.
    private weak var coveredView: UIView?

    /// - Parameter scene: The first part of the accessibility identifiers, as in
    ///   `CarDetails.retry`.
    public init(scene: String) {
        super.init(frame: .zero)
        setupViews(scene: scene)
        setupLayout()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported")
    }

    /// Fills a view, follows changes of its size, and stays in front of its other subviews.
    public func cover(_ view: UIView) {
        coveredView = view
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
    }

    public func show<Content>(_ state: LoadState<Content>) {
        coveredView?.bringSubviewToFront(self)
        switch state {
        case .loading:
            isHidden = false
            indicator.startAnimating()
            message.isHidden = true
            retry.isHidden = true
        case .loaded:
            isHidden = true
            indicator.stopAnimating()
        case .failed(let text):
            isHidden = false
            indicator.stopAnimating()
            message.text = text
            message.isHidden = false
            retry.isHidden = false
            // VoiceOver moves to the message and reads it.
            UIAccessibility.post(notification: .layoutChanged, argument: message)
        }
    }

    private func setupViews(scene: String) {
        backgroundColor = .systemBackground
        message.font = .preferredFont(forTextStyle: .body)
        message.adjustsFontForContentSizeCategory = true
        message.numberOfLines = 0
        message.textAlignment = .center
        retry.titleLabel?.font = .preferredFont(forTextStyle: .body)
        retry.titleLabel?.adjustsFontForContentSizeCategory = true
        retry.setTitle(
            NSLocalizedString("Try Again", comment: "Loads the scene again"),
            for: .normal
        )
        retry.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
        indicator.accessibilityIdentifier = "\(scene).loading"
        message.accessibilityIdentifier = "\(scene).failure"
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
