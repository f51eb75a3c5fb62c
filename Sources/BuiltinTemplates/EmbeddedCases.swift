// Made by scripts/embed-templates from Templates/Tests/. Do not edit.
// swift-format-ignore-file

extension BuiltinTemplates {
    static let embeddedCases: [(name: String, load: @Sendable () -> EmbeddedCase)] = [
        ("closures-and-dependencies", { EmbeddedCase(name: "closures-and-dependencies",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"]
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerBuilder.swift",
####"""
import CarKit

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarPicker scene and hands it its initial data. It does nothing else.
struct CarPickerBuilder: SceneBuilder {
    let cars: [Car]
    let onSelect: (Car) -> Void

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        self.cars = cars
        self.onSelect = onSelect
    }

    /// Supplies what the view model works with; a test hands in its own.
    @MainActor
    func makeViewModel(api: any CarFetching = CarService.shared) -> CarPickerViewModel {
        CarPickerViewModel(withCars: cars, onSelect: onSelect, api: api)
    }

    @MainActor
    func makeRouter() -> CarPickerRouter {
        CarPickerRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void
    ) -> UIViewController {
        CarPickerBuilder(withCars: cars, onSelect: onSelect).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarPickerViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerRouter.swift",
####"""
/// Leads from CarPicker to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarPickerRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarPicker, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarPickerViewController: UIViewController, RouteHandler {
    private let viewModel: CarPickerViewModel
    private let router: CarPickerRouter

    init(withViewModel viewModel: CarPickerViewModel, router: CarPickerRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarPickerBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        viewModel.load()
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: CarPickerViewModel.State) {
        title = state.title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerViewModel.swift",
####"""
import CarKit

/// Fetches and stores what CarPicker shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarPickerViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    let cars: [Car]
    let onSelect: (Car) -> Void
    private let api: any CarFetching

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void, api: any CarFetching) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
    }

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car Picker"
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarPickerTests.swift",
####"""
import CarKit
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private let builder = CarPickerBuilder(withCars: [.preview], onSelect: { _ in })

    @Test func viewModelTellsOfWhatItLoads() {
        let viewModel = builder.makeViewModel()
        var states: [CarPickerViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        #expect(states == [viewModel.state])
    }

    @Test func routerAsksToClose() {
        let router = CarPickerRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarPickerRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("collection-view-controller", { EmbeddedCase(name: "collection-view-controller",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "CarGrid",
  "params": ["request:URLRequest"],
  "options": { "viewController": "UICollectionViewController" }
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridBuilder.swift",
####"""
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarGrid scene and hands it its initial data. It does nothing else.
struct CarGridBuilder: SceneBuilder {
    let request: URLRequest

    init(withRequest request: URLRequest) {
        self.request = request
    }

    @MainActor
    func makeViewModel() -> CarGridViewModel {
        CarGridViewModel(withRequest: request)
    }

    @MainActor
    func makeRouter() -> CarGridRouter {
        CarGridRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(withRequest request: URLRequest) -> UIViewController {
        CarGridBuilder(withRequest: request).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarGridViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridRouter.swift",
####"""
/// Leads from CarGrid to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarGridRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarGrid, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarGridViewController: UICollectionViewController, RouteHandler {
    private let viewModel: CarGridViewModel
    private let router: CarGridRouter
    private typealias Cell = UICollectionViewListCell
    private let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = row
        cell.contentConfiguration = content
    }

    init(withViewModel viewModel: CarGridViewModel, router: CarGridRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)
            )
        )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarGridBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        viewModel.load()
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: CarGridViewModel.State) {
        title = state.title
        collectionView.reloadData()
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int {
        viewModel.state.rows.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration,
            for: indexPath,
            item: viewModel.state.rows[indexPath.item]
        )
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridViewModel.swift",
####"""
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Fetches and stores what CarGrid shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarGridViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
        /// One text for each row, from top to bottom.
        var rows: [String] = []
    }

    let request: URLRequest

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    init(withRequest request: URLRequest) {
        self.request = request
    }

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car Grid"
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarGridTests.swift",
####"""
import Foundation
import Testing

@testable import Scenes

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
struct CarGridTests {
    private let builder = CarGridBuilder(withRequest: URLRequest(url: URL(fileURLWithPath: "/42")))

    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.request == URLRequest(url: URL(fileURLWithPath: "/42")))
    }

    @Test func viewModelTellsOfWhatItLoads() {
        let viewModel = builder.makeViewModel()
        var states: [CarGridViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        #expect(states == [viewModel.state])
    }

    @Test func routerAsksToClose() {
        let router = CarGridRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarGridRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("ios-without-tests", { EmbeddedCase(name: "ios-without-tests",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "CarAlbum",
  "params": ["photos:[URL]"],
  "options": { "platforms": "ios", "tests": "none" }
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumBuilder.swift",
####"""
import Foundation
import UIKit

/// Wires the CarAlbum scene and hands it its initial data. It does nothing else.
struct CarAlbumBuilder: SceneBuilder {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    @MainActor
    func makeViewModel() -> CarAlbumViewModel {
        CarAlbumViewModel(withPhotos: photos)
    }

    @MainActor
    func makeRouter() -> CarAlbumRouter {
        CarAlbumRouter()
    }

    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(withPhotos photos: [URL]) -> UIViewController {
        CarAlbumBuilder(withPhotos: photos).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarAlbumViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumRouter.swift",
####"""
/// Leads from CarAlbum to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarAlbumRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumViewController.swift",
####"""
import UIKit

/// Lays out CarAlbum, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarAlbumViewController: UIViewController, RouteHandler {
    private let viewModel: CarAlbumViewModel
    private let router: CarAlbumRouter

    init(withViewModel viewModel: CarAlbumViewModel, router: CarAlbumRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarAlbumBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        viewModel.load()
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: CarAlbumViewModel.State) {
        title = state.title
    }
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumViewModel.swift",
####"""
import Foundation

/// Fetches and stores what CarAlbum shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarAlbumViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    let photos: [URL]

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car Album"
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
import UIKit

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    @MainActor func viewController() -> UIViewController
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
        ]) }),
        ("one-parameter", { EmbeddedCase(name: "one-parameter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "CarDetails",
  "params": ["carID:String"]
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsBuilder.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarDetails scene and hands it its initial data. It does nothing else.
struct CarDetailsBuilder: SceneBuilder {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func makeViewModel() -> CarDetailsViewModel {
        CarDetailsViewModel(withCarID: carID)
    }

    @MainActor
    func makeRouter() -> CarDetailsRouter {
        CarDetailsRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(withCarID carID: String) -> UIViewController {
        CarDetailsBuilder(withCarID: carID).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarDetailsViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsRouter.swift",
####"""
/// Leads from CarDetails to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarDetailsRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarDetails, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarDetailsViewController: UIViewController, RouteHandler {
    private let viewModel: CarDetailsViewModel
    private let router: CarDetailsRouter

    init(withViewModel viewModel: CarDetailsViewModel, router: CarDetailsRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarDetailsBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        viewModel.load()
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: CarDetailsViewModel.State) {
        title = state.title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsViewModel.swift",
####"""
/// Fetches and stores what CarDetails shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarDetailsViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    let carID: String

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    init(withCarID carID: String) {
        self.carID = carID
    }

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car Details"
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarDetailsTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let builder = CarDetailsBuilder(withCarID: "42")

    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.carID == "42")
    }

    @Test func viewModelTellsOfWhatItLoads() {
        let viewModel = builder.makeViewModel()
        var states: [CarDetailsViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        #expect(states == [viewModel.state])
    }

    @Test func routerAsksToClose() {
        let router = CarDetailsRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarDetailsRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("plain", { EmbeddedCase(name: "plain",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "CarList"
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListBuilder.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarList scene. It does nothing else.
struct CarListBuilder: SceneBuilder {
    @MainActor
    func makeViewModel() -> CarListViewModel {
        CarListViewModel()
    }

    @MainActor
    func makeRouter() -> CarListRouter {
        CarListRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController() -> UIViewController {
        CarListBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarListViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListRouter.swift",
####"""
/// Leads from CarList to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarListRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarListViewController: UIViewController, RouteHandler {
    private let viewModel: CarListViewModel
    private let router: CarListRouter

    init(withViewModel viewModel: CarListViewModel, router: CarListRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarListBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        viewModel.load()
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: CarListViewModel.State) {
        title = state.title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewModel.swift",
####"""
/// Fetches and stores what CarList shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarListViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car List"
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    @Test func viewModelTellsOfWhatItLoads() {
        let viewModel = builder.makeViewModel()
        var states: [CarListViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        #expect(states == [viewModel.state])
    }

    @Test func routerAsksToClose() {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarListRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("public-with-xctest", { EmbeddedCase(name: "public-with-xctest",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "CarEditor",
  "params": ["editing car:Car", "bought:Date", "page:Int=1"],
  "imports": ["CarKit"],
  "samples": ["car=Car.preview"],
  "options": { "access": "public", "tests": "xctest" }
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorBuilder.swift",
####"""
import CarKit
import Foundation

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarEditor scene and hands it its initial data. It does nothing else.
public struct CarEditorBuilder: SceneBuilder {
    public let car: Car
    public let bought: Date
    public let page: Int

    public init(editing car: Car, bought: Date, page: Int = 1) {
        self.car = car
        self.bought = bought
        self.page = page
    }

    @MainActor
    func makeViewModel() -> CarEditorViewModel {
        CarEditorViewModel(editing: car, bought: bought, page: page)
    }

    @MainActor
    func makeRouter() -> CarEditorRouter {
        CarEditorRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    public static func viewController(
        editing car: Car,
        bought: Date,
        page: Int = 1
    ) -> UIViewController {
        CarEditorBuilder(editing: car, bought: bought, page: page).viewController()
    }

    @MainActor
    public func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarEditorViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorRouter.swift",
####"""
/// Leads from CarEditor to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarEditorRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarEditor, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarEditorViewController: UIViewController, RouteHandler {
    private let viewModel: CarEditorViewModel
    private let router: CarEditorRouter

    init(withViewModel viewModel: CarEditorViewModel, router: CarEditorRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarEditorBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        viewModel.load()
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: CarEditorViewModel.State) {
        title = state.title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorViewModel.swift",
####"""
import CarKit
import Foundation

/// Fetches and stores what CarEditor shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarEditorViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    let car: Car
    let bought: Date
    let page: Int

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    init(editing car: Car, bought: Date, page: Int) {
        self.car = car
        self.bought = bought
        self.page = page
    }

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car Editor"
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    public func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
public struct AppRouter {
    public let window: UIWindow

    public init(window: UIWindow) {
        self.window = window
    }

    /// Shows the first scene of the app.
    public func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    public func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
public protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
public enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
public protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarEditorTests.swift",
####"""
import CarKit
import Foundation
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    @MainActor private var builder: CarEditorBuilder {
        CarEditorBuilder(editing: Car.preview, bought: Date(timeIntervalSince1970: 42), page: 42)
    }

    @MainActor
    func testBuilderHandsTheInitialDataToTheViewModel() async {
        let viewModel = builder.makeViewModel()
        XCTAssertEqual(viewModel.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(viewModel.page, 42)
    }

    @MainActor
    func testViewModelTellsOfWhatItLoads() async {
        let viewModel = builder.makeViewModel()
        var states: [CarEditorViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        XCTAssertEqual(states, [viewModel.state])
    }

    @MainActor
    func testRouterAsksToClose() async {
        let router = CarEditorRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testRouterDoesNotKeepTheViewControllerAlive() async {
        let router = CarEditorRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        XCTAssertNil(router.viewController)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("reserved-name", { EmbeddedCase(name: "reserved-name",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "App",
  "exit": 64,
  "message": "its router would be AppRouter"
}

"""####),
        ]) }),
        ("reserved-parameter", { EmbeddedCase(name: "reserved-parameter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "CarDetails",
  "params": ["state:String"],
  "exit": 64,
  "message": "state"
}

"""####),
        ]) }),
        ("routes", { EmbeddedCase(name: "routes",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "CarList",
  "routes": [
    "details:CarDetails",
    { "scene": "map:CarMap", "params": ["latitude:Double", "longitude:Double"] }
  ],
  "present": ["CarFilter"],
  "targets": [
    { "name": "CarDetails", "params": ["carID:String"] },
    { "name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"] }
  ]
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListBuilder.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarList scene. It does nothing else.
struct CarListBuilder: SceneBuilder {
    @MainActor
    func makeViewModel() -> CarListViewModel {
        CarListViewModel()
    }

    @MainActor
    func makeRouter() -> CarListRouter {
        CarListRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController() -> UIViewController {
        CarListBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarListViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListRouter+CarFilter.swift",
####"""
extension CarListRouter {
    /// Shows CarFilter over whatever is on screen.
    func presentCarFilter(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        viewController?.handle(.present(CarFilterBuilder(withFilter: filter, onApply: onApply)))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListRouter+Details.swift",
####"""
extension CarListRouter {
    /// Shows CarDetails on the same navigation stack.
    func navigateToDetails(withCarID carID: String) {
        viewController?.handle(.push(CarDetailsBuilder(withCarID: carID)))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListRouter+Map.swift",
####"""
extension CarListRouter {
    /// Shows CarMap on the same navigation stack.
    func navigateToMap(withLatitude latitude: Double, longitude: Double) {
        viewController?.handle(.push(CarMapBuilder(withLatitude: latitude, longitude: longitude)))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListRouter.swift",
####"""
/// Leads from CarList to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarListRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarListViewController: UIViewController, RouteHandler {
    private let viewModel: CarListViewModel
    private let router: CarListRouter

    init(withViewModel viewModel: CarListViewModel, router: CarListRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarListBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        viewModel.load()
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: CarListViewModel.State) {
        title = state.title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewModel.swift",
####"""
/// Fetches and stores what CarList shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarListViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car List"
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListRouter+CarFilterTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListRouterCarFilterTests {
    /// Compiles as long as the route takes all that the builder takes.
    /// A test can call it once it has values to give.
    private func follow(_ router: CarListRouter, like builder: CarFilterBuilder) {
        router.presentCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListRouter+DetailsTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListRouterDetailsTests {
    @Test func navigateToDetailsHandsOverTheInitialData() throws {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.navigateToDetails(withCarID: "42")
        let scene = try #require(spy.pushed.first as? CarDetailsBuilder)
        #expect(scene.carID == "42")
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListRouter+MapTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListRouterMapTests {
    @Test func navigateToMapAsksForTheScene() {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.navigateToMap(withLatitude: 42, longitude: 43)
        #expect(spy.pushed.first is CarMapBuilder)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    @Test func viewModelTellsOfWhatItLoads() {
        let viewModel = builder.makeViewModel()
        var states: [CarListViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        #expect(states == [viewModel.state])
    }

    @Test func routerAsksToClose() {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarListRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("rx-closures-and-dependencies", { EmbeddedCase(name: "rx-closures-and-dependencies",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxScene",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"],
  "options": { "viewController": "UITableViewController" }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerBuilder.swift",
####"""
import CarKit

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarPicker scene and hands it its initial data. It does nothing else.
struct CarPickerBuilder: SceneBuilder {
    let cars: [Car]
    let onSelect: (Car) -> Void

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        self.cars = cars
        self.onSelect = onSelect
    }

    /// Supplies what the view model works with; a test hands in its own.
    @MainActor
    func makeViewModel(api: any CarFetching = CarService.shared) -> CarPickerViewModel {
        CarPickerViewModel(withCars: cars, onSelect: onSelect, api: api)
    }

    @MainActor
    func makeRouter() -> CarPickerRouter {
        CarPickerRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void
    ) -> UIViewController {
        CarPickerBuilder(withCars: cars, onSelect: onSelect).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarPickerViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerRouter.swift",
####"""
/// Leads from CarPicker to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarPickerRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerViewController.swift",
####"""
#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out CarPicker, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarPickerViewController: UITableViewController, RouteHandler {
    private let viewModel: CarPickerViewModel
    private let router: CarPickerRouter
    private let disposeBag = DisposeBag()
    private var rows: [String] = []
    private let cellIdentifier = "Row"

    init(withViewModel viewModel: CarPickerViewModel, router: CarPickerRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarPickerBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, which comes on the main thread, and hands on what the
    /// user does.
    private func setupRx() {
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: CarPickerViewModel.State) {
        title = state.title
        rows = state.rows
        tableView.reloadData()
    }

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
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerViewModel.swift",
####"""
import CarKit
import RxRelay
import RxSwift

/// Fetches and stores what CarPicker shows, and formats it for display.
///
/// It knows nothing of views. It is bound to no actor either: what it is sent may come on any
/// thread, and what it tells comes on the main one.
nonisolated final class CarPickerViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
        /// One text for each row, from top to bottom.
        var rows: [String] = []
    }

    // MARK: - Input

    /// Has what the scene shows fetched. The view controller sends it once its view has loaded.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the present one, on the main thread.
    var state: Observable<State> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    let cars: [Car]
    let onSelect: (Car) -> Void
    private let api: any CarFetching
    private let stateRelay = BehaviorRelay(value: State())
    private let disposeBag = DisposeBag()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void, api: any CarFetching) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
        setupRx()
    }

    /// Binds every input to the state that comes of it.
    private func setupRx() {
        loadRelay
            .withLatestFrom(stateRelay)
            .map(CarPickerViewModel.loaded)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// What the scene shows once everything is fetched. It reads and changes nothing else.
    nonisolated static func loaded(_ state: State) -> State {
        var state = state
        state.title = "Car Picker"
        return state
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarPickerTests.swift",
####"""
import CarKit
import Dispatch
import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private typealias ViewModel = CarPickerViewModel

    private let builder = CarPickerBuilder(withCars: [.preview], onSelect: { _ in })

    @Test func viewModelTellsOfWhatItLoads() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.loadRelay.accept(())
        var states: [ViewModel.State] = []
        for try await state in told { states.append(state) }
        let initial = ViewModel.State()
        let loaded = ViewModel.loaded(initial)
        #expect(states == [initial, loaded])
    }

    @Test func viewModelTellsOnTheMainQueueOfInputFromAnother() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.skip(1).take(1).map(MainQueue.delivers)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        #expect(released == nil)
    }

    @Test func routerAsksToClose() {
        let router = CarPickerRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarPickerRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/MainQueue.swift",
####"""
import Dispatch

/// Says whether it is the main queue that runs a piece of code.
///
/// `Thread.isMainThread` does not: on Linux, any thread may run what is on the main queue.
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element comes on the main queue. It is on no actor, so that it can say no.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("rx-ios-without-tests", { EmbeddedCase(name: "rx-ios-without-tests",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxScene",
  "name": "CarGrid",
  "params": ["photos:[URL]"],
  "options": { "platforms": "ios", "tests": "none", "viewController": "UICollectionViewController" }
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridBuilder.swift",
####"""
import Foundation
import UIKit

/// Wires the CarGrid scene and hands it its initial data. It does nothing else.
struct CarGridBuilder: SceneBuilder {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    @MainActor
    func makeViewModel() -> CarGridViewModel {
        CarGridViewModel(withPhotos: photos)
    }

    @MainActor
    func makeRouter() -> CarGridRouter {
        CarGridRouter()
    }

    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(withPhotos photos: [URL]) -> UIViewController {
        CarGridBuilder(withPhotos: photos).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarGridViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridRouter.swift",
####"""
/// Leads from CarGrid to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarGridRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridViewController.swift",
####"""
import RxRelay
import RxSwift
import UIKit

/// Lays out CarGrid, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarGridViewController: UICollectionViewController, RouteHandler {
    private let viewModel: CarGridViewModel
    private let router: CarGridRouter
    private let disposeBag = DisposeBag()
    private var rows: [String] = []
    private typealias Cell = UICollectionViewListCell
    private let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = row
        cell.contentConfiguration = content
    }

    init(withViewModel viewModel: CarGridViewModel, router: CarGridRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)
            )
        )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarGridBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, which comes on the main thread, and hands on what the
    /// user does.
    private func setupRx() {
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: CarGridViewModel.State) {
        title = state.title
        rows = state.rows
        collectionView.reloadData()
    }

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
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridViewModel.swift",
####"""
import Foundation
import RxRelay
import RxSwift

/// Fetches and stores what CarGrid shows, and formats it for display.
///
/// It knows nothing of views. It is bound to no actor either: what it is sent may come on any
/// thread, and what it tells comes on the main one.
nonisolated final class CarGridViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
        /// One text for each row, from top to bottom.
        var rows: [String] = []
    }

    // MARK: - Input

    /// Has what the scene shows fetched. The view controller sends it once its view has loaded.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the present one, on the main thread.
    var state: Observable<State> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    let photos: [URL]
    private let stateRelay = BehaviorRelay(value: State())
    private let disposeBag = DisposeBag()

    init(withPhotos photos: [URL]) {
        self.photos = photos
        setupRx()
    }

    /// Binds every input to the state that comes of it.
    private func setupRx() {
        loadRelay
            .withLatestFrom(stateRelay)
            .map(CarGridViewModel.loaded)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// What the scene shows once everything is fetched. It reads and changes nothing else.
    nonisolated static func loaded(_ state: State) -> State {
        var state = state
        state.title = "Car Grid"
        return state
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
import UIKit

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    @MainActor func viewController() -> UIViewController
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
        ]) }),
        ("rx-one-parameter", { EmbeddedCase(name: "rx-one-parameter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxScene",
  "name": "CarDetails",
  "params": ["carID:String"]
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsBuilder.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarDetails scene and hands it its initial data. It does nothing else.
struct CarDetailsBuilder: SceneBuilder {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func makeViewModel() -> CarDetailsViewModel {
        CarDetailsViewModel(withCarID: carID)
    }

    @MainActor
    func makeRouter() -> CarDetailsRouter {
        CarDetailsRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(withCarID carID: String) -> UIViewController {
        CarDetailsBuilder(withCarID: carID).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarDetailsViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsRouter.swift",
####"""
/// Leads from CarDetails to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarDetailsRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsViewController.swift",
####"""
#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out CarDetails, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarDetailsViewController: UIViewController, RouteHandler {
    private let viewModel: CarDetailsViewModel
    private let router: CarDetailsRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: CarDetailsViewModel, router: CarDetailsRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarDetailsBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, which comes on the main thread, and hands on what the
    /// user does.
    private func setupRx() {
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: CarDetailsViewModel.State) {
        title = state.title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsViewModel.swift",
####"""
import RxRelay
import RxSwift

/// Fetches and stores what CarDetails shows, and formats it for display.
///
/// It knows nothing of views. It is bound to no actor either: what it is sent may come on any
/// thread, and what it tells comes on the main one.
nonisolated final class CarDetailsViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    // MARK: - Input

    /// Has what the scene shows fetched. The view controller sends it once its view has loaded.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the present one, on the main thread.
    var state: Observable<State> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    let carID: String
    private let stateRelay = BehaviorRelay(value: State())
    private let disposeBag = DisposeBag()

    init(withCarID carID: String) {
        self.carID = carID
        setupRx()
    }

    /// Binds every input to the state that comes of it.
    private func setupRx() {
        loadRelay
            .withLatestFrom(stateRelay)
            .map(CarDetailsViewModel.loaded)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// What the scene shows once everything is fetched. It reads and changes nothing else.
    nonisolated static func loaded(_ state: State) -> State {
        var state = state
        state.title = "Car Details"
        return state
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarDetailsTests.swift",
####"""
import Dispatch
import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private typealias ViewModel = CarDetailsViewModel

    private let builder = CarDetailsBuilder(withCarID: "42")

    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.carID == "42")
    }

    @Test func viewModelTellsOfWhatItLoads() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.loadRelay.accept(())
        var states: [ViewModel.State] = []
        for try await state in told { states.append(state) }
        let initial = ViewModel.State()
        let loaded = ViewModel.loaded(initial)
        #expect(states == [initial, loaded])
    }

    @Test func viewModelTellsOnTheMainQueueOfInputFromAnother() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.skip(1).take(1).map(MainQueue.delivers)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        #expect(released == nil)
    }

    @Test func routerAsksToClose() {
        let router = CarDetailsRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarDetailsRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/MainQueue.swift",
####"""
import Dispatch

/// Says whether it is the main queue that runs a piece of code.
///
/// `Thread.isMainThread` does not: on Linux, any thread may run what is on the main queue.
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element comes on the main queue. It is on no actor, so that it can say no.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("rx-plain", { EmbeddedCase(name: "rx-plain",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxScene",
  "name": "CarList"
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListBuilder.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarList scene. It does nothing else.
struct CarListBuilder: SceneBuilder {
    @MainActor
    func makeViewModel() -> CarListViewModel {
        CarListViewModel()
    }

    @MainActor
    func makeRouter() -> CarListRouter {
        CarListRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController() -> UIViewController {
        CarListBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarListViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListRouter.swift",
####"""
/// Leads from CarList to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarListRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarListViewController: UIViewController, RouteHandler {
    private let viewModel: CarListViewModel
    private let router: CarListRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: CarListViewModel, router: CarListRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarListBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, which comes on the main thread, and hands on what the
    /// user does.
    private func setupRx() {
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: CarListViewModel.State) {
        title = state.title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewModel.swift",
####"""
import RxRelay
import RxSwift

/// Fetches and stores what CarList shows, and formats it for display.
///
/// It knows nothing of views. It is bound to no actor either: what it is sent may come on any
/// thread, and what it tells comes on the main one.
nonisolated final class CarListViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    // MARK: - Input

    /// Has what the scene shows fetched. The view controller sends it once its view has loaded.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the present one, on the main thread.
    var state: Observable<State> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    private let stateRelay = BehaviorRelay(value: State())
    private let disposeBag = DisposeBag()

    init() {
        setupRx()
    }

    /// Binds every input to the state that comes of it.
    private func setupRx() {
        loadRelay
            .withLatestFrom(stateRelay)
            .map(CarListViewModel.loaded)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// What the scene shows once everything is fetched. It reads and changes nothing else.
    nonisolated static func loaded(_ state: State) -> State {
        var state = state
        state.title = "Car List"
        return state
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import Dispatch
import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private typealias ViewModel = CarListViewModel

    private let builder = CarListBuilder()

    @Test func viewModelTellsOfWhatItLoads() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.loadRelay.accept(())
        var states: [ViewModel.State] = []
        for try await state in told { states.append(state) }
        let initial = ViewModel.State()
        let loaded = ViewModel.loaded(initial)
        #expect(states == [initial, loaded])
    }

    @Test func viewModelTellsOnTheMainQueueOfInputFromAnother() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.skip(1).take(1).map(MainQueue.delivers)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        #expect(released == nil)
    }

    @Test func routerAsksToClose() {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarListRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/MainQueue.swift",
####"""
import Dispatch

/// Says whether it is the main queue that runs a piece of code.
///
/// `Thread.isMainThread` does not: on Linux, any thread may run what is on the main queue.
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element comes on the main queue. It is on no actor, so that it can say no.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("rx-public-with-xctest", { EmbeddedCase(name: "rx-public-with-xctest",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxScene",
  "name": "CarEditor",
  "params": ["editing car:Car", "bought:Date", "page:Int=1"],
  "imports": ["CarKit"],
  "samples": ["car=Car.preview"],
  "options": { "access": "public", "tests": "xctest" }
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorBuilder.swift",
####"""
import CarKit
import Foundation

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarEditor scene and hands it its initial data. It does nothing else.
public struct CarEditorBuilder: SceneBuilder {
    public let car: Car
    public let bought: Date
    public let page: Int

    public init(editing car: Car, bought: Date, page: Int = 1) {
        self.car = car
        self.bought = bought
        self.page = page
    }

    @MainActor
    func makeViewModel() -> CarEditorViewModel {
        CarEditorViewModel(editing: car, bought: bought, page: page)
    }

    @MainActor
    func makeRouter() -> CarEditorRouter {
        CarEditorRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    public static func viewController(
        editing car: Car,
        bought: Date,
        page: Int = 1
    ) -> UIViewController {
        CarEditorBuilder(editing: car, bought: bought, page: page).viewController()
    }

    @MainActor
    public func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarEditorViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorRouter.swift",
####"""
/// Leads from CarEditor to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarEditorRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorViewController.swift",
####"""
#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out CarEditor, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarEditorViewController: UIViewController, RouteHandler {
    private let viewModel: CarEditorViewModel
    private let router: CarEditorRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: CarEditorViewModel, router: CarEditorRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarEditorBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, which comes on the main thread, and hands on what the
    /// user does.
    private func setupRx() {
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: CarEditorViewModel.State) {
        title = state.title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorViewModel.swift",
####"""
import CarKit
import Foundation
import RxRelay
import RxSwift

/// Fetches and stores what CarEditor shows, and formats it for display.
///
/// It knows nothing of views. It is bound to no actor either: what it is sent may come on any
/// thread, and what it tells comes on the main one.
nonisolated final class CarEditorViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    // MARK: - Input

    /// Has what the scene shows fetched. The view controller sends it once its view has loaded.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the present one, on the main thread.
    var state: Observable<State> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    let car: Car
    let bought: Date
    let page: Int
    private let stateRelay = BehaviorRelay(value: State())
    private let disposeBag = DisposeBag()

    init(editing car: Car, bought: Date, page: Int) {
        self.car = car
        self.bought = bought
        self.page = page
        setupRx()
    }

    /// Binds every input to the state that comes of it.
    private func setupRx() {
        loadRelay
            .withLatestFrom(stateRelay)
            .map(CarEditorViewModel.loaded)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// What the scene shows once everything is fetched. It reads and changes nothing else.
    nonisolated static func loaded(_ state: State) -> State {
        var state = state
        state.title = "Car Editor"
        return state
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    public func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
public struct AppRouter {
    public let window: UIWindow

    public init(window: UIWindow) {
        self.window = window
    }

    /// Shows the first scene of the app.
    public func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    public func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
public protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
public enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
public protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarEditorTests.swift",
####"""
import CarKit
import Dispatch
import Foundation
import RxRelay
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    private typealias ViewModel = CarEditorViewModel

    @MainActor private var builder: CarEditorBuilder {
        CarEditorBuilder(editing: Car.preview, bought: Date(timeIntervalSince1970: 42), page: 42)
    }

    @MainActor
    func testBuilderHandsTheInitialDataToTheViewModel() async {
        let viewModel = builder.makeViewModel()
        XCTAssertEqual(viewModel.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(viewModel.page, 42)
    }

    @MainActor
    func testViewModelTellsOfWhatItLoads() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.loadRelay.accept(())
        var states: [ViewModel.State] = []
        for try await state in told { states.append(state) }
        let initial = ViewModel.State()
        let loaded = ViewModel.loaded(initial)
        XCTAssertEqual(states, [initial, loaded])
    }

    @MainActor
    func testViewModelTellsOnTheMainQueueOfInputFromAnother() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.skip(1).take(1).map(MainQueue.delivers)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        XCTAssertEqual(answers, [true])
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        XCTAssertNil(released)
    }

    @MainActor
    func testRouterAsksToClose() async {
        let router = CarEditorRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testRouterDoesNotKeepTheViewControllerAlive() async {
        let router = CarEditorRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        XCTAssertNil(router.viewController)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/MainQueue.swift",
####"""
import Dispatch

/// Says whether it is the main queue that runs a piece of code.
///
/// `Thread.isMainThread` does not: on Linux, any thread may run what is on the main queue.
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element comes on the main queue. It is on no actor, so that it can say no.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("rx-reserved-parameter", { EmbeddedCase(name: "rx-reserved-parameter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxScene",
  "name": "CarDetails",
  "params": ["disposeBag:DisposeBag"],
  "exit": 64,
  "message": "the view model's property is called that"
}

"""####),
        ]) }),
        ("rx-routes", { EmbeddedCase(name: "rx-routes",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxScene",
  "name": "CarList",
  "routes": ["details:CarDetails"],
  "present": ["CarFilter"],
  "targets": [
    { "name": "CarDetails", "params": ["carID:String"] },
    { "name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"] }
  ]
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListBuilder.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarList scene. It does nothing else.
struct CarListBuilder: SceneBuilder {
    @MainActor
    func makeViewModel() -> CarListViewModel {
        CarListViewModel()
    }

    @MainActor
    func makeRouter() -> CarListRouter {
        CarListRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController() -> UIViewController {
        CarListBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarListViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListRouter+CarFilter.swift",
####"""
extension CarListRouter {
    /// Shows CarFilter over whatever is on screen.
    func presentCarFilter(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        viewController?.handle(.present(CarFilterBuilder(withFilter: filter, onApply: onApply)))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListRouter+Details.swift",
####"""
extension CarListRouter {
    /// Shows CarDetails on the same navigation stack.
    func navigateToDetails(withCarID carID: String) {
        viewController?.handle(.push(CarDetailsBuilder(withCarID: carID)))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListRouter.swift",
####"""
/// Leads from CarList to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarListRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarListViewController: UIViewController, RouteHandler {
    private let viewModel: CarListViewModel
    private let router: CarListRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: CarListViewModel, router: CarListRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarListBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, which comes on the main thread, and hands on what the
    /// user does.
    private func setupRx() {
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: CarListViewModel.State) {
        title = state.title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewModel.swift",
####"""
import RxRelay
import RxSwift

/// Fetches and stores what CarList shows, and formats it for display.
///
/// It knows nothing of views. It is bound to no actor either: what it is sent may come on any
/// thread, and what it tells comes on the main one.
nonisolated final class CarListViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    // MARK: - Input

    /// Has what the scene shows fetched. The view controller sends it once its view has loaded.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the present one, on the main thread.
    var state: Observable<State> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    private let stateRelay = BehaviorRelay(value: State())
    private let disposeBag = DisposeBag()

    init() {
        setupRx()
    }

    /// Binds every input to the state that comes of it.
    private func setupRx() {
        loadRelay
            .withLatestFrom(stateRelay)
            .map(CarListViewModel.loaded)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// What the scene shows once everything is fetched. It reads and changes nothing else.
    nonisolated static func loaded(_ state: State) -> State {
        var state = state
        state.title = "Car List"
        return state
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListRouter+CarFilterTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListRouterCarFilterTests {
    /// Compiles as long as the route takes all that the builder takes.
    /// A test can call it once it has values to give.
    private func follow(_ router: CarListRouter, like builder: CarFilterBuilder) {
        router.presentCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListRouter+DetailsTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListRouterDetailsTests {
    @Test func navigateToDetailsHandsOverTheInitialData() throws {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.navigateToDetails(withCarID: "42")
        let scene = try #require(spy.pushed.first as? CarDetailsBuilder)
        #expect(scene.carID == "42")
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import Dispatch
import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private typealias ViewModel = CarListViewModel

    private let builder = CarListBuilder()

    @Test func viewModelTellsOfWhatItLoads() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.loadRelay.accept(())
        var states: [ViewModel.State] = []
        for try await state in told { states.append(state) }
        let initial = ViewModel.State()
        let loaded = ViewModel.loaded(initial)
        #expect(states == [initial, loaded])
    }

    @Test func viewModelTellsOnTheMainQueueOfInputFromAnother() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.state.skip(1).take(1).map(MainQueue.delivers)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        #expect(released == nil)
    }

    @Test func routerAsksToClose() {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarListRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/MainQueue.swift",
####"""
import Dispatch

/// Says whether it is the main queue that runs a piece of code.
///
/// `Thread.isMainThread` does not: on Linux, any thread may run what is on the main queue.
nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether an element comes on the main queue. It is on no actor, so that it can say no.
    static func delivers<Element>(_ element: Element) -> Bool {
        DispatchQueue.getSpecific(key: key) != nil
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("rx-views-in-the-view-model", { EmbeddedCase(name: "rx-views-in-the-view-model",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxScene",
  "name": "CarDetails",
  "params": ["cars:Driver<[Car]>"],
  "imports": ["RxCocoa"],
  "exit": 64,
  "message": "must not import RxCocoa"
}

"""####),
        ]) }),
        ("single-role", { EmbeddedCase(name: "single-role",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "CarDetails",
  "params": ["carID:String"],
  "only": ["ViewModel"]
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsViewModel.swift",
####"""
/// Fetches and stores what CarDetails shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarDetailsViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    let carID: String

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    init(withCarID carID: String) {
        self.carID = carID
    }

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car Details"
    }
}

"""####),
        ]) }),
        ("table-view-controller", { EmbeddedCase(name: "table-view-controller",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "CarTable",
  "options": { "viewController": "UITableViewController" }
}

"""####),
            EmbeddedFile(
                "expected/CarTable/CarTableBuilder.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarTable scene. It does nothing else.
struct CarTableBuilder: SceneBuilder {
    @MainActor
    func makeViewModel() -> CarTableViewModel {
        CarTableViewModel()
    }

    @MainActor
    func makeRouter() -> CarTableRouter {
        CarTableRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController() -> UIViewController {
        CarTableBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarTableViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}

"""####),
            EmbeddedFile(
                "expected/CarTable/CarTableRouter.swift",
####"""
/// Leads from CarTable to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class CarTableRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarTable/CarTableViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarTable, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarTableViewController: UITableViewController, RouteHandler {
    private let viewModel: CarTableViewModel
    private let router: CarTableRouter
    private let cellIdentifier = "Row"

    init(withViewModel viewModel: CarTableViewModel, router: CarTableRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarTableBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        viewModel.load()
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, and hands on what the user does.
    private func setupBindings() {
        viewModel.onChange = { [weak self] state in self?.show(state) }
        show(viewModel.state)
    }

    private func show(_ state: CarTableViewModel.State) {
        title = state.title
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.state.rows.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = viewModel.state.rows[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarTable/CarTableViewModel.swift",
####"""
/// Fetches and stores what CarTable shows, and formats it for display.
///
/// It knows nothing of views: it tells of a new state, and whoever shows it decides how.
@MainActor
final class CarTableViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
        /// One text for each row, from top to bottom.
        var rows: [String] = []
    }

    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Told of every change of the state.
    var onChange: ((State) -> Void)?

    /// Fetches what the scene shows. The view controller calls it once its view has loaded.
    func load() {
        state.title = "Car Table"
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting+UIKit.swift",
####"""
#if canImport(UIKit)
import UIKit

extension RouteHandler where Self: UIViewController {
    /// The usual way; a view controller that wants another transition has its own `handle(_:)`.
    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene):
            assert(navigationController != nil, "\(self) is on no navigation stack")
            navigationController?.pushViewController(scene.viewController(), animated: true)
        case .present(let scene):
            guard let window = view.window else {
                assertionFailure("\(self) is in no window")
                return
            }
            AppRouter(window: window).present(scene)
        case .close:
            if let below = sceneBelow {
                // What stands above this scene on the stack goes with it.
                navigationController?.popToViewController(below, animated: true)
            } else {
                // Dismissing from the scene below closes this one and whatever covers it.
                presentingViewController?.dismiss(animated: true)
            }
        }
    }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== self }
        return below.count < stack.count ? below.last : nil
    }
}

/// Shows scenes that stand above any navigation stack, in one window.
///
/// The scene delegate starts the app with it, and hands it the scene that a deep link leads to.
@MainActor
struct AppRouter {
    let window: UIWindow

    /// Shows the first scene of the app.
    func start(with scene: any SceneBuilder) {
        window.rootViewController = onItsOwnStack(scene)
        window.makeKeyAndVisible()
    }

    /// Shows a scene over whatever is on screen.
    func present(_ scene: any SceneBuilder) {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        top?.present(onItsOwnStack(scene), animated: true)
    }

    private func onItsOwnStack(_ scene: any SceneBuilder) -> UIViewController {
        UINavigationController(rootViewController: scene.viewController())
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/SceneRouting.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// A scene and the initial data it starts with: a value that needs no view code.
///
/// Routers hand builders on; only the app's user interface makes a view controller of one.
protocol SceneBuilder {
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

/// What a router asks for.
enum RouteRequest {
    /// Show a scene on the navigation stack of the scene that asks.
    case push(any SceneBuilder)
    /// Show a scene over whatever is on screen, on a navigation stack of its own.
    case present(any SceneBuilder)
    /// Leave the scene that asks, the way it came.
    case close
}

/// Carries out what a router asks for: a view controller in the app, a spy in a test.
@MainActor
protocol RouteHandler: AnyObject {
    func handle(_ request: RouteRequest)
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarTableTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarTableTests {
    private let builder = CarTableBuilder()

    @Test func viewModelTellsOfWhatItLoads() {
        let viewModel = builder.makeViewModel()
        var states: [CarTableViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        #expect(states == [viewModel.state])
    }

    @Test func routerAsksToClose() {
        let router = CarTableRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarTableRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/Support/RouteSpy.swift",
####"""
@testable import Scenes

/// Stands in for a view controller and remembers what a router asked for.
@MainActor
final class RouteSpy: RouteHandler {
    private(set) var pushed: [any SceneBuilder] = []
    private(set) var presented: [any SceneBuilder] = []
    private(set) var closeCount = 0

    func handle(_ request: RouteRequest) {
        switch request {
        case .push(let scene): pushed.append(scene)
        case .present(let scene): presented.append(scene)
        case .close: closeCount += 1
        }
    }
}

"""####),
        ]) }),
        ("views-in-the-view-model", { EmbeddedCase(name: "views-in-the-view-model",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "Scene",
  "name": "CarDetails",
  "params": ["photo:UIImage"],
  "imports": ["UIKit"],
  "exit": 64,
  "message": "must not import UIKit"
}

"""####),
        ]) }),
    ]
}
