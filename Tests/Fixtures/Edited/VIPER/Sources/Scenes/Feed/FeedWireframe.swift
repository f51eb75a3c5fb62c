#if canImport(UIKit)
import UIKit

/// Wires the Feed scene, and leads from it to other scenes.
@MainActor
final class FeedWireframe: BaseWireframe<FeedViewController> {
    init() {
        let view = FeedViewController()
        super.init(viewController: view)
        view.presenter = FeedPresenter(view: view, interactor: FeedInteractor(), wireframe: self)
    }
}

extension FeedWireframe: FeedWireframeInterface {
    func navigate(to option: FeedNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif
