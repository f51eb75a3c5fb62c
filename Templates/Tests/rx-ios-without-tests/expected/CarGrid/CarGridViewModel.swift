import Foundation
import RxRelay
import RxSwift

/// Loads what CarGrid shows and formats it for display. It doesn't depend on views.
///
/// Input arrives on the main thread, and so must results that change a property (`observe(on:)`).
nonisolated final class CarGridViewModel {
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

    // MARK: - Output

    /// Every state, beginning with the current one.
    var state: Observable<LoadState<Content>> { loader.states }

    // MARK: - Internal

    let photos: [URL]
    private let loader = RxLoader<Content>()
    private let disposeBag = DisposeBag()

    init(withPhotos photos: [URL]) {
        self.photos = photos
        setupRx()
    }

    private func setupRx() {
        loadRelay
            .subscribe(
                with: self,
                onNext: { model, _ in model.loader.load(with: model) { $0.fetchContent() } }
            )
            .disposed(by: disposeBag)
    }

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<Content> {
        .just(Content(title: "Car Grid"))
    }
}
