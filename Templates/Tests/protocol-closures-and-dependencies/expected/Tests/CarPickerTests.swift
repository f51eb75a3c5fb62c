import CarKit
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private struct NoConnection: Error {}

    /// Stands in for a server that has its answers ready, one after the other, and is silent after
    /// them.
    @MainActor
    private final class ServerStub {
        typealias Answer = Result<CarPickerEntity, any Error>

        /// Nobody waits any longer for a server that is silent.
        struct NoAnswer: Error {}

        private var answers: [Answer]

        init(_ answers: [Answer]) {
            self.answers = answers
        }

        func entity() async throws -> CarPickerEntity {
            guard !answers.isEmpty else {
                try await Task.sleep(nanoseconds: 10_000_000_000)
                throw NoAnswer()
            }
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

    @Test func fetchEndsWithTheInteractor() async {
        let presenter = CarPickerPresenterSpy()
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
