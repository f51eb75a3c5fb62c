/// A way from a scene of Checkout to the next. Each is an extension in a file of its own.
struct CheckoutStep {
    let request: RouteRequest

    /// Back to the first scene of the navigation stack.
    static var back: Self { Self(request: .popToRoot) }
}
