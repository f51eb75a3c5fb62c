#if canImport(UIKit)
import UIKit

/// Shows what the view model of CarDetails provides.
final class CarDetailsViewController: UIViewController {
    private let viewModel: CarDetailsViewModel

    init(viewModel: CarDetailsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by CarDetailsBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = viewModel.title
    }
}
#endif
