extension CheckoutStep {
    /// Presents Login over everything on screen.
    static func login(onFinish: @escaping (String?) -> Void) -> Self {
        Self(request: .present(LoginBuilder(onFinish: onFinish)))
    }
}
