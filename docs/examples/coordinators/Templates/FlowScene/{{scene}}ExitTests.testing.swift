{{> header}}
{{> testImports}}
{{#memberImports}}
import {{.}}
{{/memberImports}}
import Testing

@testable import {{module}}

@MainActor
struct {{scene}}ExitTests {
    private let spy = RouteSpy()

    /// Follows an exit with an alert that names it.
    private var router: {{scene}}Router {
        var dependencies = Dependencies()
        dependencies.onExit { (exit: {{scene}}Exit, router) in
            router.handle(.alert(SceneAlert(title: "\(exit)")))
        }
        return {{scene}}Router(handler: spy, dependencies: dependencies)
    }
    {{#options.exit}}
    {{#isVoid}}

    @Test func {{plainName}}ReachesTheCoordinator() {
        router.exit(.{{name}})
        #expect(spy.alerts.map(\.title) == ["{{plainName}}"])
    }

    @Test func {{plainName}}ClosesWithoutACoordinator() {
        {{scene}}Router(handler: spy).exit(.{{name}})
        #expect(spy.closeCount == 1)
    }
    {{/isVoid}}
    {{^isVoid}}
    {{#hasSample}}

    @Test func {{plainName}}ReachesTheCoordinator() {
        let exit = {{scene}}Exit.{{name}}({{sample}})
        router.exit(exit)
        #expect(spy.alerts.map(\.title) == ["\(exit)"])
    }

    @Test func {{plainName}}ClosesWithoutACoordinator() {
        {{scene}}Router(handler: spy).exit(.{{name}}({{sample}}))
        #expect(spy.closeCount == 1)
    }
    {{/hasSample}}
    {{/isVoid}}
    {{/options.exit}}
}
