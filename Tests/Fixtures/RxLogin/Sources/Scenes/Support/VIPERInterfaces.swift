/// The base of every wireframe's interface.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Closes the scene and returns to the one that led to it.
    func close()
}

/// The base of every view's interface.
@MainActor
protocol ViewInterface: AnyObject {}

/// The base of every presenter's interface.
@MainActor
protocol PresenterInterface: AnyObject {}

/// The base of every interactor's interface. It isn't bound to an actor.
nonisolated protocol InteractorInterface: AnyObject {}

/// The base of every formatter's interface. It isn't bound to an actor.
nonisolated protocol FormatterInterface: AnyObject {}
