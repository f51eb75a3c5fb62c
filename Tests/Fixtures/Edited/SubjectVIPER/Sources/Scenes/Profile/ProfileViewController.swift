#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out Profile, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class ProfileViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<ProfileViewToPresenter>()
    /// Keeps the other parts of the scene alive. Nothing here calls it.
    var wireframe: ProfileWireframe?

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.viewDidLoad)
    }

    func subscribeToVariable(_ subject: PublishSubject<ProfilePresenterToView>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] content in self?.show(content) })
            .disposed(by: disposeBag)
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .secondarySystemBackground
        retryButton.setTitle("Try Again", for: .normal)
        let retry = UIAction { [weak viewToPresenterSubject] _ in
            viewToPresenterSubject?.onNext(.retry)
        }
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

    private func show(_ content: ProfilePresenterToView) {
        retryButton.isHidden = content != .error
        switch content {
        case .loading:
            activityIndicator.startAnimating()
        case .title(let title):
            activityIndicator.stopAnimating()
            self.title = title
        case .error:
            activityIndicator.stopAnimating()
        }
    }
}
#endif
