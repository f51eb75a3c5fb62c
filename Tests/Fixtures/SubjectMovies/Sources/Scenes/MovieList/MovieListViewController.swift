#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out MovieList, forwards user actions, and shows what the presenter provides.
final class MovieListViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<MovieListViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: MovieListPresenter
    private var movies: [Movie] = []
    private let cellIdentifier = "Movie"
    private let tableView = UITableView()
    private let loadStateView = LoadStateView(scene: "MovieList")
    private let disposeBag = DisposeBag()

    init(presenter: MovieListPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.subscribeToVariable(viewToPresenterSubject)
        subscribeToVariable(presenter.presenterToViewSubject)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use MovieListBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.load)
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<MovieListEntity>>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "MovieList.content"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        tableView.dataSource = self
        tableView.delegate = self
        loadStateView.onRetry = { [weak self] in self?.viewToPresenterSubject.onNext(.load) }
    }

    private func setupLayout() {
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        loadStateView.cover(view)
    }

    private func show(_ state: LoadState<MovieListEntity>) {
        loadStateView.show(state, isEmpty: state.content?.movies.isEmpty == true)
        guard let entity = state.content else { return }
        navigationItem.title = entity.title
        movies = entity.movies
        tableView.reloadData()
    }
}

extension MovieListViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        movies.count
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = movies[indexPath.row].title
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewToPresenterSubject.onNext(.select(row: indexPath.row))
    }
}

extension MovieListViewController: RouteHandler {}
#endif
