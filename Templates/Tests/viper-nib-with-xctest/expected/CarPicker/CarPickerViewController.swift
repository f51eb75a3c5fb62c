#if canImport(UIKit)
import UIKit

/// Lays out CarPicker, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarPickerViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarPickerPresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        Task { [presenter] in await presenter?.viewDidLoad() }
    }

    /// Sets what never changes about the views and is not in the nib.
    private func setupViews() {}
}

extension CarPickerViewController: CarPickerViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
#endif
