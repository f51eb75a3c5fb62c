import RxSwift

/// The streams between the view and the presenter of Cart.
enum Cart {
    struct ViewOutput {
        let actions: CartActions
    }

    struct ViewInput {
        let events: CartEvents
    }
}

/// The actions of the view. They may arrive on any thread.
struct CartActions {
    var load: Observable<Void> = .never()
}

/// The events that the view shows. They arrive on the main thread.
struct CartEvents {
    let state: Observable<LoadState<CartContent>>
}

/// The content of Cart, formatted for display.
nonisolated struct CartContent: Equatable {
    var title: String
}

/// The entity that Cart fetches, before it is formatted.
nonisolated struct CartEntity: Equatable {
    var name: String
}

/// Where Cart leads. Each route is an extension in a file of its own.
struct CartNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol CartWireframeInterface: WireframeInterface {
    func navigate(to option: CartNavigationOption)
}

@MainActor
protocol CartViewInterface: ViewInterface {}

@MainActor
protocol CartPresenterInterface: PresenterInterface {
    func configure(with output: Cart.ViewOutput) -> Cart.ViewInput
}

nonisolated protocol CartInteractorInterface: InteractorInterface {
    func fetchEntity() -> Single<CartEntity>
}
