{{> header}}
{{> ifUIKit}}
import RxSwift
import UIKit
{{> viewImports}}

/// Lays out {{scene}}, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: any {{> types}}
    private let router: {{scene}}Router
    private let disposeBag = DisposeBag()
    {{^options.viewController.is.UIViewController}}
    private var rows: [String] = []
    {{/options.viewController.is.UIViewController}}
    {{#options.viewController.is.UITableViewController}}
    private let cellIdentifier = "Row"
    {{/options.viewController.is.UITableViewController}}
    {{#options.viewController.is.UICollectionViewController}}
    private typealias Cell = UICollectionViewListCell
    private let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = row
        cell.contentConfiguration = content
    }
    {{/options.viewController.is.UICollectionViewController}}

    init(withViewModel viewModel: any {{> types}}, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
        {{#options.viewController.is.UIViewController}}
        super.init(nibName: nil, bundle: nil)
        {{/options.viewController.is.UIViewController}}
        {{#options.viewController.is.UITableViewController}}
        super.init(style: .plain)
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)
            )
        )
        {{/options.viewController.is.UICollectionViewController}}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by {{scene}}Builder")
    }

    override func loadView() {
        super.loadView()
        setupScene()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupBindings()
        viewModel.inputs.viewDidLoad()
    }

    /// Adds and constrains the subviews, and sets what never changes about them.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        {{#options.viewController.is.UITableViewController}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        {{/options.viewController.is.UITableViewController}}
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        {{^options.viewController.is.UIViewController}}
        viewModel.outputs.rows
            .subscribe(onNext: { [weak self] in self?.show(rows: $0) })
            .disposed(by: disposeBag)
        {{/options.viewController.is.UIViewController}}
        {{#options.output}}
        viewModel.outputs.{{name}}
            {{#isVoid}}
            .subscribe(onNext: { [weak self] in self?.show{{capitalizedName}}() })
            {{/isVoid}}
            {{^isVoid}}
            .subscribe(onNext: { [weak self] in self?.show({{argumentLabel}}: $0) })
            {{/isVoid}}
            .disposed(by: disposeBag)
        {{/options.output}}
        viewModel.outputs.routes
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }
    {{^options.viewController.is.UIViewController}}

    private func show(rows: [String]) {
        self.rows = rows
        {{#options.viewController.is.UITableViewController}}
        tableView.reloadData()
        {{/options.viewController.is.UITableViewController}}
        {{#options.viewController.is.UICollectionViewController}}
        collectionView.reloadData()
        {{/options.viewController.is.UICollectionViewController}}
    }
    {{/options.viewController.is.UIViewController}}
    {{#options.output}}

    {{#isVoid}}
    private func show{{capitalizedName}}() {}
    {{/isVoid}}
    {{^isVoid}}
    private func show({{name}}: {{parameterType}}) {}
    {{/isVoid}}
    {{/options.output}}
    {{#options.viewController.is.UITableViewController}}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
    {{/options.viewController.is.UITableViewController}}
    {{#options.viewController.is.UICollectionViewController}}

    override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int {
        rows.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration,
            for: indexPath,
            item: rows[indexPath.item]
        )
    }
    {{/options.viewController.is.UICollectionViewController}}
}
{{> endIfUIKit}}
