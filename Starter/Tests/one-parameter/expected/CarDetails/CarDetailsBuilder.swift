#if canImport(UIKit)
import UIKit
#endif

/// Puts CarDetails together from what it starts with.
struct CarDetailsBuilder {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func makeViewModel() -> CarDetailsViewModel {
        CarDetailsViewModel(withCarID: carID)
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        CarDetailsViewController(viewModel: makeViewModel())
    }
    #endif
}
