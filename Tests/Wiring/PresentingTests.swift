import Testing

@testable import Scenes
@testable import UIKit

/// How the shared files present, replace, and close scenes, whatever set they are of.
@MainActor
struct PresentingTests {
    private final class Screen: UIViewController, RouteHandler {
        private(set) var wasDismissed = false
        var onAppearance: (() -> Void)?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onAppearance?()
        }

        func ask(_ request: RouteRequest) {
            handle(request, with: Dependencies())
        }

        func sceneWasDismissed() {
            wasDismissed = true
        }
    }

    /// A scene that pushes by itself, and leaves the rest to the standard transitions.
    private final class Custom: UIViewController, RouteHandler {
        private(set) var pushed: [any SceneBuilding] = []

        func handle(_ request: RouteRequest, with dependencies: Dependencies) {
            if case .push(let scene) = request {
                pushed.append(scene)
            } else {
                performStandard(request, with: dependencies)
            }
        }
    }

    private struct Place: SceneBuilding {
        var make: @MainActor () -> UIViewController = { Screen() }

        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController {
            make()
        }
    }

    private let app = App(startingWith: Place())
    private let alert = SceneAlert(title: "Saved")

    private func screen(_ index: Int? = nil) throws -> Screen {
        try #require((index.map { app.stack[$0] } ?? app.stack.last) as? Screen)
    }

    /// Tabs or columns with a stack each. The first tab is on screen; all columns are.
    private func start(
        in makeContainer: @escaping @MainActor ([UIViewController]) -> UIViewController
    ) -> [Screen] {
        let screens = [Screen(), Screen()]
        app.router.start(
            with: Place {
                makeContainer(screens.map { UINavigationController(rootViewController: $0) })
            })
        for screen in screens { screen.loadViewIfNeeded() }
        return screens
    }

    private func startWithTabs() -> [Screen] {
        start { stacks in
            let tabs = UITabBarController()
            tabs.viewControllers = stacks
            return tabs
        }
    }

    private func startWithColumns() -> [Screen] {
        start { stacks in
            let split = UISplitViewController()
            split.viewControllers = stacks
            return split
        }
    }

    @Test func `a scene under another one presents and shows alerts`() throws {
        let first = try screen()
        first.ask(.push(Place()))
        #expect(first.view.window == nil)
        first.ask(.alert(alert))
        let shown = try #require(app.top as? UIAlertController)
        shown.choose(shown.actions[0])
        first.ask(.present(Place()))
        #expect(app.stack.count == 1)
    }

    @Test func `a scene in another tab presents and shows alerts`() throws {
        let screens = startWithTabs()
        #expect(app.window.rootViewController is UITabBarController)
        #expect(screens[1].view.window == nil)
        screens[1].ask(.alert(alert))
        #expect(app.top is UIAlertController)
    }

    @Test func `a column of a split view has its own stack, and presents over all columns`() throws
    {
        let screens = startWithColumns()
        let stacks = try screens.map { try #require($0.navigationController) }
        screens[0].ask(.push(Place()))
        #expect(stacks.map(\.viewControllers.count) == [2, 1])
        screens[1].ask(.present(Place()))
        #expect(app.top?.presentingViewController === app.window.rootViewController)
        try screen().ask(.close())
        #expect(app.top is UISplitViewController)
        screens[1].ask(.replace(with: Place()))
        #expect(stacks[1].viewControllers.first !== screens[1])
        screens[0].ask(.popToRoot)
        app.router.open([Place(), Place()])
        #expect(stacks.map(\.viewControllers.count) == [1, 3])
    }

    @Test func `what arranges screens gets no stack around it`() throws {
        let containers: [@MainActor () -> UIViewController] = [
            { UINavigationController(rootViewController: Screen()) },
            { UITabBarController() },
            { UISplitViewController() },
        ]
        for make in containers {
            let app = App(startingWith: Place(make: make))
            #expect(
                app.window.rootViewController?.children.first is UINavigationController == false)
            app.router.present(Place(make: make))
            #expect(type(of: try #require(app.top)) == type(of: make()))
        }
    }

    @Test func `a child closes the screen that it is on`() throws {
        let parent = UIViewController()
        let child = Screen()
        try screen().ask(
            .push(
                Place {
                    parent.addChild(child)
                    return parent
                }))
        #expect(app.stack.last === parent)
        child.ask(.close())
        #expect(app.stack.count == 1)
        try screen().ask(
            .present(
                Place {
                    parent.addChild(child)
                    return parent
                }))
        child.ask(.close())
        #expect(app.top === app.window.rootViewController)
    }

    @Test func `closing a pushed scene dismisses what it has presented`() throws {
        try screen().ask(.push(Place()))
        let pushed = try screen()
        pushed.ask(.present(Place()))
        pushed.ask(.close())
        #expect(app.top === app.window.rootViewController && app.stack.count == 1)
    }

    @Test func `an alert shown while a scene closes appears`() async throws {
        let first = try screen()
        first.ask(.present(Place()))
        app.window.holdsTransitions = true
        try screen().ask(.close())
        first.ask(.alert(alert))
        #expect(!(app.top is UIAlertController))
        app.window.endTransitions()
        #expect(await eventually { app.top is UIAlertController })
    }

    @Test func `an action follows the end of a scene`() throws {
        let first = try screen()
        var log: [String] = []
        first.ask(.push(Place()))
        try screen().ask(.close { log.append("popped") })
        #expect(log == ["popped"] && app.stack == [first])
        first.ask(.present(Place()))
        app.window.holdsTransitions = true
        try screen().ask(.close { log.append("dismissed") })
        #expect(log == ["popped"])
        app.window.endTransitions()
        #expect(log == ["popped", "dismissed"])
        first.ask(.close { log.append("stayed, as the first scene of the app") })
        #expect(log.count == 3 && app.stack == [first])
    }

    @Test func `an alert of a scene that is just appearing is shown`() async throws {
        let next = Screen()
        next.onAppearance = { [alert] in next.ask(.alert(alert)) }
        try screen().ask(.present(Place { next }))
        #expect(await eventually { app.top is UIAlertController })
    }

    @Test func `an action sheet points to the middle of what is on screen`() throws {
        let sheet = SceneAlert(title: "Sort", style: .actionSheet)
        try screen().ask(.alert(sheet))
        let popover = try #require(app.top?.popoverPresentationController)
        #expect(popover.sourceView === app.window.rootViewController?.view)
        #expect(popover.permittedArrowDirections == [])
    }

    @Test func `a scene learns that it was swiped away`() throws {
        try screen().ask(.present(Place()))
        let presented = try screen()
        app.top?.presentationController?.swipeAway()
        #expect(presented.wasDismissed && app.stack.count == 1)
        try screen().ask(.present(Place()))
        let closed = try screen()
        closed.ask(.close())
        #expect(!closed.wasDismissed)
        let child = Screen()
        try screen().ask(
            .present(
                Place {
                    let parent = UIViewController()
                    parent.addChild(child)
                    return parent
                }))
        app.top?.presentationController?.swipeAway()
        #expect(child.wasDismissed)
    }

    @Test func `an app that starts again releases what it showed and presented`() async throws {
        try screen().ask(.present(Place()))
        let released = Released([
            try #require(app.window.rootViewController), try screen(0), try #require(app.top),
        ])
        app.window.rootViewController?.dismiss(animated: false)
        app.router.start(with: Place())
        await released.expectNothingLeft()
    }

    @Test func `a presentation has its style`() throws {
        let first = try screen()
        first.ask(.present(Place(), as: .sheet(detents: [.medium, .large])))
        #expect(app.top?.sheetPresentationController?.detents.map(\.name) == ["medium", "large"])
        try screen().ask(.present(Place(), as: .fullScreen))
        #expect(app.top?.modalPresentationStyle == .fullScreen)
        let more = UIBarButtonItem(systemItem: .add)
        try screen().navigationItem.rightBarButtonItem = more
        try screen().ask(.present(Place(), as: .popover))
        #expect(app.top?.popoverPresentationController?.barButtonItem === more)
        try screen().ask(.alert(SceneAlert(title: "Sort", style: .actionSheet)))
        #expect(app.top?.popoverPresentationController?.sourceView != nil)
    }

    @Test func `a presented scene has a close button`() throws {
        let first = try screen()
        #expect(first.navigationItem.leftBarButtonItem == nil)
        first.ask(.present(Place(), as: .fullScreen))
        let presented = try screen()
        presented.navigationItem.leftBarButtonItem?.tap()
        #expect(presented.wasDismissed)
        #expect(try screen() === first)
    }

    @Test func `a scene keeps a left button of its own`() throws {
        let own = UIBarButtonItem(systemItem: .add)
        try screen().ask(
            .present(
                Place {
                    let screen = Screen()
                    screen.navigationItem.leftBarButtonItem = own
                    return screen
                }))
        #expect(try screen().navigationItem.leftBarButtonItem === own)
    }

    @Test func `an alert without actions can be closed`() throws {
        for style in [SceneAlert.Style.alert, .actionSheet] {
            try screen().ask(.alert(SceneAlert(title: "Saved", style: style, actions: [])))
            let shown = try #require(app.top as? UIAlertController)
            #expect(shown.actions.map(\.title) == ["OK"])
            shown.choose(try #require(shown.actions.first))
            #expect(app.top === app.window.rootViewController)
        }
    }

    @Test func `a stack replaces scenes, and returns to its first one`() throws {
        let first = try screen()
        first.ask(.push(Place()))
        let second = try screen()
        second.ask(.replace(with: Place()))
        #expect(app.stack.count == 2 && app.stack[0] === first && app.stack[1] !== second)
        try screen().ask(.push(Place()))
        try screen().ask(.popToRoot)
        #expect(app.stack == [first])
        first.ask(.replace(with: Place()))
        #expect(app.stack.count == 1 && app.stack[0] !== first)
    }

    @Test func `a deep link opens several scenes in place of what is there`() throws {
        let first = try screen()
        first.ask(.push(Place()))
        first.ask(.present(Place()))
        app.router.open([Place(), Place()])
        #expect(app.stack.count == 3 && app.stack[0] === first)
        let screens = startWithTabs()
        app.router.open([Place()])
        #expect(screens[0].navigationController?.viewControllers.count == 2)
        #expect(screens[1].navigationController?.viewControllers.count == 1)
    }

    @Test func `an action sheet has a place`() throws {
        try screen().ask(.alert(SceneAlert(title: "Sort by", style: .actionSheet)))
        let sheet = try #require(app.top as? UIAlertController)
        #expect(sheet.preferredStyle == .actionSheet)
        #expect(sheet.popoverPresentationController?.sourceView != nil)
    }

    @Test func `a scene replaces one transition and keeps the others`() throws {
        let app = App(startingWith: Place { Custom() })
        let custom = try #require(app.stack.first as? Custom)
        custom.handle(.push(Place()), with: Dependencies())
        #expect(custom.pushed.count == 1 && app.stack.count == 1)
        custom.handle(.present(Place()), with: Dependencies())
        #expect(app.top !== app.window.rootViewController)
    }

    @Test func `dependencies reach the scenes that a scene leads to`() throws {
        final class Names { let names = ["Beetle"] }
        final class Reader: UIViewController {
            var names: [String]?
        }
        struct Reading: SceneBuilding {
            @MainActor func viewController(with dependencies: Dependencies) -> UIViewController {
                let reader = Reader()
                reader.names = dependencies[Names.self]?.names
                return reader
            }
        }
        var dependencies = Dependencies()
        dependencies[Names.self] = Names()
        let router = SceneRouter(handler: try screen(), dependencies: dependencies)
        router.handle(.push(Reading()))
        #expect((app.stack.last as? Reader)?.names == ["Beetle"])
        router.handle(.present(Reading()))
        #expect((app.stack.last as? Reader)?.names == ["Beetle"])
    }
}
