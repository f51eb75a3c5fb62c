import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct FeedTests {
    private let view = ViewSpy()
    private let interactor = InteractorSpy()
    private let wireframe = WireframeSpy()

    @Test func viewIsToldTheTitleOnceItHasLoaded() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(viewDidLoad: .just(()))
        let input = presenter.configure(with: .init(actions: actions))
        let title = try await first(of: input.events.title)
        #expect(title == "Fetched")
    }

    @Test func viewIsToldOnTheMainQueueOfActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(viewDidLoad: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: input.events.title.map(MainQueue.delivers))
        #expect(isOnMainQueue == true)
    }

    @Test func wireframeLeavesTheSceneOnTheMainQueueAfterActionsFromAnother() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(close: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: wireframe.closes)
        #expect(isOnMainQueue == true)
        withExtendedLifetime((presenter, input)) {}
    }

    @Test func bindingsKeepNeitherThePresenterNorTheViewAlive() {
        weak var releasedPresenter: FeedPresenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: .init(actions: makeActions()))
        }()
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }

    @Test func interactorFetchesTheName() async throws {
        let interactor = FeedInteractor()
        let name = try await first(of: interactor.fetchName().asObservable())
        #expect(name == "Feed")
    }

    private func makePresenter(for view: ViewSpy) -> FeedPresenter {
        FeedPresenter(view: view, interactor: interactor, wireframe: wireframe)
    }

    /// An action that comes on a thread of its own.
    private var actionFromElsewhere: Observable<Void> {
        .just(()).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }

    private func makeActions(
        viewDidLoad: Observable<Void> = .never(),
        close: Observable<Void> = .never()
    ) -> FeedActions {
        FeedActions(viewDidLoad: viewDidLoad, close: close)
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
private final class ViewSpy: FeedViewInterface {}

private nonisolated final class InteractorSpy: FeedInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Fetched")
    }
}

@MainActor
private final class WireframeSpy: FeedWireframeInterface {
    /// Whether it was on the main queue, each time that the scene was left.
    let closes = ReplaySubject<Bool>.create(bufferSize: 1)

    func navigate(to option: FeedNavigationOption) {}

    func close() {
        closes.onNext(MainQueue.delivers(()))
    }
}
