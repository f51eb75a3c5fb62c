extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

@MainActor
open class UIScrollView: UIView {
    open var contentOffset: CGPoint = CGPoint()
    open var refreshControl: UIRefreshControl?
    open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
    open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

@MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}

@MainActor
open class UISwipeActionsConfiguration: NSObject {
    public convenience init(actions: [UIContextualAction]) {
        self.init()
        self.actions = actions
    }

    open private(set) var actions: [UIContextualAction] = []
}

@MainActor
open class UIContextualAction: NSObject {
    public typealias Handler =
        @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        (self.style, self.title, self.handler) = (style, title, handler)
    }

    open private(set) var style = Style.normal
    open var title: String?
    open private(set) var handler: Handler = { _, _, _ in }

    public enum Style: Int, Sendable {
        case normal, destructive
    }
}

@MainActor
open class UITableView: UIScrollView {
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open private(set) var style: Style
    open internal(set) var indexPathForSelectedRow: IndexPath?

    // All rows are visible.
    private var cells: [[UITableViewCell]] = []
    private var cellClasses: [String: AnyClass] = [:]

    open var numberOfSections: Int { cells.count }
    open func numberOfRows(inSection section: Int) -> Int { cells[section].count }
    open var visibleCells: [UITableViewCell] { cells.flatMap { $0 } }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard cells.indices.contains(indexPath.section) else { return nil }
        let rows = cells[indexPath.section]
        return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
    }
    open func reloadData() {
        for cell in visibleCells { cell.removeFromSuperview() }
        cells = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map { section in
            (0..<(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)).compactMap {
                dataSource?.tableView(self, cellForRowAt: IndexPath(row: $0, section: section))
            }
        }
        for cell in visibleCells { addSubview(cell) }
        for (section, rows) in cells.enumerated() {
            for (row, cell) in rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                delegate?.tableView(self, willDisplay: cell, forRowAt: path)
            }
        }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cellClass = cellClasses[identifier] else { return nil }
        // UIKit calls an initializer of the class, which Swift cannot without its being required.
        precondition(cellClass == UITableViewCell.self, "a stub makes no \(cellClass)")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError("unable to dequeue a cell with identifier \(identifier)")
        }
        return cell
    }

    /// The actions that a swipe to the left shows.
    func swipeActions(_ indexPath: IndexPath) -> [UIContextualAction] {
        precondition(cellForRow(at: indexPath) != nil, "there is no row at \(indexPath)")
        return delegate?
            .tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)?.actions ?? []
    }

    /// What a tap on a row does.
    func select(_ indexPath: IndexPath) {
        precondition(cellForRow(at: indexPath) != nil, "there is no row at \(indexPath)")
        indexPathForSelectedRow = indexPath
        delegate?.tableView(self, didSelectRowAt: indexPath)
    }

    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
}

@MainActor
open class UITableViewCell: UIView {
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect())
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    open private(set) lazy var textLabel: UILabel? = UILabel(frame: CGRect())
    open private(set) lazy var detailTextLabel: UILabel? = UILabel(frame: CGRect())
    open private(set) lazy var contentView = UIView()
    open private(set) var reuseIdentifier: String?
    open var accessoryType = AccessoryType.none
    open var selectionStyle = SelectionStyle.default
    open var contentConfiguration: (any UIContentConfiguration)?
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func prepareForReuse() {}

    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }
}

@MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    private let style: UITableView.Style
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    open override func loadView() {
        if nibName != nil { return super.loadView() }
        let tableView = UITableView(frame: CGRect(), style: style)
        tableView.dataSource = self
        tableView.delegate = self
        view = tableView
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { tableView.indexPathForSelectedRow = nil }
        tableView.reloadData()
    }
    open var clearsSelectionOnViewWillAppear = true
    open var refreshControl: UIRefreshControl?

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}
