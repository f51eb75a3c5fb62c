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

/// Requests compare, so that a presenter's test can say which option it expects. A scene equals
/// another one with the same initial data; alerts, and scenes with closures, equal none.
nonisolated extension RouteRequest: Equatable {
    static func == (one: RouteRequest, other: RouteRequest) -> Bool {
        switch (one, other) {
        case (.push(let scene), .push(let otherScene)),
            (.replace(let scene), .replace(let otherScene)):
            isEqual(scene, otherScene)
        case (.present(let scene, let style), .present(let otherScene, let otherStyle)):
            style == otherStyle && isEqual(scene, otherScene)
        case (.popToRoot, .popToRoot), (.close, .close): true
        default: false
        }
    }

    private static func isEqual(_ one: any SceneBuilding, _ other: any SceneBuilding) -> Bool {
        guard
            let one = one as? any Hashable,
            let other = other as? any Hashable
        else { return false }
        return AnyHashable(one) == AnyHashable(other)
    }
}
