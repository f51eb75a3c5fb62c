#if canImport(UIKit)
import CarKit
import Foundation
import RxSwift
import UIKit

/// Lays out CarEditor, forwards user actions, and shows what the presenter provides.
final class CarEditorViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarEditorViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: CarEditorPresenter
    private let loadStateView = LoadStateView(scene: "CarEditor")
    private let disposeBag = DisposeBag()

    init(presenter: CarEditorPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.subscribeToVariable(viewToPresenterSubject)
        subscribeToVariable(presenter.presenterToViewSubject)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarEditorBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.load)
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<CarEditorEntity>>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarEditor.content"
        loadStateView.onRetry = { [weak self] in self?.viewToPresenterSubject.onNext(.load) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func show(_ state: LoadState<CarEditorEntity>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension CarEditorViewController: RouteHandler {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarEditorBuilder(editing: Car.preview, bought: Date(timeIntervalSince1970: 42), page: 42)
        .viewController(with: Dependencies())
}
#endif
#endif
