{{> header}}
#if canImport(UIKit)
import UIKit

/// Shows what the view model of {{scene}} provides.
final class {{scene}}ViewController: UIViewController {
    private let viewModel: {{scene}}ViewModel

    init(viewModel: {{scene}}ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by {{scene}}Builder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = viewModel.title
    }
}
#endif
