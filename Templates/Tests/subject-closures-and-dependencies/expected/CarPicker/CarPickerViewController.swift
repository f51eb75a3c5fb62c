#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out CarPicker, forwards user actions, and shows what the presenter provides.
final class CarPickerViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarPickerViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: CarPickerPresenter
    private let loadStateView = LoadStateView(scene: "CarPicker")
    private let disposeBag = DisposeBag()

    init(presenter: CarPickerPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.subscribeToVariable(viewToPresenterSubject)
        subscribeToVariable(presenter.presenterToViewSubject)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarPickerBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.load)
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<CarPickerEntity>>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarPicker.content"
        loadStateView.onRetry = { [weak self] in self?.viewToPresenterSubject.onNext(.load) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func show(_ state: LoadState<CarPickerEntity>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension CarPickerViewController: RouteHandler {}
#endif
