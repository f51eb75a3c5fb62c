/// The base of every wireframe's interface.
@MainActor
protocol WireframeInterface: AnyObject {
    /// Carries out a request, such as an alert.
    func handle(_ request: RouteRequest)
    /// Closes the scene and returns to the one that led to it.
    ///
    /// - Parameter action: Called after the scene has closed.
    func close(then action: @escaping () -> Void)
}

extension WireframeInterface {
    func close() {
        close(then: {})
    }
}

/// The base of every view's interface.
@MainActor
protocol ViewInterface: AnyObject {}

/// The base of every presenter's interface.
@MainActor
protocol PresenterInterface: AnyObject {}

/// The base of every interactor's interface.
nonisolated protocol InteractorInterface: AnyObject {}

/// The base of every formatter's interface.
nonisolated protocol FormatterInterface: AnyObject {}
