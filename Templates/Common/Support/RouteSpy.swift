{{> header}}
{{^testingModule}}
@testable import {{module}}

{{/testingModule}}
{{#testingModule}}
public import {{module}}

{{/testingModule}}
/// Records what a router asks for.
@MainActor
{{> publicInTesting}}final class RouteSpy: RouteHandler {
    {{> publicInTesting}}private(set) var requests: [RouteRequest] = []
    /// The dependencies that came with the last request.
    {{> publicInTesting}}private(set) var dependencies = Dependencies()
    {{#testingModule}}

    public init() {}
    {{/testingModule}}

    {{> publicInTesting}}var pushed: [any SceneBuilding] {
        requests.compactMap { if case .push(let scene) = $0 { scene } else { nil } }
    }

    {{> publicInTesting}}var presented: [any SceneBuilding] {
        requests.compactMap { if case .present(let scene, _) = $0 { scene } else { nil } }
    }

    {{> publicInTesting}}var alerts: [SceneAlert] {
        requests.compactMap { if case .alert(let alert) = $0 { alert } else { nil } }
    }

    {{> publicInTesting}}var closeCount: Int {
        requests.count { if case .close = $0 { true } else { false } }
    }

    {{> publicInTesting}}func handle(_ request: RouteRequest, with dependencies: Dependencies) {
        requests.append(request)
        self.dependencies = dependencies
    }
}
