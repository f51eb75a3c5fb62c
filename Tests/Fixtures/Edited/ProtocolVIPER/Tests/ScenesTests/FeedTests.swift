import Testing

@testable import Scenes

@MainActor
struct FeedTests {
    private struct NoConnection: Error {}

    /// Stands in for a server that has its answers ready, one after the other, and is silent after
    /// them.
    @MainActor
    private final class ServerStub {
        typealias Answer = Result<FeedEntity, any Error>

        /// Nobody waits any longer for a server that is silent.
        struct NoAnswer: Error {}

        private var answers: [Answer]

        init(_ answers: [Answer]) {
            self.answers = answers
        }

        func entity() async throws -> FeedEntity {
            guard !answers.isEmpty else {
                try await Task.sleep(nanoseconds: 10_000_000_000)
                throw NoAnswer()
            }
            return try answers.removeFirst().get()
        }
    }

    private let entity = FeedEntity(title: "Feed")
    private let view = FeedViewSpy()

    @Test func presenterSaysThatItHasTheSceneFetched() {
        let interactor = FeedInteractorSpy()
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
        let presenter = FeedPresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func interactorTellsOfAFailure() async {
        let presenter = FeedPresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities.isEmpty)
        #expect(presenter.errors.count == 1)
        #expect(presenter.errors.first is NoConnection)
    }

    @Test func fetchEndsWithTheInteractor() async {
        let presenter = FeedPresenterSpy()
        let fetch: Task<Void, Never>?
        do {
            let interactor = makeInteractor()
            interactor.presenter = presenter
            interactor.fetchEntity()
            fetch = interactor.task
        }
        await fetch?.value
        #expect(fetch?.isCancelled == true)
        #expect(presenter.entities.isEmpty)
        #expect(presenter.errors.isEmpty)
    }

    @Test func interactorTellsNothingOfAFetchThatAnotherOneReplaced() async {
        let presenter = FeedPresenterSpy()
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
        weak var released: FeedViewSpy?
        let presenter: FeedPresenter
        do {
            let view = FeedViewSpy()
            presenter = makePresenter(view, FeedInteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        #expect(released == nil)
    }

    @Test func interactorDoesNotKeepThePresenterAlive() {
        weak var released: FeedPresenter?
        do {
            let interactor = FeedInteractor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        #expect(released == nil)
    }

    private func makePresenter(
        _ view: FeedViewSpy,
        _ interactor: any FeedPresenterToInteractorProtocol
    ) -> FeedPresenter {
        FeedPresenter(view: view, interactor: interactor, router: FeedRouterSpy())
    }

    private func makeInteractor(_ answers: ServerStub.Answer...) -> FeedInteractor {
        FeedInteractor(fetching: { [server = ServerStub(answers)] in try await server.entity() })
    }
}
