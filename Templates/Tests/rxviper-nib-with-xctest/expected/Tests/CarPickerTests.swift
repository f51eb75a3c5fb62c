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
        let actions = makeActions(viewDidLoad: .just(()))
        let input = presenter.configure(with: .init(actions: actions))
        let title = try await first(of: input.events.title)
        XCTAssertEqual(title, "Formatted: Fetched")
    }

    @MainActor
    func testViewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(viewDidLoad: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        XCTAssertEqual(isOnMainQueue, true)
    }

    @MainActor
    func testWireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(close: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: wireframe.closes)
        XCTAssertEqual(isOnMainQueue, true)
        withExtendedLifetime((presenter, input)) {}
    }

    @MainActor
    func testBindingsKeepNeitherThePresenterNorTheViewAlive() async {
        weak var releasedPresenter: CarPickerPresenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: .init(actions: makeActions()))
        }()
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
    private func makeActions(
        viewDidLoad: Observable<Void> = .never(),
        close: Observable<Void> = .never()
    ) -> CarPickerActions {
        CarPickerActions(viewDidLoad: viewDidLoad, close: close)
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
