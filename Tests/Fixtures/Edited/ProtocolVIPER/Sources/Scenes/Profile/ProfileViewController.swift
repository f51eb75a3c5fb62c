#if canImport(UIKit)
import UIKit

/// Lays out Profile, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class ProfileViewController: UIViewController {
    var presenter: (any ProfileViewToPresenterProtocol)?

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        presenter?.viewDidLoad()
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .secondarySystemBackground
        retryButton.setTitle("Try Again", for: .normal)
        let retry = UIAction { [weak self] _ in self?.presenter?.retry() }
        retryButton.addAction(retry, for: .touchUpInside)
        for subview in [activityIndicator, retryButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
    }

    /// Constrains the subviews.
    private func setupLayout() {
        for subview in [activityIndicator, retryButton] {
            NSLayoutConstraint.activate([
                subview.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                subview.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }
}

extension ProfileViewController: ProfilePresenterToViewProtocol {
    func showLoading() {
        retryButton.isHidden = true
        activityIndicator.startAnimating()
    }

    func showTitle(_ title: String) {
        activityIndicator.stopAnimating()
        self.title = title
    }

    func showError() {
        activityIndicator.stopAnimating()
        retryButton.isHidden = false
    }
}
#endif
