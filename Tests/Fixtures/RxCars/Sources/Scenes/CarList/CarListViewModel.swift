import RxRelay
import RxSwift

/// Loads what CarList shows and formats it for display. It doesn't depend on views.
///
/// Input arrives on the main thread, and so must results that change a property (`observe(on:)`).
nonisolated final class CarListViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [Row] = []

        struct Row: Hashable, Identifiable {
            var id: String
            var text: String
        }
    }

    // MARK: - Input

    /// Loads the content, or loads it again.
    let loadRelay = PublishRelay<Void>()

    /// The row that the user wants to delete.
    let deleteRelay = PublishRelay<Content.Row>()

    // MARK: - Output

    /// Every state, beginning with the current one.
    var state: Observable<LoadState<Content>> { loader.states }

    /// Questions for the user.
    var alerts: Observable<SceneAlert> {
        deleteRelay
            .map { [confirmRelay] row in Self.question(about: row, confirming: confirmRelay) }
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    private let api: any CarFetching
    private let loader = RxLoader<Content>()
    private let confirmRelay = PublishRelay<Content.Row>()
    private let disposeBag = DisposeBag()

    init(api: any CarFetching) {
        self.api = api
        setupRx()
    }

    private func setupRx() {
        loadRelay
            .subscribe(
                with: self,
                onNext: { model, _ in model.loader.load(with: model) { $0.fetchContent() } }
            )
            .disposed(by: disposeBag)
        confirmRelay
            .subscribe(onNext: { [loader] row in
                loader.change { content in content.rows.removeAll { $0.id == row.id } }
            })
            .disposed(by: disposeBag)
    }

    private func fetchContent() -> Single<Content> {
        api.cars().map(Self.content)
    }

    private static func content(of cars: [Car]) -> Content {
        let rows = cars.map { Content.Row(id: $0.id, text: "\($0.name), \($0.seats) seats") }
        return Content(title: "Cars", rows: rows)
    }

    private static func question(
        about row: Content.Row,
        confirming relay: PublishRelay<Content.Row>
    ) -> SceneAlert {
        let delete = SceneAlert.Action(title: "Delete", role: .destructive) { relay.accept(row) }
        let cancel = SceneAlert.Action(title: "Cancel", role: .cancel)
        return SceneAlert(title: "Delete \(row.text)?", actions: [delete, cancel])
    }
}
