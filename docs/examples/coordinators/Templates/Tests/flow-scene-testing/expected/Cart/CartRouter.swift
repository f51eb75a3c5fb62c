/// How the user leaves Cart. A coordinator decides what follows.
nonisolated enum CartExit {
    case checkOut(Int)
    case cancel
}

/// Tells the coordinator of the flow how the user leaves Cart.
final class CartRouter: SceneRouter {
    func exit(_ exit: CartExit) {
        tell(exit)
    }
}
