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
        ("io-input-without-a-value", { EmbeddedCase(name: "io-input-without-a-value",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarEditor",
  "params": ["carID:String"],
  "options": { "input": "car:Car", "output": ["name:String", "isSaved:Bool"] }
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorBuilder.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarEditor scene and hands it its initial data. It does nothing else.
struct CarEditorBuilder: SceneBuilder {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func makeViewModel() -> CarEditorViewModel {
        CarEditorViewModel(withCarID: carID)
    }

    @MainActor
    func makeRouter() -> CarEditorRouter {
        CarEditorRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(withCarID carID: String) -> UIViewController {
        CarEditorBuilder(withCarID: carID).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
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
import RxSwift
import UIKit

/// Lays out CarEditor, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarEditorViewController: UIViewController, RouteHandler {
    private let viewModel: any CarEditorViewModelTypes
    private let router: CarEditorRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any CarEditorViewModelTypes, router: CarEditorRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarEditorBuilder")
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
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        viewModel.outputs.name
            .subscribe(onNext: { [weak self] in self?.show(name: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.isSaved
            .subscribe(onNext: { [weak self] in self?.show(isSaved: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.routes
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }

    private func show(name: String) {}

    private func show(isSaved: Bool) {}
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorViewModel.swift",
####"""
import RxRelay
import RxSwift

/// What CarEditor is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarEditorViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    func didChange(car: Car)
}

/// What CarEditor shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarEditorViewModelOutputs: CarEditorRouting {
    var title: Observable<String> { get }
    var name: Observable<String> { get }
    var isSaved: Observable<Bool> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarEditorViewModelTypes {
    var inputs: any CarEditorViewModelInputs { get }
    var outputs: any CarEditorViewModelOutputs { get }
}

/// Leads from CarEditor to other scenes. Every route adds an output of its own.
nonisolated protocol CarEditorRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any CarEditorRoute> { get }
}

/// A way from CarEditor to another scene, with the data that one starts with.
nonisolated protocol CarEditorRoute {
    @MainActor func follow(with router: CarEditorRouter)
}

/// Makes of the inputs of CarEditor what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarEditorViewModel: CarEditorViewModelTypes {
    var inputs: any CarEditorViewModelInputs { self }
    var outputs: any CarEditorViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarEditorRoute>()

    let carID: String
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let carSubject = PublishSubject<Car>()
    private let titleRelay = PublishRelay<String>()
    private let nameRelay = PublishRelay<String>()
    private let isSavedRelay = PublishRelay<Bool>()
    private let disposeBag = DisposeBag()

    init(withCarID carID: String) {
        self.carID = carID
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        carSubject
            .map(Self.name)
            .bind(to: nameRelay)
            .disposed(by: disposeBag)
        carSubject
            .map(Self.isSaved)
            .bind(to: isSavedRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car Editor"
    }

    /// What `name` tells. It says the simplest thing until it is written.
    nonisolated static func name(_ car: Car) -> String {
        ""
    }

    /// What `isSaved` tells. It says the simplest thing until it is written.
    nonisolated static func isSaved(_ car: Car) -> Bool {
        false
    }
}

// MARK: - Inputs

nonisolated extension CarEditorViewModel: CarEditorViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func didChange(car: Car) {
        carSubject.onNext(car)
    }
}

// MARK: - Outputs

nonisolated extension CarEditorViewModel: CarEditorViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var name: Observable<String> {
        nameRelay.observe(on: MainScheduler.instance)
    }

    var isSaved: Observable<Bool> {
        isSavedRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarEditorRoute> {
        routeRelay.observe(on: MainScheduler.instance)
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
                "expected/Tests/CarEditorTests.swift",
####"""
import RxRelay
import Testing

@testable import Scenes

@MainActor
struct CarEditorTests {
    private let builder = CarEditorBuilder(withCarID: "42")

    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.carID == "42")
    }

    @Test func titleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func nameIsSilentWithoutInput() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.name
        let heard = try await Telling.first(by: output)
        #expect(heard == [.nothing])
    }

    @Test func isSavedIsSilentWithoutInput() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.isSaved
        let heard = try await Telling.first(by: output)
        #expect(heard == [.nothing])
    }

    @Test func routesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: CarEditorViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        #expect(released == nil)
    }

    @Test func routerAsksToClose() {
        let router = CarEditorRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarEditorRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any CarEditorViewModelInputs) {
        inputs.viewDidLoad()
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: CarEditorRoute {
        @MainActor func follow(with router: CarEditorRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any CarEditorRoute>) {
        routeRelay.accept(Nowhere())
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
            EmbeddedFile(
                "expected/Tests/Support/Telling.swift",
####"""
import Dispatch
import RxSwift

/// What a test hears of an output.
nonisolated enum Telling {
    /// There has been no input yet, and nothing was told.
    case nothing
    case onTheMainQueue
    case onAnotherQueue

    /// Listens before any input, and then to what the output tells of one from another queue.
    @MainActor
    static func by<Element, Target>(
        _ output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) async throws -> [Telling] {
        try await collect(tellings(by: output, given: input, to: target).take(2))
    }

    /// Listens before any input.
    @MainActor
    static func first<Element>(by output: Observable<Element>) async throws -> [Telling] {
        try await collect(tellings(by: output, given: { _ in }, to: ()).take(1))
    }

    @MainActor
    private static func collect(_ tellings: Observable<Telling>) async throws -> [Telling] {
        var heard: [Telling] = []
        let values = tellings.timeout(.seconds(10), scheduler: MainScheduler.instance).values
        for try await telling in values { heard.append(telling) }
        return heard
    }

    /// An output that tells too early does so before `nothing`: both wait for the main queue.
    private static func tellings<Element, Target>(
        by output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) -> Observable<Telling> {
        let start = Observable.just(target).observe(on: MainScheduler.instance)
        let silence = start.map { _ in Telling.nothing }
        let another = ConcurrentDispatchQueueScheduler(qos: .default)
        let inputs = start.observe(on: another).do(onNext: input)
        return .merge(output.map(telling), silence, inputs.compactMap { _ in nil })
    }

    private static func telling<Element>(of element: Element) -> Telling {
        MainQueue.delivers(element) ? .onTheMainQueue : .onAnotherQueue
    }
}

"""####),
        ]) }),
        ("io-inputs-and-outputs", { EmbeddedCase(name: "io-inputs-and-outputs",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "SignIn",
  "options": {
    "input": ["email:String", "password:String", "submit:Void"],
    "output": ["isEmailValid:Bool", "message:String"]
  }
}

"""####),
            EmbeddedFile(
                "expected/SignIn/SignInBuilder.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// Wires the SignIn scene. It does nothing else.
struct SignInBuilder: SceneBuilder {
    @MainActor
    func makeViewModel() -> SignInViewModel {
        SignInViewModel()
    }

    @MainActor
    func makeRouter() -> SignInRouter {
        SignInRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController() -> UIViewController {
        SignInBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = SignInViewController(
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
                "expected/SignIn/SignInRouter.swift",
####"""
/// Leads from SignIn to other scenes.
///
/// It knows scenes, not views, and neither fetches nor stores anything.
@MainActor
final class SignInRouter {
    weak var viewController: (any RouteHandler)?

    /// Goes back to the scene that led here.
    func close() {
        viewController?.handle(.close)
    }
}

"""####),
            EmbeddedFile(
                "expected/SignIn/SignInViewController.swift",
####"""
#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out SignIn, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class SignInViewController: UIViewController, RouteHandler {
    private let viewModel: any SignInViewModelTypes
    private let router: SignInRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any SignInViewModelTypes, router: SignInRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by SignInBuilder")
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
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        viewModel.outputs.isEmailValid
            .subscribe(onNext: { [weak self] in self?.show(isEmailValid: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.message
            .subscribe(onNext: { [weak self] in self?.show(message: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.routes
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }

    private func show(isEmailValid: Bool) {}

    private func show(message: String) {}
}
#endif

"""####),
            EmbeddedFile(
                "expected/SignIn/SignInViewModel.swift",
####"""
import RxRelay
import RxSwift

/// What SignIn is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol SignInViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    func didChange(email: String)
    func didChange(password: String)
    func submit()
}

/// What SignIn shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol SignInViewModelOutputs: SignInRouting {
    var title: Observable<String> { get }
    var isEmailValid: Observable<Bool> { get }
    var message: Observable<String> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol SignInViewModelTypes {
    var inputs: any SignInViewModelInputs { get }
    var outputs: any SignInViewModelOutputs { get }
}

/// Leads from SignIn to other scenes. Every route adds an output of its own.
nonisolated protocol SignInRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any SignInRoute> { get }
}

/// A way from SignIn to another scene, with the data that one starts with.
nonisolated protocol SignInRoute {
    @MainActor func follow(with router: SignInRouter)
}

/// Makes of the inputs of SignIn what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class SignInViewModel: SignInViewModelTypes {
    var inputs: any SignInViewModelInputs { self }
    var outputs: any SignInViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any SignInRoute>()

    private let viewDidLoadSubject = PublishSubject<Void>()
    private let emailSubject = PublishSubject<String>()
    private let passwordSubject = PublishSubject<String>()
    private let submitSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
    private let isEmailValidRelay = PublishRelay<Bool>()
    private let messageRelay = PublishRelay<String>()
    private let disposeBag = DisposeBag()

    init() {
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        // The first input stands for those that an output depends on, until these are known.
        emailSubject
            .map(Self.isEmailValid)
            .bind(to: isEmailValidRelay)
            .disposed(by: disposeBag)
        emailSubject
            .map(Self.message)
            .bind(to: messageRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Sign In"
    }

    /// What `isEmailValid` tells. It says the simplest thing until it is written.
    nonisolated static func isEmailValid(_ email: String) -> Bool {
        false
    }

    /// What `message` tells. It says the simplest thing until it is written.
    nonisolated static func message(_ email: String) -> String {
        ""
    }
}

// MARK: - Inputs

nonisolated extension SignInViewModel: SignInViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func didChange(email: String) {
        emailSubject.onNext(email)
    }

    func didChange(password: String) {
        passwordSubject.onNext(password)
    }

    func submit() {
        submitSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension SignInViewModel: SignInViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var isEmailValid: Observable<Bool> {
        isEmailValidRelay.observe(on: MainScheduler.instance)
    }

    var message: Observable<String> {
        messageRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any SignInRoute> {
        routeRelay.observe(on: MainScheduler.instance)
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
                "expected/Tests/SignInTests.swift",
####"""
import RxRelay
import Testing

@testable import Scenes

@MainActor
struct SignInTests {
    private let builder = SignInBuilder()

    @Test func titleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func isEmailValidIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.isEmailValid
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func messageIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.message
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func routesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: SignInViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        #expect(released == nil)
    }

    @Test func routerAsksToClose() {
        let router = SignInRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = SignInRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any SignInViewModelInputs) {
        inputs.viewDidLoad()
        inputs.didChange(email: "42")
        inputs.didChange(password: "43")
        inputs.submit()
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: SignInRoute {
        @MainActor func follow(with router: SignInRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any SignInRoute>) {
        routeRelay.accept(Nowhere())
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
            EmbeddedFile(
                "expected/Tests/Support/Telling.swift",
####"""
import Dispatch
import RxSwift

/// What a test hears of an output.
nonisolated enum Telling {
    /// There has been no input yet, and nothing was told.
    case nothing
    case onTheMainQueue
    case onAnotherQueue

    /// Listens before any input, and then to what the output tells of one from another queue.
    @MainActor
    static func by<Element, Target>(
        _ output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) async throws -> [Telling] {
        try await collect(tellings(by: output, given: input, to: target).take(2))
    }

    /// Listens before any input.
    @MainActor
    static func first<Element>(by output: Observable<Element>) async throws -> [Telling] {
        try await collect(tellings(by: output, given: { _ in }, to: ()).take(1))
    }

    @MainActor
    private static func collect(_ tellings: Observable<Telling>) async throws -> [Telling] {
        var heard: [Telling] = []
        let values = tellings.timeout(.seconds(10), scheduler: MainScheduler.instance).values
        for try await telling in values { heard.append(telling) }
        return heard
    }

    /// An output that tells too early does so before `nothing`: both wait for the main queue.
    private static func tellings<Element, Target>(
        by output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) -> Observable<Telling> {
        let start = Observable.just(target).observe(on: MainScheduler.instance)
        let silence = start.map { _ in Telling.nothing }
        let another = ConcurrentDispatchQueueScheduler(qos: .default)
        let inputs = start.observe(on: another).do(onNext: input)
        return .merge(output.map(telling), silence, inputs.compactMap { _ in nil })
    }

    private static func telling<Element>(of element: Element) -> Telling {
        MainQueue.delivers(element) ? .onTheMainQueue : .onAnotherQueue
    }
}

"""####),
        ]) }),
        ("io-ios-without-tests", { EmbeddedCase(name: "io-ios-without-tests",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarGrid",
  "params": ["photos:[URL]"],
  "options": {
    "platforms": "ios",
    "tests": "none",
    "viewController": "UICollectionViewController",
    "output": "request:URLRequest?"
  }
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
import Foundation
import RxSwift
import UIKit

/// Lays out CarGrid, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarGridViewController: UICollectionViewController, RouteHandler {
    private let viewModel: any CarGridViewModelTypes
    private let router: CarGridRouter
    private let disposeBag = DisposeBag()
    private var rows: [String] = []
    private typealias Cell = UICollectionViewListCell
    private let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = row
        cell.contentConfiguration = content
    }

    init(withViewModel viewModel: any CarGridViewModelTypes, router: CarGridRouter) {
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
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        viewModel.outputs.rows
            .subscribe(onNext: { [weak self] in self?.show(rows: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.request
            .subscribe(onNext: { [weak self] in self?.show(request: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.routes
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }

    private func show(rows: [String]) {
        self.rows = rows
        collectionView.reloadData()
    }

    private func show(request: URLRequest?) {}

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

/// What CarGrid is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarGridViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
}

/// What CarGrid shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarGridViewModelOutputs: CarGridRouting {
    var title: Observable<String> { get }
    /// One text for each row, from top to bottom.
    var rows: Observable<[String]> { get }
    var request: Observable<URLRequest?> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarGridViewModelTypes {
    var inputs: any CarGridViewModelInputs { get }
    var outputs: any CarGridViewModelOutputs { get }
}

/// Leads from CarGrid to other scenes. Every route adds an output of its own.
nonisolated protocol CarGridRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any CarGridRoute> { get }
}

/// A way from CarGrid to another scene, with the data that one starts with.
nonisolated protocol CarGridRoute {
    @MainActor func follow(with router: CarGridRouter)
}

/// Makes of the inputs of CarGrid what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarGridViewModel: CarGridViewModelTypes {
    var inputs: any CarGridViewModelInputs { self }
    var outputs: any CarGridViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarGridRoute>()

    let photos: [URL]
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
    private let rowsRelay = PublishRelay<[String]>()
    private let requestRelay = PublishRelay<URLRequest?>()
    private let disposeBag = DisposeBag()

    init(withPhotos photos: [URL]) {
        self.photos = photos
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        viewDidLoadSubject
            .map { Self.rows() }
            .bind(to: rowsRelay)
            .disposed(by: disposeBag)
        viewDidLoadSubject
            .map { Self.request() }
            .bind(to: requestRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car Grid"
    }

    nonisolated static func rows() -> [String] {
        []
    }

    /// What `request` tells. It says the simplest thing until it is written.
    nonisolated static func request() -> URLRequest? {
        nil
    }
}

// MARK: - Inputs

nonisolated extension CarGridViewModel: CarGridViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension CarGridViewModel: CarGridViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var rows: Observable<[String]> {
        rowsRelay.observe(on: MainScheduler.instance)
    }

    var request: Observable<URLRequest?> {
        requestRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarGridRoute> {
        routeRelay.observe(on: MainScheduler.instance)
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
        ("io-members-of-many-types", { EmbeddedCase(name: "io-members-of-many-types",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"],
  "options": {
    "input": ["close:Swift.Void", "row:Int", "choice:Car"],
    "output": ["link:URL?", "picked:Car?", "car:Car", "isDone:Void", "undo:() -> Void"],
    "viewController": "UITableViewController"
  }
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
import CarKit
import Foundation
import RxSwift
import UIKit

/// Lays out CarPicker, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarPickerViewController: UITableViewController, RouteHandler {
    private let viewModel: any CarPickerViewModelTypes
    private let router: CarPickerRouter
    private let disposeBag = DisposeBag()
    private var rows: [String] = []
    private let cellIdentifier = "Row"

    init(withViewModel viewModel: any CarPickerViewModelTypes, router: CarPickerRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarPickerBuilder")
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
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        viewModel.outputs.rows
            .subscribe(onNext: { [weak self] in self?.show(rows: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.link
            .subscribe(onNext: { [weak self] in self?.show(link: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.picked
            .subscribe(onNext: { [weak self] in self?.show(picked: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.car
            .subscribe(onNext: { [weak self] in self?.show(car: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.isDone
            .subscribe(onNext: { [weak self] in self?.showIsDone() })
            .disposed(by: disposeBag)
        viewModel.outputs.undo
            .subscribe(onNext: { [weak self] in self?.show(undo: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.routes
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }

    private func show(rows: [String]) {
        self.rows = rows
        tableView.reloadData()
    }

    private func show(link: URL?) {}

    private func show(picked: Car?) {}

    private func show(car: Car) {}

    private func showIsDone() {}

    private func show(undo: @escaping () -> Void) {}

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
import Foundation
import RxRelay
import RxSwift

/// What CarPicker is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarPickerViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    func close()
    func didChange(row: Int)
    func didChange(choice: Car)
}

/// What CarPicker shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarPickerViewModelOutputs: CarPickerRouting {
    var title: Observable<String> { get }
    /// One text for each row, from top to bottom.
    var rows: Observable<[String]> { get }
    var link: Observable<URL?> { get }
    var picked: Observable<Car?> { get }
    var car: Observable<Car> { get }
    var isDone: Observable<Void> { get }
    var undo: Observable<() -> Void> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarPickerViewModelTypes {
    var inputs: any CarPickerViewModelInputs { get }
    var outputs: any CarPickerViewModelOutputs { get }
}

/// Leads from CarPicker to other scenes. Every route adds an output of its own.
nonisolated protocol CarPickerRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any CarPickerRoute> { get }
}

/// A way from CarPicker to another scene, with the data that one starts with.
nonisolated protocol CarPickerRoute {
    @MainActor func follow(with router: CarPickerRouter)
}

/// Makes of the inputs of CarPicker what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarPickerViewModel: CarPickerViewModelTypes {
    var inputs: any CarPickerViewModelInputs { self }
    var outputs: any CarPickerViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarPickerRoute>()

    let cars: [Car]
    let onSelect: (Car) -> Void
    private let api: any CarFetching
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let closeSubject = PublishSubject<Swift.Void>()
    private let rowSubject = PublishSubject<Int>()
    private let choiceSubject = PublishSubject<Car>()
    private let titleRelay = PublishRelay<String>()
    private let rowsRelay = PublishRelay<[String]>()
    private let linkRelay = PublishRelay<URL?>()
    private let pickedRelay = PublishRelay<Car?>()
    private let carRelay = PublishRelay<Car>()
    private let isDoneRelay = PublishRelay<Void>()
    private let undoRelay = PublishRelay<() -> Void>()
    private let disposeBag = DisposeBag()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void, api: any CarFetching) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        viewDidLoadSubject
            .map { Self.rows() }
            .bind(to: rowsRelay)
            .disposed(by: disposeBag)
        // The first input stands for those that an output depends on, until these are known.
        closeSubject
            .map { Self.link() }
            .bind(to: linkRelay)
            .disposed(by: disposeBag)
        closeSubject
            .map { Self.picked() }
            .bind(to: pickedRelay)
            .disposed(by: disposeBag)
        closeSubject
            .flatMapLatest { Self.car() }
            .bind(to: carRelay)
            .disposed(by: disposeBag)
        closeSubject
            .map { _ in }
            .bind(to: isDoneRelay)
            .disposed(by: disposeBag)
        closeSubject
            .map { Self.undo() }
            .bind(to: undoRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car Picker"
    }

    nonisolated static func rows() -> [String] {
        []
    }

    /// What `link` tells. It says the simplest thing until it is written.
    nonisolated static func link() -> URL? {
        nil
    }

    /// What `picked` tells. It says the simplest thing until it is written.
    nonisolated static func picked() -> Car? {
        nil
    }

    /// What `car` tells. It says nothing until it is written.
    nonisolated static func car() -> Observable<Car> {
        .empty()
    }

    /// What `undo` tells. It says the simplest thing until it is written.
    nonisolated static func undo() -> () -> Void {
        {}
    }
}

// MARK: - Inputs

nonisolated extension CarPickerViewModel: CarPickerViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func close() {
        closeSubject.onNext(())
    }

    func didChange(row: Int) {
        rowSubject.onNext(row)
    }

    func didChange(choice: Car) {
        choiceSubject.onNext(choice)
    }
}

// MARK: - Outputs

nonisolated extension CarPickerViewModel: CarPickerViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var rows: Observable<[String]> {
        rowsRelay.observe(on: MainScheduler.instance)
    }

    var link: Observable<URL?> {
        linkRelay.observe(on: MainScheduler.instance)
    }

    var picked: Observable<Car?> {
        pickedRelay.observe(on: MainScheduler.instance)
    }

    var car: Observable<Car> {
        carRelay.observe(on: MainScheduler.instance)
    }

    var isDone: Observable<Void> {
        isDoneRelay.observe(on: MainScheduler.instance)
    }

    var undo: Observable<() -> Void> {
        undoRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarPickerRoute> {
        routeRelay.observe(on: MainScheduler.instance)
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
import Foundation
import RxRelay
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private let builder = CarPickerBuilder(withCars: [.preview], onSelect: { _ in })

    @Test func titleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func rowsAreToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.rows
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func linkIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.link
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func pickedIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.picked
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func carIsSilentWithoutInput() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.car
        let heard = try await Telling.first(by: output)
        #expect(heard == [.nothing])
    }

    @Test func isDoneIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.isDone
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func undoIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.undo
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func routesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: CarPickerViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
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

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any CarPickerViewModelInputs) {
        inputs.viewDidLoad()
        inputs.close()
        inputs.didChange(row: 42)
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: CarPickerRoute {
        @MainActor func follow(with router: CarPickerRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any CarPickerRoute>) {
        routeRelay.accept(Nowhere())
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
            EmbeddedFile(
                "expected/Tests/Support/Telling.swift",
####"""
import Dispatch
import RxSwift

/// What a test hears of an output.
nonisolated enum Telling {
    /// There has been no input yet, and nothing was told.
    case nothing
    case onTheMainQueue
    case onAnotherQueue

    /// Listens before any input, and then to what the output tells of one from another queue.
    @MainActor
    static func by<Element, Target>(
        _ output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) async throws -> [Telling] {
        try await collect(tellings(by: output, given: input, to: target).take(2))
    }

    /// Listens before any input.
    @MainActor
    static func first<Element>(by output: Observable<Element>) async throws -> [Telling] {
        try await collect(tellings(by: output, given: { _ in }, to: ()).take(1))
    }

    @MainActor
    private static func collect(_ tellings: Observable<Telling>) async throws -> [Telling] {
        var heard: [Telling] = []
        let values = tellings.timeout(.seconds(10), scheduler: MainScheduler.instance).values
        for try await telling in values { heard.append(telling) }
        return heard
    }

    /// An output that tells too early does so before `nothing`: both wait for the main queue.
    private static func tellings<Element, Target>(
        by output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) -> Observable<Telling> {
        let start = Observable.just(target).observe(on: MainScheduler.instance)
        let silence = start.map { _ in Telling.nothing }
        let another = ConcurrentDispatchQueueScheduler(qos: .default)
        let inputs = start.observe(on: another).do(onNext: input)
        return .merge(output.map(telling), silence, inputs.compactMap { _ in nil })
    }

    private static func telling<Element>(of element: Element) -> Telling {
        MainQueue.delivers(element) ? .onTheMainQueue : .onAnotherQueue
    }
}

"""####),
        ]) }),
        ("io-name-of-a-subject", { EmbeddedCase(name: "io-name-of-a-subject",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "SignIn",
  "options": { "input": "email:String", "output": "emailSubject:Bool" },
  "exit": 64,
  "message": "the view model's subject is called that, for the member 'email'"
}

"""####),
        ]) }),
        ("io-plain", { EmbeddedCase(name: "io-plain",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
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
import RxSwift
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarListViewController: UIViewController, RouteHandler {
    private let viewModel: any CarListViewModelTypes
    private let router: CarListRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any CarListViewModelTypes, router: CarListRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarListBuilder")
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
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        viewModel.outputs.routes
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewModel.swift",
####"""
import RxRelay
import RxSwift

/// What CarList is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarListViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
}

/// What CarList shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarListViewModelOutputs: CarListRouting {
    var title: Observable<String> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarListViewModelTypes {
    var inputs: any CarListViewModelInputs { get }
    var outputs: any CarListViewModelOutputs { get }
}

/// Leads from CarList to other scenes. Every route adds an output of its own.
nonisolated protocol CarListRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any CarListRoute> { get }
}

/// A way from CarList to another scene, with the data that one starts with.
nonisolated protocol CarListRoute {
    @MainActor func follow(with router: CarListRouter)
}

/// Makes of the inputs of CarList what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarListViewModel: CarListViewModelTypes {
    var inputs: any CarListViewModelInputs { self }
    var outputs: any CarListViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarListRoute>()

    private let viewDidLoadSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
    private let disposeBag = DisposeBag()

    init() {
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car List"
    }
}

// MARK: - Inputs

nonisolated extension CarListViewModel: CarListViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension CarListViewModel: CarListViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarListRoute> {
        routeRelay.observe(on: MainScheduler.instance)
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
import RxRelay
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    @Test func titleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func routesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: CarListViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
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

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any CarListViewModelInputs) {
        inputs.viewDidLoad()
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: CarListRoute {
        @MainActor func follow(with router: CarListRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any CarListRoute>) {
        routeRelay.accept(Nowhere())
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
            EmbeddedFile(
                "expected/Tests/Support/Telling.swift",
####"""
import Dispatch
import RxSwift

/// What a test hears of an output.
nonisolated enum Telling {
    /// There has been no input yet, and nothing was told.
    case nothing
    case onTheMainQueue
    case onAnotherQueue

    /// Listens before any input, and then to what the output tells of one from another queue.
    @MainActor
    static func by<Element, Target>(
        _ output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) async throws -> [Telling] {
        try await collect(tellings(by: output, given: input, to: target).take(2))
    }

    /// Listens before any input.
    @MainActor
    static func first<Element>(by output: Observable<Element>) async throws -> [Telling] {
        try await collect(tellings(by: output, given: { _ in }, to: ()).take(1))
    }

    @MainActor
    private static func collect(_ tellings: Observable<Telling>) async throws -> [Telling] {
        var heard: [Telling] = []
        let values = tellings.timeout(.seconds(10), scheduler: MainScheduler.instance).values
        for try await telling in values { heard.append(telling) }
        return heard
    }

    /// An output that tells too early does so before `nothing`: both wait for the main queue.
    private static func tellings<Element, Target>(
        by output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) -> Observable<Telling> {
        let start = Observable.just(target).observe(on: MainScheduler.instance)
        let silence = start.map { _ in Telling.nothing }
        let another = ConcurrentDispatchQueueScheduler(qos: .default)
        let inputs = start.observe(on: another).do(onNext: input)
        return .merge(output.map(telling), silence, inputs.compactMap { _ in nil })
    }

    private static func telling<Element>(of element: Element) -> Telling {
        MainQueue.delivers(element) ? .onTheMainQueue : .onAnotherQueue
    }
}

"""####),
        ]) }),
        ("io-public-with-xctest", { EmbeddedCase(name: "io-public-with-xctest",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarEditor",
  "params": ["editing car:Car", "bought:Date", "page:Int=1"],
  "imports": ["CarKit"],
  "samples": ["car=Car.preview"],
  "options": {
    "access": "public",
    "tests": "xctest",
    "suffix": "Type",
    "input": "note:String",
    "output": ["canSave:Bool", "owner:Owner"]
  }
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
import CarKit
import RxSwift
import UIKit

/// Lays out CarEditor, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarEditorViewController: UIViewController, RouteHandler {
    private let viewModel: any CarEditorViewModelType
    private let router: CarEditorRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any CarEditorViewModelType, router: CarEditorRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarEditorBuilder")
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
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        viewModel.outputs.canSave
            .subscribe(onNext: { [weak self] in self?.show(canSave: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.owner
            .subscribe(onNext: { [weak self] in self?.show(owner: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.routes
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }

    private func show(canSave: Bool) {}

    private func show(owner: Owner) {}
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

/// What CarEditor is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarEditorViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    func didChange(note: String)
}

/// What CarEditor shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarEditorViewModelOutputs: CarEditorRouting {
    var title: Observable<String> { get }
    var canSave: Observable<Bool> { get }
    var owner: Observable<Owner> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarEditorViewModelType {
    var inputs: any CarEditorViewModelInputs { get }
    var outputs: any CarEditorViewModelOutputs { get }
}

/// Leads from CarEditor to other scenes. Every route adds an output of its own.
nonisolated protocol CarEditorRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any CarEditorRoute> { get }
}

/// A way from CarEditor to another scene, with the data that one starts with.
nonisolated protocol CarEditorRoute {
    @MainActor func follow(with router: CarEditorRouter)
}

/// Makes of the inputs of CarEditor what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarEditorViewModel: CarEditorViewModelType {
    var inputs: any CarEditorViewModelInputs { self }
    var outputs: any CarEditorViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarEditorRoute>()

    let car: Car
    let bought: Date
    let page: Int
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let noteSubject = PublishSubject<String>()
    private let titleRelay = PublishRelay<String>()
    private let canSaveRelay = PublishRelay<Bool>()
    private let ownerRelay = PublishRelay<Owner>()
    private let disposeBag = DisposeBag()

    init(editing car: Car, bought: Date, page: Int) {
        self.car = car
        self.bought = bought
        self.page = page
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        noteSubject
            .map(Self.canSave)
            .bind(to: canSaveRelay)
            .disposed(by: disposeBag)
        noteSubject
            .flatMapLatest(Self.owner)
            .bind(to: ownerRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car Editor"
    }

    /// What `canSave` tells. It says the simplest thing until it is written.
    nonisolated static func canSave(_ note: String) -> Bool {
        false
    }

    /// What `owner` tells. It says nothing until it is written.
    nonisolated static func owner(_ note: String) -> Observable<Owner> {
        .empty()
    }
}

// MARK: - Inputs

nonisolated extension CarEditorViewModel: CarEditorViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func didChange(note: String) {
        noteSubject.onNext(note)
    }
}

// MARK: - Outputs

nonisolated extension CarEditorViewModel: CarEditorViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var canSave: Observable<Bool> {
        canSaveRelay.observe(on: MainScheduler.instance)
    }

    var owner: Observable<Owner> {
        ownerRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarEditorRoute> {
        routeRelay.observe(on: MainScheduler.instance)
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
import RxRelay
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
    func testTitleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    @MainActor
    func testCanSaveIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.canSave
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    @MainActor
    func testOwnerIsSilentWithoutInput() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.owner
        let heard = try await Telling.first(by: output)
        XCTAssertEqual(heard, [.nothing])
    }

    @MainActor
    func testRoutesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: CarEditorViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
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

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any CarEditorViewModelInputs) {
        inputs.viewDidLoad()
        inputs.didChange(note: "42")
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: CarEditorRoute {
        @MainActor func follow(with router: CarEditorRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any CarEditorRoute>) {
        routeRelay.accept(Nowhere())
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
            EmbeddedFile(
                "expected/Tests/Support/Telling.swift",
####"""
import Dispatch
import RxSwift

/// What a test hears of an output.
nonisolated enum Telling {
    /// There has been no input yet, and nothing was told.
    case nothing
    case onTheMainQueue
    case onAnotherQueue

    /// Listens before any input, and then to what the output tells of one from another queue.
    @MainActor
    static func by<Element, Target>(
        _ output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) async throws -> [Telling] {
        try await collect(tellings(by: output, given: input, to: target).take(2))
    }

    /// Listens before any input.
    @MainActor
    static func first<Element>(by output: Observable<Element>) async throws -> [Telling] {
        try await collect(tellings(by: output, given: { _ in }, to: ()).take(1))
    }

    @MainActor
    private static func collect(_ tellings: Observable<Telling>) async throws -> [Telling] {
        var heard: [Telling] = []
        let values = tellings.timeout(.seconds(10), scheduler: MainScheduler.instance).values
        for try await telling in values { heard.append(telling) }
        return heard
    }

    /// An output that tells too early does so before `nothing`: both wait for the main queue.
    private static func tellings<Element, Target>(
        by output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) -> Observable<Telling> {
        let start = Observable.just(target).observe(on: MainScheduler.instance)
        let silence = start.map { _ in Telling.nothing }
        let another = ConcurrentDispatchQueueScheduler(qos: .default)
        let inputs = start.observe(on: another).do(onNext: input)
        return .merge(output.map(telling), silence, inputs.compactMap { _ in nil })
    }

    private static func telling<Element>(of element: Element) -> Telling {
        MainQueue.delivers(element) ? .onTheMainQueue : .onAnotherQueue
    }
}

"""####),
        ]) }),
        ("io-reserved-member", { EmbeddedCase(name: "io-reserved-member",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarDetails",
  "options": { "input": "viewDidLoad:Void" },
  "exit": 64,
  "message": "the inputs have it already"
}

"""####),
        ]) }),
        ("io-reserved-parameter", { EmbeddedCase(name: "io-reserved-parameter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarDetails",
  "params": ["title:String"],
  "exit": 64,
  "message": "the view model's output is called that"
}

"""####),
        ]) }),
        ("io-reserved-type", { EmbeddedCase(name: "io-reserved-type",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "Bus",
  "options": { "output": "line:BusRoute?" },
  "exit": 64,
  "message": "cannot have the type 'BusRoute'"
}

"""####),
        ]) }),
        ("io-routes-with-xctest", { EmbeddedCase(name: "io-routes-with-xctest",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarList",
  "routes": ["details:CarDetails", "CarHelp"],
  "options": { "tests": "xctest" },
  "targets": [
    { "name": "CarDetails", "params": ["withID carID:String", "page:Int=1"] },
    { "name": "CarHelp" }
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
                "expected/CarList/CarListRouter+CarHelp.swift",
####"""
extension CarListRouter {
    /// Shows CarHelp on the same navigation stack.
    func navigateToCarHelp() {
        viewController?.handle(.push(CarHelpBuilder()))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListRouter+Details.swift",
####"""
extension CarListRouter {
    /// Shows CarDetails on the same navigation stack.
    func navigateToDetails(withID carID: String, page: Int = 1) {
        viewController?.handle(.push(CarDetailsBuilder(withID: carID, page: page)))
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
import RxSwift
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarListViewController: UIViewController, RouteHandler {
    private let viewModel: any CarListViewModelTypes
    private let router: CarListRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any CarListViewModelTypes, router: CarListRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarListBuilder")
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
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        viewModel.outputs.routes
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewModel+CarHelp.swift",
####"""
import RxSwift

/// The way from CarList to CarHelp. The view model hands it to `routeRelay`.
nonisolated struct CarListGoToCarHelp: CarListRoute {
    @MainActor
    func follow(with router: CarListRouter) {
        router.navigateToCarHelp()
    }
}

nonisolated extension CarListRouting {
    /// Every time that CarHelp is to be shown.
    var goToCarHelp: Observable<CarListGoToCarHelp> {
        routes.compactMap { $0 as? CarListGoToCarHelp }
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewModel+Details.swift",
####"""
import RxSwift

/// The way from CarList to CarDetails. The view model hands it to `routeRelay`.
nonisolated struct CarListGoToDetails: CarListRoute {
    let carID: String
    let page: Int

    init(withID carID: String, page: Int = 1) {
        self.carID = carID
        self.page = page
    }

    @MainActor
    func follow(with router: CarListRouter) {
        router.navigateToDetails(withID: self.carID, page: self.page)
    }
}

nonisolated extension CarListRouting {
    /// Every time that CarDetails is to be shown.
    var goToDetails: Observable<CarListGoToDetails> {
        routes.compactMap { $0 as? CarListGoToDetails }
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewModel.swift",
####"""
import RxRelay
import RxSwift

/// What CarList is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarListViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
}

/// What CarList shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarListViewModelOutputs: CarListRouting {
    var title: Observable<String> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarListViewModelTypes {
    var inputs: any CarListViewModelInputs { get }
    var outputs: any CarListViewModelOutputs { get }
}

/// Leads from CarList to other scenes. Every route adds an output of its own.
nonisolated protocol CarListRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any CarListRoute> { get }
}

/// A way from CarList to another scene, with the data that one starts with.
nonisolated protocol CarListRoute {
    @MainActor func follow(with router: CarListRouter)
}

/// Makes of the inputs of CarList what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarListViewModel: CarListViewModelTypes {
    var inputs: any CarListViewModelInputs { self }
    var outputs: any CarListViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarListRoute>()

    private let viewDidLoadSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
    private let disposeBag = DisposeBag()

    init() {
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car List"
    }
}

// MARK: - Inputs

nonisolated extension CarListViewModel: CarListViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension CarListViewModel: CarListViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarListRoute> {
        routeRelay.observe(on: MainScheduler.instance)
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
                "expected/Tests/CarListRouter+CarHelpTests.swift",
####"""
import XCTest

@testable import Scenes

nonisolated final class CarListRouterCarHelpTests: XCTestCase {
    @MainActor
    func testNavigateToCarHelpAsksForTheScene() async {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.navigateToCarHelp()
        XCTAssertTrue(spy.pushed.first is CarHelpBuilder)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListRouter+DetailsTests.swift",
####"""
import XCTest

@testable import Scenes

nonisolated final class CarListRouterDetailsTests: XCTestCase {
    @MainActor
    func testNavigateToDetailsHandsOverTheInitialData() async throws {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.navigateToDetails(withID: "42", page: 42)
        let scene = try XCTUnwrap(spy.pushed.first as? CarDetailsBuilder)
        XCTAssertEqual(scene.carID, "42")
        XCTAssertEqual(scene.page, 42)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import RxRelay
import XCTest

@testable import Scenes

nonisolated final class CarListTests: XCTestCase {
    @MainActor private var builder: CarListBuilder {
        CarListBuilder()
    }

    @MainActor
    func testTitleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    @MainActor
    func testRoutesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: CarListViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        XCTAssertNil(released)
    }

    @MainActor
    func testRouterAsksToClose() async {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testRouterDoesNotKeepTheViewControllerAlive() async {
        let router = CarListRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        XCTAssertNil(router.viewController)
    }

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any CarListViewModelInputs) {
        inputs.viewDidLoad()
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: CarListRoute {
        @MainActor func follow(with router: CarListRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any CarListRoute>) {
        routeRelay.accept(Nowhere())
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListViewModel+CarHelpTests.swift",
####"""
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarListViewModelCarHelpTests: XCTestCase {
    private nonisolated struct Routing: CarListRouting {
        let routes: Observable<any CarListRoute>
    }

    private nonisolated struct Nowhere: CarListRoute {
        @MainActor func follow(with router: CarListRouter) {}
    }

    @MainActor
    func testGoToCarHelpLeadsTheRouterThere() async throws {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        let route = CarListGoToCarHelp()
        Routing(routes: .of(Nowhere(), route)).goToCarHelp
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        XCTAssertEqual(spy.pushed.count, 1)
        XCTAssertTrue(spy.pushed.first is CarHelpBuilder)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListViewModel+DetailsTests.swift",
####"""
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarListViewModelDetailsTests: XCTestCase {
    private nonisolated struct Routing: CarListRouting {
        let routes: Observable<any CarListRoute>
    }

    private nonisolated struct Nowhere: CarListRoute {
        @MainActor func follow(with router: CarListRouter) {}
    }

    @MainActor
    func testGoToDetailsLeadsTheRouterThere() async throws {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        let route = CarListGoToDetails(withID: "42", page: 42)
        Routing(routes: .of(Nowhere(), route)).goToDetails
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        XCTAssertEqual(spy.pushed.count, 1)
        let scene = try XCTUnwrap(spy.pushed.first as? CarDetailsBuilder)
        XCTAssertEqual(scene.carID, "42")
        XCTAssertEqual(scene.page, 42)
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
            EmbeddedFile(
                "expected/Tests/Support/Telling.swift",
####"""
import Dispatch
import RxSwift

/// What a test hears of an output.
nonisolated enum Telling {
    /// There has been no input yet, and nothing was told.
    case nothing
    case onTheMainQueue
    case onAnotherQueue

    /// Listens before any input, and then to what the output tells of one from another queue.
    @MainActor
    static func by<Element, Target>(
        _ output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) async throws -> [Telling] {
        try await collect(tellings(by: output, given: input, to: target).take(2))
    }

    /// Listens before any input.
    @MainActor
    static func first<Element>(by output: Observable<Element>) async throws -> [Telling] {
        try await collect(tellings(by: output, given: { _ in }, to: ()).take(1))
    }

    @MainActor
    private static func collect(_ tellings: Observable<Telling>) async throws -> [Telling] {
        var heard: [Telling] = []
        let values = tellings.timeout(.seconds(10), scheduler: MainScheduler.instance).values
        for try await telling in values { heard.append(telling) }
        return heard
    }

    /// An output that tells too early does so before `nothing`: both wait for the main queue.
    private static func tellings<Element, Target>(
        by output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) -> Observable<Telling> {
        let start = Observable.just(target).observe(on: MainScheduler.instance)
        let silence = start.map { _ in Telling.nothing }
        let another = ConcurrentDispatchQueueScheduler(qos: .default)
        let inputs = start.observe(on: another).do(onNext: input)
        return .merge(output.map(telling), silence, inputs.compactMap { _ in nil })
    }

    private static func telling<Element>(of element: Element) -> Telling {
        MainQueue.delivers(element) ? .onTheMainQueue : .onAnotherQueue
    }
}

"""####),
        ]) }),
        ("io-routes", { EmbeddedCase(name: "io-routes",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
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
import RxSwift
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class CarListViewController: UIViewController, RouteHandler {
    private let viewModel: any CarListViewModelTypes
    private let router: CarListRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any CarListViewModelTypes, router: CarListRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarListBuilder")
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
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        viewModel.outputs.routes
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewModel+CarFilter.swift",
####"""
import RxSwift

/// The way from CarList to CarFilter. The view model hands it to `routeRelay`.
nonisolated struct CarListGoToCarFilter: CarListRoute {
    let filter: Filter
    let onApply: (Filter) -> Void

    init(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        self.filter = filter
        self.onApply = onApply
    }

    @MainActor
    func follow(with router: CarListRouter) {
        router.presentCarFilter(withFilter: self.filter, onApply: self.onApply)
    }
}

nonisolated extension CarListRouting {
    /// Every time that CarFilter is to be shown.
    var goToCarFilter: Observable<CarListGoToCarFilter> {
        routes.compactMap { $0 as? CarListGoToCarFilter }
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewModel+Details.swift",
####"""
import RxSwift

/// The way from CarList to CarDetails. The view model hands it to `routeRelay`.
nonisolated struct CarListGoToDetails: CarListRoute {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func follow(with router: CarListRouter) {
        router.navigateToDetails(withCarID: self.carID)
    }
}

nonisolated extension CarListRouting {
    /// Every time that CarDetails is to be shown.
    var goToDetails: Observable<CarListGoToDetails> {
        routes.compactMap { $0 as? CarListGoToDetails }
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewModel.swift",
####"""
import RxRelay
import RxSwift

/// What CarList is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarListViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
}

/// What CarList shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarListViewModelOutputs: CarListRouting {
    var title: Observable<String> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarListViewModelTypes {
    var inputs: any CarListViewModelInputs { get }
    var outputs: any CarListViewModelOutputs { get }
}

/// Leads from CarList to other scenes. Every route adds an output of its own.
nonisolated protocol CarListRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any CarListRoute> { get }
}

/// A way from CarList to another scene, with the data that one starts with.
nonisolated protocol CarListRoute {
    @MainActor func follow(with router: CarListRouter)
}

/// Makes of the inputs of CarList what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarListViewModel: CarListViewModelTypes {
    var inputs: any CarListViewModelInputs { self }
    var outputs: any CarListViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarListRoute>()

    private let viewDidLoadSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
    private let disposeBag = DisposeBag()

    init() {
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car List"
    }
}

// MARK: - Inputs

nonisolated extension CarListViewModel: CarListViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension CarListViewModel: CarListViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarListRoute> {
        routeRelay.observe(on: MainScheduler.instance)
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
import RxRelay
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    @Test func titleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func routesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: CarListViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
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

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any CarListViewModelInputs) {
        inputs.viewDidLoad()
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: CarListRoute {
        @MainActor func follow(with router: CarListRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any CarListRoute>) {
        routeRelay.accept(Nowhere())
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListViewModel+CarFilterTests.swift",
####"""
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListViewModelCarFilterTests {
    /// Compiles as long as the route takes all that the builder takes.
    /// A test can call it once it has values to give.
    private func goToCarFilter(like builder: CarFilterBuilder) -> CarListGoToCarFilter {
        CarListGoToCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListViewModel+DetailsTests.swift",
####"""
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListViewModelDetailsTests {
    private nonisolated struct Routing: CarListRouting {
        let routes: Observable<any CarListRoute>
    }

    private nonisolated struct Nowhere: CarListRoute {
        @MainActor func follow(with router: CarListRouter) {}
    }

    @Test func goToDetailsLeadsTheRouterThere() throws {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        let route = CarListGoToDetails(withCarID: "42")
        Routing(routes: .of(Nowhere(), route)).goToDetails
            .subscribe(onNext: { $0.follow(with: router) })
            .dispose()
        #expect(spy.pushed.count == 1)
        let scene = try #require(spy.pushed.first as? CarDetailsBuilder)
        #expect(scene.carID == "42")
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
            EmbeddedFile(
                "expected/Tests/Support/Telling.swift",
####"""
import Dispatch
import RxSwift

/// What a test hears of an output.
nonisolated enum Telling {
    /// There has been no input yet, and nothing was told.
    case nothing
    case onTheMainQueue
    case onAnotherQueue

    /// Listens before any input, and then to what the output tells of one from another queue.
    @MainActor
    static func by<Element, Target>(
        _ output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) async throws -> [Telling] {
        try await collect(tellings(by: output, given: input, to: target).take(2))
    }

    /// Listens before any input.
    @MainActor
    static func first<Element>(by output: Observable<Element>) async throws -> [Telling] {
        try await collect(tellings(by: output, given: { _ in }, to: ()).take(1))
    }

    @MainActor
    private static func collect(_ tellings: Observable<Telling>) async throws -> [Telling] {
        var heard: [Telling] = []
        let values = tellings.timeout(.seconds(10), scheduler: MainScheduler.instance).values
        for try await telling in values { heard.append(telling) }
        return heard
    }

    /// An output that tells too early does so before `nothing`: both wait for the main queue.
    private static func tellings<Element, Target>(
        by output: Observable<Element>, given input: @escaping (Target) -> Void, to target: Target
    ) -> Observable<Telling> {
        let start = Observable.just(target).observe(on: MainScheduler.instance)
        let silence = start.map { _ in Telling.nothing }
        let another = ConcurrentDispatchQueueScheduler(qos: .default)
        let inputs = start.observe(on: another).do(onNext: input)
        return .merge(output.map(telling), silence, inputs.compactMap { _ in nil })
    }

    private static func telling<Element>(of element: Element) -> Telling {
        MainQueue.delivers(element) ? .onTheMainQueue : .onAnotherQueue
    }
}

"""####),
        ]) }),
        ("io-views-in-the-view-model", { EmbeddedCase(name: "io-views-in-the-view-model",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "InputsOutputs",
  "name": "CarDetails",
  "params": ["cars:Driver<[Car]>"],
  "imports": ["RxCocoa"],
  "exit": 64,
  "message": "must not import RxCocoa"
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
        ("protocol-closures-and-dependencies", { EmbeddedCase(name: "protocol-closures-and-dependencies",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"]
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerEntity.swift",
####"""
/// What CarPicker fetches: a value, free to go from one thread to another.
nonisolated struct CarPickerEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerInteractor.swift",
####"""
import CarKit

/// Fetches what CarPicker shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarPickerInteractor: CarPickerPresenterToInteractorProtocol {
    typealias Fetch = @Sendable () async throws -> CarPickerEntity

    weak var presenter: (any CarPickerInteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let api: any CarFetching
    private let fetching: Fetch

    @MainActor
    init(api: any CarFetching = CarService.shared, fetching: @escaping Fetch = standIn) {
        self.api = api
        self.fetching = fetching
    }

    deinit {
        task?.cancel()
    }

    func fetchEntity() {
        task?.cancel()
        task = Task { @MainActor [fetching, weak presenter] in
            do {
                let entity = try await fetching()
                if !Task.isCancelled { presenter?.fetchFinished(entity) }
            } catch {
                if !Task.isCancelled { presenter?.fetchFailed(error) }
            }
        }
    }

    /// Stands in for a server or a store until there is one.
    @Sendable
    static func standIn() async throws -> CarPickerEntity {
        CarPickerEntity(title: "Car Picker")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerPresenter.swift",
####"""
import CarKit

/// Hears what the user does and what was fetched, and says what CarPicker shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarPickerPresenter {
    let cars: [Car]
    let onSelect: (Car) -> Void
    private weak var view: (any CarPickerPresenterToViewProtocol)?
    private let interactor: any CarPickerPresenterToInteractorProtocol
    private let router: any CarPickerPresenterToRouterProtocol

    init(
        view: any CarPickerPresenterToViewProtocol,
        interactor: any CarPickerPresenterToInteractorProtocol,
        router: any CarPickerPresenterToRouterProtocol,
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.cars = cars
        self.onSelect = onSelect
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarPickerPresenter: CarPickerViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarPickerPresenter: CarPickerInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarPickerEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerProtocols.swift",
####"""
/// Presenter calls, View listens.
@MainActor
protocol CarPickerPresenterToViewProtocol: ViewInterface {
    func showLoading()
    func showTitle(_ title: String)
    func showError()
}

/// View calls, Presenter listens.
@MainActor
protocol CarPickerViewToPresenterProtocol: PresenterInterface {
    func viewDidLoad()
    /// The user asks for another attempt.
    func retry()
}

/// Presenter calls, Interactor listens.
nonisolated protocol CarPickerPresenterToInteractorProtocol: InteractorInterface {
    /// Fetches what the scene shows, in place of a fetch that is under way.
    func fetchEntity()
}

/// Interactor calls, Presenter listens: on the main actor, wherever it was fetched.
@MainActor
protocol CarPickerInteractorToPresenterProtocol: PresenterInterface, Sendable {
    func fetchFinished(_ entity: CarPickerEntity)
    func fetchFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Every route adds a function of its own.
@MainActor
protocol CarPickerPresenterToRouterProtocol: WireframeInterface {
    func show(_ destination: any SceneDestination)
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarPicker, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarPickerViewController: UIViewController {
    var presenter: (any CarPickerViewToPresenterProtocol)?

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
        view.backgroundColor = .systemBackground
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

extension CarPickerViewController: CarPickerPresenterToViewProtocol {
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

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerWireframe.swift",
####"""
#if canImport(UIKit)
import CarKit
import UIKit

/// Wires the CarPicker scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarPickerWireframe:
    BaseWireframe<CarPickerViewController>,
    CarPickerPresenterToRouterProtocol
{
    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        let viewController = CarPickerViewController()
        super.init(viewController: viewController)
        let interactor = CarPickerInteractor()
        let presenter = CarPickerPresenter(
            view: viewController,
            interactor: interactor,
            router: self,
            withCars: cars,
            onSelect: onSelect
        )
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarPickerSpies.swift",
####"""
@testable import Scenes

/// Stands in for the view of CarPicker and remembers what it was to show.
@MainActor
final class CarPickerViewSpy: CarPickerPresenterToViewProtocol {
    nonisolated enum Content: Equatable {
        case loading
        case title(String)
        case error
    }

    private(set) var shown: [Content] = []

    func showLoading() {
        shown.append(.loading)
    }

    func showTitle(_ title: String) {
        shown.append(.title(title))
    }

    func showError() {
        shown.append(.error)
    }
}

/// Stands in for the presenter of CarPicker and remembers what the interactor told it.
@MainActor
final class CarPickerPresenterSpy: CarPickerInteractorToPresenterProtocol {
    private(set) var entities: [CarPickerEntity] = []
    private(set) var errors: [any Error] = []

    func fetchFinished(_ entity: CarPickerEntity) {
        entities.append(entity)
    }

    func fetchFailed(_ error: any Error) {
        errors.append(error)
    }
}

/// Stands in for the interactor of CarPicker and counts how often it was to fetch.
nonisolated final class CarPickerInteractorSpy: CarPickerPresenterToInteractorProtocol {
    private(set) var fetchCount = 0

    func fetchEntity() {
        fetchCount += 1
    }
}

/// Stands in for the wireframe of CarPicker and remembers where it was to lead.
@MainActor
final class CarPickerRouterSpy: CarPickerPresenterToRouterProtocol {
    private(set) var shown: [any SceneDestination] = []
    private(set) var closeCount = 0

    func show(_ destination: any SceneDestination) {
        shown.append(destination)
    }

    func close() {
        closeCount += 1
    }
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
    private struct NoConnection: Error {}

    /// Stands in for a server that has its answers ready, one after the other.
    @MainActor
    private final class ServerStub {
        typealias Answer = Result<CarPickerEntity, any Error>

        /// It is asked once more than it has answers.
        struct NoAnswer: Error {}

        private var answers: [Answer]

        init(_ answers: [Answer]) {
            self.answers = answers
        }

        func entity() async throws -> CarPickerEntity {
            if answers.isEmpty { throw NoAnswer() }
            return try answers.removeFirst().get()
        }
    }

    private let entity = CarPickerEntity(title: "Car Picker")
    private let view = CarPickerViewSpy()

    @Test func presenterSaysThatItHasTheSceneFetched() {
        let interactor = CarPickerInteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        #expect(interactor.fetchCount == 1)
        #expect(view.shown == [.loading])
    }

    @Test func viewShowsWhatWasFetched() async {
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .title(entity.title)])
    }

    @Test func viewShowsWhatAnotherAttemptFetches() async {
        let interactor = makeInteractor(.failure(NoConnection()), .success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error])
        presenter.retry()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error, .loading, .title(entity.title)])
    }

    @Test func interactorTellsOfWhatItFetched() async {
        let presenter = CarPickerPresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func interactorTellsOfAFailure() async {
        let presenter = CarPickerPresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities.isEmpty)
        #expect(presenter.errors.count == 1)
        #expect(presenter.errors.first is NoConnection)
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async {
        let presenter = CarPickerPresenterSpy()
        let interactor = makeInteractor(.success(entity), .success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        let replaced = interactor.task
        interactor.fetchEntity()
        await replaced?.value
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: CarPickerViewSpy?
        let presenter: CarPickerPresenter
        do {
            let view = CarPickerViewSpy()
            presenter = makePresenter(view, CarPickerInteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        #expect(released == nil)
    }

    @Test func interactorDoesNotKeepThePresenterAlive() {
        weak var released: CarPickerPresenter?
        do {
            let interactor = CarPickerInteractor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        #expect(released == nil)
    }

    private func makePresenter(
        _ view: CarPickerViewSpy,
        _ interactor: any CarPickerPresenterToInteractorProtocol
    ) -> CarPickerPresenter {
        CarPickerPresenter(
            view: view,
            interactor: interactor,
            router: CarPickerRouterSpy(),
            withCars: [.preview],
            onSelect: { _ in }
        )
    }

    private func makeInteractor(_ answers: ServerStub.Answer...) -> CarPickerInteractor {
        CarPickerInteractor(
            fetching: { [server = ServerStub(answers)] in try await server.entity() }
        )
    }
}

"""####),
        ]) }),
        ("protocol-ios-without-tests", { EmbeddedCase(name: "protocol-ios-without-tests",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarGrid",
  "params": ["photos:[URL]"],
  "options": { "platforms": "ios", "tests": "none" }
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridEntity.swift",
####"""
/// What CarGrid fetches: a value, free to go from one thread to another.
nonisolated struct CarGridEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridInteractor.swift",
####"""
/// Fetches what CarGrid shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarGridInteractor: CarGridPresenterToInteractorProtocol {
    typealias Fetch = @Sendable () async throws -> CarGridEntity

    weak var presenter: (any CarGridInteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let fetching: Fetch

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    deinit {
        task?.cancel()
    }

    func fetchEntity() {
        task?.cancel()
        task = Task { @MainActor [fetching, weak presenter] in
            do {
                let entity = try await fetching()
                if !Task.isCancelled { presenter?.fetchFinished(entity) }
            } catch {
                if !Task.isCancelled { presenter?.fetchFailed(error) }
            }
        }
    }

    /// Stands in for a server or a store until there is one.
    @Sendable
    static func standIn() async throws -> CarGridEntity {
        CarGridEntity(title: "Car Grid")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridPresenter.swift",
####"""
import Foundation

/// Hears what the user does and what was fetched, and says what CarGrid shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarGridPresenter {
    let photos: [URL]
    private weak var view: (any CarGridPresenterToViewProtocol)?
    private let interactor: any CarGridPresenterToInteractorProtocol
    private let router: any CarGridPresenterToRouterProtocol

    init(
        view: any CarGridPresenterToViewProtocol,
        interactor: any CarGridPresenterToInteractorProtocol,
        router: any CarGridPresenterToRouterProtocol,
        withPhotos photos: [URL]
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.photos = photos
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarGridPresenter: CarGridViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarGridPresenter: CarGridInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarGridEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridProtocols.swift",
####"""
/// Presenter calls, View listens.
@MainActor
protocol CarGridPresenterToViewProtocol: ViewInterface {
    func showLoading()
    func showTitle(_ title: String)
    func showError()
}

/// View calls, Presenter listens.
@MainActor
protocol CarGridViewToPresenterProtocol: PresenterInterface {
    func viewDidLoad()
    /// The user asks for another attempt.
    func retry()
}

/// Presenter calls, Interactor listens.
nonisolated protocol CarGridPresenterToInteractorProtocol: InteractorInterface {
    /// Fetches what the scene shows, in place of a fetch that is under way.
    func fetchEntity()
}

/// Interactor calls, Presenter listens: on the main actor, wherever it was fetched.
@MainActor
protocol CarGridInteractorToPresenterProtocol: PresenterInterface, Sendable {
    func fetchFinished(_ entity: CarGridEntity)
    func fetchFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Every route adds a function of its own.
@MainActor
protocol CarGridPresenterToRouterProtocol: WireframeInterface {
    func show(_ destination: any SceneDestination)
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridViewController.swift",
####"""
import UIKit

/// Lays out CarGrid, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarGridViewController: UIViewController {
    var presenter: (any CarGridViewToPresenterProtocol)?

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
        view.backgroundColor = .systemBackground
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

extension CarGridViewController: CarGridPresenterToViewProtocol {
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

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridWireframe.swift",
####"""
import Foundation
import UIKit

/// Wires the CarGrid scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarGridWireframe: BaseWireframe<CarGridViewController>, CarGridPresenterToRouterProtocol
{
    init(withPhotos photos: [URL]) {
        let viewController = CarGridViewController()
        super.init(viewController: viewController)
        let interactor = CarGridInteractor()
        let presenter = CarGridPresenter(
            view: viewController,
            interactor: interactor,
            router: self,
            withPhotos: photos
        )
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
import UIKit

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    @MainActor func viewController() -> UIViewController
}

"""####),
        ]) }),
        ("protocol-one-parameter", { EmbeddedCase(name: "protocol-one-parameter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarDetails",
  "params": ["carID:String"]
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsEntity.swift",
####"""
/// What CarDetails fetches: a value, free to go from one thread to another.
nonisolated struct CarDetailsEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsInteractor.swift",
####"""
/// Fetches what CarDetails shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarDetailsInteractor: CarDetailsPresenterToInteractorProtocol {
    typealias Fetch = @Sendable () async throws -> CarDetailsEntity

    weak var presenter: (any CarDetailsInteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let fetching: Fetch

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    deinit {
        task?.cancel()
    }

    func fetchEntity() {
        task?.cancel()
        task = Task { @MainActor [fetching, weak presenter] in
            do {
                let entity = try await fetching()
                if !Task.isCancelled { presenter?.fetchFinished(entity) }
            } catch {
                if !Task.isCancelled { presenter?.fetchFailed(error) }
            }
        }
    }

    /// Stands in for a server or a store until there is one.
    @Sendable
    static func standIn() async throws -> CarDetailsEntity {
        CarDetailsEntity(title: "Car Details")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsPresenter.swift",
####"""
/// Hears what the user does and what was fetched, and says what CarDetails shows and where it
/// leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    private weak var view: (any CarDetailsPresenterToViewProtocol)?
    private let interactor: any CarDetailsPresenterToInteractorProtocol
    private let router: any CarDetailsPresenterToRouterProtocol

    init(
        view: any CarDetailsPresenterToViewProtocol,
        interactor: any CarDetailsPresenterToInteractorProtocol,
        router: any CarDetailsPresenterToRouterProtocol,
        withCarID carID: String
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.carID = carID
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarDetailsPresenter: CarDetailsViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarDetailsPresenter: CarDetailsInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarDetailsEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsProtocols.swift",
####"""
/// Presenter calls, View listens.
@MainActor
protocol CarDetailsPresenterToViewProtocol: ViewInterface {
    func showLoading()
    func showTitle(_ title: String)
    func showError()
}

/// View calls, Presenter listens.
@MainActor
protocol CarDetailsViewToPresenterProtocol: PresenterInterface {
    func viewDidLoad()
    /// The user asks for another attempt.
    func retry()
}

/// Presenter calls, Interactor listens.
nonisolated protocol CarDetailsPresenterToInteractorProtocol: InteractorInterface {
    /// Fetches what the scene shows, in place of a fetch that is under way.
    func fetchEntity()
}

/// Interactor calls, Presenter listens: on the main actor, wherever it was fetched.
@MainActor
protocol CarDetailsInteractorToPresenterProtocol: PresenterInterface, Sendable {
    func fetchFinished(_ entity: CarDetailsEntity)
    func fetchFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Every route adds a function of its own.
@MainActor
protocol CarDetailsPresenterToRouterProtocol: WireframeInterface {
    func show(_ destination: any SceneDestination)
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarDetails, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarDetailsViewController: UIViewController {
    var presenter: (any CarDetailsViewToPresenterProtocol)?

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
        view.backgroundColor = .systemBackground
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

extension CarDetailsViewController: CarDetailsPresenterToViewProtocol {
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

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarDetails scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarDetailsWireframe:
    BaseWireframe<CarDetailsViewController>,
    CarDetailsPresenterToRouterProtocol
{
    init(withCarID carID: String) {
        let viewController = CarDetailsViewController()
        super.init(viewController: viewController)
        let interactor = CarDetailsInteractor()
        let presenter = CarDetailsPresenter(
            view: viewController,
            interactor: interactor,
            router: self,
            withCarID: carID
        )
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarDetailsSpies.swift",
####"""
@testable import Scenes

/// Stands in for the view of CarDetails and remembers what it was to show.
@MainActor
final class CarDetailsViewSpy: CarDetailsPresenterToViewProtocol {
    nonisolated enum Content: Equatable {
        case loading
        case title(String)
        case error
    }

    private(set) var shown: [Content] = []

    func showLoading() {
        shown.append(.loading)
    }

    func showTitle(_ title: String) {
        shown.append(.title(title))
    }

    func showError() {
        shown.append(.error)
    }
}

/// Stands in for the presenter of CarDetails and remembers what the interactor told it.
@MainActor
final class CarDetailsPresenterSpy: CarDetailsInteractorToPresenterProtocol {
    private(set) var entities: [CarDetailsEntity] = []
    private(set) var errors: [any Error] = []

    func fetchFinished(_ entity: CarDetailsEntity) {
        entities.append(entity)
    }

    func fetchFailed(_ error: any Error) {
        errors.append(error)
    }
}

/// Stands in for the interactor of CarDetails and counts how often it was to fetch.
nonisolated final class CarDetailsInteractorSpy: CarDetailsPresenterToInteractorProtocol {
    private(set) var fetchCount = 0

    func fetchEntity() {
        fetchCount += 1
    }
}

/// Stands in for the wireframe of CarDetails and remembers where it was to lead.
@MainActor
final class CarDetailsRouterSpy: CarDetailsPresenterToRouterProtocol {
    private(set) var shown: [any SceneDestination] = []
    private(set) var closeCount = 0

    func show(_ destination: any SceneDestination) {
        shown.append(destination)
    }

    func close() {
        closeCount += 1
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarDetailsTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private struct NoConnection: Error {}

    /// Stands in for a server that has its answers ready, one after the other.
    @MainActor
    private final class ServerStub {
        typealias Answer = Result<CarDetailsEntity, any Error>

        /// It is asked once more than it has answers.
        struct NoAnswer: Error {}

        private var answers: [Answer]

        init(_ answers: [Answer]) {
            self.answers = answers
        }

        func entity() async throws -> CarDetailsEntity {
            if answers.isEmpty { throw NoAnswer() }
            return try answers.removeFirst().get()
        }
    }

    private let entity = CarDetailsEntity(title: "Car Details")
    private let view = CarDetailsViewSpy()

    @Test func presenterKeepsTheInitialData() {
        let presenter = makePresenter(view, CarDetailsInteractorSpy())
        #expect(presenter.carID == "42")
    }

    @Test func presenterSaysThatItHasTheSceneFetched() {
        let interactor = CarDetailsInteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        #expect(interactor.fetchCount == 1)
        #expect(view.shown == [.loading])
    }

    @Test func viewShowsWhatWasFetched() async {
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .title(entity.title)])
    }

    @Test func viewShowsWhatAnotherAttemptFetches() async {
        let interactor = makeInteractor(.failure(NoConnection()), .success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error])
        presenter.retry()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error, .loading, .title(entity.title)])
    }

    @Test func interactorTellsOfWhatItFetched() async {
        let presenter = CarDetailsPresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func interactorTellsOfAFailure() async {
        let presenter = CarDetailsPresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities.isEmpty)
        #expect(presenter.errors.count == 1)
        #expect(presenter.errors.first is NoConnection)
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async {
        let presenter = CarDetailsPresenterSpy()
        let interactor = makeInteractor(.success(entity), .success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        let replaced = interactor.task
        interactor.fetchEntity()
        await replaced?.value
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: CarDetailsViewSpy?
        let presenter: CarDetailsPresenter
        do {
            let view = CarDetailsViewSpy()
            presenter = makePresenter(view, CarDetailsInteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        #expect(released == nil)
    }

    @Test func interactorDoesNotKeepThePresenterAlive() {
        weak var released: CarDetailsPresenter?
        do {
            let interactor = CarDetailsInteractor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        #expect(released == nil)
    }

    private func makePresenter(
        _ view: CarDetailsViewSpy,
        _ interactor: any CarDetailsPresenterToInteractorProtocol
    ) -> CarDetailsPresenter {
        CarDetailsPresenter(
            view: view,
            interactor: interactor,
            router: CarDetailsRouterSpy(),
            withCarID: "42"
        )
    }

    private func makeInteractor(_ answers: ServerStub.Answer...) -> CarDetailsInteractor {
        CarDetailsInteractor(
            fetching: { [server = ServerStub(answers)] in try await server.entity() }
        )
    }
}

"""####),
        ]) }),
        ("protocol-plain", { EmbeddedCase(name: "protocol-plain",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarList"
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListEntity.swift",
####"""
/// What CarList fetches: a value, free to go from one thread to another.
nonisolated struct CarListEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInteractor.swift",
####"""
/// Fetches what CarList shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarListInteractor: CarListPresenterToInteractorProtocol {
    typealias Fetch = @Sendable () async throws -> CarListEntity

    weak var presenter: (any CarListInteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let fetching: Fetch

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    deinit {
        task?.cancel()
    }

    func fetchEntity() {
        task?.cancel()
        task = Task { @MainActor [fetching, weak presenter] in
            do {
                let entity = try await fetching()
                if !Task.isCancelled { presenter?.fetchFinished(entity) }
            } catch {
                if !Task.isCancelled { presenter?.fetchFailed(error) }
            }
        }
    }

    /// Stands in for a server or a store until there is one.
    @Sendable
    static func standIn() async throws -> CarListEntity {
        CarListEntity(title: "Car List")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListPresenter.swift",
####"""
/// Hears what the user does and what was fetched, and says what CarList shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListPresenterToViewProtocol)?
    private let interactor: any CarListPresenterToInteractorProtocol
    private let router: any CarListPresenterToRouterProtocol

    init(
        view: any CarListPresenterToViewProtocol,
        interactor: any CarListPresenterToInteractorProtocol,
        router: any CarListPresenterToRouterProtocol
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarListPresenter: CarListViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarListPresenter: CarListInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarListEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListProtocols.swift",
####"""
/// Presenter calls, View listens.
@MainActor
protocol CarListPresenterToViewProtocol: ViewInterface {
    func showLoading()
    func showTitle(_ title: String)
    func showError()
}

/// View calls, Presenter listens.
@MainActor
protocol CarListViewToPresenterProtocol: PresenterInterface {
    func viewDidLoad()
    /// The user asks for another attempt.
    func retry()
}

/// Presenter calls, Interactor listens.
nonisolated protocol CarListPresenterToInteractorProtocol: InteractorInterface {
    /// Fetches what the scene shows, in place of a fetch that is under way.
    func fetchEntity()
}

/// Interactor calls, Presenter listens: on the main actor, wherever it was fetched.
@MainActor
protocol CarListInteractorToPresenterProtocol: PresenterInterface, Sendable {
    func fetchFinished(_ entity: CarListEntity)
    func fetchFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Every route adds a function of its own.
@MainActor
protocol CarListPresenterToRouterProtocol: WireframeInterface {
    func show(_ destination: any SceneDestination)
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarListViewController: UIViewController {
    var presenter: (any CarListViewToPresenterProtocol)?

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
        view.backgroundColor = .systemBackground
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

extension CarListViewController: CarListPresenterToViewProtocol {
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

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarListWireframe: BaseWireframe<CarListViewController>, CarListPresenterToRouterProtocol
{
    init() {
        let viewController = CarListViewController()
        super.init(viewController: viewController)
        let interactor = CarListInteractor()
        let presenter = CarListPresenter(view: viewController, interactor: interactor, router: self)
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListSpies.swift",
####"""
@testable import Scenes

/// Stands in for the view of CarList and remembers what it was to show.
@MainActor
final class CarListViewSpy: CarListPresenterToViewProtocol {
    nonisolated enum Content: Equatable {
        case loading
        case title(String)
        case error
    }

    private(set) var shown: [Content] = []

    func showLoading() {
        shown.append(.loading)
    }

    func showTitle(_ title: String) {
        shown.append(.title(title))
    }

    func showError() {
        shown.append(.error)
    }
}

/// Stands in for the presenter of CarList and remembers what the interactor told it.
@MainActor
final class CarListPresenterSpy: CarListInteractorToPresenterProtocol {
    private(set) var entities: [CarListEntity] = []
    private(set) var errors: [any Error] = []

    func fetchFinished(_ entity: CarListEntity) {
        entities.append(entity)
    }

    func fetchFailed(_ error: any Error) {
        errors.append(error)
    }
}

/// Stands in for the interactor of CarList and counts how often it was to fetch.
nonisolated final class CarListInteractorSpy: CarListPresenterToInteractorProtocol {
    private(set) var fetchCount = 0

    func fetchEntity() {
        fetchCount += 1
    }
}

/// Stands in for the wireframe of CarList and remembers where it was to lead.
@MainActor
final class CarListRouterSpy: CarListPresenterToRouterProtocol {
    private(set) var shown: [any SceneDestination] = []
    private(set) var closeCount = 0

    func show(_ destination: any SceneDestination) {
        shown.append(destination)
    }

    func close() {
        closeCount += 1
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
    private struct NoConnection: Error {}

    /// Stands in for a server that has its answers ready, one after the other.
    @MainActor
    private final class ServerStub {
        typealias Answer = Result<CarListEntity, any Error>

        /// It is asked once more than it has answers.
        struct NoAnswer: Error {}

        private var answers: [Answer]

        init(_ answers: [Answer]) {
            self.answers = answers
        }

        func entity() async throws -> CarListEntity {
            if answers.isEmpty { throw NoAnswer() }
            return try answers.removeFirst().get()
        }
    }

    private let entity = CarListEntity(title: "Car List")
    private let view = CarListViewSpy()

    @Test func presenterSaysThatItHasTheSceneFetched() {
        let interactor = CarListInteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        #expect(interactor.fetchCount == 1)
        #expect(view.shown == [.loading])
    }

    @Test func viewShowsWhatWasFetched() async {
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .title(entity.title)])
    }

    @Test func viewShowsWhatAnotherAttemptFetches() async {
        let interactor = makeInteractor(.failure(NoConnection()), .success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error])
        presenter.retry()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error, .loading, .title(entity.title)])
    }

    @Test func interactorTellsOfWhatItFetched() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func interactorTellsOfAFailure() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities.isEmpty)
        #expect(presenter.errors.count == 1)
        #expect(presenter.errors.first is NoConnection)
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.success(entity), .success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        let replaced = interactor.task
        interactor.fetchEntity()
        await replaced?.value
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: CarListViewSpy?
        let presenter: CarListPresenter
        do {
            let view = CarListViewSpy()
            presenter = makePresenter(view, CarListInteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        #expect(released == nil)
    }

    @Test func interactorDoesNotKeepThePresenterAlive() {
        weak var released: CarListPresenter?
        do {
            let interactor = CarListInteractor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        #expect(released == nil)
    }

    private func makePresenter(
        _ view: CarListViewSpy,
        _ interactor: any CarListPresenterToInteractorProtocol
    ) -> CarListPresenter {
        CarListPresenter(view: view, interactor: interactor, router: CarListRouterSpy())
    }

    private func makeInteractor(_ answers: ServerStub.Answer...) -> CarListInteractor {
        CarListInteractor(fetching: { [server = ServerStub(answers)] in try await server.entity() })
    }
}

"""####),
        ]) }),
        ("protocol-reserved-name", { EmbeddedCase(name: "protocol-reserved-name",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "Base",
  "exit": 64,
  "message": "its wireframe would be BaseWireframe"
}

"""####),
        ]) }),
        ("protocol-reserved-parameter", { EmbeddedCase(name: "protocol-reserved-parameter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarDetails",
  "params": ["presenter:String"],
  "exit": 64,
  "message": "the interactor's property is called that"
}

"""####),
        ]) }),
        ("protocol-routes-with-xctest", { EmbeddedCase(name: "protocol-routes-with-xctest",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarList",
  "routes": ["details:CarDetails"],
  "present": ["CarHelp"],
  "targets": [
    {"name": "CarDetails", "params": ["carID:String"]},
    {"name": "CarHelp"}
  ],
  "options": { "tests": "xctest" }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListEntity.swift",
####"""
/// What CarList fetches: a value, free to go from one thread to another.
nonisolated struct CarListEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInteractor.swift",
####"""
/// Fetches what CarList shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarListInteractor: CarListPresenterToInteractorProtocol {
    typealias Fetch = @Sendable () async throws -> CarListEntity

    weak var presenter: (any CarListInteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let fetching: Fetch

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    deinit {
        task?.cancel()
    }

    func fetchEntity() {
        task?.cancel()
        task = Task { @MainActor [fetching, weak presenter] in
            do {
                let entity = try await fetching()
                if !Task.isCancelled { presenter?.fetchFinished(entity) }
            } catch {
                if !Task.isCancelled { presenter?.fetchFailed(error) }
            }
        }
    }

    /// Stands in for a server or a store until there is one.
    @Sendable
    static func standIn() async throws -> CarListEntity {
        CarListEntity(title: "Car List")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListPresenter.swift",
####"""
/// Hears what the user does and what was fetched, and says what CarList shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListPresenterToViewProtocol)?
    private let interactor: any CarListPresenterToInteractorProtocol
    private let router: any CarListPresenterToRouterProtocol

    init(
        view: any CarListPresenterToViewProtocol,
        interactor: any CarListPresenterToInteractorProtocol,
        router: any CarListPresenterToRouterProtocol
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarListPresenter: CarListViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarListPresenter: CarListInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarListEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListProtocols.swift",
####"""
/// Presenter calls, View listens.
@MainActor
protocol CarListPresenterToViewProtocol: ViewInterface {
    func showLoading()
    func showTitle(_ title: String)
    func showError()
}

/// View calls, Presenter listens.
@MainActor
protocol CarListViewToPresenterProtocol: PresenterInterface {
    func viewDidLoad()
    /// The user asks for another attempt.
    func retry()
}

/// Presenter calls, Interactor listens.
nonisolated protocol CarListPresenterToInteractorProtocol: InteractorInterface {
    /// Fetches what the scene shows, in place of a fetch that is under way.
    func fetchEntity()
}

/// Interactor calls, Presenter listens: on the main actor, wherever it was fetched.
@MainActor
protocol CarListInteractorToPresenterProtocol: PresenterInterface, Sendable {
    func fetchFinished(_ entity: CarListEntity)
    func fetchFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Every route adds a function of its own.
@MainActor
protocol CarListPresenterToRouterProtocol: WireframeInterface {
    func show(_ destination: any SceneDestination)
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarListViewController: UIViewController {
    var presenter: (any CarListViewToPresenterProtocol)?

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
        view.backgroundColor = .systemBackground
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

extension CarListViewController: CarListPresenterToViewProtocol {
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

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe+CarHelp.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// CarHelp, as CarList leads to it.
nonisolated struct CarListToCarHelpDestination: SceneDestination {
    let navigationStyle = NavigationStyle.present

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarHelpWireframe().takeViewController()
    }
    #endif
}

extension CarListPresenterToRouterProtocol {
    /// Shows CarHelp over whatever is on screen.
    func presentCarHelp() {
        self.show(CarListToCarHelpDestination())
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe+Details.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// CarDetails, as CarList leads to it.
nonisolated struct CarListToDetailsDestination: SceneDestination {
    let carID: String
    let navigationStyle = NavigationStyle.push

    @MainActor
    init(withCarID carID: String) {
        self.carID = carID
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarDetailsWireframe(withCarID: self.carID).takeViewController()
    }
    #endif
}

extension CarListPresenterToRouterProtocol {
    /// Shows CarDetails on the same navigation stack.
    func navigateToDetails(withCarID carID: String) {
        self.show(CarListToDetailsDestination(withCarID: carID))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarListWireframe: BaseWireframe<CarListViewController>, CarListPresenterToRouterProtocol
{
    init() {
        let viewController = CarListViewController()
        super.init(viewController: viewController)
        let interactor = CarListInteractor()
        let presenter = CarListPresenter(view: viewController, interactor: interactor, router: self)
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListSpies.swift",
####"""
@testable import Scenes

/// Stands in for the view of CarList and remembers what it was to show.
@MainActor
final class CarListViewSpy: CarListPresenterToViewProtocol {
    nonisolated enum Content: Equatable {
        case loading
        case title(String)
        case error
    }

    private(set) var shown: [Content] = []

    func showLoading() {
        shown.append(.loading)
    }

    func showTitle(_ title: String) {
        shown.append(.title(title))
    }

    func showError() {
        shown.append(.error)
    }
}

/// Stands in for the presenter of CarList and remembers what the interactor told it.
@MainActor
final class CarListPresenterSpy: CarListInteractorToPresenterProtocol {
    private(set) var entities: [CarListEntity] = []
    private(set) var errors: [any Error] = []

    func fetchFinished(_ entity: CarListEntity) {
        entities.append(entity)
    }

    func fetchFailed(_ error: any Error) {
        errors.append(error)
    }
}

/// Stands in for the interactor of CarList and counts how often it was to fetch.
nonisolated final class CarListInteractorSpy: CarListPresenterToInteractorProtocol {
    private(set) var fetchCount = 0

    func fetchEntity() {
        fetchCount += 1
    }
}

/// Stands in for the wireframe of CarList and remembers where it was to lead.
@MainActor
final class CarListRouterSpy: CarListPresenterToRouterProtocol {
    private(set) var shown: [any SceneDestination] = []
    private(set) var closeCount = 0

    func show(_ destination: any SceneDestination) {
        shown.append(destination)
    }

    func close() {
        closeCount += 1
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import XCTest

@testable import Scenes

nonisolated final class CarListTests: XCTestCase {
    private struct NoConnection: Error {}

    /// Stands in for a server that has its answers ready, one after the other.
    @MainActor
    private final class ServerStub {
        typealias Answer = Result<CarListEntity, any Error>

        /// It is asked once more than it has answers.
        struct NoAnswer: Error {}

        private var answers: [Answer]

        init(_ answers: [Answer]) {
            self.answers = answers
        }

        func entity() async throws -> CarListEntity {
            if answers.isEmpty { throw NoAnswer() }
            return try answers.removeFirst().get()
        }
    }

    private let entity = CarListEntity(title: "Car List")

    @MainActor
    func testPresenterSaysThatItHasTheSceneFetched() async {
        let view = CarListViewSpy()
        let interactor = CarListInteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        XCTAssertEqual(interactor.fetchCount, 1)
        XCTAssertEqual(view.shown, [.loading])
    }

    @MainActor
    func testViewShowsWhatWasFetched() async {
        let view = CarListViewSpy()
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewShowsWhatAnotherAttemptFetches() async {
        let view = CarListViewSpy()
        let interactor = makeInteractor(.failure(NoConnection()), .success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .error])
        presenter.retry()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .error, .loading, .title(entity.title)])
    }

    @MainActor
    func testInteractorTellsOfWhatItFetched() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        XCTAssertEqual(presenter.entities, [entity])
        XCTAssertTrue(presenter.errors.isEmpty)
    }

    @MainActor
    func testInteractorTellsOfAFailure() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        XCTAssertTrue(presenter.entities.isEmpty)
        XCTAssertEqual(presenter.errors.count, 1)
        XCTAssertTrue(presenter.errors.first is NoConnection)
    }

    @MainActor
    func testInteractorTellsNothingOfAFetchThatAnotherOneReplaced() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.success(entity), .success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        let replaced = interactor.task
        interactor.fetchEntity()
        await replaced?.value
        await interactor.task?.value
        XCTAssertEqual(presenter.entities, [entity])
        XCTAssertTrue(presenter.errors.isEmpty)
    }

    @MainActor
    func testPresenterDoesNotKeepTheViewAlive() async {
        weak var released: CarListViewSpy?
        let presenter: CarListPresenter
        do {
            let view = CarListViewSpy()
            presenter = makePresenter(view, CarListInteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        XCTAssertNil(released)
    }

    @MainActor
    func testInteractorDoesNotKeepThePresenterAlive() async {
        let view = CarListViewSpy()
        weak var released: CarListPresenter?
        do {
            let interactor = CarListInteractor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        XCTAssertNil(released)
    }

    @MainActor
    private func makePresenter(
        _ view: CarListViewSpy,
        _ interactor: any CarListPresenterToInteractorProtocol
    ) -> CarListPresenter {
        CarListPresenter(view: view, interactor: interactor, router: CarListRouterSpy())
    }

    @MainActor
    private func makeInteractor(_ answers: ServerStub.Answer...) -> CarListInteractor {
        CarListInteractor(fetching: { [server = ServerStub(answers)] in try await server.entity() })
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListWireframe+CarHelpTests.swift",
####"""
import XCTest

@testable import Scenes

nonisolated final class CarListWireframeCarHelpTests: XCTestCase {
    @MainActor
    private final class RouterSpy: CarListPresenterToRouterProtocol {
        private(set) var shown: [any SceneDestination] = []
        private(set) var closeCount = 0

        func show(_ destination: any SceneDestination) {
            shown.append(destination)
        }

        func close() {
            closeCount += 1
        }
    }

    @MainActor
    func testPresentCarHelpHandsOverTheInitialData() async throws {
        let router = RouterSpy()
        router.presentCarHelp()
        XCTAssertEqual(router.shown.count, 1)
        let scene = try XCTUnwrap(router.shown.first as? CarListToCarHelpDestination)
        XCTAssertEqual(scene.navigationStyle, .present)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListWireframe+DetailsTests.swift",
####"""
import XCTest

@testable import Scenes

nonisolated final class CarListWireframeDetailsTests: XCTestCase {
    @MainActor
    private final class RouterSpy: CarListPresenterToRouterProtocol {
        private(set) var shown: [any SceneDestination] = []
        private(set) var closeCount = 0

        func show(_ destination: any SceneDestination) {
            shown.append(destination)
        }

        func close() {
            closeCount += 1
        }
    }

    @MainActor
    func testNavigateToDetailsHandsOverTheInitialData() async throws {
        let router = RouterSpy()
        router.navigateToDetails(withCarID: "42")
        XCTAssertEqual(router.shown.count, 1)
        let scene = try XCTUnwrap(router.shown.first as? CarListToDetailsDestination)
        XCTAssertEqual(scene.navigationStyle, .push)
        XCTAssertEqual(scene.carID, "42")
    }
}

"""####),
        ]) }),
        ("protocol-routes", { EmbeddedCase(name: "protocol-routes",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarList",
  "routes": ["details:CarDetails"],
  "present": ["CarFilter"],
  "targets": [
    {"name": "CarDetails", "params": ["carID:String"]},
    {"name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"]}
  ]
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListEntity.swift",
####"""
/// What CarList fetches: a value, free to go from one thread to another.
nonisolated struct CarListEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInteractor.swift",
####"""
/// Fetches what CarList shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarListInteractor: CarListPresenterToInteractorProtocol {
    typealias Fetch = @Sendable () async throws -> CarListEntity

    weak var presenter: (any CarListInteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let fetching: Fetch

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    deinit {
        task?.cancel()
    }

    func fetchEntity() {
        task?.cancel()
        task = Task { @MainActor [fetching, weak presenter] in
            do {
                let entity = try await fetching()
                if !Task.isCancelled { presenter?.fetchFinished(entity) }
            } catch {
                if !Task.isCancelled { presenter?.fetchFailed(error) }
            }
        }
    }

    /// Stands in for a server or a store until there is one.
    @Sendable
    static func standIn() async throws -> CarListEntity {
        CarListEntity(title: "Car List")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListPresenter.swift",
####"""
/// Hears what the user does and what was fetched, and says what CarList shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListPresenterToViewProtocol)?
    private let interactor: any CarListPresenterToInteractorProtocol
    private let router: any CarListPresenterToRouterProtocol

    init(
        view: any CarListPresenterToViewProtocol,
        interactor: any CarListPresenterToInteractorProtocol,
        router: any CarListPresenterToRouterProtocol
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarListPresenter: CarListViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarListPresenter: CarListInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarListEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListProtocols.swift",
####"""
/// Presenter calls, View listens.
@MainActor
protocol CarListPresenterToViewProtocol: ViewInterface {
    func showLoading()
    func showTitle(_ title: String)
    func showError()
}

/// View calls, Presenter listens.
@MainActor
protocol CarListViewToPresenterProtocol: PresenterInterface {
    func viewDidLoad()
    /// The user asks for another attempt.
    func retry()
}

/// Presenter calls, Interactor listens.
nonisolated protocol CarListPresenterToInteractorProtocol: InteractorInterface {
    /// Fetches what the scene shows, in place of a fetch that is under way.
    func fetchEntity()
}

/// Interactor calls, Presenter listens: on the main actor, wherever it was fetched.
@MainActor
protocol CarListInteractorToPresenterProtocol: PresenterInterface, Sendable {
    func fetchFinished(_ entity: CarListEntity)
    func fetchFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Every route adds a function of its own.
@MainActor
protocol CarListPresenterToRouterProtocol: WireframeInterface {
    func show(_ destination: any SceneDestination)
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarListViewController: UIViewController {
    var presenter: (any CarListViewToPresenterProtocol)?

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
        view.backgroundColor = .systemBackground
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

extension CarListViewController: CarListPresenterToViewProtocol {
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

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe+CarFilter.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// CarFilter, as CarList leads to it.
nonisolated struct CarListToCarFilterDestination: SceneDestination {
    let filter: Filter
    let onApply: (Filter) -> Void
    let navigationStyle = NavigationStyle.present

    @MainActor
    init(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        self.filter = filter
        self.onApply = onApply
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarFilterWireframe(withFilter: self.filter, onApply: self.onApply).takeViewController()
    }
    #endif
}

extension CarListPresenterToRouterProtocol {
    /// Shows CarFilter over whatever is on screen.
    func presentCarFilter(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        self.show(CarListToCarFilterDestination(withFilter: filter, onApply: onApply))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe+Details.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// CarDetails, as CarList leads to it.
nonisolated struct CarListToDetailsDestination: SceneDestination {
    let carID: String
    let navigationStyle = NavigationStyle.push

    @MainActor
    init(withCarID carID: String) {
        self.carID = carID
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarDetailsWireframe(withCarID: self.carID).takeViewController()
    }
    #endif
}

extension CarListPresenterToRouterProtocol {
    /// Shows CarDetails on the same navigation stack.
    func navigateToDetails(withCarID carID: String) {
        self.show(CarListToDetailsDestination(withCarID: carID))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarListWireframe: BaseWireframe<CarListViewController>, CarListPresenterToRouterProtocol
{
    init() {
        let viewController = CarListViewController()
        super.init(viewController: viewController)
        let interactor = CarListInteractor()
        let presenter = CarListPresenter(view: viewController, interactor: interactor, router: self)
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListSpies.swift",
####"""
@testable import Scenes

/// Stands in for the view of CarList and remembers what it was to show.
@MainActor
final class CarListViewSpy: CarListPresenterToViewProtocol {
    nonisolated enum Content: Equatable {
        case loading
        case title(String)
        case error
    }

    private(set) var shown: [Content] = []

    func showLoading() {
        shown.append(.loading)
    }

    func showTitle(_ title: String) {
        shown.append(.title(title))
    }

    func showError() {
        shown.append(.error)
    }
}

/// Stands in for the presenter of CarList and remembers what the interactor told it.
@MainActor
final class CarListPresenterSpy: CarListInteractorToPresenterProtocol {
    private(set) var entities: [CarListEntity] = []
    private(set) var errors: [any Error] = []

    func fetchFinished(_ entity: CarListEntity) {
        entities.append(entity)
    }

    func fetchFailed(_ error: any Error) {
        errors.append(error)
    }
}

/// Stands in for the interactor of CarList and counts how often it was to fetch.
nonisolated final class CarListInteractorSpy: CarListPresenterToInteractorProtocol {
    private(set) var fetchCount = 0

    func fetchEntity() {
        fetchCount += 1
    }
}

/// Stands in for the wireframe of CarList and remembers where it was to lead.
@MainActor
final class CarListRouterSpy: CarListPresenterToRouterProtocol {
    private(set) var shown: [any SceneDestination] = []
    private(set) var closeCount = 0

    func show(_ destination: any SceneDestination) {
        shown.append(destination)
    }

    func close() {
        closeCount += 1
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
    private struct NoConnection: Error {}

    /// Stands in for a server that has its answers ready, one after the other.
    @MainActor
    private final class ServerStub {
        typealias Answer = Result<CarListEntity, any Error>

        /// It is asked once more than it has answers.
        struct NoAnswer: Error {}

        private var answers: [Answer]

        init(_ answers: [Answer]) {
            self.answers = answers
        }

        func entity() async throws -> CarListEntity {
            if answers.isEmpty { throw NoAnswer() }
            return try answers.removeFirst().get()
        }
    }

    private let entity = CarListEntity(title: "Car List")
    private let view = CarListViewSpy()

    @Test func presenterSaysThatItHasTheSceneFetched() {
        let interactor = CarListInteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        #expect(interactor.fetchCount == 1)
        #expect(view.shown == [.loading])
    }

    @Test func viewShowsWhatWasFetched() async {
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .title(entity.title)])
    }

    @Test func viewShowsWhatAnotherAttemptFetches() async {
        let interactor = makeInteractor(.failure(NoConnection()), .success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error])
        presenter.retry()
        await interactor.task?.value
        #expect(view.shown == [.loading, .error, .loading, .title(entity.title)])
    }

    @Test func interactorTellsOfWhatItFetched() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func interactorTellsOfAFailure() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities.isEmpty)
        #expect(presenter.errors.count == 1)
        #expect(presenter.errors.first is NoConnection)
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async {
        let presenter = CarListPresenterSpy()
        let interactor = makeInteractor(.success(entity), .success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        let replaced = interactor.task
        interactor.fetchEntity()
        await replaced?.value
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: CarListViewSpy?
        let presenter: CarListPresenter
        do {
            let view = CarListViewSpy()
            presenter = makePresenter(view, CarListInteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        #expect(released == nil)
    }

    @Test func interactorDoesNotKeepThePresenterAlive() {
        weak var released: CarListPresenter?
        do {
            let interactor = CarListInteractor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        #expect(released == nil)
    }

    private func makePresenter(
        _ view: CarListViewSpy,
        _ interactor: any CarListPresenterToInteractorProtocol
    ) -> CarListPresenter {
        CarListPresenter(view: view, interactor: interactor, router: CarListRouterSpy())
    }

    private func makeInteractor(_ answers: ServerStub.Answer...) -> CarListInteractor {
        CarListInteractor(fetching: { [server = ServerStub(answers)] in try await server.entity() })
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListWireframe+CarFilterTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListWireframeCarFilterTests {
    @MainActor
    private final class RouterSpy: CarListPresenterToRouterProtocol {
        private(set) var shown: [any SceneDestination] = []
        private(set) var closeCount = 0

        func show(_ destination: any SceneDestination) {
            shown.append(destination)
        }

        func close() {
            closeCount += 1
        }
    }

    /// Compiles as long as the destination holds all that the route takes.
    /// A test can call it once it has values to give.
    private func follow(_ router: RouterSpy, like builder: CarListToCarFilterDestination) {
        router.presentCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListWireframe+DetailsTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListWireframeDetailsTests {
    @MainActor
    private final class RouterSpy: CarListPresenterToRouterProtocol {
        private(set) var shown: [any SceneDestination] = []
        private(set) var closeCount = 0

        func show(_ destination: any SceneDestination) {
            shown.append(destination)
        }

        func close() {
            closeCount += 1
        }
    }

    @Test func navigateToDetailsHandsOverTheInitialData() throws {
        let router = RouterSpy()
        router.navigateToDetails(withCarID: "42")
        #expect(router.shown.count == 1)
        let scene = try #require(router.shown.first as? CarListToDetailsDestination)
        #expect(scene.navigationStyle == .push)
        #expect(scene.carID == "42")
    }
}

"""####),
        ]) }),
        ("protocol-views-in-the-presenter", { EmbeddedCase(name: "protocol-views-in-the-presenter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarDetails",
  "params": ["table:UITableView"],
  "imports": ["UIKit"],
  "exit": 64,
  "message": "must not import UIKit"
}

"""####),
        ]) }),
        ("protocol-with-xctest", { EmbeddedCase(name: "protocol-with-xctest",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "ProtocolVIPER",
  "name": "CarEditor",
  "params": ["editing car:Car", "bought:Date", "page:Int=1"],
  "imports": ["CarKit"],
  "samples": ["car=Car.preview"],
  "options": { "tests": "xctest" }
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorEntity.swift",
####"""
/// What CarEditor fetches: a value, free to go from one thread to another.
nonisolated struct CarEditorEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorInteractor.swift",
####"""
/// Fetches what CarEditor shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarEditorInteractor: CarEditorPresenterToInteractorProtocol {
    typealias Fetch = @Sendable () async throws -> CarEditorEntity

    weak var presenter: (any CarEditorInteractorToPresenterProtocol)?
    /// The latest fetch.
    private(set) var task: Task<Void, Never>?

    private let fetching: Fetch

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    deinit {
        task?.cancel()
    }

    func fetchEntity() {
        task?.cancel()
        task = Task { @MainActor [fetching, weak presenter] in
            do {
                let entity = try await fetching()
                if !Task.isCancelled { presenter?.fetchFinished(entity) }
            } catch {
                if !Task.isCancelled { presenter?.fetchFailed(error) }
            }
        }
    }

    /// Stands in for a server or a store until there is one.
    @Sendable
    static func standIn() async throws -> CarEditorEntity {
        CarEditorEntity(title: "Car Editor")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorPresenter.swift",
####"""
import CarKit
import Foundation

/// Hears what the user does and what was fetched, and says what CarEditor shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarEditorPresenter {
    let car: Car
    let bought: Date
    let page: Int
    private weak var view: (any CarEditorPresenterToViewProtocol)?
    private let interactor: any CarEditorPresenterToInteractorProtocol
    private let router: any CarEditorPresenterToRouterProtocol

    init(
        view: any CarEditorPresenterToViewProtocol,
        interactor: any CarEditorPresenterToInteractorProtocol,
        router: any CarEditorPresenterToRouterProtocol,
        editing car: Car,
        bought: Date,
        page: Int = 1
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.car = car
        self.bought = bought
        self.page = page
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarEditorPresenter: CarEditorViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarEditorPresenter: CarEditorInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarEditorEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorProtocols.swift",
####"""
/// Presenter calls, View listens.
@MainActor
protocol CarEditorPresenterToViewProtocol: ViewInterface {
    func showLoading()
    func showTitle(_ title: String)
    func showError()
}

/// View calls, Presenter listens.
@MainActor
protocol CarEditorViewToPresenterProtocol: PresenterInterface {
    func viewDidLoad()
    /// The user asks for another attempt.
    func retry()
}

/// Presenter calls, Interactor listens.
nonisolated protocol CarEditorPresenterToInteractorProtocol: InteractorInterface {
    /// Fetches what the scene shows, in place of a fetch that is under way.
    func fetchEntity()
}

/// Interactor calls, Presenter listens: on the main actor, wherever it was fetched.
@MainActor
protocol CarEditorInteractorToPresenterProtocol: PresenterInterface, Sendable {
    func fetchFinished(_ entity: CarEditorEntity)
    func fetchFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Every route adds a function of its own.
@MainActor
protocol CarEditorPresenterToRouterProtocol: WireframeInterface {
    func show(_ destination: any SceneDestination)
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarEditor, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarEditorViewController: UIViewController {
    var presenter: (any CarEditorViewToPresenterProtocol)?

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
        view.backgroundColor = .systemBackground
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

extension CarEditorViewController: CarEditorPresenterToViewProtocol {
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

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorWireframe.swift",
####"""
#if canImport(UIKit)
import CarKit
import Foundation
import UIKit

/// Wires the CarEditor scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarEditorWireframe:
    BaseWireframe<CarEditorViewController>,
    CarEditorPresenterToRouterProtocol
{
    init(editing car: Car, bought: Date, page: Int = 1) {
        let viewController = CarEditorViewController()
        super.init(viewController: viewController)
        let interactor = CarEditorInteractor()
        let presenter = CarEditorPresenter(
            view: viewController,
            interactor: interactor,
            router: self,
            editing: car,
            bought: bought,
            page: page
        )
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarEditorSpies.swift",
####"""
@testable import Scenes

/// Stands in for the view of CarEditor and remembers what it was to show.
@MainActor
final class CarEditorViewSpy: CarEditorPresenterToViewProtocol {
    nonisolated enum Content: Equatable {
        case loading
        case title(String)
        case error
    }

    private(set) var shown: [Content] = []

    func showLoading() {
        shown.append(.loading)
    }

    func showTitle(_ title: String) {
        shown.append(.title(title))
    }

    func showError() {
        shown.append(.error)
    }
}

/// Stands in for the presenter of CarEditor and remembers what the interactor told it.
@MainActor
final class CarEditorPresenterSpy: CarEditorInteractorToPresenterProtocol {
    private(set) var entities: [CarEditorEntity] = []
    private(set) var errors: [any Error] = []

    func fetchFinished(_ entity: CarEditorEntity) {
        entities.append(entity)
    }

    func fetchFailed(_ error: any Error) {
        errors.append(error)
    }
}

/// Stands in for the interactor of CarEditor and counts how often it was to fetch.
nonisolated final class CarEditorInteractorSpy: CarEditorPresenterToInteractorProtocol {
    private(set) var fetchCount = 0

    func fetchEntity() {
        fetchCount += 1
    }
}

/// Stands in for the wireframe of CarEditor and remembers where it was to lead.
@MainActor
final class CarEditorRouterSpy: CarEditorPresenterToRouterProtocol {
    private(set) var shown: [any SceneDestination] = []
    private(set) var closeCount = 0

    func show(_ destination: any SceneDestination) {
        shown.append(destination)
    }

    func close() {
        closeCount += 1
    }
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
    private struct NoConnection: Error {}

    /// Stands in for a server that has its answers ready, one after the other.
    @MainActor
    private final class ServerStub {
        typealias Answer = Result<CarEditorEntity, any Error>

        /// It is asked once more than it has answers.
        struct NoAnswer: Error {}

        private var answers: [Answer]

        init(_ answers: [Answer]) {
            self.answers = answers
        }

        func entity() async throws -> CarEditorEntity {
            if answers.isEmpty { throw NoAnswer() }
            return try answers.removeFirst().get()
        }
    }

    private let entity = CarEditorEntity(title: "Car Editor")

    @MainActor
    func testPresenterKeepsTheInitialData() async {
        let view = CarEditorViewSpy()
        let presenter = makePresenter(view, CarEditorInteractorSpy())
        XCTAssertEqual(presenter.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testPresenterSaysThatItHasTheSceneFetched() async {
        let view = CarEditorViewSpy()
        let interactor = CarEditorInteractorSpy()
        makePresenter(view, interactor).viewDidLoad()
        XCTAssertEqual(interactor.fetchCount, 1)
        XCTAssertEqual(view.shown, [.loading])
    }

    @MainActor
    func testViewShowsWhatWasFetched() async {
        let view = CarEditorViewSpy()
        let interactor = makeInteractor(.success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewShowsWhatAnotherAttemptFetches() async {
        let view = CarEditorViewSpy()
        let interactor = makeInteractor(.failure(NoConnection()), .success(entity))
        let presenter = makePresenter(view, interactor)
        interactor.presenter = presenter
        presenter.viewDidLoad()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .error])
        presenter.retry()
        await interactor.task?.value
        XCTAssertEqual(view.shown, [.loading, .error, .loading, .title(entity.title)])
    }

    @MainActor
    func testInteractorTellsOfWhatItFetched() async {
        let presenter = CarEditorPresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        XCTAssertEqual(presenter.entities, [entity])
        XCTAssertTrue(presenter.errors.isEmpty)
    }

    @MainActor
    func testInteractorTellsOfAFailure() async {
        let presenter = CarEditorPresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        XCTAssertTrue(presenter.entities.isEmpty)
        XCTAssertEqual(presenter.errors.count, 1)
        XCTAssertTrue(presenter.errors.first is NoConnection)
    }

    @MainActor
    func testInteractorTellsNothingOfAFetchThatAnotherOneReplaced() async {
        let presenter = CarEditorPresenterSpy()
        let interactor = makeInteractor(.success(entity), .success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        let replaced = interactor.task
        interactor.fetchEntity()
        await replaced?.value
        await interactor.task?.value
        XCTAssertEqual(presenter.entities, [entity])
        XCTAssertTrue(presenter.errors.isEmpty)
    }

    @MainActor
    func testPresenterDoesNotKeepTheViewAlive() async {
        weak var released: CarEditorViewSpy?
        let presenter: CarEditorPresenter
        do {
            let view = CarEditorViewSpy()
            presenter = makePresenter(view, CarEditorInteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        XCTAssertNil(released)
    }

    @MainActor
    func testInteractorDoesNotKeepThePresenterAlive() async {
        let view = CarEditorViewSpy()
        weak var released: CarEditorPresenter?
        do {
            let interactor = CarEditorInteractor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        XCTAssertNil(released)
    }

    @MainActor
    private func makePresenter(
        _ view: CarEditorViewSpy,
        _ interactor: any CarEditorPresenterToInteractorProtocol
    ) -> CarEditorPresenter {
        CarEditorPresenter(
            view: view,
            interactor: interactor,
            router: CarEditorRouterSpy(),
            editing: Car.preview,
            bought: Date(timeIntervalSince1970: 42),
            page: 42
        )
    }

    @MainActor
    private func makeInteractor(_ answers: ServerStub.Answer...) -> CarEditorInteractor {
        CarEditorInteractor(
            fetching: { [server = ServerStub(answers)] in try await server.entity() }
        )
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
        ("rxviper-bidirectional-relays", { EmbeddedCase(name: "rxviper-bidirectional-relays",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxVIPER",
  "name": "Settings",
  "options": { "bidirectionalRelays": true, "complexity": "simple" }
}

"""####),
            EmbeddedFile(
                "expected/Settings/SettingsInterfaces.swift",
####"""
import RxSwift

/// What the view and the presenter of Settings send each other.
nonisolated enum Settings {
    /// What the view sends.
    struct ViewOutput {
        let actions: SettingsActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: SettingsEvents
    }
}

/// What happens in the view.
nonisolated struct SettingsActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct SettingsEvents {
    let title: Observable<String>
}

/// Where Settings leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum SettingsNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from Settings to other scenes.
@MainActor
protocol SettingsWireframeInterface: WireframeInterface {
    func navigate(to option: SettingsNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol SettingsViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol SettingsPresenterInterface: PresenterInterface {
    func configure(with output: Settings.ViewOutput) -> Settings.ViewInput
}

"""####),
            EmbeddedFile(
                "expected/Settings/SettingsPresenter.swift",
####"""
import RxSwift

/// Makes events of the actions of Settings, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class SettingsPresenter {
    private weak var view: (any SettingsViewInterface)?
    private let wireframe: any SettingsWireframeInterface
    private let disposeBag = DisposeBag()

    init(view: any SettingsViewInterface, wireframe: any SettingsWireframeInterface) {
        self.view = view
        self.wireframe = wireframe
    }
}

extension SettingsPresenter: SettingsPresenterInterface {
    func configure(with output: Settings.ViewOutput) -> Settings.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: SettingsEvents(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        viewDidLoad
            .map(Self.title)
            .observe(on: MainScheduler.instance)
    }

    /// It reads and changes nothing else, so it may be called on any thread.
    nonisolated private static func title(after viewDidLoad: Void) -> String {
        "Settings"
    }
}

"""####),
            EmbeddedFile(
                "expected/Settings/SettingsViewController.swift",
####"""
#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out Settings, sends the presenter what the user does, and shows what that tells.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class SettingsViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any SettingsPresenterInterface)?

    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupRx()
    }

    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Exchanges actions for events, which come on the main thread.
    private func setupRx() {
        let actions = SettingsActions(viewDidLoad: .just(()), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(title: input.events.title)
    }

    private func handle(title: Observable<String>) {
        title
            .do(onNext: { [weak self] title in self?.title = title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension SettingsViewController: SettingsViewInterface {}
#endif

"""####),
            EmbeddedFile(
                "expected/Settings/SettingsWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the Settings scene, and leads from it to other scenes.
@MainActor
final class SettingsWireframe: BaseWireframe<SettingsViewController> {
    init() {
        let view = SettingsViewController()
        super.init(viewController: view)
        view.presenter = SettingsPresenter(view: view, wireframe: self)
    }
}

extension SettingsWireframe: SettingsWireframeInterface {
    func navigate(to option: SettingsNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BidirectionalRelays.swift",
####"""
#if canImport(RxCocoa)
import RxCocoa
import RxRelay
import RxSwift

/// Passes values between a control and what it stands for, both ways, without a loop: what one
/// side is given, only the other one hears.
nonisolated final class BidirectionalPublishRelay<Value> {
    private let workInput = PublishRelay<Value>()
    private let viewInput = PublishRelay<Value>()

    /// The side of the presenter.
    var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInput.asObservable(),
            // Whoever is bound to this keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInput.accept(value) }
        )
    }

    /// The side of the view.
    var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInput.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInput.accept(value) }
        )
    }
}

/// The same, with a value that the view is told as soon as it is bound.
nonisolated final class BidirectionalBehaviorRelay<Value> {
    private let workInput: BehaviorRelay<Value>
    private let viewInput = PublishRelay<Value>()

    init(value: Value) {
        workInput = BehaviorRelay(value: value)
    }

    /// The side of the presenter.
    var workProperty: ControlProperty<Value> {
        ControlProperty(
            values: viewInput.asObservable(),
            // Whoever is bound to this keeps the relay alive.
            valueSink: Binder(self) { _, value in self.workInput.accept(value) }
        )
    }

    /// The side of the view.
    var viewProperty: ControlProperty<Value> {
        ControlProperty(
            values: workInput.asObservable(),
            valueSink: Binder(self) { _, value in self.viewInput.accept(value) }
        )
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/SettingsTests.swift",
####"""
import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct SettingsTests {
    private let view = ViewSpy()
    private let wireframe = WireframeSpy()

    @Test func viewIsToldTheTitleOnceItHasLoaded() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: .just(())))
        let title = try await first(of: input.events.title)
        #expect(title == "Settings")
    }

    @Test func viewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: actionFromElsewhere))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        #expect(isOnMainQueue == true)
    }

    @Test func wireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(close: actionFromElsewhere))
        let isOnMainQueue = try await first(of: wireframe.closes)
        #expect(isOnMainQueue == true)
        withExtendedLifetime((presenter, input)) {}
    }

    @Test func bindingsKeepNeitherThePresenterNorTheViewAlive() {
        weak var releasedPresenter: SettingsPresenter?
        weak var releasedView: ViewSpy?
        let input: Settings.ViewInput
        do {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            input = presenter.configure(with: output())
            releasedPresenter = presenter
            releasedView = view
        }
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }

    private func makePresenter(for view: ViewSpy) -> SettingsPresenter {
        SettingsPresenter(view: view, wireframe: wireframe)
    }

    /// An action that comes on a thread of its own.
    private var actionFromElsewhere: Observable<Void> {
        .just(()).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }

    private func output(
        viewDidLoad: Observable<Void> = .never(),
        close: Observable<Void> = .never()
    ) -> Settings.ViewOutput {
        .init(actions: SettingsActions(viewDidLoad: viewDidLoad, close: close))
    }

    /// What a sequence tells first.
    private func first<Element: Sendable>(
        of sequence: Observable<Element>
    ) async throws -> Element? {
        let told = sequence.take(1).timeout(.seconds(10), scheduler: MainScheduler.instance).values
        var elements: [Element] = []
        for try await element in told { elements.append(element) }
        return elements.first
    }
}

@MainActor
private final class ViewSpy: SettingsViewInterface {}

@MainActor
private final class WireframeSpy: SettingsWireframeInterface {
    /// Whether it was on the main queue, each time that the scene was left.
    let closes = ReplaySubject<Bool>.create(bufferSize: 1)

    func navigate(to option: SettingsNavigationOption) {}

    func close() {
        closes.onNext(MainQueue.delivers(()))
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
        ]) }),
        ("rxviper-formatter-in-a-storyboard", { EmbeddedCase(name: "rxviper-formatter-in-a-storyboard",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarDetails",
  "params": ["carID:String"],
  "options": { "complexity": "formatter", "interface": "storyboard" }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetails.storyboard",
####"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="BYZ-38-t0r">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
        <!--Car Details-->
        <scene sceneID="tne-QT-ifu">
            <objects>
                <viewController storyboardIdentifier="CarDetailsViewController" id="BYZ-38-t0r" customClass="CarDetailsViewController" customModule="Scenes" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
    </scenes>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsFormatter.swift",
####"""
/// Makes texts of what the interactor fetches. It neither fetches nor shows anything.
nonisolated final class CarDetailsFormatter {
}

nonisolated extension CarDetailsFormatter: CarDetailsFormatterInterface {
    func title(for name: String) -> String {
        name
    }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsInteractor.swift",
####"""
import RxSwift

/// Fetches and stores what CarDetails is about. It neither formats nor shows anything.
nonisolated final class CarDetailsInteractor {
}

nonisolated extension CarDetailsInteractor: CarDetailsInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Car Details")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsInterfaces.swift",
####"""
import RxSwift

/// What the view and the presenter of CarDetails send each other.
nonisolated enum CarDetails {
    /// What the view sends.
    struct ViewOutput {
        let actions: CarDetailsActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: CarDetailsEvents
    }
}

/// What happens in the view.
nonisolated struct CarDetailsActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct CarDetailsEvents {
    let title: Observable<String>
}

/// Where CarDetails leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarDetailsNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarDetails to other scenes.
@MainActor
protocol CarDetailsWireframeInterface: WireframeInterface {
    func navigate(to option: CarDetailsNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol CarDetailsViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol CarDetailsPresenterInterface: PresenterInterface {
    func configure(with output: CarDetails.ViewOutput) -> CarDetails.ViewInput
}

/// Fetches and stores what CarDetails is about. It may be asked, and may answer, on any thread.
nonisolated protocol CarDetailsInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}

/// Makes texts of what the interactor fetches, on any thread.
nonisolated protocol CarDetailsFormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsPresenter.swift",
####"""
import RxSwift

/// Makes events of the actions of CarDetails, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    private weak var view: (any CarDetailsViewInterface)?
    private let interactor: any CarDetailsInteractorInterface
    private let formatter: any CarDetailsFormatterInterface
    private let wireframe: any CarDetailsWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withCarID carID: String,
        view: any CarDetailsViewInterface,
        interactor: any CarDetailsInteractorInterface,
        formatter: any CarDetailsFormatterInterface,
        wireframe: any CarDetailsWireframeInterface
    ) {
        self.carID = carID
        self.view = view
        self.interactor = interactor
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

extension CarDetailsPresenter: CarDetailsPresenterInterface {
    func configure(with output: CarDetails.ViewOutput) -> CarDetails.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: CarDetailsEvents(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        Self.names(after: viewDidLoad, from: interactor)
            .map(formatter.title)
            .observe(on: MainScheduler.instance)
    }

    /// What the interactor answers each time. On no actor, since both may come on any thread.
    ///
    /// An error would end the title for good: once there can be one, catch it here.
    nonisolated private static func names(
        after action: Observable<Void>,
        from interactor: any CarDetailsInteractorInterface
    ) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
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

/// Lays out CarDetails, sends the presenter what the user does, and shows what that tells.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarDetailsViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarDetailsPresenterInterface)?

    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupRx()
    }

    /// Sets what never changes about the views and is not in the storyboard.
    private func setupViews() {}

    /// Exchanges actions for events, which come on the main thread.
    private func setupRx() {
        let actions = CarDetailsActions(viewDidLoad: .just(()), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(title: input.events.title)
    }

    private func handle(title: Observable<String>) {
        title
            .do(onNext: { [weak self] title in self?.title = title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension CarDetailsViewController: CarDetailsViewInterface {}
#endif

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarDetails scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarDetailsWireframe: BaseWireframe<CarDetailsViewController> {
    init(withCarID carID: String) {
        let view = CarDetailsWireframe.makeView()
        super.init(viewController: view)
        view.presenter = CarDetailsPresenter(
            withCarID: carID,
            view: view,
            interactor: CarDetailsInteractor(),
            formatter: CarDetailsFormatter(),
            wireframe: self
        )
    }

    /// A Swift package has a bundle of its own, with the storyboard that Xcode finds in it.
    private static func makeView() -> CarDetailsViewController {
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarDetailsViewController.self)
        #endif
        let storyboard = UIStoryboard(name: "CarDetails", bundle: bundle)
        return storyboard.instantiateViewController(identifier: "CarDetailsViewController")
    }
}

extension CarDetailsWireframe: CarDetailsWireframeInterface {
    func navigate(to option: CarDetailsNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarDetailsTests.swift",
####"""
import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let view = ViewSpy()
    private let interactor = InteractorSpy()
    private let formatter = FormatterSpy()
    private let wireframe = WireframeSpy()

    @Test func presenterHoldsTheInitialData() {
        let presenter = makePresenter(for: view)
        #expect(presenter.carID == "42")
    }

    @Test func viewIsToldTheTitleOnceItHasLoaded() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: .just(())))
        let title = try await first(of: input.events.title)
        #expect(title == "Formatted: Fetched")
    }

    @Test func viewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: actionFromElsewhere))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        #expect(isOnMainQueue == true)
    }

    @Test func wireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(close: actionFromElsewhere))
        let isOnMainQueue = try await first(of: wireframe.closes)
        #expect(isOnMainQueue == true)
        withExtendedLifetime((presenter, input)) {}
    }

    @Test func bindingsKeepNeitherThePresenterNorTheViewAlive() {
        weak var releasedPresenter: CarDetailsPresenter?
        weak var releasedView: ViewSpy?
        let input: CarDetails.ViewInput
        do {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            input = presenter.configure(with: output())
            releasedPresenter = presenter
            releasedView = view
        }
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }

    @Test func interactorFetchesTheName() async throws {
        let interactor = CarDetailsInteractor()
        let name = try await first(of: interactor.fetchName().asObservable())
        #expect(name == "Car Details")
    }

    @Test func formatterMakesATitleOfTheName() {
        let formatter = CarDetailsFormatter()
        #expect(formatter.title(for: "Name") == "Name")
    }

    private func makePresenter(for view: ViewSpy) -> CarDetailsPresenter {
        CarDetailsPresenter(
            withCarID: "42",
            view: view,
            interactor: interactor,
            formatter: formatter,
            wireframe: wireframe
        )
    }

    /// An action that comes on a thread of its own.
    private var actionFromElsewhere: Observable<Void> {
        .just(()).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }

    private func output(
        viewDidLoad: Observable<Void> = .never(),
        close: Observable<Void> = .never()
    ) -> CarDetails.ViewOutput {
        .init(actions: CarDetailsActions(viewDidLoad: viewDidLoad, close: close))
    }

    /// What a sequence tells first.
    private func first<Element: Sendable>(
        of sequence: Observable<Element>
    ) async throws -> Element? {
        let told = sequence.take(1).timeout(.seconds(10), scheduler: MainScheduler.instance).values
        var elements: [Element] = []
        for try await element in told { elements.append(element) }
        return elements.first
    }
}

@MainActor
private final class ViewSpy: CarDetailsViewInterface {}

private nonisolated final class InteractorSpy: CarDetailsInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Fetched")
    }
}

private nonisolated final class FormatterSpy: CarDetailsFormatterInterface {
    func title(for name: String) -> String {
        "Formatted: \(name)"
    }
}

@MainActor
private final class WireframeSpy: CarDetailsWireframeInterface {
    /// Whether it was on the main queue, each time that the scene was left.
    let closes = ReplaySubject<Bool>.create(bufferSize: 1)

    func navigate(to option: CarDetailsNavigationOption) {}

    func close() {
        closes.onNext(MainQueue.delivers(()))
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
        ]) }),
        ("rxviper-ios-without-tests", { EmbeddedCase(name: "rxviper-ios-without-tests",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarAlbum",
  "params": ["photos:[URL]"],
  "options": { "interface": "xib", "platforms": "ios", "tests": "none" }
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumInteractor.swift",
####"""
import RxSwift

/// Fetches and stores what CarAlbum is about. It neither formats nor shows anything.
nonisolated final class CarAlbumInteractor {
}

nonisolated extension CarAlbumInteractor: CarAlbumInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Car Album")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumInterfaces.swift",
####"""
import RxSwift

/// What the view and the presenter of CarAlbum send each other.
nonisolated enum CarAlbum {
    /// What the view sends.
    struct ViewOutput {
        let actions: CarAlbumActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: CarAlbumEvents
    }
}

/// What happens in the view.
nonisolated struct CarAlbumActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct CarAlbumEvents {
    let title: Observable<String>
}

/// Where CarAlbum leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarAlbumNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarAlbum to other scenes.
@MainActor
protocol CarAlbumWireframeInterface: WireframeInterface {
    func navigate(to option: CarAlbumNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol CarAlbumViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol CarAlbumPresenterInterface: PresenterInterface {
    func configure(with output: CarAlbum.ViewOutput) -> CarAlbum.ViewInput
}

/// Fetches and stores what CarAlbum is about. It may be asked, and may answer, on any thread.
nonisolated protocol CarAlbumInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumPresenter.swift",
####"""
import Foundation
import RxSwift

/// Makes events of the actions of CarAlbum, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarAlbumPresenter {
    let photos: [URL]
    private weak var view: (any CarAlbumViewInterface)?
    private let interactor: any CarAlbumInteractorInterface
    private let wireframe: any CarAlbumWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withPhotos photos: [URL],
        view: any CarAlbumViewInterface,
        interactor: any CarAlbumInteractorInterface,
        wireframe: any CarAlbumWireframeInterface
    ) {
        self.photos = photos
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarAlbumPresenter: CarAlbumPresenterInterface {
    func configure(with output: CarAlbum.ViewOutput) -> CarAlbum.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: CarAlbumEvents(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        Self.names(after: viewDidLoad, from: interactor)
            .observe(on: MainScheduler.instance)
    }

    /// What the interactor answers each time. On no actor, since both may come on any thread.
    ///
    /// An error would end the title for good: once there can be one, catch it here.
    nonisolated private static func names(
        after action: Observable<Void>,
        from interactor: any CarAlbumInteractorInterface
    ) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
    }
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumViewController.swift",
####"""
import RxRelay
import RxSwift
import UIKit

/// Lays out CarAlbum, sends the presenter what the user does, and shows what that tells.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarAlbumViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarAlbumPresenterInterface)?

    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupRx()
    }

    /// Sets what never changes about the views and is not in the nib.
    private func setupViews() {}

    /// Exchanges actions for events, which come on the main thread.
    private func setupRx() {
        let actions = CarAlbumActions(viewDidLoad: .just(()), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(title: input.events.title)
    }

    private func handle(title: Observable<String>) {
        title
            .do(onNext: { [weak self] title in self?.title = title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension CarAlbumViewController: CarAlbumViewInterface {}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumViewController.xib",
####"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CarAlbumViewController" customModule="Scenes" customModuleProvider="target">
            <connections>
                <outlet property="view" destination="i5M-Pr-FkT" id="sfx-zR-JGt"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="i5M-Pr-FkT">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <viewLayoutGuide key="safeArea" id="fnl-2z-Ty3"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumWireframe.swift",
####"""
import Foundation
import UIKit

/// Wires the CarAlbum scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarAlbumWireframe: BaseWireframe<CarAlbumViewController> {
    init(withPhotos photos: [URL]) {
        let view = CarAlbumWireframe.makeView()
        super.init(viewController: view)
        view.presenter = CarAlbumPresenter(
            withPhotos: photos,
            view: view,
            interactor: CarAlbumInteractor(),
            wireframe: self
        )
    }

    /// A Swift package has a bundle of its own, with the nib that Xcode finds in it.
    private static func makeView() -> CarAlbumViewController {
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarAlbumViewController.self)
        #endif
        return .init(nibName: "CarAlbumViewController", bundle: bundle)
    }
}

extension CarAlbumWireframe: CarAlbumWireframeInterface {
    func navigate(to option: CarAlbumNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
import UIKit

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    @MainActor func viewController() -> UIViewController
}

"""####),
        ]) }),
        ("rxviper-nib-with-xctest", { EmbeddedCase(name: "rxviper-nib-with-xctest",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarPicker",
  "params": ["cars:[Car]", "page:Int=1"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"],
  "options": { "complexity": "formatter", "interface": "xib", "tests": "xctest" }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerFormatter.swift",
####"""
/// Makes texts of what the interactor fetches. It neither fetches nor shows anything.
nonisolated final class CarPickerFormatter {
}

nonisolated extension CarPickerFormatter: CarPickerFormatterInterface {
    func title(for name: String) -> String {
        name
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerInteractor.swift",
####"""
import CarKit
import RxSwift

/// Fetches and stores what CarPicker is about. It neither formats nor shows anything.
nonisolated final class CarPickerInteractor {
    private let api: any CarFetching

    /// Supplies what the interactor works with; a test hands in its own.
    @MainActor
    init(api: any CarFetching = CarService.shared) {
        self.api = api
    }
}

nonisolated extension CarPickerInteractor: CarPickerInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Car Picker")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerInterfaces.swift",
####"""
import RxSwift

/// What the view and the presenter of CarPicker send each other.
nonisolated enum CarPicker {
    /// What the view sends.
    struct ViewOutput {
        let actions: CarPickerActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: CarPickerEvents
    }
}

/// What happens in the view.
nonisolated struct CarPickerActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct CarPickerEvents {
    let title: Observable<String>
}

/// Where CarPicker leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarPickerNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarPicker to other scenes.
@MainActor
protocol CarPickerWireframeInterface: WireframeInterface {
    func navigate(to option: CarPickerNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol CarPickerViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol CarPickerPresenterInterface: PresenterInterface {
    func configure(with output: CarPicker.ViewOutput) -> CarPicker.ViewInput
}

/// Fetches and stores what CarPicker is about. It may be asked, and may answer, on any thread.
nonisolated protocol CarPickerInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}

/// Makes texts of what the interactor fetches, on any thread.
nonisolated protocol CarPickerFormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerPresenter.swift",
####"""
import CarKit
import RxSwift

/// Makes events of the actions of CarPicker, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarPickerPresenter {
    let cars: [Car]
    let page: Int
    private weak var view: (any CarPickerViewInterface)?
    private let interactor: any CarPickerInteractorInterface
    private let formatter: any CarPickerFormatterInterface
    private let wireframe: any CarPickerWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withCars cars: [Car],
        page: Int = 1,
        view: any CarPickerViewInterface,
        interactor: any CarPickerInteractorInterface,
        formatter: any CarPickerFormatterInterface,
        wireframe: any CarPickerWireframeInterface
    ) {
        self.cars = cars
        self.page = page
        self.view = view
        self.interactor = interactor
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

extension CarPickerPresenter: CarPickerPresenterInterface {
    func configure(with output: CarPicker.ViewOutput) -> CarPicker.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: CarPickerEvents(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        Self.names(after: viewDidLoad, from: interactor)
            .map(formatter.title)
            .observe(on: MainScheduler.instance)
    }

    /// What the interactor answers each time. On no actor, since both may come on any thread.
    ///
    /// An error would end the title for good: once there can be one, catch it here.
    nonisolated private static func names(
        after action: Observable<Void>,
        from interactor: any CarPickerInteractorInterface
    ) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
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

/// Lays out CarPicker, sends the presenter what the user does, and shows what that tells.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarPickerViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarPickerPresenterInterface)?

    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupRx()
    }

    /// Sets what never changes about the views and is not in the nib.
    private func setupViews() {}

    /// Exchanges actions for events, which come on the main thread.
    private func setupRx() {
        let actions = CarPickerActions(viewDidLoad: .just(()), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(title: input.events.title)
    }

    private func handle(title: Observable<String>) {
        title
            .do(onNext: { [weak self] title in self?.title = title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension CarPickerViewController: CarPickerViewInterface {}
#endif

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerViewController.xib",
####"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CarPickerViewController" customModule="Scenes" customModuleProvider="target">
            <connections>
                <outlet property="view" destination="i5M-Pr-FkT" id="sfx-zR-JGt"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="i5M-Pr-FkT">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <viewLayoutGuide key="safeArea" id="fnl-2z-Ty3"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerWireframe.swift",
####"""
#if canImport(UIKit)
import CarKit
import UIKit

/// Wires the CarPicker scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarPickerWireframe: BaseWireframe<CarPickerViewController> {
    init(withCars cars: [Car], page: Int = 1) {
        let view = CarPickerWireframe.makeView()
        super.init(viewController: view)
        view.presenter = CarPickerPresenter(
            withCars: cars,
            page: page,
            view: view,
            interactor: CarPickerInteractor(),
            formatter: CarPickerFormatter(),
            wireframe: self
        )
    }

    /// A Swift package has a bundle of its own, with the nib that Xcode finds in it.
    private static func makeView() -> CarPickerViewController {
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarPickerViewController.self)
        #endif
        return .init(nibName: "CarPickerViewController", bundle: bundle)
    }
}

extension CarPickerWireframe: CarPickerWireframeInterface {
    func navigate(to option: CarPickerNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarPickerTests.swift",
####"""
import CarKit
import Dispatch
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarPickerTests: XCTestCase {
    @MainActor private lazy var view = ViewSpy()
    private let interactor = InteractorSpy()
    private let formatter = FormatterSpy()
    @MainActor private lazy var wireframe = WireframeSpy()

    @MainActor
    func testPresenterHoldsTheInitialData() async {
        let presenter = makePresenter(for: view)
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testViewIsToldTheTitleOnceItHasLoaded() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: .just(())))
        let title = try await first(of: input.events.title)
        XCTAssertEqual(title, "Formatted: Fetched")
    }

    @MainActor
    func testViewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: actionFromElsewhere))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        XCTAssertEqual(isOnMainQueue, true)
    }

    @MainActor
    func testWireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(close: actionFromElsewhere))
        let isOnMainQueue = try await first(of: wireframe.closes)
        XCTAssertEqual(isOnMainQueue, true)
        withExtendedLifetime((presenter, input)) {}
    }

    @MainActor
    func testBindingsKeepNeitherThePresenterNorTheViewAlive() async {
        weak var releasedPresenter: CarPickerPresenter?
        weak var releasedView: ViewSpy?
        let input: CarPicker.ViewInput
        do {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            input = presenter.configure(with: output())
            releasedPresenter = presenter
            releasedView = view
        }
        XCTAssertNil(releasedPresenter)
        XCTAssertNil(releasedView)
        withExtendedLifetime(input) {}
    }

    @MainActor
    func testInteractorFetchesTheName() async throws {
        let interactor = CarPickerInteractor()
        let name = try await first(of: interactor.fetchName().asObservable())
        XCTAssertEqual(name, "Car Picker")
    }

    @MainActor
    func testFormatterMakesATitleOfTheName() async {
        let formatter = CarPickerFormatter()
        XCTAssertEqual(formatter.title(for: "Name"), "Name")
    }

    @MainActor
    private func makePresenter(for view: ViewSpy) -> CarPickerPresenter {
        CarPickerPresenter(
            withCars: [.preview],
            page: 42,
            view: view,
            interactor: interactor,
            formatter: formatter,
            wireframe: wireframe
        )
    }

    /// An action that comes on a thread of its own.
    @MainActor
    private var actionFromElsewhere: Observable<Void> {
        .just(()).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }

    @MainActor
    private func output(
        viewDidLoad: Observable<Void> = .never(),
        close: Observable<Void> = .never()
    ) -> CarPicker.ViewOutput {
        .init(actions: CarPickerActions(viewDidLoad: viewDidLoad, close: close))
    }

    /// What a sequence tells first.
    @MainActor
    private func first<Element: Sendable>(
        of sequence: Observable<Element>
    ) async throws -> Element? {
        let told = sequence.take(1).timeout(.seconds(10), scheduler: MainScheduler.instance).values
        var elements: [Element] = []
        for try await element in told { elements.append(element) }
        return elements.first
    }
}

@MainActor
private final class ViewSpy: CarPickerViewInterface {}

private nonisolated final class InteractorSpy: CarPickerInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Fetched")
    }
}

private nonisolated final class FormatterSpy: CarPickerFormatterInterface {
    func title(for name: String) -> String {
        "Formatted: \(name)"
    }
}

@MainActor
private final class WireframeSpy: CarPickerWireframeInterface {
    /// Whether it was on the main queue, each time that the scene was left.
    let closes = ReplaySubject<Bool>.create(bufferSize: 1)

    func navigate(to option: CarPickerNavigationOption) {}

    func close() {
        closes.onNext(MainQueue.delivers(()))
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
        ]) }),
        ("rxviper-own-name", { EmbeddedCase(name: "rxviper-own-name",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxVIPER",
  "name": "Car",
  "params": ["car:Car"],
  "exit": 64,
  "message": "Car"
}

"""####),
        ]) }),
        ("rxviper-plain", { EmbeddedCase(name: "rxviper-plain",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarList"
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInteractor.swift",
####"""
import RxSwift

/// Fetches and stores what CarList is about. It neither formats nor shows anything.
nonisolated final class CarListInteractor {
}

nonisolated extension CarListInteractor: CarListInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Car List")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInterfaces.swift",
####"""
import RxSwift

/// What the view and the presenter of CarList send each other.
nonisolated enum CarList {
    /// What the view sends.
    struct ViewOutput {
        let actions: CarListActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: CarListEvents
    }
}

/// What happens in the view.
nonisolated struct CarListActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct CarListEvents {
    let title: Observable<String>
}

/// Where CarList leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarListNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarList to other scenes.
@MainActor
protocol CarListWireframeInterface: WireframeInterface {
    func navigate(to option: CarListNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol CarListViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol CarListPresenterInterface: PresenterInterface {
    func configure(with output: CarList.ViewOutput) -> CarList.ViewInput
}

/// Fetches and stores what CarList is about. It may be asked, and may answer, on any thread.
nonisolated protocol CarListInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListPresenter.swift",
####"""
import RxSwift

/// Makes events of the actions of CarList, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListViewInterface)?
    private let interactor: any CarListInteractorInterface
    private let wireframe: any CarListWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        view: any CarListViewInterface,
        interactor: any CarListInteractorInterface,
        wireframe: any CarListWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarListPresenter: CarListPresenterInterface {
    func configure(with output: CarList.ViewOutput) -> CarList.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: CarListEvents(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        Self.names(after: viewDidLoad, from: interactor)
            .observe(on: MainScheduler.instance)
    }

    /// What the interactor answers each time. On no actor, since both may come on any thread.
    ///
    /// An error would end the title for good: once there can be one, catch it here.
    nonisolated private static func names(
        after action: Observable<Void>,
        from interactor: any CarListInteractorInterface
    ) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
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

/// Lays out CarList, sends the presenter what the user does, and shows what that tells.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarListViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarListPresenterInterface)?

    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupRx()
    }

    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Exchanges actions for events, which come on the main thread.
    private func setupRx() {
        let actions = CarListActions(viewDidLoad: .just(()), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(title: input.events.title)
    }

    private func handle(title: Observable<String>) {
        title
            .do(onNext: { [weak self] title in self?.title = title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension CarListViewController: CarListViewInterface {}
#endif

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
@MainActor
final class CarListWireframe: BaseWireframe<CarListViewController> {
    init() {
        let view = CarListViewController()
        super.init(viewController: view)
        view.presenter = CarListPresenter(
            view: view,
            interactor: CarListInteractor(),
            wireframe: self
        )
    }
}

extension CarListWireframe: CarListWireframeInterface {
    func navigate(to option: CarListNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let view = ViewSpy()
    private let interactor = InteractorSpy()
    private let wireframe = WireframeSpy()

    @Test func viewIsToldTheTitleOnceItHasLoaded() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: .just(())))
        let title = try await first(of: input.events.title)
        #expect(title == "Fetched")
    }

    @Test func viewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: actionFromElsewhere))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        #expect(isOnMainQueue == true)
    }

    @Test func wireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(close: actionFromElsewhere))
        let isOnMainQueue = try await first(of: wireframe.closes)
        #expect(isOnMainQueue == true)
        withExtendedLifetime((presenter, input)) {}
    }

    @Test func bindingsKeepNeitherThePresenterNorTheViewAlive() {
        weak var releasedPresenter: CarListPresenter?
        weak var releasedView: ViewSpy?
        let input: CarList.ViewInput
        do {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            input = presenter.configure(with: output())
            releasedPresenter = presenter
            releasedView = view
        }
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }

    @Test func interactorFetchesTheName() async throws {
        let interactor = CarListInteractor()
        let name = try await first(of: interactor.fetchName().asObservable())
        #expect(name == "Car List")
    }

    private func makePresenter(for view: ViewSpy) -> CarListPresenter {
        CarListPresenter(view: view, interactor: interactor, wireframe: wireframe)
    }

    /// An action that comes on a thread of its own.
    private var actionFromElsewhere: Observable<Void> {
        .just(()).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }

    private func output(
        viewDidLoad: Observable<Void> = .never(),
        close: Observable<Void> = .never()
    ) -> CarList.ViewOutput {
        .init(actions: CarListActions(viewDidLoad: viewDidLoad, close: close))
    }

    /// What a sequence tells first.
    private func first<Element: Sendable>(
        of sequence: Observable<Element>
    ) async throws -> Element? {
        let told = sequence.take(1).timeout(.seconds(10), scheduler: MainScheduler.instance).values
        var elements: [Element] = []
        for try await element in told { elements.append(element) }
        return elements.first
    }
}

@MainActor
private final class ViewSpy: CarListViewInterface {}

private nonisolated final class InteractorSpy: CarListInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Fetched")
    }
}

@MainActor
private final class WireframeSpy: CarListWireframeInterface {
    /// Whether it was on the main queue, each time that the scene was left.
    let closes = ReplaySubject<Bool>.create(bufferSize: 1)

    func navigate(to option: CarListNavigationOption) {}

    func close() {
        closes.onNext(MainQueue.delivers(()))
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
        ]) }),
        ("rxviper-reserved-name", { EmbeddedCase(name: "rxviper-reserved-name",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxVIPER",
  "name": "Observable",
  "exit": 64,
  "message": "RxSwift"
}

"""####),
        ]) }),
        ("rxviper-routes", { EmbeddedCase(name: "rxviper-routes",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxVIPER",
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
                "expected/CarList/CarListInteractor.swift",
####"""
import RxSwift

/// Fetches and stores what CarList is about. It neither formats nor shows anything.
nonisolated final class CarListInteractor {
}

nonisolated extension CarListInteractor: CarListInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Car List")
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInterfaces.swift",
####"""
import RxSwift

/// What the view and the presenter of CarList send each other.
nonisolated enum CarList {
    /// What the view sends.
    struct ViewOutput {
        let actions: CarListActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: CarListEvents
    }
}

/// What happens in the view.
nonisolated struct CarListActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct CarListEvents {
    let title: Observable<String>
}

/// Where CarList leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarListNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarList to other scenes.
@MainActor
protocol CarListWireframeInterface: WireframeInterface {
    func navigate(to option: CarListNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol CarListViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol CarListPresenterInterface: PresenterInterface {
    func configure(with output: CarList.ViewOutput) -> CarList.ViewInput
}

/// Fetches and stores what CarList is about. It may be asked, and may answer, on any thread.
nonisolated protocol CarListInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListNavigationOption+CarFilter.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// The way from CarList to CarFilter, and what that starts with.
nonisolated struct CarListToCarFilterDestination: SceneDestination {
    let filter: Filter
    let onApply: (Filter) -> Void

    init(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        self.filter = filter
        self.onApply = onApply
    }

    var navigationStyle: NavigationStyle { .present }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarFilterWireframe(withFilter: self.filter, onApply: self.onApply).takeViewController()
    }
    #endif
}

extension CarListNavigationOption {
    /// Shows CarFilter over whatever is on screen.
    @MainActor
    static func carFilter(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) -> Self {
        .showing(CarListToCarFilterDestination(withFilter: filter, onApply: onApply))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListNavigationOption+Details.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// The way from CarList to CarDetails, and what that starts with.
nonisolated struct CarListToDetailsDestination: SceneDestination {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    var navigationStyle: NavigationStyle { .push }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarDetailsWireframe(withCarID: self.carID).takeViewController()
    }
    #endif
}

extension CarListNavigationOption {
    /// Shows CarDetails on the same navigation stack.
    @MainActor
    static func details(withCarID carID: String) -> Self {
        .showing(CarListToDetailsDestination(withCarID: carID))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListNavigationOption+Map.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// The way from CarList to CarMap, and what that starts with.
nonisolated struct CarListToMapDestination: SceneDestination {
    let latitude: Double
    let longitude: Double

    init(withLatitude latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    var navigationStyle: NavigationStyle { .push }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarMapWireframe(withLatitude: self.latitude, longitude: self.longitude).takeViewController()
    }
    #endif
}

extension CarListNavigationOption {
    /// Shows CarMap on the same navigation stack.
    @MainActor
    static func map(withLatitude latitude: Double, longitude: Double) -> Self {
        .showing(CarListToMapDestination(withLatitude: latitude, longitude: longitude))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListPresenter.swift",
####"""
import RxSwift

/// Makes events of the actions of CarList, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListViewInterface)?
    private let interactor: any CarListInteractorInterface
    private let wireframe: any CarListWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        view: any CarListViewInterface,
        interactor: any CarListInteractorInterface,
        wireframe: any CarListWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarListPresenter: CarListPresenterInterface {
    func configure(with output: CarList.ViewOutput) -> CarList.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: CarListEvents(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        Self.names(after: viewDidLoad, from: interactor)
            .observe(on: MainScheduler.instance)
    }

    /// What the interactor answers each time. On no actor, since both may come on any thread.
    ///
    /// An error would end the title for good: once there can be one, catch it here.
    nonisolated private static func names(
        after action: Observable<Void>,
        from interactor: any CarListInteractorInterface
    ) -> Observable<String> {
        action.flatMapLatest { [weak interactor] in
            interactor?.fetchName().asObservable() ?? .empty()
        }
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

/// Lays out CarList, sends the presenter what the user does, and shows what that tells.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarListViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarListPresenterInterface)?

    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupRx()
    }

    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Exchanges actions for events, which come on the main thread.
    private func setupRx() {
        let actions = CarListActions(viewDidLoad: .just(()), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(title: input.events.title)
    }

    private func handle(title: Observable<String>) {
        title
            .do(onNext: { [weak self] title in self?.title = title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension CarListViewController: CarListViewInterface {}
#endif

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
@MainActor
final class CarListWireframe: BaseWireframe<CarListViewController> {
    init() {
        let view = CarListViewController()
        super.init(viewController: view)
        view.presenter = CarListPresenter(
            view: view,
            interactor: CarListInteractor(),
            wireframe: self
        )
    }
}

extension CarListWireframe: CarListWireframeInterface {
    func navigate(to option: CarListNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListNavigationOption+CarFilterTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListToCarFilterTests {
    /// Compiles as long as the option takes all that the destination holds.
    /// A test can call it once it has values to give.
    private func option(like builder: CarListToCarFilterDestination) -> CarListNavigationOption {
        .carFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListNavigationOption+DetailsTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListToDetailsTests {
    private typealias NavigationOption = CarListNavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.details(withCarID: "42")
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? CarListToDetailsDestination)
        #expect(destination.navigationStyle == .push)
        #expect(destination.carID == "42")
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListNavigationOption+MapTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListToMapTests {
    private typealias NavigationOption = CarListNavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.map(withLatitude: 42, longitude: 43)
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? CarListToMapDestination)
        #expect(destination.navigationStyle == .push)
        #expect(destination.latitude == 42)
        #expect(destination.longitude == 43)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let view = ViewSpy()
    private let interactor = InteractorSpy()
    private let wireframe = WireframeSpy()

    @Test func viewIsToldTheTitleOnceItHasLoaded() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: .just(())))
        let title = try await first(of: input.events.title)
        #expect(title == "Fetched")
    }

    @Test func viewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: actionFromElsewhere))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        #expect(isOnMainQueue == true)
    }

    @Test func wireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(close: actionFromElsewhere))
        let isOnMainQueue = try await first(of: wireframe.closes)
        #expect(isOnMainQueue == true)
        withExtendedLifetime((presenter, input)) {}
    }

    @Test func bindingsKeepNeitherThePresenterNorTheViewAlive() {
        weak var releasedPresenter: CarListPresenter?
        weak var releasedView: ViewSpy?
        let input: CarList.ViewInput
        do {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            input = presenter.configure(with: output())
            releasedPresenter = presenter
            releasedView = view
        }
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }

    @Test func interactorFetchesTheName() async throws {
        let interactor = CarListInteractor()
        let name = try await first(of: interactor.fetchName().asObservable())
        #expect(name == "Car List")
    }

    private func makePresenter(for view: ViewSpy) -> CarListPresenter {
        CarListPresenter(view: view, interactor: interactor, wireframe: wireframe)
    }

    /// An action that comes on a thread of its own.
    private var actionFromElsewhere: Observable<Void> {
        .just(()).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }

    private func output(
        viewDidLoad: Observable<Void> = .never(),
        close: Observable<Void> = .never()
    ) -> CarList.ViewOutput {
        .init(actions: CarListActions(viewDidLoad: viewDidLoad, close: close))
    }

    /// What a sequence tells first.
    private func first<Element: Sendable>(
        of sequence: Observable<Element>
    ) async throws -> Element? {
        let told = sequence.take(1).timeout(.seconds(10), scheduler: MainScheduler.instance).values
        var elements: [Element] = []
        for try await element in told { elements.append(element) }
        return elements.first
    }
}

@MainActor
private final class ViewSpy: CarListViewInterface {}

private nonisolated final class InteractorSpy: CarListInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Fetched")
    }
}

@MainActor
private final class WireframeSpy: CarListWireframeInterface {
    /// Whether it was on the main queue, each time that the scene was left.
    let closes = ReplaySubject<Bool>.create(bufferSize: 1)

    func navigate(to option: CarListNavigationOption) {}

    func close() {
        closes.onNext(MainQueue.delivers(()))
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
        ]) }),
        ("rxviper-simple", { EmbeddedCase(name: "rxviper-simple",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "RxVIPER",
  "name": "CarPrompt",
  "params": ["question:String", "onAnswer:@escaping (Bool) -> Void"],
  "dependencies": ["clock:any CarClock=SystemClock()"],
  "options": { "complexity": "simple" }
}

"""####),
            EmbeddedFile(
                "expected/CarPrompt/CarPromptInterfaces.swift",
####"""
import RxSwift

/// What the view and the presenter of CarPrompt send each other.
nonisolated enum CarPrompt {
    /// What the view sends.
    struct ViewOutput {
        let actions: CarPromptActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: CarPromptEvents
    }
}

/// What happens in the view.
nonisolated struct CarPromptActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct CarPromptEvents {
    let title: Observable<String>
}

/// Where CarPrompt leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarPromptNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarPrompt to other scenes.
@MainActor
protocol CarPromptWireframeInterface: WireframeInterface {
    func navigate(to option: CarPromptNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol CarPromptViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol CarPromptPresenterInterface: PresenterInterface {
    func configure(with output: CarPrompt.ViewOutput) -> CarPrompt.ViewInput
}

"""####),
            EmbeddedFile(
                "expected/CarPrompt/CarPromptPresenter.swift",
####"""
import RxSwift

/// Makes events of the actions of CarPrompt, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarPromptPresenter {
    let question: String
    let onAnswer: (Bool) -> Void
    private let clock: any CarClock
    private weak var view: (any CarPromptViewInterface)?
    private let wireframe: any CarPromptWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withQuestion question: String,
        onAnswer: @escaping (Bool) -> Void,
        clock: any CarClock = SystemClock(),
        view: any CarPromptViewInterface,
        wireframe: any CarPromptWireframeInterface
    ) {
        self.question = question
        self.onAnswer = onAnswer
        self.clock = clock
        self.view = view
        self.wireframe = wireframe
    }
}

extension CarPromptPresenter: CarPromptPresenterInterface {
    func configure(with output: CarPrompt.ViewOutput) -> CarPrompt.ViewInput {
        handle(close: output.actions.close)
        let title = handle(viewDidLoad: output.actions.viewDidLoad)
        return .init(events: CarPromptEvents(title: title))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(viewDidLoad: Observable<Void>) -> Observable<String> {
        viewDidLoad
            .map(Self.title)
            .observe(on: MainScheduler.instance)
    }

    /// It reads and changes nothing else, so it may be called on any thread.
    nonisolated private static func title(after viewDidLoad: Void) -> String {
        "Car Prompt"
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPrompt/CarPromptViewController.swift",
####"""
#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out CarPrompt, sends the presenter what the user does, and shows what that tells.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarPromptViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarPromptPresenterInterface)?

    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupRx()
    }

    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Exchanges actions for events, which come on the main thread.
    private func setupRx() {
        let actions = CarPromptActions(viewDidLoad: .just(()), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(title: input.events.title)
    }

    private func handle(title: Observable<String>) {
        title
            .do(onNext: { [weak self] title in self?.title = title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension CarPromptViewController: CarPromptViewInterface {}
#endif

"""####),
            EmbeddedFile(
                "expected/CarPrompt/CarPromptWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarPrompt scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarPromptWireframe: BaseWireframe<CarPromptViewController> {
    init(withQuestion question: String, onAnswer: @escaping (Bool) -> Void) {
        let view = CarPromptViewController()
        super.init(viewController: view)
        view.presenter = CarPromptPresenter(
            withQuestion: question,
            onAnswer: onAnswer,
            view: view,
            wireframe: self
        )
    }
}

extension CarPromptWireframe: CarPromptWireframeInterface {
    func navigate(to option: CarPromptNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarPromptTests.swift",
####"""
import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarPromptTests {
    private let view = ViewSpy()
    private let wireframe = WireframeSpy()

    @Test func presenterHoldsTheInitialData() {
        let presenter = makePresenter(for: view)
        #expect(presenter.question == "42")
    }

    @Test func viewIsToldTheTitleOnceItHasLoaded() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: .just(())))
        let title = try await first(of: input.events.title)
        #expect(title == "Car Prompt")
    }

    @Test func viewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(viewDidLoad: actionFromElsewhere))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        #expect(isOnMainQueue == true)
    }

    @Test func wireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let input = presenter.configure(with: output(close: actionFromElsewhere))
        let isOnMainQueue = try await first(of: wireframe.closes)
        #expect(isOnMainQueue == true)
        withExtendedLifetime((presenter, input)) {}
    }

    @Test func bindingsKeepNeitherThePresenterNorTheViewAlive() {
        weak var releasedPresenter: CarPromptPresenter?
        weak var releasedView: ViewSpy?
        let input: CarPrompt.ViewInput
        do {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            input = presenter.configure(with: output())
            releasedPresenter = presenter
            releasedView = view
        }
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }

    private func makePresenter(for view: ViewSpy) -> CarPromptPresenter {
        CarPromptPresenter(withQuestion: "42", onAnswer: { _ in }, view: view, wireframe: wireframe)
    }

    /// An action that comes on a thread of its own.
    private var actionFromElsewhere: Observable<Void> {
        .just(()).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }

    private func output(
        viewDidLoad: Observable<Void> = .never(),
        close: Observable<Void> = .never()
    ) -> CarPrompt.ViewOutput {
        .init(actions: CarPromptActions(viewDidLoad: viewDidLoad, close: close))
    }

    /// What a sequence tells first.
    private func first<Element: Sendable>(
        of sequence: Observable<Element>
    ) async throws -> Element? {
        let told = sequence.take(1).timeout(.seconds(10), scheduler: MainScheduler.instance).values
        var elements: [Element] = []
        for try await element in told { elements.append(element) }
        return elements.first
    }
}

@MainActor
private final class ViewSpy: CarPromptViewInterface {}

@MainActor
private final class WireframeSpy: CarPromptWireframeInterface {
    /// Whether it was on the main queue, each time that the scene was left.
    let closes = ReplaySubject<Bool>.create(bufferSize: 1)

    func navigate(to option: CarPromptNavigationOption) {}

    func close() {
        closes.onNext(MainQueue.delivers(()))
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
        ("subject-closures-and-dependencies", { EmbeddedCase(name: "subject-closures-and-dependencies",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarPicker",
  "params": ["cars:[Car]", "onSelect:@escaping (Car) -> Void"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"]
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerEntity.swift",
####"""
/// What CarPicker fetches: a value, free to go from one thread to another.
nonisolated struct CarPickerEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerInteractor.swift",
####"""
import CarKit
import RxSwift

/// Fetches what CarPicker shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class CarPickerInteractor {
    typealias Fetch = () -> Observable<CarPickerEntity>

    let interactorToPresenterSubject = PublishSubject<CarPickerInteractorToPresenter>()

    private let api: any CarFetching
    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    @MainActor
    init(api: any CarFetching = CarService.shared, fetching: @escaping Fetch = standIn) {
        self.api = api
        self.fetching = fetching
    }

    func subscribeToVariable(_ subject: PublishSubject<CarPickerPresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(
        _ fetch: Observable<CarPickerEntity>
    ) -> Observable<CarPickerInteractorToPresenter> {
        fetch
            .map(CarPickerInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn() -> Observable<CarPickerEntity> {
        .just(CarPickerEntity(title: "Car Picker"))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerPresenter.swift",
####"""
import CarKit
import RxSwift

/// Hears what the user does and what was fetched, and says what CarPicker shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class CarPickerPresenter {
    let cars: [Car]
    let onSelect: (Car) -> Void
    let presenterToViewSubject = PublishSubject<CarPickerPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<CarPickerPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarPickerPresenterToRouter>()

    private let disposeBag = DisposeBag()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        self.cars = cars
        self.onSelect = onSelect
    }

    func subscribeToVariable(_ subject: PublishSubject<CarPickerViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarPickerInteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .fetchFinished(let entity): self?.fetchFinished(entity)
                case .fetchFailed(let error): self?.fetchFailed(error)
                }
            })
            .disposed(by: disposeBag)
    }

    private func load() {
        presenterToViewSubject.onNext(.loading)
        presenterToInteractorSubject.onNext(.fetchEntity)
    }

    private func fetchFinished(_ entity: CarPickerEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerSubjects.swift",
####"""
/// View sends, Presenter hears.
nonisolated enum CarPickerViewToPresenter: Equatable {
    case viewDidLoad
    /// The user asks for another attempt.
    case retry
}

/// Presenter sends, View hears.
nonisolated enum CarPickerPresenterToView: Equatable {
    case loading
    case title(String)
    case error
}

/// Presenter sends, Interactor hears.
nonisolated enum CarPickerPresenterToInteractor: Equatable {
    /// Fetch what the scene shows, in place of a fetch that is under way.
    case fetchEntity
}

/// Interactor sends, Presenter hears. A failure is an element as well: an error event would end the
/// subject, and nothing would be heard of another attempt.
nonisolated enum CarPickerInteractorToPresenter: Equatable {
    case fetchFinished(CarPickerEntity)
    case fetchFailed(ToPresenterError)
}

/// Presenter sends, Router hears. Every route adds a function of its own.
nonisolated enum CarPickerPresenterToRouter {
    case show(any SceneDestination)
    case close
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerViewController.swift",
####"""
#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out CarPicker, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarPickerViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarPickerViewToPresenter>()
    /// Keeps the other parts of the scene alive. Nothing here calls it.
    var wireframe: CarPickerWireframe?

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.viewDidLoad)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarPickerPresenterToView>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] content in self?.show(content) })
            .disposed(by: disposeBag)
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
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

    private func show(_ content: CarPickerPresenterToView) {
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

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerWireframe.swift",
####"""
#if canImport(UIKit)
import CarKit
import RxSwift
import UIKit

/// Wires the CarPicker scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarPickerWireframe: BaseWireframe<CarPickerViewController> {
    private let presenter: CarPickerPresenter
    private let interactor: CarPickerInteractor
    private let disposeBag = DisposeBag()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        presenter = CarPickerPresenter(withCars: cars, onSelect: onSelect)
        interactor = CarPickerInteractor()
        let viewController = CarPickerViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarPickerPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] request in
                switch request {
                case .show(let destination): self?.show(destination)
                case .close: self?.close()
                }
            })
            .disposed(by: disposeBag)
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/ToPresenterError.swift",
####"""
/// What an interactor tells its presenter when a fetch fails.
nonisolated enum ToPresenterError: Error {
    case error
}

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarPickerTests.swift",
####"""
import CarKit
import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private struct NoConnection: Error {}

    private let entity = CarPickerEntity(title: "Car Picker")
    /// What the presenter sends the interactor.
    private let requests = PublishSubject<CarPickerPresenterToInteractor>()
    /// What the view sends the presenter.
    private let events = PublishSubject<CarPickerViewToPresenter>()

    @Test func viewHearsOfWhatWasFetched() async throws {
        let interactor = makeInteractor(.just(entity))
        let presenter = makePresenter(interactor)
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOfWhatAnotherAttemptFetches() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let presenter = makePresenter(interactor)
        let failed = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(failed == [.loading, .error])
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.retry)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOnTheMainQueueOfWhatComesOnAnother() async throws {
        let interactor = CarPickerInteractor(fetching: Self.fetchElsewhere)
        let presenter = makePresenter(interactor)
        let told = presenter.presenterToViewSubject.map(MainQueue.delivers).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(CarPickerViewToPresenter.viewDidLoad)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: events.onNext)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true, true])
    }

    @Test func interactorTellsOfAFailureAndThenOfSuccess() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFailed(.error), .fetchFinished(entity)])
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async throws {
        let replaced = PublishSubject<CarPickerEntity>()
        let interactor = makeInteractor(replaced, .just(entity), .error(NoConnection()))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
            replaced.onNext(entity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFinished(entity), .fetchFailed(.error)])
    }

    @Test func interactorHearsOnAnyThread() async throws {
        let interactor = CarPickerInteractor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just(CarPickerPresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        #expect(told == [.fetchFinished(entity)])
    }

    @Test func noPartKeepsAnotherOneAlive() {
        weak var releasedPresenter: CarPickerPresenter?
        weak var releasedInteractor: CarPickerInteractor?
        do {
            let interactor = makeInteractor(.just(entity))
            let presenter = makePresenter(interactor)
            presenter.presenterToInteractorSubject.onNext(.fetchEntity)
            releasedPresenter = presenter
            releasedInteractor = interactor
        }
        #expect(releasedPresenter == nil)
        #expect(releasedInteractor == nil)
    }

    /// A presenter that hears of the view and this interactor.
    private func makePresenter(_ interactor: CarPickerInteractor) -> CarPickerPresenter {
        let presenter = CarPickerPresenter(withCars: [.preview], onSelect: { _ in })
        presenter.subscribeToVariable(events)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        return presenter
    }

    /// The first elements of a subject from now on, while something is sent.
    private func elements<Element: Sendable>(
        _ count: Int,
        of subject: PublishSubject<Element>,
        when send: () -> Void
    ) async throws -> [Element] {
        let heard = subject.take(count)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        send()
        var elements: [Element] = []
        for try await element in heard { elements.append(element) }
        return elements
    }

    /// An interactor with these answers ready, one after the other.
    private func makeInteractor(_ answers: Observable<CarPickerEntity>...) -> CarPickerInteractor {
        var answers = answers
        let interactor = CarPickerInteractor(fetching: { answers.removeFirst() })
        interactor.subscribeToVariable(requests)
        return interactor
    }

    /// Answers on another queue.
    private nonisolated static func fetchElsewhere() -> Observable<CarPickerEntity> {
        let answer = CarPickerInteractor.standIn()
        return answer.observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
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
        ]) }),
        ("subject-ios-without-tests", { EmbeddedCase(name: "subject-ios-without-tests",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarGrid",
  "params": ["photos:[URL]"],
  "options": { "platforms": "ios", "tests": "none" }
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridEntity.swift",
####"""
/// What CarGrid fetches: a value, free to go from one thread to another.
nonisolated struct CarGridEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridInteractor.swift",
####"""
import RxSwift

/// Fetches what CarGrid shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class CarGridInteractor {
    typealias Fetch = () -> Observable<CarGridEntity>

    let interactorToPresenterSubject = PublishSubject<CarGridInteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    func subscribeToVariable(_ subject: PublishSubject<CarGridPresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(
        _ fetch: Observable<CarGridEntity>
    ) -> Observable<CarGridInteractorToPresenter> {
        fetch
            .map(CarGridInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn() -> Observable<CarGridEntity> {
        .just(CarGridEntity(title: "Car Grid"))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridPresenter.swift",
####"""
import Foundation
import RxSwift

/// Hears what the user does and what was fetched, and says what CarGrid shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class CarGridPresenter {
    let photos: [URL]
    let presenterToViewSubject = PublishSubject<CarGridPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<CarGridPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarGridPresenterToRouter>()

    private let disposeBag = DisposeBag()

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    func subscribeToVariable(_ subject: PublishSubject<CarGridViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarGridInteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .fetchFinished(let entity): self?.fetchFinished(entity)
                case .fetchFailed(let error): self?.fetchFailed(error)
                }
            })
            .disposed(by: disposeBag)
    }

    private func load() {
        presenterToViewSubject.onNext(.loading)
        presenterToInteractorSubject.onNext(.fetchEntity)
    }

    private func fetchFinished(_ entity: CarGridEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridSubjects.swift",
####"""
/// View sends, Presenter hears.
nonisolated enum CarGridViewToPresenter: Equatable {
    case viewDidLoad
    /// The user asks for another attempt.
    case retry
}

/// Presenter sends, View hears.
nonisolated enum CarGridPresenterToView: Equatable {
    case loading
    case title(String)
    case error
}

/// Presenter sends, Interactor hears.
nonisolated enum CarGridPresenterToInteractor: Equatable {
    /// Fetch what the scene shows, in place of a fetch that is under way.
    case fetchEntity
}

/// Interactor sends, Presenter hears. A failure is an element as well: an error event would end the
/// subject, and nothing would be heard of another attempt.
nonisolated enum CarGridInteractorToPresenter: Equatable {
    case fetchFinished(CarGridEntity)
    case fetchFailed(ToPresenterError)
}

/// Presenter sends, Router hears. Every route adds a function of its own.
nonisolated enum CarGridPresenterToRouter {
    case show(any SceneDestination)
    case close
}

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridViewController.swift",
####"""
import RxSwift
import UIKit

/// Lays out CarGrid, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarGridViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarGridViewToPresenter>()
    /// Keeps the other parts of the scene alive. Nothing here calls it.
    var wireframe: CarGridWireframe?

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.viewDidLoad)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarGridPresenterToView>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] content in self?.show(content) })
            .disposed(by: disposeBag)
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
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

    private func show(_ content: CarGridPresenterToView) {
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

"""####),
            EmbeddedFile(
                "expected/CarGrid/CarGridWireframe.swift",
####"""
import Foundation
import RxSwift
import UIKit

/// Wires the CarGrid scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarGridWireframe: BaseWireframe<CarGridViewController> {
    private let presenter: CarGridPresenter
    private let interactor: CarGridInteractor
    private let disposeBag = DisposeBag()

    init(withPhotos photos: [URL]) {
        presenter = CarGridPresenter(withPhotos: photos)
        interactor = CarGridInteractor()
        let viewController = CarGridViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarGridPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] request in
                switch request {
                case .show(let destination): self?.show(destination)
                case .close: self?.close()
                }
            })
            .disposed(by: disposeBag)
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/ToPresenterError.swift",
####"""
/// What an interactor tells its presenter when a fetch fails.
nonisolated enum ToPresenterError: Error {
    case error
}

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
import UIKit

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    @MainActor func viewController() -> UIViewController
}

"""####),
        ]) }),
        ("subject-one-parameter", { EmbeddedCase(name: "subject-one-parameter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarDetails",
  "params": ["carID:String"]
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsEntity.swift",
####"""
/// What CarDetails fetches: a value, free to go from one thread to another.
nonisolated struct CarDetailsEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsInteractor.swift",
####"""
import RxSwift

/// Fetches what CarDetails shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class CarDetailsInteractor {
    typealias Fetch = () -> Observable<CarDetailsEntity>

    let interactorToPresenterSubject = PublishSubject<CarDetailsInteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    func subscribeToVariable(_ subject: PublishSubject<CarDetailsPresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(
        _ fetch: Observable<CarDetailsEntity>
    ) -> Observable<CarDetailsInteractorToPresenter> {
        fetch
            .map(CarDetailsInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn() -> Observable<CarDetailsEntity> {
        .just(CarDetailsEntity(title: "Car Details"))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsPresenter.swift",
####"""
import RxSwift

/// Hears what the user does and what was fetched, and says what CarDetails shows and where it
/// leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    let presenterToViewSubject = PublishSubject<CarDetailsPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<CarDetailsPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarDetailsPresenterToRouter>()

    private let disposeBag = DisposeBag()

    init(withCarID carID: String) {
        self.carID = carID
    }

    func subscribeToVariable(_ subject: PublishSubject<CarDetailsViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarDetailsInteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .fetchFinished(let entity): self?.fetchFinished(entity)
                case .fetchFailed(let error): self?.fetchFailed(error)
                }
            })
            .disposed(by: disposeBag)
    }

    private func load() {
        presenterToViewSubject.onNext(.loading)
        presenterToInteractorSubject.onNext(.fetchEntity)
    }

    private func fetchFinished(_ entity: CarDetailsEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsSubjects.swift",
####"""
/// View sends, Presenter hears.
nonisolated enum CarDetailsViewToPresenter: Equatable {
    case viewDidLoad
    /// The user asks for another attempt.
    case retry
}

/// Presenter sends, View hears.
nonisolated enum CarDetailsPresenterToView: Equatable {
    case loading
    case title(String)
    case error
}

/// Presenter sends, Interactor hears.
nonisolated enum CarDetailsPresenterToInteractor: Equatable {
    /// Fetch what the scene shows, in place of a fetch that is under way.
    case fetchEntity
}

/// Interactor sends, Presenter hears. A failure is an element as well: an error event would end the
/// subject, and nothing would be heard of another attempt.
nonisolated enum CarDetailsInteractorToPresenter: Equatable {
    case fetchFinished(CarDetailsEntity)
    case fetchFailed(ToPresenterError)
}

/// Presenter sends, Router hears. Every route adds a function of its own.
nonisolated enum CarDetailsPresenterToRouter {
    case show(any SceneDestination)
    case close
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsViewController.swift",
####"""
#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out CarDetails, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarDetailsViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarDetailsViewToPresenter>()
    /// Keeps the other parts of the scene alive. Nothing here calls it.
    var wireframe: CarDetailsWireframe?

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.viewDidLoad)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarDetailsPresenterToView>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] content in self?.show(content) })
            .disposed(by: disposeBag)
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
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

    private func show(_ content: CarDetailsPresenterToView) {
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

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsWireframe.swift",
####"""
#if canImport(UIKit)
import RxSwift
import UIKit

/// Wires the CarDetails scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarDetailsWireframe: BaseWireframe<CarDetailsViewController> {
    private let presenter: CarDetailsPresenter
    private let interactor: CarDetailsInteractor
    private let disposeBag = DisposeBag()

    init(withCarID carID: String) {
        presenter = CarDetailsPresenter(withCarID: carID)
        interactor = CarDetailsInteractor()
        let viewController = CarDetailsViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarDetailsPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] request in
                switch request {
                case .show(let destination): self?.show(destination)
                case .close: self?.close()
                }
            })
            .disposed(by: disposeBag)
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/ToPresenterError.swift",
####"""
/// What an interactor tells its presenter when a fetch fails.
nonisolated enum ToPresenterError: Error {
    case error
}

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarDetailsTests.swift",
####"""
import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private struct NoConnection: Error {}

    private let entity = CarDetailsEntity(title: "Car Details")
    /// What the presenter sends the interactor.
    private let requests = PublishSubject<CarDetailsPresenterToInteractor>()
    /// What the view sends the presenter.
    private let events = PublishSubject<CarDetailsViewToPresenter>()

    @Test func presenterKeepsTheInitialData() {
        let presenter = makePresenter(makeInteractor())
        #expect(presenter.carID == "42")
    }

    @Test func viewHearsOfWhatWasFetched() async throws {
        let interactor = makeInteractor(.just(entity))
        let presenter = makePresenter(interactor)
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOfWhatAnotherAttemptFetches() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let presenter = makePresenter(interactor)
        let failed = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(failed == [.loading, .error])
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.retry)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOnTheMainQueueOfWhatComesOnAnother() async throws {
        let interactor = CarDetailsInteractor(fetching: Self.fetchElsewhere)
        let presenter = makePresenter(interactor)
        let told = presenter.presenterToViewSubject.map(MainQueue.delivers).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(CarDetailsViewToPresenter.viewDidLoad)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: events.onNext)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true, true])
    }

    @Test func interactorTellsOfAFailureAndThenOfSuccess() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFailed(.error), .fetchFinished(entity)])
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async throws {
        let replaced = PublishSubject<CarDetailsEntity>()
        let interactor = makeInteractor(replaced, .just(entity), .error(NoConnection()))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
            replaced.onNext(entity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFinished(entity), .fetchFailed(.error)])
    }

    @Test func interactorHearsOnAnyThread() async throws {
        let interactor = CarDetailsInteractor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just(CarDetailsPresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        #expect(told == [.fetchFinished(entity)])
    }

    @Test func noPartKeepsAnotherOneAlive() {
        weak var releasedPresenter: CarDetailsPresenter?
        weak var releasedInteractor: CarDetailsInteractor?
        do {
            let interactor = makeInteractor(.just(entity))
            let presenter = makePresenter(interactor)
            presenter.presenterToInteractorSubject.onNext(.fetchEntity)
            releasedPresenter = presenter
            releasedInteractor = interactor
        }
        #expect(releasedPresenter == nil)
        #expect(releasedInteractor == nil)
    }

    /// A presenter that hears of the view and this interactor.
    private func makePresenter(_ interactor: CarDetailsInteractor) -> CarDetailsPresenter {
        let presenter = CarDetailsPresenter(withCarID: "42")
        presenter.subscribeToVariable(events)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        return presenter
    }

    /// The first elements of a subject from now on, while something is sent.
    private func elements<Element: Sendable>(
        _ count: Int,
        of subject: PublishSubject<Element>,
        when send: () -> Void
    ) async throws -> [Element] {
        let heard = subject.take(count)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        send()
        var elements: [Element] = []
        for try await element in heard { elements.append(element) }
        return elements
    }

    /// An interactor with these answers ready, one after the other.
    private func makeInteractor(
        _ answers: Observable<CarDetailsEntity>...
    ) -> CarDetailsInteractor {
        var answers = answers
        let interactor = CarDetailsInteractor(fetching: { answers.removeFirst() })
        interactor.subscribeToVariable(requests)
        return interactor
    }

    /// Answers on another queue.
    private nonisolated static func fetchElsewhere() -> Observable<CarDetailsEntity> {
        let answer = CarDetailsInteractor.standIn()
        return answer.observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
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
        ]) }),
        ("subject-plain", { EmbeddedCase(name: "subject-plain",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarList"
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListEntity.swift",
####"""
/// What CarList fetches: a value, free to go from one thread to another.
nonisolated struct CarListEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInteractor.swift",
####"""
import RxSwift

/// Fetches what CarList shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class CarListInteractor {
    typealias Fetch = () -> Observable<CarListEntity>

    let interactorToPresenterSubject = PublishSubject<CarListInteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListPresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(
        _ fetch: Observable<CarListEntity>
    ) -> Observable<CarListInteractorToPresenter> {
        fetch
            .map(CarListInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn() -> Observable<CarListEntity> {
        .just(CarListEntity(title: "Car List"))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListPresenter.swift",
####"""
import RxSwift

/// Hears what the user does and what was fetched, and says what CarList shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class CarListPresenter {
    let presenterToViewSubject = PublishSubject<CarListPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<CarListPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarListPresenterToRouter>()

    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<CarListViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListInteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .fetchFinished(let entity): self?.fetchFinished(entity)
                case .fetchFailed(let error): self?.fetchFailed(error)
                }
            })
            .disposed(by: disposeBag)
    }

    private func load() {
        presenterToViewSubject.onNext(.loading)
        presenterToInteractorSubject.onNext(.fetchEntity)
    }

    private func fetchFinished(_ entity: CarListEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListSubjects.swift",
####"""
/// View sends, Presenter hears.
nonisolated enum CarListViewToPresenter: Equatable {
    case viewDidLoad
    /// The user asks for another attempt.
    case retry
}

/// Presenter sends, View hears.
nonisolated enum CarListPresenterToView: Equatable {
    case loading
    case title(String)
    case error
}

/// Presenter sends, Interactor hears.
nonisolated enum CarListPresenterToInteractor: Equatable {
    /// Fetch what the scene shows, in place of a fetch that is under way.
    case fetchEntity
}

/// Interactor sends, Presenter hears. A failure is an element as well: an error event would end the
/// subject, and nothing would be heard of another attempt.
nonisolated enum CarListInteractorToPresenter: Equatable {
    case fetchFinished(CarListEntity)
    case fetchFailed(ToPresenterError)
}

/// Presenter sends, Router hears. Every route adds a function of its own.
nonisolated enum CarListPresenterToRouter {
    case show(any SceneDestination)
    case close
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarListViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarListViewToPresenter>()
    /// Keeps the other parts of the scene alive. Nothing here calls it.
    var wireframe: CarListWireframe?

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.viewDidLoad)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListPresenterToView>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] content in self?.show(content) })
            .disposed(by: disposeBag)
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
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

    private func show(_ content: CarListPresenterToView) {
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

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe.swift",
####"""
#if canImport(UIKit)
import RxSwift
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarListWireframe: BaseWireframe<CarListViewController> {
    private let presenter: CarListPresenter
    private let interactor: CarListInteractor
    private let disposeBag = DisposeBag()

    init() {
        presenter = CarListPresenter()
        interactor = CarListInteractor()
        let viewController = CarListViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarListPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] request in
                switch request {
                case .show(let destination): self?.show(destination)
                case .close: self?.close()
                }
            })
            .disposed(by: disposeBag)
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/ToPresenterError.swift",
####"""
/// What an interactor tells its presenter when a fetch fails.
nonisolated enum ToPresenterError: Error {
    case error
}

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private struct NoConnection: Error {}

    private let entity = CarListEntity(title: "Car List")
    /// What the presenter sends the interactor.
    private let requests = PublishSubject<CarListPresenterToInteractor>()
    /// What the view sends the presenter.
    private let events = PublishSubject<CarListViewToPresenter>()

    @Test func viewHearsOfWhatWasFetched() async throws {
        let interactor = makeInteractor(.just(entity))
        let presenter = makePresenter(interactor)
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOfWhatAnotherAttemptFetches() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let presenter = makePresenter(interactor)
        let failed = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(failed == [.loading, .error])
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.retry)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOnTheMainQueueOfWhatComesOnAnother() async throws {
        let interactor = CarListInteractor(fetching: Self.fetchElsewhere)
        let presenter = makePresenter(interactor)
        let told = presenter.presenterToViewSubject.map(MainQueue.delivers).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(CarListViewToPresenter.viewDidLoad)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: events.onNext)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true, true])
    }

    @Test func interactorTellsOfAFailureAndThenOfSuccess() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFailed(.error), .fetchFinished(entity)])
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async throws {
        let replaced = PublishSubject<CarListEntity>()
        let interactor = makeInteractor(replaced, .just(entity), .error(NoConnection()))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
            replaced.onNext(entity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFinished(entity), .fetchFailed(.error)])
    }

    @Test func interactorHearsOnAnyThread() async throws {
        let interactor = CarListInteractor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just(CarListPresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        #expect(told == [.fetchFinished(entity)])
    }

    @Test func noPartKeepsAnotherOneAlive() {
        weak var releasedPresenter: CarListPresenter?
        weak var releasedInteractor: CarListInteractor?
        do {
            let interactor = makeInteractor(.just(entity))
            let presenter = makePresenter(interactor)
            presenter.presenterToInteractorSubject.onNext(.fetchEntity)
            releasedPresenter = presenter
            releasedInteractor = interactor
        }
        #expect(releasedPresenter == nil)
        #expect(releasedInteractor == nil)
    }

    /// A presenter that hears of the view and this interactor.
    private func makePresenter(_ interactor: CarListInteractor) -> CarListPresenter {
        let presenter = CarListPresenter()
        presenter.subscribeToVariable(events)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        return presenter
    }

    /// The first elements of a subject from now on, while something is sent.
    private func elements<Element: Sendable>(
        _ count: Int,
        of subject: PublishSubject<Element>,
        when send: () -> Void
    ) async throws -> [Element] {
        let heard = subject.take(count)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        send()
        var elements: [Element] = []
        for try await element in heard { elements.append(element) }
        return elements
    }

    /// An interactor with these answers ready, one after the other.
    private func makeInteractor(_ answers: Observable<CarListEntity>...) -> CarListInteractor {
        var answers = answers
        let interactor = CarListInteractor(fetching: { answers.removeFirst() })
        interactor.subscribeToVariable(requests)
        return interactor
    }

    /// Answers on another queue.
    private nonisolated static func fetchElsewhere() -> Observable<CarListEntity> {
        let answer = CarListInteractor.standIn()
        return answer.observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
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
        ]) }),
        ("subject-reserved-name", { EmbeddedCase(name: "subject-reserved-name",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "Base",
  "exit": 64,
  "message": "its wireframe would be BaseWireframe"
}

"""####),
        ]) }),
        ("subject-reserved-parameter", { EmbeddedCase(name: "subject-reserved-parameter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarDetails",
  "params": ["presenter:String"],
  "exit": 64,
  "message": "the wireframe's property is called that"
}

"""####),
        ]) }),
        ("subject-routes-with-xctest", { EmbeddedCase(name: "subject-routes-with-xctest",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarList",
  "routes": ["details:CarDetails"],
  "present": ["CarHelp"],
  "targets": [
    {"name": "CarDetails", "params": ["carID:String"]},
    {"name": "CarHelp"}
  ],
  "options": { "tests": "xctest" }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListEntity.swift",
####"""
/// What CarList fetches: a value, free to go from one thread to another.
nonisolated struct CarListEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInteractor.swift",
####"""
import RxSwift

/// Fetches what CarList shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class CarListInteractor {
    typealias Fetch = () -> Observable<CarListEntity>

    let interactorToPresenterSubject = PublishSubject<CarListInteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListPresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(
        _ fetch: Observable<CarListEntity>
    ) -> Observable<CarListInteractorToPresenter> {
        fetch
            .map(CarListInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn() -> Observable<CarListEntity> {
        .just(CarListEntity(title: "Car List"))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListPresenter.swift",
####"""
import RxSwift

/// Hears what the user does and what was fetched, and says what CarList shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class CarListPresenter {
    let presenterToViewSubject = PublishSubject<CarListPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<CarListPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarListPresenterToRouter>()

    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<CarListViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListInteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .fetchFinished(let entity): self?.fetchFinished(entity)
                case .fetchFailed(let error): self?.fetchFailed(error)
                }
            })
            .disposed(by: disposeBag)
    }

    private func load() {
        presenterToViewSubject.onNext(.loading)
        presenterToInteractorSubject.onNext(.fetchEntity)
    }

    private func fetchFinished(_ entity: CarListEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListSubjects.swift",
####"""
/// View sends, Presenter hears.
nonisolated enum CarListViewToPresenter: Equatable {
    case viewDidLoad
    /// The user asks for another attempt.
    case retry
}

/// Presenter sends, View hears.
nonisolated enum CarListPresenterToView: Equatable {
    case loading
    case title(String)
    case error
}

/// Presenter sends, Interactor hears.
nonisolated enum CarListPresenterToInteractor: Equatable {
    /// Fetch what the scene shows, in place of a fetch that is under way.
    case fetchEntity
}

/// Interactor sends, Presenter hears. A failure is an element as well: an error event would end the
/// subject, and nothing would be heard of another attempt.
nonisolated enum CarListInteractorToPresenter: Equatable {
    case fetchFinished(CarListEntity)
    case fetchFailed(ToPresenterError)
}

/// Presenter sends, Router hears. Every route adds a function of its own.
nonisolated enum CarListPresenterToRouter {
    case show(any SceneDestination)
    case close
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarListViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarListViewToPresenter>()
    /// Keeps the other parts of the scene alive. Nothing here calls it.
    var wireframe: CarListWireframe?

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.viewDidLoad)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListPresenterToView>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] content in self?.show(content) })
            .disposed(by: disposeBag)
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
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

    private func show(_ content: CarListPresenterToView) {
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

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe+CarHelp.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// CarHelp, as CarList leads to it.
nonisolated struct CarListToCarHelpDestination: SceneDestination {
    let navigationStyle = NavigationStyle.present

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarHelpWireframe().takeViewController()
    }
    #endif
}

extension CarListPresenterToRouter {
    /// Shows CarHelp over whatever is on screen.
    @MainActor
    static func presentCarHelp() -> Self {
        Self.show(CarListToCarHelpDestination())
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe+Details.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// CarDetails, as CarList leads to it.
nonisolated struct CarListToDetailsDestination: SceneDestination {
    let carID: String
    let navigationStyle = NavigationStyle.push

    @MainActor
    init(withCarID carID: String) {
        self.carID = carID
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarDetailsWireframe(withCarID: self.carID).takeViewController()
    }
    #endif
}

extension CarListPresenterToRouter {
    /// Shows CarDetails on the same navigation stack.
    @MainActor
    static func navigateToDetails(withCarID carID: String) -> Self {
        Self.show(CarListToDetailsDestination(withCarID: carID))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe.swift",
####"""
#if canImport(UIKit)
import RxSwift
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarListWireframe: BaseWireframe<CarListViewController> {
    private let presenter: CarListPresenter
    private let interactor: CarListInteractor
    private let disposeBag = DisposeBag()

    init() {
        presenter = CarListPresenter()
        interactor = CarListInteractor()
        let viewController = CarListViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarListPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] request in
                switch request {
                case .show(let destination): self?.show(destination)
                case .close: self?.close()
                }
            })
            .disposed(by: disposeBag)
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/ToPresenterError.swift",
####"""
/// What an interactor tells its presenter when a fetch fails.
nonisolated enum ToPresenterError: Error {
    case error
}

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import Dispatch
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarListTests: XCTestCase {
    private struct NoConnection: Error {}

    private let entity = CarListEntity(title: "Car List")
    /// What the presenter sends the interactor.
    @MainActor private let requests = PublishSubject<CarListPresenterToInteractor>()
    /// What the view sends the presenter.
    @MainActor private let events = PublishSubject<CarListViewToPresenter>()

    @MainActor
    func testViewHearsOfWhatWasFetched() async throws {
        let interactor = makeInteractor(.just(entity))
        let presenter = makePresenter(interactor)
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        XCTAssertEqual(shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewHearsOfWhatAnotherAttemptFetches() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let presenter = makePresenter(interactor)
        let failed = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        XCTAssertEqual(failed, [.loading, .error])
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.retry)
        }
        XCTAssertEqual(shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewHearsOnTheMainQueueOfWhatComesOnAnother() async throws {
        let interactor = CarListInteractor(fetching: Self.fetchElsewhere)
        let presenter = makePresenter(interactor)
        let told = presenter.presenterToViewSubject.map(MainQueue.delivers).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(CarListViewToPresenter.viewDidLoad)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: events.onNext)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        XCTAssertEqual(answers, [true, true])
    }

    @MainActor
    func testInteractorTellsOfAFailureAndThenOfSuccess() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
        }
        XCTAssertEqual(told, [.fetchFailed(.error), .fetchFinished(entity)])
    }

    @MainActor
    func testInteractorTellsNothingOfAFetchThatAnotherOneReplaced() async throws {
        let replaced = PublishSubject<CarListEntity>()
        let interactor = makeInteractor(replaced, .just(entity), .error(NoConnection()))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
            replaced.onNext(entity)
            requests.onNext(.fetchEntity)
        }
        XCTAssertEqual(told, [.fetchFinished(entity), .fetchFailed(.error)])
    }

    @MainActor
    func testInteractorHearsOnAnyThread() async throws {
        let interactor = CarListInteractor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just(CarListPresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        XCTAssertEqual(told, [.fetchFinished(entity)])
    }

    @MainActor
    func testNoPartKeepsAnotherOneAlive() async {
        weak var releasedPresenter: CarListPresenter?
        weak var releasedInteractor: CarListInteractor?
        do {
            let interactor = makeInteractor(.just(entity))
            let presenter = makePresenter(interactor)
            presenter.presenterToInteractorSubject.onNext(.fetchEntity)
            releasedPresenter = presenter
            releasedInteractor = interactor
        }
        XCTAssertNil(releasedPresenter)
        XCTAssertNil(releasedInteractor)
    }

    /// A presenter that hears of the view and this interactor.
    @MainActor
    private func makePresenter(_ interactor: CarListInteractor) -> CarListPresenter {
        let presenter = CarListPresenter()
        presenter.subscribeToVariable(events)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        return presenter
    }

    /// The first elements of a subject from now on, while something is sent.
    @MainActor
    private func elements<Element: Sendable>(
        _ count: Int,
        of subject: PublishSubject<Element>,
        when send: () -> Void
    ) async throws -> [Element] {
        let heard = subject.take(count)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        send()
        var elements: [Element] = []
        for try await element in heard { elements.append(element) }
        return elements
    }

    /// An interactor with these answers ready, one after the other.
    @MainActor
    private func makeInteractor(_ answers: Observable<CarListEntity>...) -> CarListInteractor {
        var answers = answers
        let interactor = CarListInteractor(fetching: { answers.removeFirst() })
        interactor.subscribeToVariable(requests)
        return interactor
    }

    /// Answers on another queue.
    private nonisolated static func fetchElsewhere() -> Observable<CarListEntity> {
        let answer = CarListInteractor.standIn()
        return answer.observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListWireframe+CarHelpTests.swift",
####"""
import XCTest

@testable import Scenes

nonisolated final class CarListWireframeCarHelpTests: XCTestCase {
    private typealias PresenterToRouter = CarListPresenterToRouter

    @MainActor
    func testPresentCarHelpHandsOverTheInitialData() async throws {
        let request = PresenterToRouter.presentCarHelp()
        let scene = try XCTUnwrap(destination(of: request) as? CarListToCarHelpDestination)
        XCTAssertEqual(scene.navigationStyle, .present)
    }

    @MainActor
    private func destination(of request: PresenterToRouter) -> (any SceneDestination)? {
        switch request {
        case .show(let destination): destination
        case .close: nil
        }
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListWireframe+DetailsTests.swift",
####"""
import XCTest

@testable import Scenes

nonisolated final class CarListWireframeDetailsTests: XCTestCase {
    private typealias PresenterToRouter = CarListPresenterToRouter

    @MainActor
    func testNavigateToDetailsHandsOverTheInitialData() async throws {
        let request = PresenterToRouter.navigateToDetails(withCarID: "42")
        let scene = try XCTUnwrap(destination(of: request) as? CarListToDetailsDestination)
        XCTAssertEqual(scene.navigationStyle, .push)
        XCTAssertEqual(scene.carID, "42")
    }

    @MainActor
    private func destination(of request: PresenterToRouter) -> (any SceneDestination)? {
        switch request {
        case .show(let destination): destination
        case .close: nil
        }
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
        ]) }),
        ("subject-routes", { EmbeddedCase(name: "subject-routes",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarList",
  "routes": ["details:CarDetails"],
  "present": ["CarFilter"],
  "targets": [
    {"name": "CarDetails", "params": ["carID:String"]},
    {"name": "CarFilter", "params": ["filter:Filter", "onApply:@escaping (Filter) -> Void"]}
  ]
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListEntity.swift",
####"""
/// What CarList fetches: a value, free to go from one thread to another.
nonisolated struct CarListEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInteractor.swift",
####"""
import RxSwift

/// Fetches what CarList shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class CarListInteractor {
    typealias Fetch = () -> Observable<CarListEntity>

    let interactorToPresenterSubject = PublishSubject<CarListInteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListPresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(
        _ fetch: Observable<CarListEntity>
    ) -> Observable<CarListInteractorToPresenter> {
        fetch
            .map(CarListInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn() -> Observable<CarListEntity> {
        .just(CarListEntity(title: "Car List"))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListPresenter.swift",
####"""
import RxSwift

/// Hears what the user does and what was fetched, and says what CarList shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class CarListPresenter {
    let presenterToViewSubject = PublishSubject<CarListPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<CarListPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarListPresenterToRouter>()

    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<CarListViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListInteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .fetchFinished(let entity): self?.fetchFinished(entity)
                case .fetchFailed(let error): self?.fetchFailed(error)
                }
            })
            .disposed(by: disposeBag)
    }

    private func load() {
        presenterToViewSubject.onNext(.loading)
        presenterToInteractorSubject.onNext(.fetchEntity)
    }

    private func fetchFinished(_ entity: CarListEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListSubjects.swift",
####"""
/// View sends, Presenter hears.
nonisolated enum CarListViewToPresenter: Equatable {
    case viewDidLoad
    /// The user asks for another attempt.
    case retry
}

/// Presenter sends, View hears.
nonisolated enum CarListPresenterToView: Equatable {
    case loading
    case title(String)
    case error
}

/// Presenter sends, Interactor hears.
nonisolated enum CarListPresenterToInteractor: Equatable {
    /// Fetch what the scene shows, in place of a fetch that is under way.
    case fetchEntity
}

/// Interactor sends, Presenter hears. A failure is an element as well: an error event would end the
/// subject, and nothing would be heard of another attempt.
nonisolated enum CarListInteractorToPresenter: Equatable {
    case fetchFinished(CarListEntity)
    case fetchFailed(ToPresenterError)
}

/// Presenter sends, Router hears. Every route adds a function of its own.
nonisolated enum CarListPresenterToRouter {
    case show(any SceneDestination)
    case close
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out CarList, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarListViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarListViewToPresenter>()
    /// Keeps the other parts of the scene alive. Nothing here calls it.
    var wireframe: CarListWireframe?

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.viewDidLoad)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListPresenterToView>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] content in self?.show(content) })
            .disposed(by: disposeBag)
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
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

    private func show(_ content: CarListPresenterToView) {
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

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe+CarFilter.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// CarFilter, as CarList leads to it.
nonisolated struct CarListToCarFilterDestination: SceneDestination {
    let filter: Filter
    let onApply: (Filter) -> Void
    let navigationStyle = NavigationStyle.present

    @MainActor
    init(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        self.filter = filter
        self.onApply = onApply
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarFilterWireframe(withFilter: self.filter, onApply: self.onApply).takeViewController()
    }
    #endif
}

extension CarListPresenterToRouter {
    /// Shows CarFilter over whatever is on screen.
    @MainActor
    static func presentCarFilter(
        withFilter filter: Filter,
        onApply: @escaping (Filter) -> Void
    ) -> Self {
        Self.show(CarListToCarFilterDestination(withFilter: filter, onApply: onApply))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe+Details.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// CarDetails, as CarList leads to it.
nonisolated struct CarListToDetailsDestination: SceneDestination {
    let carID: String
    let navigationStyle = NavigationStyle.push

    @MainActor
    init(withCarID carID: String) {
        self.carID = carID
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarDetailsWireframe(withCarID: self.carID).takeViewController()
    }
    #endif
}

extension CarListPresenterToRouter {
    /// Shows CarDetails on the same navigation stack.
    @MainActor
    static func navigateToDetails(withCarID carID: String) -> Self {
        Self.show(CarListToDetailsDestination(withCarID: carID))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe.swift",
####"""
#if canImport(UIKit)
import RxSwift
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarListWireframe: BaseWireframe<CarListViewController> {
    private let presenter: CarListPresenter
    private let interactor: CarListInteractor
    private let disposeBag = DisposeBag()

    init() {
        presenter = CarListPresenter()
        interactor = CarListInteractor()
        let viewController = CarListViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarListPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] request in
                switch request {
                case .show(let destination): self?.show(destination)
                case .close: self?.close()
                }
            })
            .disposed(by: disposeBag)
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/ToPresenterError.swift",
####"""
/// What an interactor tells its presenter when a fetch fails.
nonisolated enum ToPresenterError: Error {
    case error
}

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private struct NoConnection: Error {}

    private let entity = CarListEntity(title: "Car List")
    /// What the presenter sends the interactor.
    private let requests = PublishSubject<CarListPresenterToInteractor>()
    /// What the view sends the presenter.
    private let events = PublishSubject<CarListViewToPresenter>()

    @Test func viewHearsOfWhatWasFetched() async throws {
        let interactor = makeInteractor(.just(entity))
        let presenter = makePresenter(interactor)
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOfWhatAnotherAttemptFetches() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let presenter = makePresenter(interactor)
        let failed = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        #expect(failed == [.loading, .error])
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.retry)
        }
        #expect(shown == [.loading, .title(entity.title)])
    }

    @Test func viewHearsOnTheMainQueueOfWhatComesOnAnother() async throws {
        let interactor = CarListInteractor(fetching: Self.fetchElsewhere)
        let presenter = makePresenter(interactor)
        let told = presenter.presenterToViewSubject.map(MainQueue.delivers).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(CarListViewToPresenter.viewDidLoad)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: events.onNext)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        #expect(answers == [true, true])
    }

    @Test func interactorTellsOfAFailureAndThenOfSuccess() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFailed(.error), .fetchFinished(entity)])
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async throws {
        let replaced = PublishSubject<CarListEntity>()
        let interactor = makeInteractor(replaced, .just(entity), .error(NoConnection()))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
            replaced.onNext(entity)
            requests.onNext(.fetchEntity)
        }
        #expect(told == [.fetchFinished(entity), .fetchFailed(.error)])
    }

    @Test func interactorHearsOnAnyThread() async throws {
        let interactor = CarListInteractor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just(CarListPresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        #expect(told == [.fetchFinished(entity)])
    }

    @Test func noPartKeepsAnotherOneAlive() {
        weak var releasedPresenter: CarListPresenter?
        weak var releasedInteractor: CarListInteractor?
        do {
            let interactor = makeInteractor(.just(entity))
            let presenter = makePresenter(interactor)
            presenter.presenterToInteractorSubject.onNext(.fetchEntity)
            releasedPresenter = presenter
            releasedInteractor = interactor
        }
        #expect(releasedPresenter == nil)
        #expect(releasedInteractor == nil)
    }

    /// A presenter that hears of the view and this interactor.
    private func makePresenter(_ interactor: CarListInteractor) -> CarListPresenter {
        let presenter = CarListPresenter()
        presenter.subscribeToVariable(events)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        return presenter
    }

    /// The first elements of a subject from now on, while something is sent.
    private func elements<Element: Sendable>(
        _ count: Int,
        of subject: PublishSubject<Element>,
        when send: () -> Void
    ) async throws -> [Element] {
        let heard = subject.take(count)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        send()
        var elements: [Element] = []
        for try await element in heard { elements.append(element) }
        return elements
    }

    /// An interactor with these answers ready, one after the other.
    private func makeInteractor(_ answers: Observable<CarListEntity>...) -> CarListInteractor {
        var answers = answers
        let interactor = CarListInteractor(fetching: { answers.removeFirst() })
        interactor.subscribeToVariable(requests)
        return interactor
    }

    /// Answers on another queue.
    private nonisolated static func fetchElsewhere() -> Observable<CarListEntity> {
        let answer = CarListInteractor.standIn()
        return answer.observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListWireframe+CarFilterTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListWireframeCarFilterTests {
    /// Compiles as long as the destination holds all that the route takes.
    /// A test can call it once it has values to give.
    private func request(like builder: CarListToCarFilterDestination) -> CarListPresenterToRouter {
        .presentCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListWireframe+DetailsTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListWireframeDetailsTests {
    private typealias PresenterToRouter = CarListPresenterToRouter

    @Test func navigateToDetailsHandsOverTheInitialData() throws {
        let request = PresenterToRouter.navigateToDetails(withCarID: "42")
        let scene = try #require(destination(of: request) as? CarListToDetailsDestination)
        #expect(scene.navigationStyle == .push)
        #expect(scene.carID == "42")
    }

    private func destination(of request: PresenterToRouter) -> (any SceneDestination)? {
        switch request {
        case .show(let destination): destination
        case .close: nil
        }
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
        ]) }),
        ("subject-views-in-the-presenter", { EmbeddedCase(name: "subject-views-in-the-presenter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarDetails",
  "params": ["cars:Driver<[Car]>"],
  "imports": ["RxCocoa"],
  "exit": 64,
  "message": "must not import RxCocoa"
}

"""####),
        ]) }),
        ("subject-with-xctest", { EmbeddedCase(name: "subject-with-xctest",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "SubjectVIPER",
  "name": "CarEditor",
  "params": ["editing car:Car", "bought:Date", "page:Int=1"],
  "imports": ["CarKit"],
  "samples": ["car=Car.preview"],
  "options": { "tests": "xctest" }
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorEntity.swift",
####"""
/// What CarEditor fetches: a value, free to go from one thread to another.
nonisolated struct CarEditorEntity: Equatable, Sendable {
    let title: String
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorInteractor.swift",
####"""
import RxSwift

/// Fetches what CarEditor shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class CarEditorInteractor {
    typealias Fetch = () -> Observable<CarEditorEntity>

    let interactorToPresenterSubject = PublishSubject<CarEditorInteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    func subscribeToVariable(_ subject: PublishSubject<CarEditorPresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(
        _ fetch: Observable<CarEditorEntity>
    ) -> Observable<CarEditorInteractorToPresenter> {
        fetch
            .map(CarEditorInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn() -> Observable<CarEditorEntity> {
        .just(CarEditorEntity(title: "Car Editor"))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorPresenter.swift",
####"""
import CarKit
import Foundation
import RxSwift

/// Hears what the user does and what was fetched, and says what CarEditor shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class CarEditorPresenter {
    let car: Car
    let bought: Date
    let page: Int
    let presenterToViewSubject = PublishSubject<CarEditorPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<CarEditorPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarEditorPresenterToRouter>()

    private let disposeBag = DisposeBag()

    init(editing car: Car, bought: Date, page: Int = 1) {
        self.car = car
        self.bought = bought
        self.page = page
    }

    func subscribeToVariable(_ subject: PublishSubject<CarEditorViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarEditorInteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .fetchFinished(let entity): self?.fetchFinished(entity)
                case .fetchFailed(let error): self?.fetchFailed(error)
                }
            })
            .disposed(by: disposeBag)
    }

    private func load() {
        presenterToViewSubject.onNext(.loading)
        presenterToInteractorSubject.onNext(.fetchEntity)
    }

    private func fetchFinished(_ entity: CarEditorEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorSubjects.swift",
####"""
/// View sends, Presenter hears.
nonisolated enum CarEditorViewToPresenter: Equatable {
    case viewDidLoad
    /// The user asks for another attempt.
    case retry
}

/// Presenter sends, View hears.
nonisolated enum CarEditorPresenterToView: Equatable {
    case loading
    case title(String)
    case error
}

/// Presenter sends, Interactor hears.
nonisolated enum CarEditorPresenterToInteractor: Equatable {
    /// Fetch what the scene shows, in place of a fetch that is under way.
    case fetchEntity
}

/// Interactor sends, Presenter hears. A failure is an element as well: an error event would end the
/// subject, and nothing would be heard of another attempt.
nonisolated enum CarEditorInteractorToPresenter: Equatable {
    case fetchFinished(CarEditorEntity)
    case fetchFailed(ToPresenterError)
}

/// Presenter sends, Router hears. Every route adds a function of its own.
nonisolated enum CarEditorPresenterToRouter {
    case show(any SceneDestination)
    case close
}

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorViewController.swift",
####"""
#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out CarEditor, hands on what the user does, and shows what the presenter says.
///
/// It fetches, stores and formats nothing, and knows no other scenes.
final class CarEditorViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarEditorViewToPresenter>()
    /// Keeps the other parts of the scene alive. Nothing here calls it.
    var wireframe: CarEditorWireframe?

    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let retryButton = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.viewDidLoad)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarEditorPresenterToView>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] content in self?.show(content) })
            .disposed(by: disposeBag)
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
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

    private func show(_ content: CarEditorPresenterToView) {
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

"""####),
            EmbeddedFile(
                "expected/CarEditor/CarEditorWireframe.swift",
####"""
#if canImport(UIKit)
import CarKit
import Foundation
import RxSwift
import UIKit

/// Wires the CarEditor scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarEditorWireframe: BaseWireframe<CarEditorViewController> {
    private let presenter: CarEditorPresenter
    private let interactor: CarEditorInteractor
    private let disposeBag = DisposeBag()

    init(editing car: Car, bought: Date, page: Int = 1) {
        presenter = CarEditorPresenter(editing: car, bought: bought, page: page)
        interactor = CarEditorInteractor()
        let viewController = CarEditorViewController()
        super.init(viewController: viewController)
        presenter.subscribeToVariable(viewController.viewToPresenterSubject)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        viewController.subscribeToVariable(presenter.presenterToViewSubject)
        subscribeToVariable(presenter.presenterToRouterSubject)
        viewController.wireframe = self
    }

    private func subscribeToVariable(_ subject: PublishSubject<CarEditorPresenterToRouter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] request in
                switch request {
                case .show(let destination): self?.show(destination)
                case .close: self?.close()
                }
            })
            .disposed(by: disposeBag)
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/ToPresenterError.swift",
####"""
/// What an interactor tells its presenter when a fetch fails.
nonisolated enum ToPresenterError: Error {
    case error
}

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarEditorTests.swift",
####"""
import CarKit
import Dispatch
import Foundation
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    private struct NoConnection: Error {}

    private let entity = CarEditorEntity(title: "Car Editor")
    /// What the presenter sends the interactor.
    @MainActor private let requests = PublishSubject<CarEditorPresenterToInteractor>()
    /// What the view sends the presenter.
    @MainActor private let events = PublishSubject<CarEditorViewToPresenter>()

    @MainActor
    func testPresenterKeepsTheInitialData() async {
        let presenter = makePresenter(makeInteractor())
        XCTAssertEqual(presenter.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testViewHearsOfWhatWasFetched() async throws {
        let interactor = makeInteractor(.just(entity))
        let presenter = makePresenter(interactor)
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        XCTAssertEqual(shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewHearsOfWhatAnotherAttemptFetches() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let presenter = makePresenter(interactor)
        let failed = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.viewDidLoad)
        }
        XCTAssertEqual(failed, [.loading, .error])
        let shown = try await elements(2, of: presenter.presenterToViewSubject) {
            events.onNext(.retry)
        }
        XCTAssertEqual(shown, [.loading, .title(entity.title)])
    }

    @MainActor
    func testViewHearsOnTheMainQueueOfWhatComesOnAnother() async throws {
        let interactor = CarEditorInteractor(fetching: Self.fetchElsewhere)
        let presenter = makePresenter(interactor)
        let told = presenter.presenterToViewSubject.map(MainQueue.delivers).take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        let input = Observable.just(CarEditorViewToPresenter.viewDidLoad)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: events.onNext)
        var answers: [Bool] = []
        for try await answer in told { answers.append(answer) }
        input.dispose()
        XCTAssertEqual(answers, [true, true])
    }

    @MainActor
    func testInteractorTellsOfAFailureAndThenOfSuccess() async throws {
        let interactor = makeInteractor(.error(NoConnection()), .just(entity))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
        }
        XCTAssertEqual(told, [.fetchFailed(.error), .fetchFinished(entity)])
    }

    @MainActor
    func testInteractorTellsNothingOfAFetchThatAnotherOneReplaced() async throws {
        let replaced = PublishSubject<CarEditorEntity>()
        let interactor = makeInteractor(replaced, .just(entity), .error(NoConnection()))
        let told = try await elements(2, of: interactor.interactorToPresenterSubject) {
            requests.onNext(.fetchEntity)
            requests.onNext(.fetchEntity)
            replaced.onNext(entity)
            requests.onNext(.fetchEntity)
        }
        XCTAssertEqual(told, [.fetchFinished(entity), .fetchFailed(.error)])
    }

    @MainActor
    func testInteractorHearsOnAnyThread() async throws {
        let interactor = CarEditorInteractor(fetching: Self.fetchElsewhere)
        interactor.subscribeToVariable(requests)
        let told = try await elements(1, of: interactor.interactorToPresenterSubject) {
            _ = Observable.just(CarEditorPresenterToInteractor.fetchEntity)
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: requests.onNext)
        }
        XCTAssertEqual(told, [.fetchFinished(entity)])
    }

    @MainActor
    func testNoPartKeepsAnotherOneAlive() async {
        weak var releasedPresenter: CarEditorPresenter?
        weak var releasedInteractor: CarEditorInteractor?
        do {
            let interactor = makeInteractor(.just(entity))
            let presenter = makePresenter(interactor)
            presenter.presenterToInteractorSubject.onNext(.fetchEntity)
            releasedPresenter = presenter
            releasedInteractor = interactor
        }
        XCTAssertNil(releasedPresenter)
        XCTAssertNil(releasedInteractor)
    }

    /// A presenter that hears of the view and this interactor.
    @MainActor
    private func makePresenter(_ interactor: CarEditorInteractor) -> CarEditorPresenter {
        let presenter = CarEditorPresenter(
            editing: Car.preview,
            bought: Date(timeIntervalSince1970: 42),
            page: 42
        )
        presenter.subscribeToVariable(events)
        presenter.subscribeToVariable(interactor.interactorToPresenterSubject)
        interactor.subscribeToVariable(presenter.presenterToInteractorSubject)
        return presenter
    }

    /// The first elements of a subject from now on, while something is sent.
    @MainActor
    private func elements<Element: Sendable>(
        _ count: Int,
        of subject: PublishSubject<Element>,
        when send: () -> Void
    ) async throws -> [Element] {
        let heard = subject.take(count)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        send()
        var elements: [Element] = []
        for try await element in heard { elements.append(element) }
        return elements
    }

    /// An interactor with these answers ready, one after the other.
    @MainActor
    private func makeInteractor(_ answers: Observable<CarEditorEntity>...) -> CarEditorInteractor {
        var answers = answers
        let interactor = CarEditorInteractor(fetching: { answers.removeFirst() })
        interactor.subscribeToVariable(requests)
        return interactor
    }

    /// Answers on another queue.
    private nonisolated static func fetchElsewhere() -> Observable<CarEditorEntity> {
        let answer = CarEditorInteractor.standIn()
        return answer.observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
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
        ("viper-formatter-in-a-storyboard", { EmbeddedCase(name: "viper-formatter-in-a-storyboard",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "VIPER",
  "name": "CarDetails",
  "params": ["carID:String"],
  "options": { "complexity": "formatter", "interface": "storyboard" }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetails.storyboard",
####"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="BYZ-38-t0r">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
        <!--Car Details-->
        <scene sceneID="tne-QT-ifu">
            <objects>
                <viewController storyboardIdentifier="CarDetailsViewController" id="BYZ-38-t0r" customClass="CarDetailsViewController" customModule="Scenes" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
    </scenes>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsFormatter.swift",
####"""
/// Makes texts of what the interactor fetches. It neither fetches nor shows anything.
nonisolated final class CarDetailsFormatter {
}

nonisolated extension CarDetailsFormatter: CarDetailsFormatterInterface {
    func title(for name: String) -> String {
        name
    }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsInteractor.swift",
####"""
/// Fetches and stores what CarDetails is about. It neither formats nor shows anything.
nonisolated final class CarDetailsInteractor {
}

nonisolated extension CarDetailsInteractor: CarDetailsInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Car Details"
    }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsInterfaces.swift",
####"""
/// Where CarDetails leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarDetailsNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarDetails to other scenes.
@MainActor
protocol CarDetailsWireframeInterface: WireframeInterface {
    func navigate(to option: CarDetailsNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol CarDetailsViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol CarDetailsPresenterInterface: PresenterInterface {
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    func didTapClose()
}

/// Fetches and stores what CarDetails is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol CarDetailsInteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}

/// Makes texts of what the interactor fetches.
nonisolated protocol CarDetailsFormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsPresenter.swift",
####"""
/// Decides what CarDetails shows, and when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    private weak var view: (any CarDetailsViewInterface)?
    private let interactor: any CarDetailsInteractorInterface
    private let formatter: any CarDetailsFormatterInterface
    private let wireframe: any CarDetailsWireframeInterface

    init(
        withCarID carID: String,
        view: any CarDetailsViewInterface,
        interactor: any CarDetailsInteractorInterface,
        formatter: any CarDetailsFormatterInterface,
        wireframe: any CarDetailsWireframeInterface
    ) {
        self.carID = carID
        self.view = view
        self.interactor = interactor
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

extension CarDetailsPresenter: CarDetailsPresenterInterface {
    func viewDidLoad() async {
        let name = await interactor.fetchName()
        view?.showTitle(formatter.title(for: name))
    }

    func didTapClose() {
        wireframe.close()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarDetails, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarDetailsViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarDetailsPresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        Task { [presenter] in await presenter?.viewDidLoad() }
    }

    /// Sets what never changes about the views and is not in the storyboard.
    private func setupViews() {}
}

extension CarDetailsViewController: CarDetailsViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarDetails/CarDetailsWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarDetails scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarDetailsWireframe: BaseWireframe<CarDetailsViewController> {
    init(withCarID carID: String) {
        let view = CarDetailsWireframe.makeView()
        super.init(viewController: view)
        view.presenter = CarDetailsPresenter(
            withCarID: carID,
            view: view,
            interactor: CarDetailsInteractor(),
            formatter: CarDetailsFormatter(),
            wireframe: self
        )
    }

    /// A Swift package has a bundle of its own, with the storyboard that Xcode finds in it.
    private static func makeView() -> CarDetailsViewController {
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarDetailsViewController.self)
        #endif
        let storyboard = UIStoryboard(name: "CarDetails", bundle: bundle)
        return storyboard.instantiateViewController(identifier: "CarDetailsViewController")
    }
}

extension CarDetailsWireframe: CarDetailsWireframeInterface {
    func navigate(to option: CarDetailsNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarDetailsTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let view = ViewSpy()
    private let interactor = InteractorSpy()
    private let formatter = FormatterSpy()
    private let wireframe = WireframeSpy()

    @Test func presenterHoldsTheInitialData() {
        let presenter = makePresenter(for: view)
        #expect(presenter.carID == "42")
    }

    @Test func viewShowsTheTitleOnceItHasLoaded() async {
        await makePresenter(for: view).viewDidLoad()
        #expect(view.titles == ["Formatted: Fetched"])
    }

    @Test func wireframeLeavesTheSceneWhenTheUserCloses() {
        makePresenter(for: view).didTapClose()
        #expect(wireframe.closeCount == 1)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: ViewSpy?
        let presenter: CarDetailsPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        #expect(released == nil)
    }

    @Test func interactorFetchesTheName() async {
        let interactor = CarDetailsInteractor()
        let name = await interactor.fetchName()
        #expect(name == "Car Details")
    }

    @Test func formatterMakesATitleOfTheName() {
        let formatter = CarDetailsFormatter()
        #expect(formatter.title(for: "Name") == "Name")
    }

    private func makePresenter(for view: ViewSpy) -> CarDetailsPresenter {
        CarDetailsPresenter(
            withCarID: "42",
            view: view,
            interactor: interactor,
            formatter: formatter,
            wireframe: wireframe
        )
    }
}

@MainActor
private final class ViewSpy: CarDetailsViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}

private nonisolated final class InteractorSpy: CarDetailsInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Fetched"
    }
}

private nonisolated final class FormatterSpy: CarDetailsFormatterInterface {
    func title(for name: String) -> String {
        "Formatted: \(name)"
    }
}

@MainActor
private final class WireframeSpy: CarDetailsWireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: CarDetailsNavigationOption) {}

    func close() {
        closeCount += 1
    }
}

"""####),
        ]) }),
        ("viper-ios-without-tests", { EmbeddedCase(name: "viper-ios-without-tests",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "VIPER",
  "name": "CarAlbum",
  "params": ["photos:[URL]"],
  "options": { "interface": "xib", "platforms": "ios", "tests": "none" }
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumInteractor.swift",
####"""
/// Fetches and stores what CarAlbum is about. It neither formats nor shows anything.
nonisolated final class CarAlbumInteractor {
}

nonisolated extension CarAlbumInteractor: CarAlbumInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Car Album"
    }
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumInterfaces.swift",
####"""
/// Where CarAlbum leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarAlbumNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarAlbum to other scenes.
@MainActor
protocol CarAlbumWireframeInterface: WireframeInterface {
    func navigate(to option: CarAlbumNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol CarAlbumViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol CarAlbumPresenterInterface: PresenterInterface {
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    func didTapClose()
}

/// Fetches and stores what CarAlbum is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol CarAlbumInteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumPresenter.swift",
####"""
import Foundation

/// Decides what CarAlbum shows, and when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarAlbumPresenter {
    let photos: [URL]
    private weak var view: (any CarAlbumViewInterface)?
    private let interactor: any CarAlbumInteractorInterface
    private let wireframe: any CarAlbumWireframeInterface

    init(
        withPhotos photos: [URL],
        view: any CarAlbumViewInterface,
        interactor: any CarAlbumInteractorInterface,
        wireframe: any CarAlbumWireframeInterface
    ) {
        self.photos = photos
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarAlbumPresenter: CarAlbumPresenterInterface {
    func viewDidLoad() async {
        let name = await interactor.fetchName()
        view?.showTitle(name)
    }

    func didTapClose() {
        wireframe.close()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumViewController.swift",
####"""
import UIKit

/// Lays out CarAlbum, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarAlbumViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarAlbumPresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        Task { [presenter] in await presenter?.viewDidLoad() }
    }

    /// Sets what never changes about the views and is not in the nib.
    private func setupViews() {}
}

extension CarAlbumViewController: CarAlbumViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumViewController.xib",
####"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CarAlbumViewController" customModule="Scenes" customModuleProvider="target">
            <connections>
                <outlet property="view" destination="i5M-Pr-FkT" id="sfx-zR-JGt"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="i5M-Pr-FkT">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <viewLayoutGuide key="safeArea" id="fnl-2z-Ty3"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""####),
            EmbeddedFile(
                "expected/CarAlbum/CarAlbumWireframe.swift",
####"""
import Foundation
import UIKit

/// Wires the CarAlbum scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarAlbumWireframe: BaseWireframe<CarAlbumViewController> {
    init(withPhotos photos: [URL]) {
        let view = CarAlbumWireframe.makeView()
        super.init(viewController: view)
        view.presenter = CarAlbumPresenter(
            withPhotos: photos,
            view: view,
            interactor: CarAlbumInteractor(),
            wireframe: self
        )
    }

    /// A Swift package has a bundle of its own, with the nib that Xcode finds in it.
    private static func makeView() -> CarAlbumViewController {
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarAlbumViewController.self)
        #endif
        return .init(nibName: "CarAlbumViewController", bundle: bundle)
    }
}

extension CarAlbumWireframe: CarAlbumWireframeInterface {
    func navigate(to option: CarAlbumNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
import UIKit

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    @MainActor func viewController() -> UIViewController
}

"""####),
        ]) }),
        ("viper-nib-with-xctest", { EmbeddedCase(name: "viper-nib-with-xctest",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "VIPER",
  "name": "CarPicker",
  "params": ["cars:[Car]", "page:Int=1"],
  "imports": ["CarKit"],
  "dependencies": ["api:any CarFetching=CarService.shared"],
  "samples": ["cars=[.preview]"],
  "options": { "complexity": "formatter", "interface": "xib", "tests": "xctest" }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerFormatter.swift",
####"""
/// Makes texts of what the interactor fetches. It neither fetches nor shows anything.
nonisolated final class CarPickerFormatter {
}

nonisolated extension CarPickerFormatter: CarPickerFormatterInterface {
    func title(for name: String) -> String {
        name
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerInteractor.swift",
####"""
import CarKit

/// Fetches and stores what CarPicker is about. It neither formats nor shows anything.
nonisolated final class CarPickerInteractor {
    private let api: any CarFetching

    /// Supplies what the interactor works with; a test hands in its own.
    @MainActor
    init(api: any CarFetching = CarService.shared) {
        self.api = api
    }
}

nonisolated extension CarPickerInteractor: CarPickerInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Car Picker"
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerInterfaces.swift",
####"""
/// Where CarPicker leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarPickerNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarPicker to other scenes.
@MainActor
protocol CarPickerWireframeInterface: WireframeInterface {
    func navigate(to option: CarPickerNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol CarPickerViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol CarPickerPresenterInterface: PresenterInterface {
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    func didTapClose()
}

/// Fetches and stores what CarPicker is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol CarPickerInteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}

/// Makes texts of what the interactor fetches.
nonisolated protocol CarPickerFormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerPresenter.swift",
####"""
import CarKit

/// Decides what CarPicker shows, and when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarPickerPresenter {
    let cars: [Car]
    let page: Int
    private weak var view: (any CarPickerViewInterface)?
    private let interactor: any CarPickerInteractorInterface
    private let formatter: any CarPickerFormatterInterface
    private let wireframe: any CarPickerWireframeInterface

    init(
        withCars cars: [Car],
        page: Int = 1,
        view: any CarPickerViewInterface,
        interactor: any CarPickerInteractorInterface,
        formatter: any CarPickerFormatterInterface,
        wireframe: any CarPickerWireframeInterface
    ) {
        self.cars = cars
        self.page = page
        self.view = view
        self.interactor = interactor
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

extension CarPickerPresenter: CarPickerPresenterInterface {
    func viewDidLoad() async {
        let name = await interactor.fetchName()
        view?.showTitle(formatter.title(for: name))
    }

    func didTapClose() {
        wireframe.close()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarPicker, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarPickerViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarPickerPresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        Task { [presenter] in await presenter?.viewDidLoad() }
    }

    /// Sets what never changes about the views and is not in the nib.
    private func setupViews() {}
}

extension CarPickerViewController: CarPickerViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerViewController.xib",
####"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CarPickerViewController" customModule="Scenes" customModuleProvider="target">
            <connections>
                <outlet property="view" destination="i5M-Pr-FkT" id="sfx-zR-JGt"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="i5M-Pr-FkT">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <viewLayoutGuide key="safeArea" id="fnl-2z-Ty3"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""####),
            EmbeddedFile(
                "expected/CarPicker/CarPickerWireframe.swift",
####"""
#if canImport(UIKit)
import CarKit
import UIKit

/// Wires the CarPicker scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarPickerWireframe: BaseWireframe<CarPickerViewController> {
    init(withCars cars: [Car], page: Int = 1) {
        let view = CarPickerWireframe.makeView()
        super.init(viewController: view)
        view.presenter = CarPickerPresenter(
            withCars: cars,
            page: page,
            view: view,
            interactor: CarPickerInteractor(),
            formatter: CarPickerFormatter(),
            wireframe: self
        )
    }

    /// A Swift package has a bundle of its own, with the nib that Xcode finds in it.
    private static func makeView() -> CarPickerViewController {
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarPickerViewController.self)
        #endif
        return .init(nibName: "CarPickerViewController", bundle: bundle)
    }
}

extension CarPickerWireframe: CarPickerWireframeInterface {
    func navigate(to option: CarPickerNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarPickerTests.swift",
####"""
import CarKit
import XCTest

@testable import Scenes

nonisolated final class CarPickerTests: XCTestCase {
    @MainActor private lazy var view = ViewSpy()
    private let interactor = InteractorSpy()
    private let formatter = FormatterSpy()
    @MainActor private lazy var wireframe = WireframeSpy()

    @MainActor
    func testPresenterHoldsTheInitialData() async {
        let presenter = makePresenter(for: view)
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testViewShowsTheTitleOnceItHasLoaded() async {
        await makePresenter(for: view).viewDidLoad()
        XCTAssertEqual(view.titles, ["Formatted: Fetched"])
    }

    @MainActor
    func testWireframeLeavesTheSceneWhenTheUserCloses() async {
        makePresenter(for: view).didTapClose()
        XCTAssertEqual(wireframe.closeCount, 1)
    }

    @MainActor
    func testPresenterDoesNotKeepTheViewAlive() async {
        weak var released: ViewSpy?
        let presenter: CarPickerPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        XCTAssertNil(released)
    }

    @MainActor
    func testInteractorFetchesTheName() async {
        let interactor = CarPickerInteractor()
        let name = await interactor.fetchName()
        XCTAssertEqual(name, "Car Picker")
    }

    @MainActor
    func testFormatterMakesATitleOfTheName() async {
        let formatter = CarPickerFormatter()
        XCTAssertEqual(formatter.title(for: "Name"), "Name")
    }

    @MainActor
    private func makePresenter(for view: ViewSpy) -> CarPickerPresenter {
        CarPickerPresenter(
            withCars: [.preview],
            page: 42,
            view: view,
            interactor: interactor,
            formatter: formatter,
            wireframe: wireframe
        )
    }
}

@MainActor
private final class ViewSpy: CarPickerViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}

private nonisolated final class InteractorSpy: CarPickerInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Fetched"
    }
}

private nonisolated final class FormatterSpy: CarPickerFormatterInterface {
    func title(for name: String) -> String {
        "Formatted: \(name)"
    }
}

@MainActor
private final class WireframeSpy: CarPickerWireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: CarPickerNavigationOption) {}

    func close() {
        closeCount += 1
    }
}

"""####),
        ]) }),
        ("viper-plain", { EmbeddedCase(name: "viper-plain",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "VIPER",
  "name": "CarList"
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInteractor.swift",
####"""
/// Fetches and stores what CarList is about. It neither formats nor shows anything.
nonisolated final class CarListInteractor {
}

nonisolated extension CarListInteractor: CarListInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Car List"
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInterfaces.swift",
####"""
/// Where CarList leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarListNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarList to other scenes.
@MainActor
protocol CarListWireframeInterface: WireframeInterface {
    func navigate(to option: CarListNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol CarListViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol CarListPresenterInterface: PresenterInterface {
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    func didTapClose()
}

/// Fetches and stores what CarList is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol CarListInteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListPresenter.swift",
####"""
/// Decides what CarList shows, and when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListViewInterface)?
    private let interactor: any CarListInteractorInterface
    private let wireframe: any CarListWireframeInterface

    init(
        view: any CarListViewInterface,
        interactor: any CarListInteractorInterface,
        wireframe: any CarListWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarListPresenter: CarListPresenterInterface {
    func viewDidLoad() async {
        let name = await interactor.fetchName()
        view?.showTitle(name)
    }

    func didTapClose() {
        wireframe.close()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarList, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarListViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarListPresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        Task { [presenter] in await presenter?.viewDidLoad() }
    }

    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }
}

extension CarListViewController: CarListViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
@MainActor
final class CarListWireframe: BaseWireframe<CarListViewController> {
    init() {
        let view = CarListViewController()
        super.init(viewController: view)
        view.presenter = CarListPresenter(
            view: view,
            interactor: CarListInteractor(),
            wireframe: self
        )
    }
}

extension CarListWireframe: CarListWireframeInterface {
    func navigate(to option: CarListNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let view = ViewSpy()
    private let interactor = InteractorSpy()
    private let wireframe = WireframeSpy()

    @Test func viewShowsTheTitleOnceItHasLoaded() async {
        await makePresenter(for: view).viewDidLoad()
        #expect(view.titles == ["Fetched"])
    }

    @Test func wireframeLeavesTheSceneWhenTheUserCloses() {
        makePresenter(for: view).didTapClose()
        #expect(wireframe.closeCount == 1)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: ViewSpy?
        let presenter: CarListPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        #expect(released == nil)
    }

    @Test func interactorFetchesTheName() async {
        let interactor = CarListInteractor()
        let name = await interactor.fetchName()
        #expect(name == "Car List")
    }

    private func makePresenter(for view: ViewSpy) -> CarListPresenter {
        CarListPresenter(view: view, interactor: interactor, wireframe: wireframe)
    }
}

@MainActor
private final class ViewSpy: CarListViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}

private nonisolated final class InteractorSpy: CarListInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Fetched"
    }
}

@MainActor
private final class WireframeSpy: CarListWireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: CarListNavigationOption) {}

    func close() {
        closeCount += 1
    }
}

"""####),
        ]) }),
        ("viper-reserved-name", { EmbeddedCase(name: "viper-reserved-name",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "VIPER",
  "name": "Base",
  "exit": 64,
  "message": "BaseWireframe"
}

"""####),
        ]) }),
        ("viper-reserved-parameter", { EmbeddedCase(name: "viper-reserved-parameter",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "VIPER",
  "name": "CarDetails",
  "params": ["wireframe:String"],
  "exit": 64,
  "message": "wireframe"
}

"""####),
        ]) }),
        ("viper-routes", { EmbeddedCase(name: "viper-routes",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "VIPER",
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
                "expected/CarList/CarListInteractor.swift",
####"""
/// Fetches and stores what CarList is about. It neither formats nor shows anything.
nonisolated final class CarListInteractor {
}

nonisolated extension CarListInteractor: CarListInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Car List"
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListInterfaces.swift",
####"""
/// Where CarList leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarListNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarList to other scenes.
@MainActor
protocol CarListWireframeInterface: WireframeInterface {
    func navigate(to option: CarListNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol CarListViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol CarListPresenterInterface: PresenterInterface {
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    func didTapClose()
}

/// Fetches and stores what CarList is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol CarListInteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListNavigationOption+CarFilter.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// The way from CarList to CarFilter, and what that starts with.
nonisolated struct CarListToCarFilterDestination: SceneDestination {
    let filter: Filter
    let onApply: (Filter) -> Void

    init(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        self.filter = filter
        self.onApply = onApply
    }

    var navigationStyle: NavigationStyle { .present }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarFilterWireframe(withFilter: self.filter, onApply: self.onApply).takeViewController()
    }
    #endif
}

extension CarListNavigationOption {
    /// Shows CarFilter over whatever is on screen.
    @MainActor
    static func carFilter(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) -> Self {
        .showing(CarListToCarFilterDestination(withFilter: filter, onApply: onApply))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListNavigationOption+Details.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// The way from CarList to CarDetails, and what that starts with.
nonisolated struct CarListToDetailsDestination: SceneDestination {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    var navigationStyle: NavigationStyle { .push }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarDetailsWireframe(withCarID: self.carID).takeViewController()
    }
    #endif
}

extension CarListNavigationOption {
    /// Shows CarDetails on the same navigation stack.
    @MainActor
    static func details(withCarID carID: String) -> Self {
        .showing(CarListToDetailsDestination(withCarID: carID))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListNavigationOption+Map.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// The way from CarList to CarMap, and what that starts with.
nonisolated struct CarListToMapDestination: SceneDestination {
    let latitude: Double
    let longitude: Double

    init(withLatitude latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    var navigationStyle: NavigationStyle { .push }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarMapWireframe(withLatitude: self.latitude, longitude: self.longitude).takeViewController()
    }
    #endif
}

extension CarListNavigationOption {
    /// Shows CarMap on the same navigation stack.
    @MainActor
    static func map(withLatitude latitude: Double, longitude: Double) -> Self {
        .showing(CarListToMapDestination(withLatitude: latitude, longitude: longitude))
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListPresenter.swift",
####"""
/// Decides what CarList shows, and when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListViewInterface)?
    private let interactor: any CarListInteractorInterface
    private let wireframe: any CarListWireframeInterface

    init(
        view: any CarListViewInterface,
        interactor: any CarListInteractorInterface,
        wireframe: any CarListWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarListPresenter: CarListPresenterInterface {
    func viewDidLoad() async {
        let name = await interactor.fetchName()
        view?.showTitle(name)
    }

    func didTapClose() {
        wireframe.close()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarList/CarListViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarList, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarListViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarListPresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        Task { [presenter] in await presenter?.viewDidLoad() }
    }

    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }
}

extension CarListViewController: CarListViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarList/CarListWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
@MainActor
final class CarListWireframe: BaseWireframe<CarListViewController> {
    init() {
        let view = CarListViewController()
        super.init(viewController: view)
        view.presenter = CarListPresenter(
            view: view,
            interactor: CarListInteractor(),
            wireframe: self
        )
    }
}

extension CarListWireframe: CarListWireframeInterface {
    func navigate(to option: CarListNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListNavigationOption+CarFilterTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListToCarFilterTests {
    /// Compiles as long as the option takes all that the destination holds.
    /// A test can call it once it has values to give.
    private func option(like builder: CarListToCarFilterDestination) -> CarListNavigationOption {
        .carFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListNavigationOption+DetailsTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListToDetailsTests {
    private typealias NavigationOption = CarListNavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.details(withCarID: "42")
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? CarListToDetailsDestination)
        #expect(destination.navigationStyle == .push)
        #expect(destination.carID == "42")
    }
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarListNavigationOption+MapTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarListToMapTests {
    private typealias NavigationOption = CarListNavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.map(withLatitude: 42, longitude: 43)
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? CarListToMapDestination)
        #expect(destination.navigationStyle == .push)
        #expect(destination.latitude == 42)
        #expect(destination.longitude == 43)
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
    private let view = ViewSpy()
    private let interactor = InteractorSpy()
    private let wireframe = WireframeSpy()

    @Test func viewShowsTheTitleOnceItHasLoaded() async {
        await makePresenter(for: view).viewDidLoad()
        #expect(view.titles == ["Fetched"])
    }

    @Test func wireframeLeavesTheSceneWhenTheUserCloses() {
        makePresenter(for: view).didTapClose()
        #expect(wireframe.closeCount == 1)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: ViewSpy?
        let presenter: CarListPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        #expect(released == nil)
    }

    @Test func interactorFetchesTheName() async {
        let interactor = CarListInteractor()
        let name = await interactor.fetchName()
        #expect(name == "Car List")
    }

    private func makePresenter(for view: ViewSpy) -> CarListPresenter {
        CarListPresenter(view: view, interactor: interactor, wireframe: wireframe)
    }
}

@MainActor
private final class ViewSpy: CarListViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}

private nonisolated final class InteractorSpy: CarListInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Fetched"
    }
}

@MainActor
private final class WireframeSpy: CarListWireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: CarListNavigationOption) {}

    func close() {
        closeCount += 1
    }
}

"""####),
        ]) }),
        ("viper-simple", { EmbeddedCase(name: "viper-simple",
            files: [
            EmbeddedFile(
                "case.json",
####"""
{
  "set": "VIPER",
  "name": "CarPrompt",
  "params": ["question:String", "onAnswer:@escaping (Bool) -> Void"],
  "dependencies": ["clock:any CarClock=SystemClock()"],
  "options": { "complexity": "simple" }
}

"""####),
            EmbeddedFile(
                "expected/CarPrompt/CarPromptInterfaces.swift",
####"""
/// Where CarPrompt leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarPromptNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarPrompt to other scenes.
@MainActor
protocol CarPromptWireframeInterface: WireframeInterface {
    func navigate(to option: CarPromptNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol CarPromptViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol CarPromptPresenterInterface: PresenterInterface {
    func viewDidLoad()
    func didTapClose()
}

"""####),
            EmbeddedFile(
                "expected/CarPrompt/CarPromptPresenter.swift",
####"""
/// Decides what CarPrompt shows, and when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarPromptPresenter {
    let question: String
    let onAnswer: (Bool) -> Void
    private let clock: any CarClock
    private weak var view: (any CarPromptViewInterface)?
    private let wireframe: any CarPromptWireframeInterface

    init(
        withQuestion question: String,
        onAnswer: @escaping (Bool) -> Void,
        clock: any CarClock = SystemClock(),
        view: any CarPromptViewInterface,
        wireframe: any CarPromptWireframeInterface
    ) {
        self.question = question
        self.onAnswer = onAnswer
        self.clock = clock
        self.view = view
        self.wireframe = wireframe
    }
}

extension CarPromptPresenter: CarPromptPresenterInterface {
    func viewDidLoad() {
        view?.showTitle("Car Prompt")
    }

    func didTapClose() {
        wireframe.close()
    }
}

"""####),
            EmbeddedFile(
                "expected/CarPrompt/CarPromptViewController.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Lays out CarPrompt, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarPromptViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarPromptPresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        presenter?.viewDidLoad()
    }

    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }
}

extension CarPromptViewController: CarPromptViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/CarPrompt/CarPromptWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Wires the CarPrompt scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarPromptWireframe: BaseWireframe<CarPromptViewController> {
    init(withQuestion question: String, onAnswer: @escaping (Bool) -> Void) {
        let view = CarPromptViewController()
        super.init(viewController: view)
        view.presenter = CarPromptPresenter(
            withQuestion: question,
            onAnswer: onAnswer,
            view: view,
            wireframe: self
        )
    }
}

extension CarPromptWireframe: CarPromptWireframeInterface {
    func navigate(to option: CarPromptNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/BaseWireframe.swift",
####"""
#if canImport(UIKit)
import UIKit

/// Leads from a scene to other scenes, and away from it.
///
/// The view controller owns the presenter, and the presenter owns the wireframe. So a wireframe
/// holds the view controller only until somebody takes it to show it.
@MainActor
class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
    private var notYetTaken: ViewController?
    private weak var taken: ViewController?

    init(viewController: ViewController) {
        notYetTaken = viewController
    }

    /// The scene's view controller, for whoever shows it: from now on nothing else keeps it alive.
    func takeViewController() -> ViewController {
        guard let viewController = notYetTaken ?? taken else {
            preconditionFailure("the view controller has been taken, and is gone")
        }
        notYetTaken = nil
        taken = viewController
        return viewController
    }

    /// Shows another scene, the way it wants to be shown.
    func show(_ destination: any SceneDestination) {
        switch destination.navigationStyle {
        case .push:
            let stack = viewController?.navigationController
            assert(stack != nil, "\(self) is on no navigation stack")
            stack?.pushViewController(destination.viewController(), animated: true)
        case .present:
            let top = topViewController
            assert(top != nil, "\(self) is in no window")
            let stack = UINavigationController(rootViewController: destination.viewController())
            top?.present(stack, animated: true)
        }
    }

    func close() {
        if let below = sceneBelow {
            // What stands above this scene on the stack goes with it.
            viewController?.navigationController?.popToViewController(below, animated: true)
        } else {
            // Dismissing from the scene below closes this one and whatever covers it.
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }

    private var viewController: ViewController? { notYetTaken ?? taken }

    /// The scene under this one on their navigation stack.
    private var sceneBelow: UIViewController? {
        let stack = viewController?.navigationController?.viewControllers ?? []
        let below = stack.prefix { $0 !== viewController }
        return below.count < stack.count ? below.last : nil
    }

    /// What covers everything else in the window of this scene.
    private var topViewController: UIViewController? {
        var top = viewController?.viewIfLoaded?.window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}
#endif

"""####),
            EmbeddedFile(
                "expected/Support/VIPERInterfaces.swift",
####"""
#if canImport(UIKit)
import UIKit
#endif

/// What is known of every wireframe: it leads away from its scene.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Goes back to the scene that led here.
    func close()
}

/// What is known of every view.
@MainActor
protocol ViewInterface: AnyObject {}

/// What is known of every presenter.
@MainActor
protocol PresenterInterface: AnyObject {}

/// What is known of every interactor.
///
/// It is bound to no actor: what it fetches may come from anywhere.
nonisolated protocol InteractorInterface: AnyObject {}

/// What is known of every formatter.
///
/// It is bound to no actor: it computes, and looks at nothing else.
nonisolated protocol FormatterInterface: AnyObject {}

/// How a scene comes on screen.
nonisolated enum NavigationStyle: Sendable {
    /// On the navigation stack of the scene that leads to it.
    case push
    /// Over whatever is on screen, on a navigation stack of its own.
    case present
}

/// A scene that another one leads to, and the data it starts with: a value that needs no view code.
///
/// Presenters hand destinations on; only a wireframe makes a view controller of one.
nonisolated protocol SceneDestination {
    var navigationStyle: NavigationStyle { get }
    #if canImport(UIKit)
    @MainActor func viewController() -> UIViewController
    #endif
}

"""####),
            EmbeddedFile(
                "expected/Tests/CarPromptTests.swift",
####"""
import Testing

@testable import Scenes

@MainActor
struct CarPromptTests {
    private let view = ViewSpy()
    private let wireframe = WireframeSpy()

    @Test func presenterHoldsTheInitialData() {
        let presenter = makePresenter(for: view)
        #expect(presenter.question == "42")
    }

    @Test func viewShowsTheTitleOnceItHasLoaded() async {
        makePresenter(for: view).viewDidLoad()
        #expect(view.titles == ["Car Prompt"])
    }

    @Test func wireframeLeavesTheSceneWhenTheUserCloses() {
        makePresenter(for: view).didTapClose()
        #expect(wireframe.closeCount == 1)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: ViewSpy?
        let presenter: CarPromptPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        #expect(released == nil)
    }

    private func makePresenter(for view: ViewSpy) -> CarPromptPresenter {
        CarPromptPresenter(withQuestion: "42", onAnswer: { _ in }, view: view, wireframe: wireframe)
    }
}

@MainActor
private final class ViewSpy: CarPromptViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}

@MainActor
private final class WireframeSpy: CarPromptWireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: CarPromptNavigationOption) {}

    func close() {
        closeCount += 1
    }
}

"""####),
        ]) }),
    ]
}
