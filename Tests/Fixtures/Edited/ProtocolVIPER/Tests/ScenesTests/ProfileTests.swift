import Testing

@testable import Scenes

@MainActor
struct ProfileTests {
    private struct NoConnection: Error {}

    /// Stands in for a server that has its answers ready, one after the other, and is silent after
    /// them.
    @MainActor
    private final class ServerStub {
        typealias Answer = Result<ProfileEntity, any Error>

        /// Nobody waits any longer for a server that is silent.
        struct NoAnswer: Error {}

        private var answers: [Answer]

        init(_ answers: [Answer]) {
            self.answers = answers
        }

        func entity() async throws -> ProfileEntity {
            guard !answers.isEmpty else {
                try await Task.sleep(nanoseconds: 10_000_000_000)
                throw NoAnswer()
            }
            return try answers.removeFirst().get()
        }
    }

    private let entity = ProfileEntity(title: "Profile")
    private let view = ProfileViewSpy()

    @Test func presenterKeepsTheInitialData() {
        let presenter = makePresenter(view, ProfileInteractorSpy())
        #expect(presenter.userID == 42)
    }

    @Test func presenterSaysThatItHasTheSceneFetched() {
        let interactor = ProfileInteractorSpy()
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
        let presenter = ProfilePresenterSpy()
        let interactor = makeInteractor(.success(entity))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities == [entity])
        #expect(presenter.errors.isEmpty)
    }

    @Test func interactorTellsOfAFailure() async {
        let presenter = ProfilePresenterSpy()
        let interactor = makeInteractor(.failure(NoConnection()))
        interactor.presenter = presenter
        interactor.fetchEntity()
        await interactor.task?.value
        #expect(presenter.entities.isEmpty)
        #expect(presenter.errors.count == 1)
        #expect(presenter.errors.first is NoConnection)
    }

    @Test func fetchEndsWithTheInteractor() async {
        let presenter = ProfilePresenterSpy()
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
        let presenter = ProfilePresenterSpy()
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
        weak var released: ProfileViewSpy?
        let presenter: ProfilePresenter
        do {
            let view = ProfileViewSpy()
            presenter = makePresenter(view, ProfileInteractorSpy())
            released = view
        }
        presenter.viewDidLoad()
        #expect(released == nil)
    }

    @Test func interactorDoesNotKeepThePresenterAlive() {
        weak var released: ProfilePresenter?
        do {
            let interactor = ProfileInteractor()
            let presenter = makePresenter(view, interactor)
            interactor.presenter = presenter
            released = presenter
        }
        #expect(released == nil)
    }

    private func makePresenter(
        _ view: ProfileViewSpy,
        _ interactor: any ProfilePresenterToInteractorProtocol
    ) -> ProfilePresenter {
        ProfilePresenter(
            view: view,
            interactor: interactor,
            router: ProfileRouterSpy(),
            withUserID: 42
        )
    }

    private func makeInteractor(_ answers: ServerStub.Answer...) -> ProfileInteractor {
        ProfileInteractor(fetching: { [server = ServerStub(answers)] in try await server.entity() })
    }
}

// Written by hand: what the greeting says is tried with the server.
