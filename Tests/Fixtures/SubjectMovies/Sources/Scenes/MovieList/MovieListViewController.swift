#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out MovieList, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class MovieListViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<MovieListViewToPresenter>()
    /// Keeps the other parts of the scene alive. Nothing here calls it.
    var wireframe: MovieListWireframe?

    private var rows: [String] = []
    private let cellIdentifier = "Row"
    private let tableView = UITableView()
    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.viewDidLoad)
    }

    func subscribeToVariable(_ subject: PublishSubject<MovieListPresenterToView>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] content in self?.show(content) })
            .disposed(by: disposeBag)
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        title = "Movies"
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
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
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        for subview in [activityIndicator, retryButton] {
            NSLayoutConstraint.activate([
                subview.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                subview.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }

    private func show(_ content: MovieListPresenterToView) {
        retryButton.isHidden = content != .error
        switch content {
        case .loading:
            activityIndicator.startAnimating()
        case .movies(let rows):
            activityIndicator.stopAnimating()
            self.rows = rows
            tableView.reloadData()
        case .error:
            activityIndicator.stopAnimating()
        }
    }
}

extension MovieListViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewToPresenterSubject.onNext(.select(row: indexPath.row))
    }
}
#endif
