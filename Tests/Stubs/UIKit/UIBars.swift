@MainActor
open class UINavigationItem: NSObject {
    public init(title: String) {
        self.title = title
        super.init()
    }

    open var title: String?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItem: UIBarButtonItem?
    open var searchController: UISearchController?
}

@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

@MainActor
open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open private(set) lazy var searchBar = UISearchBar()

    /// What typing does.
    func type(_ text: String) {
        searchBar.text = text
        searchResultsUpdater?.updateSearchResults(for: self)
    }
}

@MainActor
open class UISearchBar: UIView {
    public convenience init() { self.init(frame: CGRect()) }

    open var text: String?
}

@MainActor
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
}

@MainActor
open class UIBarButtonItem: UIBarItem {
    public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
    }

    open var primaryAction: UIAction?

    /// What a tap on the item does.
    func tap() {
        precondition(isEnabled)
        primaryAction?.perform(by: self)
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add
        case close = 24
    }
}

@MainActor
open class UITabBarItem: UIBarItem {
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
    }
}
