extension LoginNavigationOption {
    /// Presents Register over everything on screen.
    static func register() -> Self {
        Self(request: .present(RegisterBuilder()))
    }
}
