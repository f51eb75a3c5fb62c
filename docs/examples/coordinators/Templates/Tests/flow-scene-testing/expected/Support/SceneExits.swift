/// What a coordinator does when the user leaves a scene.
private nonisolated struct ExitHandler<Exit> {
    let follow: @MainActor (Exit, SceneRouter) -> Void
}

extension Dependencies {
    /// Lets a coordinator decide what follows the scenes that have this type of exit.
    ///
    /// The scenes keep what the function refers to.
    @MainActor
    mutating func onExit<Exit>(
        _ follow: @escaping @MainActor (Exit, SceneRouter) -> Void
    ) {
        self[ExitHandler<Exit>.self] = ExitHandler(follow: follow)
    }
}

extension SceneRouter {
    /// Tells the coordinator how the user leaves the scene. Without a coordinator, the scene
    /// closes.
    func tell<Exit>(_ exit: Exit) {
        guard let handler = dependencies[ExitHandler<Exit>.self] else { return close() }
        handler.follow(exit, self)
    }
}
