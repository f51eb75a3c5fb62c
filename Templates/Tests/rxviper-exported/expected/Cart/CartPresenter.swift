import RxSwift

/// Decides what Cart shows and where it leads. It doesn't depend on views.
@MainActor
final class CartPresenter {
    let cartID: String
    private weak var view: (any CartViewInterface)?
    private let interactor: any CartInteractorInterface
    private let wireframe: any CartWireframeInterface
    private let loader = RxLoader<CartContent>()
    private let disposeBag = DisposeBag()

    init(
        withCartID cartID: String,
        view: (any CartViewInterface)?,
        interactor: any CartInteractorInterface,
        wireframe: any CartWireframeInterface
    ) {
        self.cartID = cartID
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CartPresenter: CartPresenterInterface {
    func configure(with output: Cart.ViewOutput) -> Cart.ViewInput {
        handle(load: output.actions.load)
        handle(failedReload: loader.failedReload)
        return .init(events: CartEvents(state: loader.states))
    }

    private func handle(load: Observable<Void>) {
        load
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.load() })
            .disposed(by: disposeBag)
    }

    private func load() {
        loader.load(with: self) { $0.interactor.fetchEntity().map(CartContent.init(_:)) }
    }

    private func handle(failedReload: Observable<String>) {
        failedReload
            .subscribe(onNext: { [weak wireframe] message in
                wireframe?.handle(.alert(SceneAlert(title: message)))
            })
            .disposed(by: disposeBag)
    }
}

nonisolated extension CartContent {
    init(_ entity: CartEntity) {
        title = entity.name
    }
}
