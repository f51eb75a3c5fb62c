/// The base of every wireframe's interface.
@MainActor
public protocol WireframeInterface: AnyObject {
    /// Carries out a request, such as an alert.
    func handle(_ request: RouteRequest)
    /// Closes the scene and returns to the one that led to it.
    ///
    /// - Parameter action: Called after the scene has closed.
    func close(then action: @escaping () -> Void)
}

extension WireframeInterface {
    public func close() {
        close(then: {})
    }
}

/// The base of every view's interface.
@MainActor
public protocol ViewInterface: AnyObject {}

/// The base of every presenter's interface.
@MainActor
public protocol PresenterInterface: AnyObject {}

/// The base of every interactor's interface.
public nonisolated protocol InteractorInterface: AnyObject {}

/// The base of every formatter's interface.
public nonisolated protocol FormatterInterface: AnyObject {}
