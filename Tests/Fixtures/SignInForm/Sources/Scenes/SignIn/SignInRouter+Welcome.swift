extension SignInRouter {
    /// Pushes Welcome onto the navigation stack.
    func navigateToWelcome(withEmail email: String) {
        handle(.push(WelcomeBuilder(withEmail: email)))
    }
}
