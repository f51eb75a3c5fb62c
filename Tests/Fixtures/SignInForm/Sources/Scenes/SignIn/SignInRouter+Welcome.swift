extension SignInRouter {
    /// Shows Welcome on the same navigation stack.
    func navigateToWelcome(withEmail email: String) {
        viewController?.handle(.push(WelcomeBuilder(withEmail: email)))
    }
}
