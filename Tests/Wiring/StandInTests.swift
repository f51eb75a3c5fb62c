import Testing

@testable import UIKit

/// What Apple documents of UIKit, and the tests of scenes rely on. The pages that a test names are
/// below https://developer.apple.com/documentation/uikit/.
@MainActor
struct StandInTests {
    private final class Logger: UIViewController {
        var log: [String] = []

        override func viewDidLoad() { log.append("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { log.append("viewIsAppearing") }
        override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) {
            log.append("viewWillDisappear" + (isMovingFromParent ? ", moving" : ""))
        }
        override func viewDidDisappear(_ animated: Bool) { log.append("viewDidDisappear") }
    }

    private let appearance = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    private let window = UIWindow(frame: CGRect())

    /// `uiviewcontroller/view`, `uiviewcontroller/loadviewifneeded()`
    @Test func `a view is loaded once, when it is needed`() {
        let controller = Logger()
        #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
        #expect(controller.view === controller.view)
        controller.loadViewIfNeeded()
        #expect(controller.log == ["viewDidLoad"])
    }

    /// `uiwindow/rootviewcontroller`, `uiviewcontroller/viewisappearing(_:)`
    @Test func `a root view controller appears with its window`() {
        let controller = Logger()
        window.rootViewController = UINavigationController(rootViewController: controller)
        #expect(controller.log == [])
        window.makeKeyAndVisible()
        #expect(controller.log == ["viewDidLoad"] + appearance)
        #expect(controller.view.window === window)
    }

    /// `uinavigationcontroller`, `uiviewcontroller/ismovingfromparent`, `uinavigationcontroller/popviewcontroller(animated:)`
    @Test func `what is covered on a stack disappears, and comes back`() {
        let (first, second) = (Logger(), Logger())
        let stack = UINavigationController(rootViewController: first)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        first.log = []
        stack.pushViewController(second, animated: true)
        #expect(first.log == ["viewWillDisappear", "viewDidDisappear"])
        #expect(first.view.window == nil && second.view.window === window)
        #expect(second.log == ["viewDidLoad"] + appearance)
        #expect(second.navigationController === stack && second.parent === stack)
        #expect(stack.popViewController(animated: true) === second)
        #expect(second.log.suffix(2) == ["viewWillDisappear, moving", "viewDidDisappear"])
        #expect(second.navigationController == nil && stack.viewControllers == [first])
        #expect(first.log.suffix(3) == appearance[...])
        #expect(stack.popViewController(animated: true) == nil)
    }

    /// `uiviewcontroller/present(_:animated:completion:)`, `uiviewcontroller/dismiss(animated:completion:)`, `uiviewcontroller/presentedviewcontroller`
    @Test func `the root presents for its children, and they know what it presents`() {
        let child = Logger()
        let stack = UINavigationController(rootViewController: child)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        let (first, second) = (Logger(), Logger())
        child.present(first, animated: true)
        #expect(first.presentingViewController === stack && stack.presentedViewController === first)
        #expect(child.presentedViewController === first && child.view.window === window)
        first.present(second, animated: true)
        #expect(second.presentingViewController === first)
        // Dismissing on the one that was presented last asks the one that presented it.
        second.dismiss(animated: true)
        #expect(first.presentedViewController == nil && stack.presentedViewController === first)
        first.present(second, animated: true)
        // Lower down, everything above goes.
        stack.dismiss(animated: true)
        #expect(stack.presentedViewController == nil && second.presentingViewController == nil)
        #expect(first.view.window == nil && second.view.window == nil)
    }

    /// `uiviewcontroller/parent`, `uiviewcontroller/presentingviewcontroller`, `uiwindow/rootviewcontroller`
    @Test func `a stack, a presenter and a window hold what they show, and nothing holds them`() {
        weak var pushed: UIViewController?
        weak var presented: UIViewController?
        weak var stack: UINavigationController?
        do {
            let (one, other) = (Logger(), Logger())
            let root = UINavigationController(rootViewController: Logger())
            window.rootViewController = root
            window.makeKeyAndVisible()
            root.pushViewController(one, animated: false)
            one.present(other, animated: false)
            (pushed, presented, stack) = (one, other, root)
        }
        #expect(pushed != nil && presented != nil && stack != nil)
        stack?.dismiss(animated: false)
        #expect(presented == nil)
        stack?.popViewController(animated: false)
        #expect(pushed == nil)
        window.rootViewController = nil
        #expect(stack == nil)
    }

    /// `uitableviewdatasource`, `uitableview/reloaddata()`
    @Test func `a table asks its data source, and forgets rows that went`() {
        final class Rows: UITableViewController {
            var rows = ["A", "B"]
            override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int
            {
                rows.count
            }
            override func tableView(
                _ table: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = table.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
                cell.textLabel?.text = rows[indexPath.row]
                return cell
            }
        }
        let controller = Rows(style: .plain)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.tableView.visibleCells.map(\.textLabel?.text) == ["A", "B"])
        controller.rows = ["C"]
        controller.tableView.reloadData()
        #expect(controller.tableView.visibleCells.map(\.textLabel?.text) == ["C"])
        #expect(controller.tableView.subviews.count == 1)
    }

    /// `uipresentationcontroller`, `uiadaptivepresentationcontrollerdelegate`
    @Test func `only a swipe tells the delegate of a presentation`() throws {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var dismissals = 0
            func presentationControllerDidDismiss(_ controller: UIPresentationController) {
                dismissals += 1
            }
        }
        let (root, sheet, delegate) = (Logger(), Logger(), Delegate())
        window.rootViewController = root
        window.makeKeyAndVisible()
        let presentation = try #require(sheet.presentationController)
        presentation.delegate = delegate
        root.present(sheet, animated: true)
        root.dismiss(animated: true)
        #expect(delegate.dismissals == 0)
        root.present(sheet, animated: true)
        presentation.swipeAway()
        #expect(delegate.dismissals == 1 && root.presentedViewController == nil)
    }

    /// `uiviewcontroller/title`, `uiviewcontroller/navigationitem`
    @Test func `a title is also that of the tab, and a navigation item has its own`() {
        let controller = Logger()
        controller.title = "Cars"
        #expect(controller.navigationItem.title == "Cars" && controller.tabBarItem.title == "Cars")
        controller.navigationItem.title = "All cars"
        #expect(controller.tabBarItem.title == "Cars")
    }

    /// `nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:)`,
    /// `uitableviewdiffabledatasource-2euir/itemidentifier(for:)`
    @Test func `a diffable data source keeps rows with the same identifier`() {
        let table = UITableView(frame: CGRect(), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        window.addSubview(table)
        var texts = ["1": "A", "2": "B"]
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
            table, path, id in
            let cell = table.dequeueReusableCell(withIdentifier: "Row", for: path)
            cell.textLabel?.text = texts[id]
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["1", "2"])
        source.apply(snapshot)
        texts["1"] = "C"
        source.apply(snapshot)
        #expect(table.visibleCells.map(\.textLabel?.text) == ["A", "B"])
        snapshot.reconfigureItems(["1"])
        source.apply(snapshot)
        #expect(table.visibleCells.map(\.textLabel?.text) == ["C", "B"])
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "2")
    }
}
