{{> header}}
{{> testImports}}
{{#memberImports}}
import {{.}}
{{/memberImports}}
import XCTest

@testable import {{module}}

nonisolated final class {{scene}}ExitTests: XCTestCase {
    /// Follows an exit with an alert that names it.
    @MainActor
    private func makeRouter(handler: RouteSpy) -> {{scene}}Router {
        var dependencies = Dependencies()
        dependencies.onExit { (exit: {{scene}}Exit, router) in
            router.handle(.alert(SceneAlert(title: "\(exit)")))
        }
        return {{scene}}Router(handler: handler, dependencies: dependencies)
    }
    {{#options.exit}}
    {{#isVoid}}

    @MainActor
    func test{{capitalizedName}}ReachesTheCoordinator() async {
        let spy = RouteSpy()
        makeRouter(handler: spy).exit(.{{name}})
        XCTAssertEqual(spy.alerts.map(\.title), ["{{plainName}}"])
    }

    @MainActor
    func test{{capitalizedName}}ClosesWithoutACoordinator() async {
        let spy = RouteSpy()
        {{scene}}Router(handler: spy).exit(.{{name}})
        XCTAssertEqual(spy.closeCount, 1)
    }
    {{/isVoid}}
    {{^isVoid}}
    {{#hasSample}}

    @MainActor
    func test{{capitalizedName}}ReachesTheCoordinator() async {
        let spy = RouteSpy()
        let exit = {{scene}}Exit.{{name}}({{sample}})
        makeRouter(handler: spy).exit(exit)
        XCTAssertEqual(spy.alerts.map(\.title), ["\(exit)"])
    }

    @MainActor
    func test{{capitalizedName}}ClosesWithoutACoordinator() async {
        let spy = RouteSpy()
        {{scene}}Router(handler: spy).exit(.{{name}}({{sample}}))
        XCTAssertEqual(spy.closeCount, 1)
    }
    {{/hasSample}}
    {{/isVoid}}
    {{/options.exit}}
}
