#if canImport(UIKit)
import CarKit
import Foundation
import RxSwift
import UIKit

/// Lays out CarEditor, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class CarEditorViewController: UIViewController, RouteHandler {
    private let viewModel: any CarEditorViewModelType
    private let router: CarEditorRouter
    private let loadStateView = LoadStateView(scene: "CarEditor")
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any CarEditorViewModelType, router: CarEditorRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarEditorBuilder")
    }

    override func loadView() {
        view = UIView()
        setupScene()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupBindings()
        viewModel.inputs.viewDidLoad()
    }

    /// Adds and constrains the subviews.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarEditor.content"
        loadStateView.cover(view)
    }

    /// Shows every output of the view model and sends user actions to its inputs.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.inputs.reload() }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.outputs.state
            .subscribe(onNext: { [weak self] in self?.show($0) })
            .disposed(by: disposeBag)
        viewModel.outputs.canSave
            .subscribe(onNext: { [weak self] in self?.show(canSave: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.owner
            .subscribe(onNext: { [weak self] in self?.show(owner: $0) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<CarEditorViewModel.Content>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }

    private func show(canSave: Bool) {}

    private func show(owner: Owner) {}
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarEditorBuilder(editing: Car.preview, bought: Date(timeIntervalSince1970: 42), page: 42)
        .viewController(with: Dependencies())
}
#endif
#endif
