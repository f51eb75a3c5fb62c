extension FeedRouter {
    /// Shows Profile on the same navigation stack.
    func navigateToProfile(withUserID userID: Int) {
        viewController?.handle(.push(ProfileBuilder(withUserID: userID)))
    }
}
