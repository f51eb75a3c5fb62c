extension LoginNavigationOption {
    /// Pushes Home onto the navigation stack.
    static func home(withEmail email: String) -> Self {
        Self(request: .push(HomeBuilder(withEmail: email)))
    }
}
