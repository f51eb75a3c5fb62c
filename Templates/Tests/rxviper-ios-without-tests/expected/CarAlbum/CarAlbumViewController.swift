import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

/// Lays out CarAlbum, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class CarAlbumViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any CarAlbumPresenterInterface = {
        fatalError("CarAlbumBuilder sets the presenter")
    }()

    private let loadStateView = LoadStateView(scene: "CarAlbum")
    private let loadRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        loadRelay.accept(())
    }

    private func setupViews() {
        view.accessibilityIdentifier = "CarAlbum.content"
        loadStateView.onRetry = { [loadRelay] in loadRelay.accept(()) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func setupRx() {
        let actions = CarAlbumActions(load: loadRelay.asSignal())
        let input = presenter.configure(with: .init(actions: actions))
        handle(state: input.events.state)
    }

    private func handle(state: Driver<LoadState<CarAlbumContent>>) {
        state
            .drive(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<CarAlbumContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension CarAlbumViewController: CarAlbumViewInterface {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarAlbumBuilder(withPhotos: [URL(fileURLWithPath: "/42")]).viewController(with: Dependencies())
}
#endif
